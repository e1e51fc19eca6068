import { nextTask } from '@/lib/browser/nextTask'
import { onPageIdle } from '@/lib/browser/onIdle'
import { warnOnce } from '@/lib/logger'
import type * as sectionRunner from './sectionRunner'

/** Type-only import, so that the library stays in its own chunk. */
type MotionLibrary = typeof sectionRunner

/** Input that usually precedes scrolling: starts the download before the page is idle. */
const EAGER_EVENTS = ['wheel', 'touchstart', 'keydown'] as const
/** Upper bound of the wait for an idle page, in ms after its load event. */
const IDLE_LIMIT_MS = 1200

let library: Promise<MotionLibrary | null> | null = null

function waitForIdlePage(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      for (const type of EAGER_EVENTS) window.removeEventListener(type, done)
      cancelWait()
      resolve()
    }
    for (const type of EAGER_EVENTS) window.addEventListener(type, done, { passive: true })
    const cancelWait = onPageIdle(done, IDLE_LIMIT_MS)
  })
}

/** Evaluates and registers the library in two tasks, because each is a long task on slow phones. */
async function importLibrary(): Promise<MotionLibrary> {
  const imported = await import('./sectionRunner')
  await nextTask()
  imported.setUpGsap()
  return imported
}

/**
 * Loads the animation library once the page has loaded and is idle, or as soon as the visitor starts to scroll. Resolves to
 * null if the file fails to load; the page then stays static, and a later call retries.
 */
export function loadMotion(): Promise<MotionLibrary | null> {
  library ??= waitForIdlePage()
    .then(importLibrary)
    .catch((error: unknown) => {
      library = null
      warnOnce('motion-library', 'The animations could not be loaded, so the pages stay still.', error)
      return null
    })
  return library
}
