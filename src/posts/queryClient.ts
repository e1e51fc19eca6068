import { QueryCache, QueryClient } from '@tanstack/react-query'
import { isTriedAgain, pauseBeforeRetry } from '@/supabase/retries'
import { logger } from '@/lib/logger'
import { readStaticState } from '@/lib/browser/staticState'
import { whenPageIdle } from '@/lib/browser/whenIdle'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { table: string }
  }
}

/** How long what was read counts as fresh, in ms. */
export const FRESH_MS = 60_000
/** Rows of the build are read again this long after the page's load at the latest, in ms. */
const READ_AGAIN_MS = 1000

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

// A static page carries the rows that it was built from. They are shown at once and read again when the page is idle.
const builtQueries = readStaticState()?.queries ?? []
for (const { key, data } of builtQueries) queryClient.setQueryData(key, data)
if (builtQueries.length > 0)
  whenPageIdle(() => {
    for (const { key } of builtQueries)
      void queryClient.invalidateQueries({ queryKey: key, exact: true }, { cancelRefetch: false })
  }, READ_AGAIN_MS)
