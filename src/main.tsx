import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { startAnalytics } from './app/analytics'
import { App } from './app/App'
import { preloadPage } from './app/pages'
import { rememberStaticRing } from './features/loading/ring'
import { hearPopsFirst } from './lib/popGuard'

/** An address whose static HTML holds the whole page; others hold the loading overlay alone. */
const PRERENDERED = 'data-prerendered'

async function start(root: HTMLElement) {
  rememberStaticRing()
  hearPopsFirst()
  const site = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  )
  if (root.hasAttribute(PRERENDERED)) {
    await preloadPage(window.location.pathname)
    hydrateRoot(root, site)
  } else {
    createRoot(root).render(site)
  }
  startAnalytics()
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')
void start(root)
