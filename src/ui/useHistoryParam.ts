import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { StateParam } from '@/config/pageQuery'
import { queryWith, useOpenParam } from './useOpenParam'

interface HistoryParam {
  /** What the address says, or null. */
  value: string | null
  /** The address with this value, for a link; give it `openedHere` as its state. */
  hrefOf: (value: string) => { search: string }
  open: (value: string) => void
  /** Another value in the same history entry. */
  turn: (value: string) => void
  close: () => void
}

function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedHere' in state && state.openedHere === true
}

/**
 * Something that lies open over a page, kept in the query as one history entry: Back closes it. Closing goes back when
 * it was opened from the page, and replaces the address when the visitor came with it (decisions §10.12). `along` is a
 * parameter that says more of one value: it goes when that does.
 */
export function useHistoryParam(name: StateParam, along?: StateParam): HistoryParam {
  const location = useLocation()
  const navigate = useNavigate()
  const value = new URLSearchParams(location.search).get(name)
  const leaving = useRef(false)
  useLayoutEffect(() => {
    if (value === null) leaving.current = false
  }, [value])

  const open = useOpenParam(name)
  const hrefOf = (next: string | null) => {
    const others = along ? queryWith(location.search, along, null) : location.search
    return { search: queryWith(others, name, next) }
  }

  return {
    value,
    hrefOf,
    open,
    turn: (next) => {
      // What follows the typing would open again what is closing.
      if (!leaving.current)
        void navigate(hrefOf(next), { replace: true, state: location.state, preventScrollReset: true })
    },
    close: () => {
      // A second Esc before the address has changed would leave the page itself.
      if (leaving.current || value === null) return
      leaving.current = true
      if (wasOpenedHere(location.state)) void navigate(-1)
      else void navigate(hrefOf(null), { replace: true, preventScrollReset: true })
    },
  }
}
