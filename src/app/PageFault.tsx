import { useLocation } from 'react-router-dom'
import { ChunkLoadError } from '@/lib/browser/chunkLoadError'
import { ButtonLink } from '@/ui/Button'
import { FaultView } from '@/ui/FaultView'
import { ArrowIcon } from '@/ui/icons'
import { KeptPagesPart } from '@/ui/KeptPagesPart'
import { PageHead } from '@/ui/PageHead'

/** What stands in a page's place: its file did not come (offline, a new deployment), or it failed to render. */
export function PageFault({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const retry = error instanceof ChunkLoadError ? undefined : onRetry
  const { pathname } = useLocation()
  return (
    <>
      <PageHead title="불러오지 못한 페이지" path={pathname} noindex />
      <FaultView scope="page" what="이 페이지를" error={error} onRetry={retry} below={<KeptPagesPart />}>
        <ButtonLink to="/" icon={<ArrowIcon />}>
          처음으로
        </ButtonLink>
      </FaultView>
    </>
  )
}
