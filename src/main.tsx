import { type ReactNode, startTransition, StrictMode, Suspense } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { startAnalytics } from './app/analytics'
import { isAdminPath } from './app/isAdminPath'
import { lazyPage } from './app/lazyPage'
import { loadRemainingFonts } from './app/loadRemainingFonts'
import { normalizeAddress } from './app/normalizeAddress'
import { startOfflineSupport } from './app/offline/startOfflineSupport'
import { renderRootErrorFallback } from './app/RootErrorFallback'
import { loadFirstPage } from './app/site/pages'
import { SiteRoot } from './app/site/SiteRoot'
import { ROUTER_BASE, withBase, withoutBase } from './config/base'
import { paths } from './config/paths'
import { collectFailedStylesheets } from './lib/browser/failedStylesheets'
import { isPrerendered } from './lib/browser/isPrerendered'
import { syncMotionChoice } from './lib/browser/reducedMotion'
import { removeStaticHead } from './lib/browser/removeStaticHead'
import { readStaticState } from './lib/browser/staticState'
import { logger } from './lib/logger'
import { onPageReady } from './stores/overlay'
import { ErrorBoundary } from './ui/ErrorBoundary'

/** The admin app. Only the bundle of the site's own language contains it. */
const adminPage =
  typeof BUNDLE_LANGUAGE === 'undefined' ? lazyPage('/admin', () => import('./admin/routes/AdminRoot')) : null

function withRootBoundary(content: ReactNode) {
  return (
    <StrictMode>
      <ErrorBoundary name="root" fallback={renderRootErrorFallback}>
        {content}
      </ErrorBoundary>
    </StrictMode>
  )
}

/** Root of the public site, once it is rendered. */
let siteRoot: Root | null = null

/** Starts the public site: hydrates a static page and renders any other page from scratch. */
async function startSite(element: HTMLElement) {
  const site = withRootBoundary(
    <BrowserRouter basename={ROUTER_BASE}>
      <SiteRoot onEnterAdmin={() => void enterAdmin(element)} />
    </BrowserRouter>,
  )
  const state = isPrerendered() ? readStaticState() : null
  if (state && (await loadFirstPage(withoutBase(window.location.pathname)))) {
    // Inside a transition, hydration yields to user input.
    startTransition(() => {
      siteRoot = hydrateRoot(element, site)
    })
    onPageReady(() => window.earlyClick?.click())
  } else {
    removeStaticHead()
    siteRoot = createRoot(element)
    siteRoot.render(site)
  }
  startAnalytics()
  startOfflineSupport()
}

/** Starts the admin app in place of the site. Visitors never load its files. */
async function startAdmin(element: HTMLElement) {
  if (!adminPage) return
  await adminPage.preload().catch((error: unknown) => logger.info('The admin app was not preloaded:', error))
  siteRoot?.unmount()
  removeStaticHead()
  const AdminRoot = adminPage.current()
  createRoot(element).render(
    withRootBoundary(
      <Suspense fallback={null}>
        <AdminRoot />
      </Suspense>,
    ),
  )
}

let isEntering = false

/** Opens the admin app in a new document, or in this one if the browser cannot store the login. */
async function enterAdmin(element: HTMLElement) {
  if (isEntering) return
  isEntering = true
  const { isLoginStored } = await import('./features/session/ownerSession')
  if (!adminPage || isLoginStored()) return window.location.assign(withBase(paths.admin.favorites.list))
  window.history.pushState(null, '', withBase(paths.admin.favorites.list))
  return startAdmin(element)
}

/** Starts what the address shows. The admin app has the same address in all languages. */
function start(element: HTMLElement) {
  const route = withoutBase(window.location.pathname)
  if (!isAdminPath(route)) return startSite(element)
  if (adminPage) return startAdmin(element)
  return window.location.replace(withBase(route) + window.location.search)
}

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root.')
normalizeAddress()
collectFailedStylesheets()
syncMotionChoice()
void start(container)
loadRemainingFonts()
