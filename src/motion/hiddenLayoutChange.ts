import { onPageScroll } from '@/lib/browser/onPageScroll'

/** Tolerance for an edge at the viewport's top, in px. */
const TOLERANCE_PX = 1

/** Whether a change of the section's length would not be visible now. */
export function isLayoutChangeHidden(
  rect: Pick<DOMRect, 'top' | 'bottom'>,
  viewHeight: number,
  looksSameAtTop: boolean,
) {
  const outOfView = rect.top >= viewHeight || rect.bottom <= 0
  return outOfView || (looksSameAtTop && rect.top >= -TOLERANCE_PX)
}

/**
 * Calls `ready` once, as soon as a change of the section's length is not visible: the section is out of view or, with
 * `looksSameAtTop`, its top is in view. Returns an unsubscribe function.
 */
export function onLayoutChangeHidden(
  root: HTMLElement,
  looksSameAtTop: boolean,
  ready: () => void,
): () => void {
  const check = () => {
    if (!isLayoutChangeHidden(root.getBoundingClientRect(), window.innerHeight, looksSameAtTop)) return
    stop()
    ready()
  }
  const stop = () => {
    stopScroll()
    window.removeEventListener('resize', check)
  }
  const stopScroll = onPageScroll(check)
  window.addEventListener('resize', check)
  check()
  return stop
}
