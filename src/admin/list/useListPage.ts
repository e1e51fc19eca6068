import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ADMIN_LIST_PAGE_SIZE } from '@/config/constants'

interface ListPage<Row> {
  posts: Row[]
  total: number
}

/** Returns the rows of a list's page and the number of pages. Calls `turn` with the last page if `page` is beyond it. */
export function useListPage<Row>(
  list: UseQueryResult<ListPage<Row>>,
  page: number,
  turn: (page: number) => void,
): { posts: Row[]; pages: number } {
  const posts = list.data?.posts
  const pages = Math.max(1, Math.ceil((list.data?.total ?? 0) / ADMIN_LIST_PAGE_SIZE))
  // The page in the address may no longer exist, for example after its last row was deleted.
  const beyond = list.isSuccess && !list.isPlaceholderData && page > pages
  useEffect(() => {
    if (beyond) turn(pages)
  })
  return { posts: posts ?? [], pages }
}
