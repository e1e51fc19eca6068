import { Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { withBase } from '@/config/base'
import { LOCALES } from '@/config/language'
import { announcedFeeds, feeds, type SiteFeed } from '@/content/feeds'
import { headlineText } from '@/content/headlineText'
import { language } from '@/content/languages'
import { siteLanguages } from '@/content/siteLanguages'
import { useAdminSessionWatch } from '@/features/session/useAdminSessionWatch'
import { loadingOverlay } from '@/stores/overlay'
import { setPageFrame } from '@/stores/pageFrame'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import type { SiteIdentity } from '@/ui/head'
import { SiteIdentityContext } from '@/ui/PageHead'
import { homeHero } from '@content/homeHero'
import { site } from '@content/site'
import { PageErrorFallback } from '../PageErrorFallback'
import { pages, type PageRoute } from './pages'
import { PublicLayout } from './PublicLayout'

/**
 * One page inside the layout, covered by the loading overlay until it is ready. An error affects only this page and, on a detail,
 * only the current item. Use the route as `key`, so that each page starts with fresh state.
 */
export function PageSlot({ page }: { page: Pick<PageRoute, 'path' | 'frame' | 'current' | 'renew'> }) {
  const [Page] = useState(page.current)
  useLayoutEffect(() => loadingOverlay().pageMounted(), [])
  const { pathname } = useLocation()
  return (
    <ErrorBoundary name={page.path} resetKey={pathname} fallback={renderErrorFallback} onError={page.renew}>
      <Suspense fallback={null}>
        <Page route={page.path} />
        <PageReady frame={page.frame} />
      </Suspense>
    </ErrorBoundary>
  )
}

function renderErrorFallback(error: unknown, onRetry: () => void) {
  return (
    <>
      <PageErrorFallback error={error} onRetry={onRetry} />
      <PageReady />
    </>
  )
}

interface PageReadyProps {
  /** Returns the page's frame. Omit it for an error message, which has the default frame. */
  frame?: PageRoute['frame']
}

/** Sets the page's frame and reports the page as ready when it mounts, which hides the overlay. */
function PageReady({ frame }: PageReadyProps) {
  useLayoutEffect(() => {
    setPageFrame(frame?.())
    return () => setPageFrame()
  }, [frame])
  useEffect(() => loadingOverlay().pageReady(), [])
  return null
}

const identity: SiteIdentity = {
  name: site.name,
  description: site.description,
  locale: LOCALES[language],
  image: {
    src: withBase('/og-image.jpg'),
    width: 1200,
    height: 630,
    alt: `${headlineText} ${homeHero.tagline}`,
  },
  feeds: Object.values<SiteFeed>(feeds).flatMap(announcedFeeds),
  languages: siteLanguages,
}

/** Encoded line breaks. The router's `*` does not match them, so not even the not-found page would be shown. */
const LINE_BREAKS = /%(?:0[ad]|e2%80%a[89])/gi

/** The public site: one route per page of the navigation, and the not-found page. */
export function SiteRoot({ onEnterAdmin }: { onEnterAdmin: () => void }) {
  useAdminSessionWatch()
  const location = useLocation()
  const pathname = location.pathname.replaceAll(LINE_BREAKS, '_')
  return (
    <SiteIdentityContext value={identity}>
      <Routes location={{ ...location, pathname }}>
        <Route element={<PublicLayout onEnterAdmin={onEnterAdmin} />}>
          {pages.map((page) => (
            <Route key={page.path} path={page.path} element={<PageSlot key={page.path} page={page} />} />
          ))}
        </Route>
      </Routes>
    </SiteIdentityContext>
  )
}
