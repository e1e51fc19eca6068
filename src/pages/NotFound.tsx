import { useLocation } from 'react-router-dom'
import { notFound } from '#messages/notFound'
import { NotFoundView } from '@/features/not-found/NotFoundView'
import type { PageFrame } from '@/stores/pageFrame'
import { PageHead } from '@/ui/PageHead'

// The background of the page extends below the header.
export const frame: PageFrame = { theme: 'paper', logoTheme: 'paper' }

/** The page for unknown URLs. */
export default function NotFound() {
  const { pathname } = useLocation()
  return (
    <>
      <PageHead title={notFound.pageTitle} path={pathname} noindex />
      <NotFoundView />
    </>
  )
}
