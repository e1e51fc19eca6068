// The inline script at the start of every page's `<head>`, inserted by `scripts/build/firstPaint.ts`. It does the work that cannot
// wait for the bundle: it sets the motion choice before the first paint and removes the loading overlay from a static page.
import { MOTION_STORAGE_KEY, OVERLAY_MAXIMUM_MS, OVERLAY_MINIMUM_MS } from './config/constants'
import { resolveMotionChoice } from './config/motionChoice'
import { playIntroBeforeHydration } from './features/home/intro/introStart'
import { createLoadingOverlay } from './lib/browser/loadingOverlay'
import { isPrerendered } from './lib/browser/isPrerendered'
import { readStored } from './lib/storage/silentStorage'

const html = document.documentElement
const overlay = (window.loadingOverlay = createLoadingOverlay())

/** Resolves when the first view's image is decoded and its fonts are ready. A failed image counts as decoded. */
async function firstViewComplete(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  await Promise.all([picture?.decode().catch(() => undefined), document.fonts.ready])
}

/** Hides the overlay once the first view is complete: at the earliest 500 ms and at the latest 1.2 s after the first paint. */
function revealAfterFirstPaint() {
  const observer = new PerformanceObserver((list) => {
    const paint = list.getEntriesByName('first-contentful-paint')[0]
    if (!paint) return
    observer.disconnect()
    const until = (ms: number) =>
      new Promise<void>((resolve) => setTimeout(resolve, paint.startTime + ms - performance.now()))
    void Promise.race([
      Promise.all([until(OVERLAY_MINIMUM_MS), firstViewComplete()]),
      until(OVERLAY_MAXIMUM_MS),
    ]).then(overlay.leave)
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
  revealAfterFirstPaint()
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
