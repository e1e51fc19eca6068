import {
  infiniteQueryOptions,
  type InfiniteData,
  QueryCache,
  QueryClient,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import { LIST_PAGE_SIZE, READ_RETRIES, READ_RETRY_BASE_MS } from '@/config/constants'
import { isRetryable } from '@/data/errors'
import { logger } from '@/lib/logger'
import type { Collection } from './definition'
import type { Post } from './post'
import {
  getNeighbours,
  getPost,
  latestPosts,
  listPosts,
  type Neighbours,
  type PostPage,
  type PostRange,
} from './repository'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { table: string }
  }
}

/** How long what was read counts as fresh, in ms. */
const FRESH_MS = 60_000
/** How long an unused list is kept for the way back to it, in ms. */
const LIST_KEPT_MS = 30 * 60_000

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

/** The most rows asked for at once: under the 1,000 at which Supabase cuts an answer short. */
const LARGEST_RANGE = 40 * LIST_PAGE_SIZE

/** Every post of the pages. A row published meanwhile shifts the pages; nobody sees one twice. */
function postsOf<Meta extends object>({ pages }: InfiniteData<PostPage<Meta>>): Post<Meta>[] {
  return [...new Map(pages.flatMap((page) => page.posts).map((post) => [post.id, post])).values()]
}

function listKey(collection: Collection) {
  return ['posts', collection.key, 'list'] as const
}

function listQuery<Meta extends object>(collection: Collection<Meta>, wanted = 0) {
  const rangeFrom = (offset: number): PostRange => {
    const missing = Math.ceil((wanted - offset) / LIST_PAGE_SIZE) * LIST_PAGE_SIZE
    return { offset, limit: Math.min(LARGEST_RANGE, Math.max(LIST_PAGE_SIZE, missing)) }
  }
  return infiniteQueryOptions({
    queryKey: listKey(collection),
    meta: { table: collection.table },
    queryFn: ({ pageParam, signal }) => listPosts(collection, pageParam, signal),
    initialPageParam: rangeFrom(0),
    getNextPageParam: (last) => (last.nextOffset === null ? null : rangeFrom(last.nextOffset)),
    select: postsOf<Meta>,
    // Reading a long list again page by page on every return would be slow: `freshenPostList` starts it anew instead.
    staleTime: Infinity,
    gcTime: LIST_KEPT_MS,
  })
}

/**
 * A public list, page after page. `data` is every post read so far. `wanted` posts, where the cache holds none, are read
 * in as few requests as the server allows.
 */
export function usePostList<Meta extends object>(collection: Collection<Meta>, wanted = 0) {
  return useInfiniteQuery(listQuery(collection, wanted), queryClient)
}

/** Starts a list that was read a while ago anew: keeps its first page and reads that again behind it. */
export function freshenPostList(collection: Collection) {
  const queryKey = listKey(collection)
  const state = queryClient.getQueryState<InfiniteData<unknown>>(queryKey)
  if (!state?.data || Date.now() - state.dataUpdatedAt < FRESH_MS) return
  const { pages, pageParams } = state.data
  queryClient.setQueryData(queryKey, { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) })
  void queryClient.invalidateQueries({ queryKey })
}

function postKey(collection: Collection, id: number | null) {
  return ['posts', collection.key, 'detail', id] as const
}

function neighboursKey(collection: Collection, id: number | undefined) {
  return ['posts', collection.key, 'neighbours', id] as const
}

/** A post as a list or its neighbour already brought it: everything but its text. */
function knownPost<Meta extends object>(collection: Collection<Meta>, id: number): Post<Meta> | undefined {
  const list = queryClient.getQueryData<InfiniteData<PostPage<Meta>>>(listKey(collection))
  const beside = queryClient.getQueriesData<Neighbours<Meta>>({
    queryKey: neighboursKey(collection, undefined).slice(0, -1),
  })
  const known = [
    ...(list?.pages.flatMap((page) => page.posts) ?? []),
    ...beside.flatMap(([, neighbours]) => [neighbours?.previous, neighbours?.next]),
  ]
  return known.find((post) => post?.id === id) ?? undefined
}

function postQuery<Meta extends object>(collection: Collection<Meta>, id: number | null) {
  return queryOptions({
    queryKey: postKey(collection, id),
    meta: { table: collection.table },
    queryFn: id === null ? skipToken : ({ signal }) => getPost(collection, id, signal),
    placeholderData: () => (id === null ? undefined : knownPost(collection, id)),
  })
}

/**
 * One post by its id; `data` is null when there is none. A null id (a malformed address) asks nobody. What a list or a
 * neighbour already brought shows at once as placeholder data, the text follows.
 */
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
      queryKey: neighboursKey(collection, post?.id),
      meta: { table: collection.table },
      queryFn: post
        ? ({ signal }: { signal: AbortSignal }) => getNeighbours(collection, post, signal)
        : skipToken,
    },
    queryClient,
  )
}

/**
 * The newest posts of a collection for home. Asked again while the answer is fresh or under way, it makes no second
 * request. Throws `DataError`, already logged under the table's name.
 */
export function readLatestPosts<Meta extends object>(collection: Collection<Meta>) {
  return queryClient.fetchQuery({
    queryKey: ['posts', collection.key, 'latest'],
    meta: { table: collection.table },
    queryFn: ({ signal }: { signal: AbortSignal }) => latestPosts(collection, signal),
  })
}
