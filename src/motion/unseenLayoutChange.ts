import { onPageScroll } from '@/lib/browser/pageScroll'

/** How far above or below the view's top an edge still counts as being there, in px. */
const TOLERANCE_PX = 1

/** Whether a section may change its length now without the visitor seeing it. */
export function isLayoutChangeUnseen(
  rect: Pick<DOMRect, 'top' | 'bottom'>,
  viewHeight: number,
  startsAlike: boolean,
) {
  const outOfView = rect.top >= viewHeight || rect.bottom <= 0
  return outOfView || (startsAlike && rect.top >= -TOLERANCE_PX)
}

/**
 * Calls back once a section may change its length unseen: it is out of view or, where both layouts `startsAlike`, its
 * start is in view. Returns the way out.
 */
export function whenLayoutChangeIsUnseen(
  root: HTMLElement,
  startsAlike: boolean,
  ready: () => void,
): () => void {
  const check = () => {
    if (!isLayoutChangeUnseen(root.getBoundingClientRect(), window.innerHeight, startsAlike)) return
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
