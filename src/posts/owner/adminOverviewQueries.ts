import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getOverview, listRecentEdits, getStorageUsage } from './adminOverview'
import { readLastBackup } from './adminSettings'
import { OWNER_KEY } from './ownerQueries'

/** The dashboard shows cached values and always refetches them. */
const alwaysStale = { staleTime: 0 } as const

/** Open tasks of the owner. */
export const overviewQuery = queryOptions({
  ...alwaysStale,
  queryKey: [OWNER_KEY, 'overview'],
  meta: { table: 'admin_overview' },
  queryFn: ({ signal }) => getOverview(signal),
})

/** Size of the stored files, in bytes. */
export const storageQuery = queryOptions({
  ...alwaysStale,
  queryKey: [OWNER_KEY, 'storage'],
  meta: { table: 'storage_usage' },
  queryFn: ({ signal }) => getStorageUsage(signal),
})

/** The last backup, or null. */
export const lastBackupQuery = queryOptions({
  ...alwaysStale,
  queryKey: [OWNER_KEY, 'last backup'],
  meta: { table: 'desk_settings' },
  queryFn: ({ signal }) => readLastBackup(signal),
})

/** The last edits of `take` posts. The previous list stays visible while another number loads. */
export const recentEditsQuery = (take: number) =>
  queryOptions({
    ...alwaysStale,
    queryKey: [OWNER_KEY, 'recent edits', take],
    meta: { table: 'recent_versions' },
    queryFn: ({ signal }) => listRecentEdits(take, signal),
    placeholderData: keepPreviousData,
  })
