import { useMemo } from 'react'
import { useSearchParams } from 'react-router-data'

/** Returns a list's query from the address and a function that changes it. Changes other than of `page` go to page 1. */
export function useListQuery<Query extends { page: number }>(
  read: (parameters: URLSearchParams) => Query,
  write: (query: Query) => URLSearchParams,
): [Query, (change: Partial<Query>) => void] {
  const [parameters, setParameters] = useSearchParams()
  const query = useMemo(() => read(parameters), [read, parameters])

  function change(part: Partial<Query>) {
    // Only page changes create a history entry.
    setParameters(write({ ...query, page: 1, ...part }), { replace: part.page === undefined })
  }
  return [query, change]
}
