import { warnOnce } from '@/lib/logger'
import { nextTask } from '@/lib/browser/nextTask'
import { whenPageIdle } from '@/lib/browser/whenIdle'
import type * as sectionRunner from './sectionRunner'

/** The part of the library that sections use; only its type is known before it is loaded. */
type MotionLibrary = typeof sectionRunner

/** Signs that the visitor is about to scroll: worth starting the download before the page is idle. */
const EAGER_EVENTS = ['wheel', 'touchstart', 'keydown'] as const
/** Idle time is waited for no longer than this (ms) after the page's load event. */
const IDLE_LIMIT_MS = 1200

let library: Promise<MotionLibrary | null> | null = null

function pageIsQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      for (const type of EAGER_EVENTS) window.removeEventListener(type, done)
      cancelWait()
      resolve()
    }
    for (const type of EAGER_EVENTS) window.addEventListener(type, done, { passive: true })
    const cancelWait = whenPageIdle(done, IDLE_LIMIT_MS)
  })
}

/** The library starts in two tasks: to run its file takes a slow phone as long as to register its plugin. */
async function bring(): Promise<MotionLibrary> {
  const brought = await import('./sectionRunner')
  await nextTask()
  brought.setUpLibrary()
  return brought
}

/**
 * Brings the animation library once the page has loaded and is idle (or the visitor starts to scroll). Null when
 * its file can't be loaded: the page then stays as it is, complete and still (decisions §6).
 */
export function loadMotion(): Promise<MotionLibrary | null> {
  library ??= pageIsQuiet()
    .then(bring)
    .catch((error: unknown) => {
      library = null
      warnOnce('motion-library', '애니메이션을 불러오지 못해 멈춘 화면으로 보여 드립니다.', error)
      return null
    })
  return library
}
