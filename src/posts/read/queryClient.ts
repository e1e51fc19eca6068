import { QueryCache, QueryClient } from '@tanstack/react-query'
import { READ_RETRIES, READ_RETRY_BASE_MS } from '@/config/constants'
import { onPageIdle } from '@/lib/browser/onIdle'
import { readStaticState } from '@/lib/browser/staticState'
import { logger } from '@/lib/logger'
import { isRetryable } from '@/supabase/errors'
import { isHostFailing } from '@/supabase/hostState'
import { rememberStaticPictures } from '../pictures/knownPictures'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { table: string }
  }
}

/** First element of the keys of all queries of public rows. */
export const PUBLIC_KEY = 'posts'

/** Time after which a result is stale, in ms. */
export const FRESH_MS = 60_000
/** Latest time after page load to refetch the rows of the build, in ms. */
const REFETCH_MS = 1000

/**
 * The query cache. Hooks receive it directly instead of through a provider, so that pages without managed content load no
 * query code. Queries and mutations fail when offline instead of pausing.
 */
export const queryClient = new QueryClient({
  // Called after the last retry.
  queryCache: new QueryCache({ onError: (error, query) => logger.error(query.meta?.table, error) }),
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: FRESH_MS,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < READ_RETRIES && isRetryable(error),
      retryDelay: (failures) => READ_RETRY_BASE_MS * 2 ** failures,
    },
    mutations: { networkMode: 'always' },
  },
})

// The last build has nothing newer than what is shown.
queryClient.setQueryDefaults([PUBLIC_KEY], { staleTime: () => (isHostFailing() ? Infinity : FRESH_MS) })

// A static page contains the rows that it was built from. They fill the cache and are refetched when the page is idle.
const staticQueries = readStaticState()?.queries ?? []
for (const { key, data } of staticQueries) {
  rememberStaticPictures(data)
  queryClient.setQueryData(key, data)
}
if (staticQueries.length > 0)
  onPageIdle(() => {
    for (const { key } of staticQueries)
      void queryClient.invalidateQueries({ queryKey: key, exact: true }, { cancelRefetch: false })
  }, REFETCH_MS)
