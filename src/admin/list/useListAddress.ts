import { useMemo } from 'react'
import { useSearchParams } from 'react-router-data'

/** A list's query as the address has it, and the way to change it: everything but `page` starts at page 1. */
export function useListAddress<Query extends { page: number }>(
  read: (parameters: URLSearchParams) => Query,
  write: (query: Query) => URLSearchParams,
): [Query, (change: Partial<Query>) => void] {
  const [parameters, setParameters] = useSearchParams()
  const query = useMemo(() => read(parameters), [read, parameters])

  function change(part: Partial<Query>) {
    // Turning a page is a step that Back undoes; refining the search is not.
    setParameters(write({ ...query, page: 1, ...part }), { replace: part.page === undefined })
  }
  return [query, change]
}
