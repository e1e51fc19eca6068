import { useLocation } from 'react-router-dom'
import { NotFoundView } from '@/features/not-found/NotFoundView'
import { usePageFrame } from '@/stores/pageFrame'
import { PageHead } from '@/ui/PageHead'

/** The page for an address that leads nowhere. */
export default function NotFound() {
  const { pathname } = useLocation()
  // The desk that the torn book lies on reaches under the bar, as both grounds of a split page do.
  usePageFrame({ world: 'paper', logo: 'paper' })
  return (
    <>
      <PageHead title="찾을 수 없는 페이지" path={pathname} noindex />
      <NotFoundView />
    </>
  )
}
