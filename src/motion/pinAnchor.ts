/** Keeps the scroll progress in pinned sections when the window is resized or rotated. */
import { onPageScroll } from '@/lib/browser/onPageScroll'
import { ScrollTrigger } from './gsap'
import { anchorPosition, type Box, findAnchor, type ScrollAnchor } from './scrollAnchoring'
import { scrollPageTo } from './scrollPage'

interface PinnedAnchor extends ScrollAnchor {
  root: HTMLElement
  /** The section's height (px) at that time. It uses `svh`, so phones' address bars do not change it. */
  height: number
}

/** A resize ends after this long without another resize event (ms). */
const RESIZE_END_MS = 250

const pinnedRoots = new Set<HTMLElement>()
let anchor: PinnedAnchor | null = null
/** Set while the window is being resized. */
let resizeTimer: ReturnType<typeof setTimeout> | undefined

/** Returns the scroll range (px) of a pinned section. */
function pinRange(root: HTMLElement): Box {
  const { top, height } = root.getBoundingClientRect()
  return { top: top + window.scrollY, height: height - window.innerHeight }
}

/** Returns the pinned section at the scroll position and the progress in it; null outside of all pinned sections. */
function currentAnchor(): PinnedAnchor | null {
  for (const root of pinnedRoots) {
    const pin = pinRange(root)
    const found = findAnchor(window.scrollY, [pin])
    if (found && pin.height > 0 && window.scrollY <= pin.top + pin.height)
      return { ...found, root, height: root.getBoundingClientRect().height }
  }
  return null
}

function saveAnchor() {
  if (resizeTimer === undefined) anchor = currentAnchor()
}

/** Scrolls back to the saved progress if the section's length has changed. */
function restoreAnchor() {
  if (resizeTimer === undefined || !anchor || !pinnedRoots.has(anchor.root)) return
  if (Math.abs(anchor.root.getBoundingClientRect().height - anchor.height) < 1) return
  const y = anchorPosition(anchor, [pinRange(anchor.root)])
  if (Math.abs(y - window.scrollY) >= 1) scrollPageTo(y)
}

function endResize() {
  restoreAnchor()
  resizeTimer = undefined
  saveAnchor()
}

/** A new width or an orientation change alters the length of every section. */
function restoreDuringResize() {
  clearTimeout(resizeTimer)
  resizeTimer = setTimeout(endResize, RESIZE_END_MS)
  restoreAnchor()
}

let stopScroll = () => {}

/**
 * Keeps the progress in a pinned section when the window is resized or rotated. Returns a cleanup function. All sections
 * share one set of listeners.
 */
export function anchorPinnedSection(root: HTMLElement): () => void {
  if (pinnedRoots.size === 0) {
    stopScroll = onPageScroll(saveAnchor)
    window.addEventListener('resize', restoreDuringResize)
    // Crossing a breakpoint rebuilds every section, and the refresh scrolls to the top.
    ScrollTrigger.addEventListener('refresh', restoreAnchor)
  }
  pinnedRoots.add(root)
  return () => {
    pinnedRoots.delete(root)
    if (pinnedRoots.size > 0) return
    stopScroll()
    window.removeEventListener('resize', restoreDuringResize)
    ScrollTrigger.removeEventListener('refresh', restoreAnchor)
  }
}
