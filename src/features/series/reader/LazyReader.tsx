import { lazyPart } from '@/ui/lazyPart'
import { ErrorFallback } from '@/ui/ErrorFallback'

/** Loads the reader in a separate chunk. It replaces the whole page, and so does the error message. */
export const LazyReader = lazyPart('Reader', () => import('./Reader'), {
  pending: <p role="status">페이지를 넘기는 중…</p>,
  errorFallback: (error, retry) => <ErrorFallback scope="page" error={error} onRetry={retry} />,
})
