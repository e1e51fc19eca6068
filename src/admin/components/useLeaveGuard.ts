import { useCallback, useEffect, useRef } from 'react'
import { NavigationType, useBlocker, useNavigation, type BlockerFunction } from 'react-router-data'

/**
 * Blocks navigation while there are unsaved changes. Router navigations (links, Back and Forward, logging out) set
 * `isAsking`, until `leave` continues or `stay` cancels. Closing the tab shows the browser's own dialog.
 */
export function useLeaveGuard(unsaved: boolean) {
  const allowed = useRef(false)
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation, historyAction }) =>
      // The page itself replaces the address, for example after the first save. It stays mounted.
      unsaved &&
      !allowed.current &&
      historyAction !== NavigationType.Replace &&
      currentLocation.pathname !== nextLocation.pathname,
    [unsaved],
  )
  const { state, proceed, reset } = useBlocker(shouldBlock)
  const { state: navigationState } = useNavigation()

  // Ask again if the allowed navigation did not happen, for example a cancelled logout.
  useEffect(() => {
    if (navigationState === 'idle') allowed.current = false
  }, [navigationState])

  useEffect(() => {
    if (!unsaved) return undefined
    function onBeforeUnload(event: BeforeUnloadEvent) {
      if (!allowed.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', onBeforeUnload)
    /** A page restored from the back/forward cache still has `allowed` set and would not ask: reload it. */
    function onPageShow({ persisted }: PageTransitionEvent) {
      if (persisted && allowed.current) location.reload()
    }
    window.addEventListener('pageshow', onPageShow)
    return () => {
      window.removeEventListener('beforeunload', onBeforeUnload)
      window.removeEventListener('pageshow', onPageShow)
    }
  }, [unsaved])

  /** Allows the next navigation, because the changes have been stored. */
  const allow = useCallback(() => {
    allowed.current = true
  }, [])
  const stay = useCallback(() => reset?.(), [reset])
  /** Continues the blocked navigation. */
  const leave = useCallback(() => {
    allow()
    proceed?.()
  }, [allow, proceed])

  return { isAsking: state === 'blocked', stay, leave, allow }
}
