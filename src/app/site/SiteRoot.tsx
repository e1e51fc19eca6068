import { Route, Routes, useLocation } from 'react-router-dom'
import { useAdminSessionWatch } from '@/features/session/useAdminSessionWatch'
import { SiteIdentityContext } from '@/ui/PageHead'
import { pages, type PageRoute } from './pages'
import { PublicLayout } from './PublicLayout'
import { env } from '@/config/env'
import { feeds } from '@/content/feeds'
import { headlineText, homeHero } from '@/content/homeHero'
import { site } from '@/content/site'
import type { SiteIdentity } from '@/ui/head'
import { Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { loadingOverlay } from '@/stores/overlay'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { PageFault } from '../PageFault'

/**
 * One page in the layout: the overlay covers it while it comes, a fault stays inside it, and on a detail with that
 * one item. A new page is a new slot (give it the route as `key`), so that nothing of the one before it is waited for.
 */
export function PageSlot({ page }: { page: Pick<PageRoute, 'path' | 'current' | 'renew'> }) {
  const [Page] = useState(page.current)
  useLayoutEffect(() => loadingOverlay().pageMounted(), [])
  const { pathname } = useLocation()
  return (
    <ErrorBoundary name={page.path} resetKey={pathname} fallback={faultInPlace} onError={page.renew}>
      <Suspense fallback={null}>
        <Page />
        <PageReady />
      </Suspense>
    </ErrorBoundary>
  )
}

function faultInPlace(error: unknown, onRetry: () => void) {
  return (
    <>
      <PageFault error={error} onRetry={onRetry} />
      <PageReady />
    </>
  )
}

/** Mounted together with the page: lets the overlay leave. */
function PageReady() {
  useEffect(() => loadingOverlay().pageReady(), [])
  return null
}

/** Who the pages say they belong to. */
const identity: SiteIdentity = {
  name: site.name,
  description: site.description,
  locale: site.locale,
  image: {
    src: `${import.meta.env.BASE_URL}og-image.jpg`,
    width: 1200,
    height: 630,
    alt: `${headlineText} ${homeHero.tagline}`,
  },
  // A feed needs whole addresses: a build that does not know the site's own writes none.
  feeds: Object.values(env.siteUrl ? feeds : {}).flatMap(({ title, rss, json }) => [
    { title: `${title} · ${site.name}`, type: 'application/rss+xml', path: rss },
    { title: `${title} · ${site.name}`, type: 'application/feed+json', path: json },
  ]),
}

/** Line breaks as addresses carry them. The router's `*` stops at one: no page would be found, not even the last. */
const LINE_BREAKS = /%(?:0[ad]|e2%80%a[89])/gi

/** The visitors' site: public routes made from the navigation, and the page for lost visitors. */
export function SiteRoot({ onEnterDesk }: { onEnterDesk: () => void }) {
  useAdminSessionWatch()
  const location = useLocation()
  const pathname = location.pathname.replaceAll(LINE_BREAKS, '_')
  return (
    <SiteIdentityContext value={identity}>
      <Routes location={{ ...location, pathname }}>
        <Route element={<PublicLayout onEnterDesk={onEnterDesk} />}>
          {pages.map((page) => (
            <Route key={page.path} path={page.path} element={<PageSlot key={page.path} page={page} />} />
          ))}
        </Route>
      </Routes>
    </SiteIdentityContext>
  )
}
