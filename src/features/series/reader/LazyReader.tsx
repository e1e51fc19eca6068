import { lazyPart } from '@/ui/lazyPart'
import { FaultView } from '@/ui/FaultView'

/** The reader in a file of its own; it takes the whole page, and so does the message when it does not come. */
export const LazyReader = lazyPart('Reader', () => import('./Reader'), {
  pending: <p role="status">페이지를 넘기는 중…</p>,
  fault: (error, retry) => <FaultView scope="page" error={error} onRetry={retry} />,
})
