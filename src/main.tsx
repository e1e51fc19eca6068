import { type ReactNode, startTransition, StrictMode, Suspense } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { startAnalytics } from './app/analytics'
import { isDeskAddress } from './app/deskAddress'
import { lazyPage } from './app/lazyPage'
import { loadRemainingFonts } from './app/loadRemainingFonts'
import { normalizeAddress } from './app/normalizeAddress'
import { startOffline } from './app/offline/startOffline'
import { rootFault } from './app/RootFault'
import { SiteRoot } from './app/site/SiteRoot'
import { preloadPage } from './app/site/pages'
import { withBase, withoutBase } from './config/base'
import { paths } from './config/paths'
import { logger } from './lib/logger'
import { followMotionChoice } from './lib/browser/motionChoice'
import { isPrerendered } from './lib/browser/prerenderedPage'
import { collectFailedStylesheets } from './lib/browser/failedStylesheets'
import { removeStaticHead } from './lib/browser/removeStaticHead'
import { readStaticState } from './lib/browser/staticState'
import { onPageReady } from './stores/overlay'
import { adoptPageFrame } from './stores/pageFrame'
import { ErrorBoundary } from './ui/ErrorBoundary'

const desk = lazyPage('/admin', () => import('./admin/routes/DeskRoot'))

function withRootBoundary(content: ReactNode) {
  return (
    <StrictMode>
      <ErrorBoundary name="root" fallback={rootFault}>
        {content}
      </ErrorBoundary>
    </StrictMode>
  )
}

/** Starts the visitors' site: hydrates a static page, and renders any other address from scratch. */
async function startSite(element: HTMLElement) {
  const site = withRootBoundary(
    <BrowserRouter basename={import.meta.env.BASE_URL}>
      <SiteRoot onEnterDesk={() => void enterDesk(root, element)} />
    </BrowserRouter>,
  )
  let root: Root
  const state = isPrerendered() ? readStaticState() : null
  if (state && (await preloadPage(withoutBase(window.location.pathname)))) {
    adoptPageFrame(state.frame)
    // In a transition, hydration yields to the visitor's first tap or key.
    startTransition(() => {
      root = hydrateRoot(element, site)
    })
    onPageReady(() => window.earlyClick?.click())
  } else {
    removeStaticHead()
    root = createRoot(element)
    root.render(site)
  }
  startAnalytics()
  startOffline()
}

/** Starts the owner's desk, whose files visitors never load. */
async function startDesk(element: HTMLElement, site?: Root) {
  await desk.preload().catch((error: unknown) => logger.info('관리 화면을 미리 받지 못했습니다:', error))
  site?.unmount()
  removeStaticHead()
  const DeskRoot = desk.current()
  createRoot(element).render(
    withRootBoundary(
      <Suspense fallback={null}>
        <DeskRoot />
      </Suspense>,
    ),
  )
}

let isEntering = false

/** Opens the desk as another document, or in this one if the browser could not keep the login for another. */
async function enterDesk(site: Root, element: HTMLElement) {
  if (isEntering) return
  isEntering = true
  const { isLoginKept } = await import('./features/session/ownerWatch')
  if (isLoginKept()) return window.location.assign(withBase(paths.admin.favorites.list))
  window.history.pushState(null, '', withBase(paths.admin.favorites.list))
  return startDesk(element, site)
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')
normalizeAddress()
collectFailedStylesheets()
followMotionChoice()
void (isDeskAddress(withoutBase(window.location.pathname)) ? startDesk(root) : startSite(root))
loadRemainingFonts()
