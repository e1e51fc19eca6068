import { onPageScroll } from '@/lib/browser/pageScroll'
import { ScrollTrigger } from './gsap'
import { anchorAt, type Box, lineOf, type ScrollAnchor } from './scrollAnchoring'
import { scrollPageTo } from './scrollPage'

interface PinnedAnchor extends ScrollAnchor {
  root: HTMLElement
  /** The section's height (px) at that time; phones' address bars don't change it. */
  height: number
}

/** The window counts as being resized until it has been still for so long (ms). */
const RESIZE_SETTLES_MS = 250

const pinned = new Set<HTMLElement>()
let anchor: PinnedAnchor | null = null
let settling: ReturnType<typeof setTimeout> | undefined

/** The way (px of scroll) through a pinned section, from the first moment of its pin to the last. */
function pinOf(root: HTMLElement): Box {
  const { top, height } = root.getBoundingClientRect()
  return { top: top + window.scrollY, height: height - window.innerHeight }
}

/** Where in which pinned section the window is; null outside of all. */
function currentAnchor(): PinnedAnchor | null {
  for (const root of pinned) {
    const pin = pinOf(root)
    const found = anchorAt(window.scrollY, [pin])
    if (found && pin.height > 0 && window.scrollY <= pin.top + pin.height)
      return { ...found, root, height: root.getBoundingClientRect().height }
  }
  return null
}

function remember() {
  if (settling === undefined) anchor = currentAnchor()
}

/** Goes back to the remembered moment when the section's length is another one now. */
function restore() {
  if (settling === undefined || !anchor || !pinned.has(anchor.root)) return
  if (Math.abs(anchor.root.getBoundingClientRect().height - anchor.height) < 1) return
  const y = lineOf(anchor, [pinOf(anchor.root)])
  if (Math.abs(y - window.scrollY) >= 1) scrollPageTo(y)
}

function settle() {
  restore()
  settling = undefined
  remember()
}

/** A new width or a turned phone changes every length. */
function restoreDuringResize() {
  clearTimeout(settling)
  settling = setTimeout(settle, RESIZE_SETTLES_MS)
  restore()
}

let stopScroll = () => {}

/**
 * Keeps the visitor at the same moment of a pinned section when the window is resized or turned mid-pin; returns
 * the way out. One set of listeners serves all sections.
 */
export function anchorPinnedSection(root: HTMLElement): () => void {
  if (pinned.size === 0) {
    stopScroll = onPageScroll(remember)
    window.addEventListener('resize', restoreDuringResize)
    // Crossing a breakpoint builds every section anew, which takes the page to its top and measures again.
    ScrollTrigger.addEventListener('refresh', restore)
  }
  pinned.add(root)
  return () => {
    pinned.delete(root)
    if (pinned.size > 0) return
    stopScroll()
    window.removeEventListener('resize', restoreDuringResize)
    ScrollTrigger.removeEventListener('refresh', restore)
  }
}
