import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ADMIN_LIST_PAGE_SIZE } from '@/config/constants'

interface Listed<Row> {
  posts: Row[]
  total: number
}

/** The posts on a list's page and how many pages there are; `turn` leads back to the last of them. */
export function useListPage<Row extends { title: string }>(
  list: UseQueryResult<Listed<Row>>,
  page: number,
  turn: (page: number) => void,
): { posts: Row[]; pages: number } {
  const posts = list.data?.posts
  const pages = Math.max(1, Math.ceil((list.data?.total ?? 0) / ADMIN_LIST_PAGE_SIZE))
  // What was taken out emptied the page of the address: the last one that is left is meant.
  const beyond = list.isSuccess && !list.isPlaceholderData && page > pages
  useEffect(() => {
    if (beyond) turn(pages)
  })
  return { posts: posts ?? [], pages }
}
