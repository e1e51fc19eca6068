import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Collection } from './definition'
import type { OwnerListQuery } from './ownerQuery'
import {
  countOwnerPosts,
  getOwnerPost,
  listOwnerPosts,
  listUsedTexts,
  type OwnerPage,
} from './ownerRepository'
import { queryClient } from './queryClient'

/** What all keys of the owner's reads begin with. */
export const OWNER = 'owner'
/** Key of all that is read of the trash. */
export const TRASH = [OWNER, 'trash'] as const

function ownerListQuery<Meta extends object>(collection: Collection<Meta>, query: OwnerListQuery) {
  return queryOptions({
    queryKey: [OWNER, collection.key, 'list', query],
    meta: { table: collection.table },
    queryFn: ({ signal }) => listOwnerPosts(collection, query, signal),
    // Another tab or device may have changed it: always looked at again, shown at once meanwhile.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

/** One page of the owner's list; the page before stays on screen while the next one comes. */
export function useOwnerList<Meta extends object>(collection: Collection<Meta>, query: OwnerListQuery) {
  return useQuery(ownerListQuery(collection, query), queryClient)
}

/** How many rows each collection has, drafts and what lies in the trash. */
export function useAllCounts() {
  return useQuery(
    {
      queryKey: [OWNER, 'counts'],
      meta: { table: 'count_posts' },
      queryFn: ({ signal }: { signal: AbortSignal }) => countOwnerPosts(signal),
    },
    queryClient,
  )
}

/** The same of one collection. */
export function useOwnerCounts({ key }: Collection) {
  const { data, isPending } = useAllCounts()
  return { data: data?.[key], isPending }
}

/** One whole row for the editor, always read anew; `data` is null when there is none. */
export function useOwnerPost<Meta extends object>(collection: Collection<Meta>, id: number) {
  return useQuery(
    {
      queryKey: [OWNER, collection.key, 'post', id],
      meta: { table: collection.table },
      queryFn: ({ signal }: { signal: AbortSignal }) => getOwnerPost(collection, id, signal),
      staleTime: 0,
      gcTime: 0,
    },
    queryClient,
  )
}

const none: readonly string[] = []

/** What the rows of a collection say in one text of their `meta`, each once; nothing without a name or while it is read. */
export function useUsedTexts(collection: Collection, name: string | null): readonly string[] {
  const { data } = useQuery(
    {
      queryKey: [OWNER, collection.key, 'used', name],
      meta: { table: collection.table },
      queryFn: ({ signal }: { signal: AbortSignal }) => listUsedTexts(collection, name ?? '', signal),
      enabled: name !== null,
    },
    queryClient,
  )
  return data ?? none
}

/** Changes every page of a list that is on screen or kept, before the server says so. Gives the way back. */
export async function changeListsNow<Meta extends object>(
  collection: Collection<Meta>,
  change: (page: OwnerPage<Meta>) => OwnerPage<Meta>,
): Promise<() => void> {
  const queryKey = [OWNER, collection.key, 'list']
  await queryClient.cancelQueries({ queryKey })
  const before = queryClient.getQueriesData<OwnerPage<Meta>>({ queryKey })
  queryClient.setQueriesData<OwnerPage<Meta>>({ queryKey }, (page) => page && change(page))
  return () => {
    for (const [key, page] of before) queryClient.setQueryData(key, page)
  }
}

/** Tells every list, count and public page of a collection that its rows have changed. */
export async function refreshCollection(collection: Collection): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [OWNER, collection.key] }),
    queryClient.invalidateQueries({ queryKey: [OWNER, 'counts'] }),
    queryClient.invalidateQueries({ queryKey: TRASH }),
    queryClient.invalidateQueries({ queryKey: ['posts', collection.key] }),
  ])
}

/** Reads everything of the owner anew that a change of the trash touches, and what visitors see. */
export async function refreshAfterTrash(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [OWNER] }),
    queryClient.invalidateQueries({ queryKey: ['posts'] }),
  ])
}

/** Reads anew what the owner alone may see: after connecting. */
export async function refreshOwner(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [OWNER] })
}

/** Forgets what the owner alone may see, after the connection has ended; what is on screen is read as anyone may. */
export async function forgetOwner(): Promise<void> {
  queryClient.removeQueries({ queryKey: [OWNER], type: 'inactive' })
  const mutations = queryClient.getMutationCache()
  // One that waits goes on once the owner is connected again.
  for (const mutation of mutations.findAll({ status: 'success' })) mutations.remove(mutation)
  await queryClient.resetQueries({ queryKey: [OWNER] })
}
