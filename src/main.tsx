import { type ReactNode, startTransition, StrictMode, Suspense } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { withBase, withoutBase } from './config/base'
import { startAnalytics } from './app/analytics'
import { isDeskAddress } from './app/deskAddress'
import { loadRemainingFonts } from './app/loadRemainingFonts'
import { startOffline } from './app/offline/startOffline'
import { preloadable } from './app/preloadable'
import { reportUntold } from './app/reportUntold'
import { rootFault } from './app/rootFault'
import { SiteRoot } from './app/site/SiteRoot'
import { preloadPage } from './app/site/pages'
import { paths } from './config/paths'
import { hamsterWaitMs } from './features/loading/overlayWaits'
import { rememberStaticSpinner } from './features/loading/spinner'
import { logger } from './lib/logger'
import { followMotionChoice } from './lib/motionChoice'
import { removeFailedStylesheets } from './lib/removeFailedStylesheets'
import { removeStaticHead } from './lib/removeStaticHead'
import { readStaticState } from './lib/staticState'
import { tellOverlay } from './stores/overlay'
import { adoptPageFrame } from './stores/pageFrame'
import { ErrorBoundary } from './ui/ErrorBoundary'

/** Parameters that show another state of a page than its static HTML: such a page is rendered anew. */
const STATE_PARAMS = [
  'tab',
  'character',
  'picture',
  'chapter',
  'category',
  'series',
  'view',
  'at',
  'q',
  'a',
  'b',
  'camera',
]

/** Whether the static HTML in `root` is that of the address, as it stands. */
function isPrerendered(root: HTMLElement): boolean {
  const { pathname, search } = window.location
  const params = new URLSearchParams(search)
  return (
    root.dataset['prerendered'] === withoutBase(pathname) && !STATE_PARAMS.some((name) => params.has(name))
  )
}

const desk = preloadable('/admin', () => import('./app/desk/DeskRoot'))

function whole(content: ReactNode) {
  return (
    <StrictMode>
      <ErrorBoundary name="root" fallback={rootFault}>
        {content}
      </ErrorBoundary>
    </StrictMode>
  )
}

const slowStart = () =>
  new Promise<void>((resolve) => setTimeout(resolve, hamsterWaitMs(1, performance.now())))

/** Lets the overlay know that all is there, but for React's taking over. */
const tellIfAdopted = (hasCome: boolean) => hasCome && tellOverlay('page-adopted')

/** The visitors' site. */
async function startSite(element: HTMLElement) {
  rememberStaticSpinner()
  const content = whole(
    <BrowserRouter basename={import.meta.env.BASE_URL}>
      <SiteRoot onEnterDesk={() => void enterDesk(root, element)} />
    </BrowserRouter>,
  )
  let root: Root
  // Without its data or its file a page could not take its static HTML over: it is rendered anew, and says what is missing.
  // One that is slow is waited for by the overlay, which then brings the hamster; its HTML is adopted when it comes.
  const state = readStaticState()
  const file = state && isPrerendered(element) && preloadPage(withoutBase(window.location.pathname))
  if (file && (await Promise.race([file, slowStart()])) !== false) {
    adoptPageFrame(state.frame)
    void file.then(tellIfAdopted)
    // As a transition hydration yields to the visitor's first touch.
    startTransition(() => {
      root = hydrateRoot(element, content, { onRecoverableError: reportUntold })
    })
  } else {
    removeStaticHead()
    root = createRoot(element)
    root.render(content)
  }
  startAnalytics()
  startOffline()
}

/**
 * The owner's desk, in files that visitors never load; nobody counts its pages. Until its root has come, what was there
 * stays: the static page's overlay.
 */
async function startDesk(element: HTMLElement, site?: Root) {
  await desk.preload().catch((error: unknown) => logger.info('관리 화면을 미리 받지 못했습니다:', error))
  site?.unmount()
  removeStaticHead()
  createRoot(element).render(
    whole(
      <Suspense fallback={null}>
        <desk.Page />
      </Suspense>,
    ),
  )
}

let isEntering = false

/** The desk is another document. Where the browser keeps no login for that one, the desk takes this one over, once. */
async function enterDesk(site: Root, element: HTMLElement) {
  if (isEntering) return
  isEntering = true
  const { isLoginKept } = await import('./features/session/ownerWatch')
  if (isLoginKept()) return window.location.assign(withBase(paths.admin.favorites.list))
  window.history.pushState(null, '', withBase(paths.admin.favorites.list))
  return startDesk(element, site)
}

/** An address that begins with two slashes is a page of this site, too: the router would take it for another host's. */
function tidyAddress() {
  const { pathname, href, origin } = window.location
  if (pathname.startsWith('//'))
    window.history.replaceState(null, '', href.slice(origin.length).replace(/^\/+/, '/'))
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')
tidyAddress()
removeFailedStylesheets()
followMotionChoice()
void (isDeskAddress(withoutBase(window.location.pathname)) ? startDesk(root) : startSite(root))
loadRemainingFonts()
