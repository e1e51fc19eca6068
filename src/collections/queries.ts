import {
  infiniteQueryOptions,
  QueryCache,
  QueryClient,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import { READ_RETRIES, READ_RETRY_BASE_MS } from '@/config/constants'
import { isRetryable } from '@/data/errors'
import { logger } from '@/lib/logger'
import type { Collection } from './definition'
import type { Post } from './post'
import { getNeighbours, getPost, latestPosts, listPosts } from './repository'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { table: string }
  }
}

/** How long what was read counts as fresh, in ms. */
const FRESH_MS = 60_000

/**
 * The cache of everything read. Hooks are given it directly, so that pages without managed content need no provider and
 * load no query code. Reads fail when offline instead of waiting unseen.
 */
export const queryClient = new QueryClient({
  // A read that failed for good is logged under its table's name (decisions §9).
  queryCache: new QueryCache({ onError: (error, query) => logger.error(query.meta?.table, error) }),
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: FRESH_MS,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < READ_RETRIES && isRetryable(error),
      retryDelay: (failures) => READ_RETRY_BASE_MS * 2 ** failures,
    },
  },
})

/** An id as an address carries it: a positive safe integer, or null. */
export function parsePostId(value: string | undefined): number | null {
  if (!value || !/^[1-9]\d*$/.test(value)) return null
  const id = Number(value)
  return Number.isSafeInteger(id) ? id : null
}

function listQuery<Meta extends object>(collection: Collection<Meta>) {
  return infiniteQueryOptions({
    queryKey: ['posts', collection.key, 'list'],
    meta: { table: collection.table },
    queryFn: ({ pageParam, signal }) => listPosts(collection, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (last) => last.nextOffset,
    // A row published meanwhile shifts the pages; nobody sees one twice.
    select: ({ pages }) => [
      ...new Map(pages.flatMap((page) => page.posts).map((post) => [post.id, post])).values(),
    ],
  })
}

/** A public list, page after page. `data` is every post read so far. */
export function usePostList<Meta extends object>(collection: Collection<Meta>) {
  return useInfiniteQuery(listQuery(collection), queryClient)
}

function postQuery<Meta extends object>(collection: Collection<Meta>, id: number | null) {
  return queryOptions({
    queryKey: ['posts', collection.key, 'detail', id],
    meta: { table: collection.table },
    queryFn: id === null ? skipToken : ({ signal }) => getPost(collection, id, signal),
  })
}

/** One post by its id; `data` is null when there is none. A null id (a malformed address) asks nobody. */
export function usePost<Meta extends object>(collection: Collection<Meta>, id: number | null) {
  return useQuery(postQuery(collection, id), queryClient)
}

/** The posts beside one in its list. */
export function useNeighbours<Meta extends object>(
  collection: Collection<Meta>,
  post: Post<Meta> | null | undefined,
) {
  return useQuery(
    {
      queryKey: ['posts', collection.key, 'neighbours', post?.id],
      meta: { table: collection.table },
      queryFn: post
        ? ({ signal }: { signal: AbortSignal }) => getNeighbours(collection, post, signal)
        : skipToken,
    },
    queryClient,
  )
}

/** The newest posts of a collection for home; asks only once `enabled`. */
export function useLatestPosts<Meta extends object>(collection: Collection<Meta>, enabled: boolean) {
  return useQuery(
    {
      queryKey: ['posts', collection.key, 'latest'],
      meta: { table: collection.table },
      queryFn: ({ signal }: { signal: AbortSignal }) => latestPosts(collection, signal),
      enabled,
    },
    queryClient,
  )
}
