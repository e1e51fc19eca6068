// The inline script at the start of every page's `<head>`, inserted by `scripts/build/firstPaint.ts`. It does the work that cannot
// wait for the bundle: it sets the motion choice before the first paint and removes the loading overlay from a static page.
import { MOTION_STORAGE_KEY, OVERLAY_MINIMUM_MS } from './config/constants'
import { resolveMotionChoice } from './config/motionChoice'
import { playIntroBeforeHydration } from './features/home/intro/introStart'
import { isPrerendered } from './lib/browser/isPrerendered'
import { createLoadingOverlay } from './lib/browser/loadingOverlay'
import { readStored } from './lib/storage/silentStorage'

const html = document.documentElement
const overlay = (window.loadingOverlay = createLoadingOverlay())

/** Hides the overlay 500 ms after the first paint. Pictures and fonts may still be loading; their placeholders have the same size. */
function leaveAfterFirstPaint() {
  const observer = new PerformanceObserver((list) => {
    const paint = list.getEntriesByName('first-contentful-paint')[0]
    if (!paint) return
    observer.disconnect()
    setTimeout(overlay.leave, paint.startTime + OVERLAY_MINIMUM_MS - performance.now())
  })
  observer.observe({ type: 'paint', buffered: true })
}

html.dataset['motionChoice'] = resolveMotionChoice(readStored(MOTION_STORAGE_KEY))

if (isPrerendered()) {
  const unsubscribe = overlay.subscribe(() => {
    if (overlay.getState().phase !== 'leaving') return
    unsubscribe()
    playIntroBeforeHydration()
  })
  leaveAfterFirstPaint()
}

// The entry module or one of its imports failed to load. `overlay.scss` then shows the overlay's message on pages without static HTML.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') html.dataset['startFailed'] = ''
  },
  true,
)
addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null
  if (button?.matches('.loading-reload')) location.reload()
  // A click before hydration: `main.tsx` repeats it afterwards.
  else if (button && overlay.getState().visit === 0) window.earlyClick = button
})
