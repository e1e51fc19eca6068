import { keepPreviousData, queryOptions, type QueryKey, useQuery } from '@tanstack/react-query'
import type { Collection } from '../collections'
import type { Post } from '../post'
import { queryClient } from '../read/queryClient'
import type { OwnerListQuery } from './ownerListQuery'
import {
  countOwnerPosts,
  getOwnerPost,
  listOwnerPosts,
  listUsedTexts,
  type OwnerPage,
} from './ownerRepository'

/** First element of the key of every owner query. */
export const OWNER_KEY = 'owner'
/** Common prefix of the keys of the trash queries. */
export const TRASH_KEY = [OWNER_KEY, 'trash'] as const

/** The query of one page of an owner's list. */
export function ownerListQuery<Meta extends object>(collection: Collection<Meta>, query: OwnerListQuery) {
  return queryOptions({
    queryKey: [OWNER_KEY, collection.key, 'list', query],
    meta: { table: collection.table },
    queryFn: ({ signal }) => listOwnerPosts(collection, query, signal),
    // Another tab or device may have changed it: cached values are shown and always refetched.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

/** One page of an owner's list. The previous page stays visible while the next one loads. */
export function useOwnerList<Meta extends object>(collection: Collection<Meta>, query: OwnerListQuery) {
  return useQuery(ownerListQuery(collection, query), queryClient)
}

/** Row counts of all collections. */
export function useAllCounts() {
  return useQuery(
    {
      queryKey: [OWNER_KEY, 'counts'],
      meta: { table: 'count_posts' },
      queryFn: ({ signal }: { signal: AbortSignal }) => countOwnerPosts(signal),
    },
    queryClient,
  )
}

/** Row counts of one collection. */
export function useOwnerCounts({ key }: Collection) {
  const { data, isPending } = useAllCounts()
  return { data: data?.[key], isPending }
}

/** One whole row for the editor, never served from the cache. `data` is null if there is no such row. */
export function useOwnerPost<Meta extends object>(collection: Collection<Meta>, id: number) {
  return useQuery(
    {
      queryKey: [OWNER_KEY, collection.key, 'post', id],
      meta: { table: collection.table },
      queryFn: ({ signal }: { signal: AbortSignal }) => getOwnerPost(collection, id, signal),
      staleTime: 0,
      gcTime: 0,
    },
    queryClient,
  )
}

const NO_TEXTS: readonly string[] = []

/** The distinct values of one text field of `meta` in a collection. Empty without a name and while loading. */
export function useUsedTexts(collection: Collection, name: string | null): readonly string[] {
  const { data } = useQuery(
    {
      queryKey: [OWNER_KEY, collection.key, 'used', name],
      meta: { table: collection.table },
      queryFn: ({ signal }: { signal: AbortSignal }) => listUsedTexts(collection, name ?? '', signal),
      enabled: name !== null,
    },
    queryClient,
  )
  return data ?? NO_TEXTS
}

type PageChange = (page: OwnerPage) => OwnerPage

/** How a cached page came about: the page as loaded, and the optimistic changes since. */
interface PageHistory {
  loaded: OwnerPage
  changes: readonly PageChange[]
}

/** By the page as it is in the cache. A page that was refetched is another object, so that it starts without changes. */
const histories = new WeakMap<OwnerPage, PageHistory>()

/** Puts the page that results from its changes into the cache. */
function cachePage(queryKey: QueryKey, { loaded, changes }: PageHistory) {
  const next = changes.reduce((page, change) => change(page), loaded)
  const cached = queryClient.setQueryData<OwnerPage>(queryKey, next)
  if (cached) histories.set(cached, { loaded, changes })
}

/**
 * Changes every cached page of a list before the server confirms. Returns a function that undoes only this change: others
 * stay, and so do pages that were refetched meanwhile.
 */
export async function updateListsOptimistically(
  collection: Collection,
  change: PageChange,
): Promise<() => void> {
  const queryKey = [OWNER_KEY, collection.key, 'list']
  const cachedPages = () => queryClient.getQueriesData<OwnerPage>({ queryKey })
  await queryClient.cancelQueries({ queryKey })
  for (const [key, page] of cachedPages()) {
    if (!page) continue
    const { loaded, changes } = histories.get(page) ?? { loaded: page, changes: [] }
    cachePage(key, { loaded, changes: [...changes, change] })
  }
  return () => {
    for (const [key, page] of cachedPages()) {
      const history = page && histories.get(page)
      if (history?.changes.includes(change))
        cachePage(key, { ...history, changes: history.changes.filter((other) => other !== change) })
    }
  }
}

/** Puts a saved post into the cached pages of its list, which stay visible until they are refetched. */
export function cacheSavedPost({ key }: Collection, saved: Post): void {
  queryClient.setQueriesData<OwnerPage>(
    { queryKey: [OWNER_KEY, key, 'list'] },
    (page) => page && { ...page, posts: page.posts.map((post) => (post.id === saved.id ? saved : post)) },
  )
}

/** Invalidates every list, count and public query of a collection. */
export async function refreshCollection(collection: Collection): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [OWNER_KEY, collection.key] }),
    queryClient.invalidateQueries({ queryKey: [OWNER_KEY, 'counts'] }),
    queryClient.invalidateQueries({ queryKey: TRASH_KEY }),
    queryClient.invalidateQueries({ queryKey: ['posts', collection.key] }),
  ])
}

/** Invalidates all owner and public queries after a change in the trash. */
export async function refreshAfterTrashChange(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [OWNER_KEY] }),
    queryClient.invalidateQueries({ queryKey: ['posts'] }),
  ])
}

/** Invalidates the owner's queries after signing in. */
export async function refreshOwnerQueries(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [OWNER_KEY] })
}

/** Removes the owner's data from the cache after signing out. Mounted queries are refetched as a visitor. */
export async function clearOwnerQueries(): Promise<void> {
  queryClient.removeQueries({ queryKey: [OWNER_KEY], type: 'inactive' })
  const mutations = queryClient.getMutationCache()
  // Paused mutations stay: they continue once the owner signs in again.
  for (const mutation of mutations.findAll({ status: 'success' })) mutations.remove(mutation)
  await queryClient.resetQueries({ queryKey: [OWNER_KEY] })
}
