import { novelPage } from '#messages/novelPage'
import { ErrorFallback } from '@/ui/ErrorFallback'
import { lazyPart } from '@/ui/lazyPart'

function Turning() {
  return <p role="status">{novelPage.turning}</p>
}

/** Loads the reader in a separate chunk. It replaces the whole page, and so does the error message. */
export const LazyReader = lazyPart('Reader', () => import('./Reader'), {
  pending: <Turning />,
  errorFallback: (error, retry) => <ErrorFallback scope="page" error={error} onRetry={retry} />,
})
