import { useLocation, useNavigate } from 'react-router-dom'
import type { StateParam } from '@/config/pageQuery'

/** History state of an entry opened from within the page, so that closing can navigate back. */
export const openedHere = { openedHere: true } as const

/** Returns the query with one parameter set, or removed if `value` is null. */
export function withQueryParam(search: string, name: string, value: string | null): string {
  const params = new URLSearchParams(search)
  if (value === null) params.delete(name)
  else params.set(name, value)
  return `?${params}`
}

/** Returns a function that sets the parameter in a new history entry. `useHistoryParam` reads, replaces and removes it. */
export function useOpenParam(name: StateParam): (value: string) => void {
  const { search } = useLocation()
  const navigate = useNavigate()
  return (value) =>
    void navigate(
      { search: withQueryParam(search, name, value) },
      { state: openedHere, preventScrollReset: true },
    )
}
