import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { readOverview, recentEdits, weighStorage } from './deskOverview'
import { readLastBackup } from './lastBackup'
import { OWNER } from './ownerQueries'

/** The first page of the desk is always read anew, and shows meanwhile what it knew. */
const anew = { staleTime: 0 } as const

/** What waits for the owner. */
export const overviewQuery = queryOptions({
  ...anew,
  queryKey: [OWNER, 'overview'],
  meta: { table: 'desk_overview' },
  queryFn: ({ signal }) => readOverview(signal),
})

/** What the stored files weigh, bytes. */
export const storageQuery = queryOptions({
  ...anew,
  queryKey: [OWNER, 'storage'],
  meta: { table: 'weigh_storage' },
  queryFn: ({ signal }) => weighStorage(signal),
})

/** The last backup; null when none was taken. */
export const lastBackupQuery = queryOptions({
  ...anew,
  queryKey: [OWNER, 'last backup'],
  meta: { table: 'desk_settings' },
  queryFn: ({ signal }) => readLastBackup(signal),
})

/** The last edits of as many posts as `take` says; those before stay on screen while another number of them comes. */
export const recentEditsQuery = (take: number) =>
  queryOptions({
    ...anew,
    queryKey: [OWNER, 'recent edits', take],
    meta: { table: 'recent_versions' },
    queryFn: ({ signal }) => recentEdits(take, signal),
    placeholderData: keepPreviousData,
  })
