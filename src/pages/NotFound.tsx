import { useLocation } from 'react-router-dom'
import { NotFoundView } from '@/features/not-found/NotFoundView'
import { usePageFrame } from '@/stores/pageFrame'
import { PageHead } from '@/ui/PageHead'

/** The page for unknown URLs. */
export default function NotFound() {
  const { pathname } = useLocation()
  // The background of the page extends below the header.
  usePageFrame({ theme: 'paper', logoTheme: 'paper' })
  return (
    <>
      <PageHead title="찾을 수 없는 페이지" path={pathname} noindex />
      <NotFoundView />
    </>
  )
}
