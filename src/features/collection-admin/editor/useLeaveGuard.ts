import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { guardPops } from '@/lib/popGuard'

/** A way out that waits for the owner's word. */
type Leaving = { by: 'link'; to: string } | { by: 'history'; delta: number }

/** React Router numbers its history entries. */
function historyIndex(): number {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : 0
}

/** The in-site target of a click that would leave the page, or null for every other click. */
export function linkTarget(event: MouseEvent): string | null {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null
  const url = new URL(link.href)
  if (url.origin !== location.origin) return null
  const here = url.pathname === location.pathname && url.search === location.search
  return here ? null : url.pathname + url.search + url.hash
}

/**
 * Holds whoever would leave with unsaved work: links and the browser's Back are stopped and asked about, closing the tab
 * gets the browser's own question. `isAsking` says that the question is open; `leave` goes on, `stay` does not.
 */
export function useLeaveGuard(unsaved: boolean) {
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  const navigate = useNavigate()
  const allowed = useRef(false)

  useEffect(() => {
    if (!unsaved) return undefined
    const at = historyIndex()
    let returning = false

    function onClick(event: MouseEvent) {
      const to = linkTarget(event)
      if (to === null) return
      event.preventDefault()
      event.stopPropagation()
      setLeaving({ by: 'link', to })
    }
    function onPopState(event: PopStateEvent) {
      if (allowed.current) return
      // The router does not hear of it; our own way back passes in silence.
      event.stopImmediatePropagation()
      const delta = historyIndex() - at
      if (returning || delta === 0) {
        returning = false
        return
      }
      returning = true
      history.go(-delta)
      setLeaving({ by: 'history', delta })
    }
    function onBeforeUnload(event: BeforeUnloadEvent) {
      if (!allowed.current) event.preventDefault()
    }
    document.addEventListener('click', onClick, true)
    const stopGuarding = guardPops(onPopState)
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => {
      document.removeEventListener('click', onClick, true)
      stopGuarding()
      window.removeEventListener('beforeunload', onBeforeUnload)
    }
  }, [unsaved])

  /** Asks no more: the work has been put away. */
  const allow = useCallback(() => {
    allowed.current = true
  }, [])
  const stay = useCallback(() => setLeaving(null), [])
  /** Goes where the owner wanted to go. */
  const leave = useCallback(() => {
    allowed.current = true
    setLeaving(null)
    if (leaving?.by === 'link') void navigate(leaving.to)
    if (leaving?.by === 'history') void navigate(leaving.delta)
  }, [leaving, navigate])

  return { isAsking: leaving !== null, stay, leave, allow }
}
