import { useCallback, useEffect, useRef } from 'react'
import { NavigationType, useBlocker, useNavigation, type BlockerFunction } from 'react-router-data'

/**
 * Holds whoever would leave with unsaved work. Everything that the router does is asked about: links, Back and Forward,
 * the site's addresses, logging out; closing the tab gets the browser's own question. `isAsking` says that the question
 * is open; `leave` goes on, `stay` does not.
 */
export function useLeaveGuard(unsaved: boolean) {
  const allowed = useRef(false)
  const wouldLeave = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation, historyAction }) =>
      // A replaced address is the page's own doing: what is shown stays.
      unsaved &&
      !allowed.current &&
      historyAction !== NavigationType.Replace &&
      currentLocation.pathname !== nextLocation.pathname,
    [unsaved],
  )
  const { state, proceed, reset } = useBlocker(wouldLeave)
  const { state: going } = useNavigation()

  // Whoever was let go and is still here, as after a logout that was called off, is asked again.
  useEffect(() => {
    if (going === 'idle') allowed.current = false
  }, [going])

  useEffect(() => {
    if (!unsaved) return undefined
    function onBeforeUnload(event: BeforeUnloadEvent) {
      if (!allowed.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', onBeforeUnload)
    /** A page that was left for another document and wakes up again would ask no more: it begins anew. */
    function onPageShow({ persisted }: PageTransitionEvent) {
      if (persisted && allowed.current) location.reload()
    }
    window.addEventListener('pageshow', onPageShow)
    return () => {
      window.removeEventListener('beforeunload', onBeforeUnload)
      window.removeEventListener('pageshow', onPageShow)
    }
  }, [unsaved])

  /** Asks no more: the work has been put away. */
  const allow = useCallback(() => {
    allowed.current = true
  }, [])
  const stay = useCallback(() => reset?.(), [reset])
  /** Goes where the owner wanted to go. */
  const leave = useCallback(() => {
    allow()
    proceed?.()
  }, [allow, proceed])

  return { isAsking: state === 'blocked', stay, leave, allow }
}
