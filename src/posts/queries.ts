import {
  infiniteQueryOptions,
  type InfiniteData,
  type QueryFunctionContext,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import { LIST_PAGE_SIZE } from '@/config/constants'
import type { Collection } from './definition'
import type { Post } from './post'
import { FRESH_MS, queryClient } from './queryClient'
import {
  getNeighbours,
  getPost,
  latestPosts,
  type ListFilter,
  listPosts,
  type MetaFilter,
  type Neighbours,
  type PostPage,
  type PostRange,
} from './repository'

/** How long an unused list is kept for the way back to it, in ms. */
const LIST_KEPT_MS = 30 * 60_000

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

/** A server that does not know of offsets gives its first page for ever: there is no more to be had from it. */
function isSamePage<Meta extends object>({ posts }: PostPage<Meta>, before?: PostPage<Meta>): boolean {
  return before !== undefined && before.posts[0]?.id === posts[0]?.id
}

/** Key of a public list in the cache; a filtered one is a list of its own. */
export function listKey(collection: Collection, filter?: object) {
  return ['posts', collection.key, 'list', filter ?? null] as const
}

interface ListOptions<Meta extends object> {
  /** How many posts are read at least, where the cache holds none. */
  wanted?: number | undefined
  filter?: ListFilter<Meta> | undefined
}

function listQuery<Meta extends object>(
  collection: Collection<Meta>,
  { wanted = 0, filter }: ListOptions<Meta>,
) {
  const rangeFrom = (offset: number): PostRange => {
    const missing = Math.ceil((wanted - offset) / LIST_PAGE_SIZE) * LIST_PAGE_SIZE
    return { offset, limit: Math.min(LARGEST_RANGE, Math.max(LIST_PAGE_SIZE, missing)) }
  }
  return infiniteQueryOptions({
    queryKey: listKey(collection, filter),
    meta: { table: collection.table },
    queryFn: ({ pageParam, signal }) => listPosts(collection, pageParam, signal, filter),
    initialPageParam: rangeFrom(0),
    getNextPageParam: (last, pages) =>
      last.nextOffset === null || isSamePage(last, pages.at(-2)) ? null : rangeFrom(last.nextOffset),
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
export function usePostList<Meta extends object>(
  collection: Collection<Meta>,
  options: ListOptions<Meta> = {},
) {
  return useInfiniteQuery(listQuery(collection, options), queryClient)
}

/** Starts a list that was read a while ago anew: keeps its first page and reads that again behind it. */
export function freshenPostList<Meta extends object>(
  collection: Collection<Meta>,
  filter?: MetaFilter<Meta>,
) {
  const queryKey = listKey(collection, filter)
  const state = queryClient.getQueryState<InfiniteData<unknown>>(queryKey)
  if (!state?.data || Date.now() - state.dataUpdatedAt < FRESH_MS) return
  const { pages, pageParams } = state.data
  const first = { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) }
  queryClient.setQueryData(queryKey, first, { updatedAt: state.dataUpdatedAt })
  void queryClient.invalidateQueries({ queryKey })
}

/** Key of one post in the cache. */
export function postKey(collection: Collection, id: number | null) {
  return ['posts', collection.key, 'detail', id] as const
}

/** Key of the posts beside one. */
export function neighboursKey(collection: Collection, id: number | undefined) {
  return ['posts', collection.key, 'neighbours', id] as const
}

/** A post as a list or its neighbour already brought it: everything but its text. */
function knownPost<Meta extends object>(collection: Collection<Meta>, id: number): Post<Meta> | undefined {
  const lists = queryClient.getQueriesData<InfiniteData<PostPage<Meta>>>({
    queryKey: listKey(collection).slice(0, -1),
  })
  const beside = queryClient.getQueriesData<Neighbours<Meta>>({
    queryKey: neighboursKey(collection, undefined).slice(0, -1),
  })
  const known = [
    ...lists.flatMap(([, list]) => list?.pages.flatMap((page) => page.posts) ?? []),
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
        ? ({ signal }: QueryFunctionContext) => getNeighbours(collection, post, signal)
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
    queryFn: ({ signal }: QueryFunctionContext) => latestPosts(collection, signal),
  })
}
