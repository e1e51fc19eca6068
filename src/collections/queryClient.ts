import { QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { isTriedAgain, pauseBeforeRetry } from '@/data/retries'
import { logger } from '@/lib/logger'
import { readStaticState } from '@/lib/staticState'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { table: string }
  }
}

/** How long what was read counts as fresh, in ms. */
export const FRESH_MS = 60_000
/** Of what a build has read, in ms since 1970: no clock counts it as fresh. */
const LONG_AGO = 1

/**
 * The cache of everything read. Hooks are given it directly, so that pages without managed content need no provider and
 * load no query code. Both reads and writes fail when offline instead of waiting unseen.
 */
export const queryClient = new QueryClient({
  // A read that failed for good is logged under its table's name (decisions §9).
  queryCache: new QueryCache({ onError: (error, query) => logger.error(query.meta?.table, error) }),
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: FRESH_MS,
      refetchOnWindowFocus: false,
      retry: isTriedAgain,
      retryDelay: pauseBeforeRetry,
    },
    // A write without a network fails and says so.
    mutations: { networkMode: 'always' },
  },
})

// A static page brings what its markup was made from: hydration finds it here, older than anything, and reads anew behind it.
for (const { key, data } of readStaticState()?.queries ?? [])
  queryClient.setQueryData(key, data, { updatedAt: LONG_AGO })

/** Whether what is known under a key is still what the build has read. */
export const isFromBuild = (key: QueryKey): boolean =>
  queryClient.getQueryState(key)?.dataUpdatedAt === LONG_AGO
