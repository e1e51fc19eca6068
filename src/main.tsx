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
import { SiteRoot } from './app/site/SiteRoot'
import { loadFirstPage } from './app/site/pages'
import { withBase, withoutBase } from './config/base'
import { paths } from './config/paths'
import { logger } from './lib/logger'
import { syncMotionChoice } from './lib/browser/reducedMotion'
import { isPrerendered } from './lib/browser/isPrerendered'
import { collectFailedStylesheets } from './lib/browser/failedStylesheets'
import { removeStaticHead } from './lib/browser/removeStaticHead'
import { readStaticState } from './lib/browser/staticState'
import { onPageReady } from './stores/overlay'
import { ErrorBoundary } from './ui/ErrorBoundary'

const adminPage = lazyPage('/admin', () => import('./admin/routes/AdminRoot'))

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
    <BrowserRouter basename={import.meta.env.BASE_URL}>
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
  await adminPage.preload().catch((error: unknown) => logger.info('관리 화면을 미리 받지 못했습니다:', error))
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
  if (isLoginStored()) return window.location.assign(withBase(paths.admin.favorites.list))
  window.history.pushState(null, '', withBase(paths.admin.favorites.list))
  return startAdmin(element)
}

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root.')
normalizeAddress()
collectFailedStylesheets()
syncMotionChoice()
void (isAdminPath(withoutBase(window.location.pathname)) ? startAdmin(container) : startSite(container))
loadRemainingFonts()
