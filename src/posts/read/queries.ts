import {
  infiniteQueryOptions,
  type InfiniteData,
  type QueryFunctionContext,
  QueryObserver,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import { HOME_GALLERY_FETCHED_PER_TABLE, LIST_PAGE_SIZE } from '@/config/constants'
import type { StaticQuery } from '@/lib/browser/staticState'
import { isHostFailing } from '@/supabase/hostState'
import type { Collection } from '../collections'
import { type ListedPicture, listedWidth } from '../pictures/knownPictures'
import type { Post } from '../post'
import { postKey } from './postKey'
import { FRESH_MS, PUBLIC_KEY, queryClient } from './queryClient'
import { type PublicRead, readPublic } from './readPublic'
import {
  getNeighbours,
  getPost,
  getLatestPosts,
  type ListFilter,
  listPosts,
  type MetaFilter,
  type Neighbours,
  type PostPage,
  type PostRange,
} from './repository'

/** Cache time of an unused list, so that Back restores it, in ms. */
const LIST_CACHE_MS = 30 * 60_000

/** Parses an id from a URL. Returns null unless it is a positive safe integer. */
export function parsePostId(value: string | undefined): number | null {
  if (!value || !/^[1-9]\d*$/.test(value)) return null
  const id = Number(value)
  return Number.isSafeInteger(id) ? id : null
}

/** Maximum rows per request. Supabase truncates responses at 1,000 rows. */
const MAX_RANGE = 40 * LIST_PAGE_SIZE

/** Returns the posts of all pages without duplicates, which occur when a newly published row shifts later pages. */
function uniquePosts<Meta extends object>({ pages }: InfiniteData<PostPage<Meta>>): Post<Meta>[] {
  return [...new Map(pages.flatMap((page) => page.posts).map((post) => [post.id, post])).values()]
}

/** Detects a server that ignores offsets and returns its first page again: the list ends there. */
function isSamePage<Meta extends object>({ posts }: PostPage<Meta>, previous?: PostPage<Meta>): boolean {
  return previous !== undefined && previous.posts[0]?.id === posts[0]?.id
}

/** Cache key of a public list. Each filter has its own list. */
export function listKey(collection: Collection, filter?: object) {
  return [PUBLIC_KEY, collection.key, 'list', filter ?? null] as const
}

interface ListOptions<Meta extends object> {
  /** Minimum number of posts to load if the list is not cached. */
  minCount?: number | undefined
  filter?: ListFilter<Meta> | undefined
}

function listQuery<Meta extends object>(
  collection: Collection<Meta>,
  { minCount = 0, filter }: ListOptions<Meta>,
) {
  const rangeFrom = (offset: number): PostRange => {
    const missing = Math.ceil((minCount - offset) / LIST_PAGE_SIZE) * LIST_PAGE_SIZE
    return { offset, limit: Math.min(MAX_RANGE, Math.max(LIST_PAGE_SIZE, missing)) }
  }
  return infiniteQueryOptions({
    queryKey: listKey(collection, filter),
    meta: { table: collection.table },
    queryFn: (context) =>
      readPublic(
        {
          host: (signal) => listPosts(collection, context.pageParam, signal, filter),
          build: (lastBuild) => lastBuild.listPosts(collection, context.pageParam, filter),
        },
        context,
      ),
    initialPageParam: rangeFrom(0),
    getNextPageParam: (last, pages) =>
      last.nextOffset === null || isSamePage(last, pages.at(-2)) ? null : rangeFrom(last.nextOffset),
    select: uniquePosts<Meta>,
    // Refetching every page of a long list on each visit would be slow: `refreshStaleList` refetches only the first.
    staleTime: Infinity,
    gcTime: LIST_CACHE_MS,
  })
}

/**
 * A public list that loads page by page. `data` contains all posts loaded so far. If the list is not cached, at
 * least `minCount` posts are loaded in as few requests as possible.
 */
export function usePostList<Meta extends object>(
  collection: Collection<Meta>,
  options: ListOptions<Meta> = {},
) {
  return useInfiniteQuery(listQuery(collection, options), queryClient)
}

/** Truncates a stale list to its first page and refetches that page in the background, unless the host fails. */
export function refreshStaleList<Meta extends object>(
  collection: Collection<Meta>,
  filter?: MetaFilter<Meta>,
) {
  const queryKey = listKey(collection, filter)
  const state = queryClient.getQueryState<InfiniteData<unknown>>(queryKey)
  if (!state?.data || Date.now() - state.dataUpdatedAt < FRESH_MS || isHostFailing()) return
  const { pages, pageParams } = state.data
  const first = { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) }
  queryClient.setQueryData(queryKey, first, { updatedAt: state.dataUpdatedAt })
  void queryClient.invalidateQueries({ queryKey })
}

/** Cache key of a post's neighbours. */
export function neighboursKey(collection: Collection, id: number | undefined) {
  return [PUBLIC_KEY, collection.key, 'neighbours', id] as const
}

/** Returns a post from cached lists and neighbours. It lacks its text. */
function cachedPost<Meta extends object>(collection: Collection<Meta>, id: number): Post<Meta> | undefined {
  const lists = queryClient.getQueriesData<InfiniteData<PostPage<Meta>>>({
    queryKey: listKey(collection).slice(0, -1),
  })
  const neighbourQueries = queryClient.getQueriesData<Neighbours<Meta>>({
    queryKey: neighboursKey(collection, undefined).slice(0, -1),
  })
  const posts = [
    ...lists.flatMap(([, list]) => list?.pages.flatMap((page) => page.posts) ?? []),
    ...neighbourQueries.flatMap(([, neighbours]) => [neighbours?.previous, neighbours?.next]),
  ]
  return posts.find((post) => post?.id === id) ?? undefined
}

const postRead = <Meta extends object>(
  collection: Collection<Meta>,
  id: number,
): PublicRead<Post<Meta> | null> => ({
  host: (signal) => getPost(collection, id, signal),
  build: (lastBuild) => lastBuild.readPageQuery(collection.detailPath(id), postKey(collection, id)),
})

function postQuery<Meta extends object>(collection: Collection<Meta>, id: number | null) {
  return queryOptions({
    queryKey: postKey(collection, id),
    meta: { table: collection.table },
    queryFn: id === null ? skipToken : (context) => readPublic(postRead(collection, id), context),
    placeholderData: () => (id === null ? undefined : cachedPost(collection, id)),
  })
}

/**
 * One post by its id. `data` is null if it does not exist. Sends no request if `id` is null (a malformed URL). A post that
 * is cached in a list or as a neighbour serves as placeholder data until its text is loaded.
 */
export function usePost<Meta extends object>(collection: Collection<Meta>, id: number | null) {
  return useQuery(postQuery(collection, id), queryClient)
}

const neighboursRead = <Meta extends object>(
  collection: Collection<Meta>,
  post: Post<Meta>,
): PublicRead<Neighbours<Meta>> => ({
  host: (signal) => getNeighbours(collection, post, signal),
  build: (lastBuild) =>
    lastBuild.readPageQuery(collection.detailPath(post.id), neighboursKey(collection, post.id)),
})

/** The posts before and after one in its list. */
export function useNeighbours<Meta extends object>(
  collection: Collection<Meta>,
  post: Post<Meta> | null | undefined,
) {
  return useQuery(
    {
      queryKey: neighboursKey(collection, post?.id),
      meta: { table: collection.table },
      queryFn: post
        ? (context: QueryFunctionContext) => readPublic(neighboursRead(collection, post), context)
        : skipToken,
    },
    queryClient,
  )
}

/**
 * Loads the newest posts of a collection for the home page and calls `onPosts` with them, and again after each refetch; with null if
 * that fails, which is logged under the table's name. Reuses a fresh or pending result. Returns an unsubscribe function.
 */
export function watchLatestPosts<Meta extends object>(
  collection: Collection<Meta>,
  onPosts: (posts: Post<Meta>[] | null) => void,
): () => void {
  const observer = new QueryObserver(queryClient, {
    queryKey: [PUBLIC_KEY, collection.key, 'latest'],
    meta: { table: collection.table },
    queryFn: (context) =>
      readPublic(
        {
          host: (signal) => getLatestPosts(collection, signal),
          build: (lastBuild) => lastBuild.getLatestPosts(collection),
        },
        context,
      ),
  })
  let reported: Post<Meta>[] | null | undefined
  const report = () => {
    const { data, status } = observer.getCurrentResult()
    const posts = status === 'pending' ? undefined : (data ?? null)
    if (posts === undefined || posts === reported) return
    reported = posts
    onPosts(posts)
  }
  const unsubscribe = observer.subscribe(report)
  // A fresh result is there without a notification.
  report()
  return unsubscribe
}

/** Lists and neighbours do not contain the text. */
function withoutBody<Meta extends object>(post: Post<Meta>): Post<Meta> {
  return { ...post, body: null }
}

/** Returns the initial query of a list for a static page. One post more than the page size means that more follow. */
export function staticListQueries(collection: Collection, posts: readonly Post[]): StaticQuery[] {
  const page: PostPage<object> = {
    posts: posts.slice(0, LIST_PAGE_SIZE).map(withoutBody),
    nextOffset: posts.length > LIST_PAGE_SIZE ? LIST_PAGE_SIZE : null,
  }
  const pageParams = [{ offset: 0, limit: LIST_PAGE_SIZE }]
  return [{ key: listKey(collection), data: { pages: [page], pageParams } }]
}

/**
 * Returns the pictures of the newest posts for the static home page, whose request reads neither widths nor dates. It is no query: the
 * home page still reads its rows.
 */
export function staticLatestPictures(collection: Collection, posts: readonly Post[]): StaticQuery {
  const newest = posts.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
  const data = newest.slice(0, HOME_GALLERY_FETCHED_PER_TABLE).map((post): ListedPicture => ({
    thumbnail: post.thumbnail,
    width: listedWidth(post),
    date: post.publishedAt ?? post.createdAt,
  }))
  return { key: ['pictures', collection.key], data }
}

/** Returns the queries of a detail page for a static page: the post and its neighbours. */
export function staticDetailQueries(
  collection: Collection,
  post: Post,
  { previous, next }: Neighbours<object>,
): StaticQuery[] {
  const neighbours = { previous: previous && withoutBody(previous), next: next && withoutBody(next) }
  return [
    { key: postKey(collection, post.id), data: post },
    { key: neighboursKey(collection, post.id), data: neighbours },
  ]
}
