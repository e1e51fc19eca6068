import { warnOnce } from '@/lib/logger'
import type { SmoothScroll } from './smoothScroll'

/** A mouse or trackpad, and no wish for less motion: touch and keyboard keep the browser's own scrolling. */
const WANTED = '(pointer: fine) and (prefers-reduced-motion: no-preference)'
/** Idle time is waited for no longer than this (ms) after the page's load event. */
const IDLE_LIMIT_MS = 2000

export interface SmoothScrolling {
  /** Holds the page still, or lets it go; also before the library has come. */
  hold: (held: boolean) => void
  stop: () => void
}

/**
 * Brings smooth scrolling once the page has loaded and is idle, for visitors it suits, and takes it away again when
 * that changes. Without it, or when its file fails to load, everything scrolls natively.
 */
export function startSmoothScrolling(): SmoothScrolling {
  const media = window.matchMedia(WANTED)
  let smooth: SmoothScroll | null = null
  let held = false
  let stopped = false

  const settle = async () => {
    if (!media.matches || stopped) {
      smooth?.destroy()
      smooth = null
      return
    }
    try {
      const { createSmoothScroll } = await import('./smoothScroll')
      // Since then another call may have been faster, or the visitor may have gone.
      if (smooth || stopped || !media.matches) return
      smooth = createSmoothScroll()
      smooth.hold(held)
    } catch (error) {
      warnOnce('smooth-scroll', '부드러운 스크롤을 불러오지 못했습니다.', error)
    }
  }
  const change = () => void settle()
  const cancelWait = whenPageIdle(change)
  media.addEventListener('change', change)

  return {
    hold: (next) => {
      held = next
      smooth?.hold(next)
    },
    stop: () => {
      stopped = true
      cancelWait()
      media.removeEventListener('change', change)
      change()
    },
  }
}

/** Calls back once the page has loaded and the browser is idle; returns the way out. */
function whenPageIdle(callback: () => void): () => void {
  let idle: number | undefined
  const wait = () => {
    if ('requestIdleCallback' in window)
      idle = window.requestIdleCallback(callback, { timeout: IDLE_LIMIT_MS })
    else setTimeout(callback, 0)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    if (idle !== undefined) window.cancelIdleCallback(idle)
  }
}
