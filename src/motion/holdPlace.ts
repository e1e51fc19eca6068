import { scrollPageTo } from './scrollPage'

/** How far above or below the view's top an edge still counts as being there, in px. */
const TOLERANCE_PX = 1

/**
 * Changes the layout without moving what the visitor sees: whatever stands in the middle of the view stands
 * there afterwards too. At the very top nothing needs to be held.
 */
export function holdView(change: () => void) {
  if (window.scrollY <= 0) {
    change()
    return
  }
  const page = document.documentElement
  // The browser's own anchoring would correct a second time.
  page.style.overflowAnchor = 'none'
  const held = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
  const before = held?.getBoundingClientRect().top ?? 0
  change()
  const moved = (held?.getBoundingClientRect().top ?? 0) - before
  if (moved !== 0) scrollPageTo(window.scrollY + moved)
  page.style.overflowAnchor = ''
}

/** Whether a section may change its length now without the visitor seeing it. */
export function canSwitch(rect: Pick<DOMRect, 'top' | 'bottom'>, viewHeight: number, startsAlike: boolean) {
  const outOfView = rect.top >= viewHeight || rect.bottom <= 0
  return outOfView || (startsAlike && rect.top >= -TOLERANCE_PX)
}

/** Calls back once the section may switch; returns the way out. */
export function whenSwitchable(root: HTMLElement, startsAlike: boolean, ready: () => void): () => void {
  const check = () => {
    if (!canSwitch(root.getBoundingClientRect(), window.innerHeight, startsAlike)) return
    stop()
    ready()
  }
  const stop = () => {
    window.removeEventListener('scroll', check)
    window.removeEventListener('resize', check)
  }
  window.addEventListener('scroll', check, { passive: true })
  window.addEventListener('resize', check)
  check()
  return stop
}
