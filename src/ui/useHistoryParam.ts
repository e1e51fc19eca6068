import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { StateParam } from '@/config/pageQuery'
import { withQueryParam, useOpenParam } from './useOpenParam'

interface HistoryParam {
  /** The parameter's value, or null. */
  value: string | null
  /** Returns the target of a link that sets the value. The link needs `openedHere` as its state. */
  getHref: (value: string) => { search: string }
  open: (value: string) => void
  /** Replaces the value in the same history entry. */
  replace: (value: string) => void
  close: () => void
}

function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedHere' in state && state.openedHere === true
}

/**
 * Keeps the state of a dialog or sheet in a query parameter with its own history entry, so that Back closes it. Closing navigates
 * back if it was opened within the page, and replaces the URL if the visitor arrived with the parameter. `dependentParam` is
 * removed whenever the value changes.
 */
export function useHistoryParam(name: StateParam, dependentParam?: StateParam): HistoryParam {
  const location = useLocation()
  const navigate = useNavigate()
  const value = new URLSearchParams(location.search).get(name)
  const closing = useRef(false)
  useLayoutEffect(() => {
    if (value === null) closing.current = false
  }, [value])

  const open = useOpenParam(name)
  const hrefOf = (next: string | null) => {
    const others = dependentParam ? withQueryParam(location.search, dependentParam, null) : location.search
    return { search: withQueryParam(others, name, next) }
  }

  return {
    value,
    getHref: hrefOf,
    open,
    replace: (next) => {
      // A late update, such as a debounced input, must not reopen what is closing.
      if (!closing.current)
        void navigate(hrefOf(next), { replace: true, state: location.state, preventScrollReset: true })
    },
    close: () => {
      // A second Esc before the URL has changed would navigate away from the page.
      if (closing.current || value === null) return
      closing.current = true
      if (wasOpenedHere(location.state)) void navigate(-1)
      else void navigate(hrefOf(null), { replace: true, preventScrollReset: true })
    },
  }
}
