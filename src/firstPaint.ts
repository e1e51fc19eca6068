// The one inline script of every page, at the start of `<head>` (`scripts/build/firstPaint.ts` puts it there). It does what must not
// wait for the site's scripts: sets the motion choice before the first paint, and takes the loading overlay off a static page.
import { MOTION_STORAGE_KEY, OVERLAY_MAXIMUM_MS, OVERLAY_MINIMUM_MS } from './config/constants'
import { motionChoiceFrom } from './config/motionChoice'
import { playIntroBeforeHydration } from './features/home/intro/introStart'
import { createLoadingOverlay } from './lib/browser/loadingOverlay'
import { isPrerendered } from './lib/browser/prerenderedPage'
import { readStored } from './lib/storage/silentStorage'

const html = document.documentElement
const overlay = (window.loadingOverlay = createLoadingOverlay())

/** Resolves when the first view's picture is decoded and its fonts are in use, or have failed. */
async function firstViewComplete(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  await Promise.all([picture?.decode().catch(() => undefined), document.fonts.ready])
}

/** Takes the overlay off at least 500 ms after the first paint, when the first view is complete, and after 1.2 s in any case. */
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

html.dataset['motionChoice'] = motionChoiceFrom(readStored(MOTION_STORAGE_KEY))

if (isPrerendered()) {
  const unsubscribe = overlay.subscribe(() => {
    if (overlay.getState().phase !== 'leaving') return
    unsubscribe()
    playIntroBeforeHydration()
  })
  revealAfterFirstPaint()
}

// The entry file, or one that it imports, did not come: `overlay.scss` shows the overlay's message where there is no static page.
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
  // Clicked before hydration: `main.tsx` repeats it.
  else if (button && overlay.getState().visit === 0) window.earlyClick = button
})
