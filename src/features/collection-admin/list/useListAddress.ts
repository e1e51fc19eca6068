import { useMemo } from 'react'
import { useSearchParams } from 'react-router-data'
import { ownerListParameters, parseOwnerListQuery, type OwnerListQuery } from '@/collections/ownerQuery'

/** The list's query as the address has it, and the way to change it: everything but `page` starts at page 1. */
export function useListAddress(): [OwnerListQuery, (change: Partial<OwnerListQuery>) => void] {
  const [parameters, setParameters] = useSearchParams()
  const query = useMemo(() => parseOwnerListQuery(parameters), [parameters])

  function change(part: Partial<OwnerListQuery>) {
    // Turning a page is a step that Back undoes; refining the search is not.
    setParameters(ownerListParameters({ ...query, page: 1, ...part }), { replace: part.page === undefined })
  }
  return [query, change]
}
