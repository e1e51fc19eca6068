import { useLocation, useNavigate } from 'react-router-dom'
import type { StateParam } from '@/config/pageQuery'

/** State of a history entry that was opened from the page below it, so that closing may go back to that page. */
export const openedHere = { openedHere: true } as const

/** A query with one value changed, or without it. */
export function queryWith(search: string, name: string, value: string | null): string {
  const params = new URLSearchParams(search)
  if (value === null) params.delete(name)
  else params.set(name, value)
  return `?${params}`
}

/** Opens what lies over a page, kept in the query as one history entry; `useHistoryParam` is the rest of it. */
export function useOpenParam(name: StateParam): (value: string) => void {
  const { search } = useLocation()
  const navigate = useNavigate()
  return (value) =>
    void navigate({ search: queryWith(search, name, value) }, { state: openedHere, preventScrollReset: true })
}
