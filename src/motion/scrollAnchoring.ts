/**
 * Scroll anchoring: what the visitor looks at stays where it is while the layout around it changes. All lengths are in
 * px, all boxes of one call in one frame of reference.
 */
import { scrollPageTo } from './scrollPage'

/** A part of the page: a paragraph, a row, a pinned section. */
export interface Box {
  top: number
  height: number
}

/** What stands at a line across the page: one of its boxes, by number, and how much of it (0–1) has gone past the line. */
export interface ScrollAnchor {
  index: number
  fraction: number
}

/** What stands at the line, among boxes in reading order; null before the first of them. */
export function anchorAt(line: number, boxes: readonly Box[]): ScrollAnchor | null {
  let index = -1
  for (const { top } of boxes) {
    if (top > line) break
    index += 1
  }
  const box = boxes[index]
  if (!box) return null
  const fraction = box.height > 0 ? (line - box.top) / box.height : 0
  return { index, fraction: Math.min(1, fraction) }
}

/** The line at which an anchor stands among boxes of a new layout; a box that is gone counts as the last one. */
export function lineOf({ index, fraction }: ScrollAnchor, boxes: readonly Box[]): number {
  const box = boxes[Math.min(index, boxes.length - 1)]
  return box ? box.top + box.height * fraction : 0
}

/** What the visitor looks at: the page's own part in the middle of the window, whatever lies over it. */
function middleOfPage(): Element | undefined {
  const page = document.getElementById('main')
  const there = document.elementsFromPoint(window.innerWidth / 2, window.innerHeight / 2)
  return there.find((element) => element !== page && (page?.contains(element) || element.closest('footer')))
}

/** The page's parts, which can be measured under a dialog too. */
const partsOfPage = () =>
  Array.from(document.querySelectorAll('#main section, footer'), (part) => part.getBoundingClientRect())

/** Remembers what stands in the middle of the window; tells afterwards how far (px) it has moved down. */
function watchMiddle(): () => number {
  const held = middleOfPage()
  const top = () => held?.getBoundingClientRect().top ?? 0
  const before = top()
  if (held) return () => top() - before
  // Under a dialog nothing can be found by its place.
  const middle = window.innerHeight / 2
  const anchor = anchorAt(middle, partsOfPage())
  return () => (anchor ? lineOf(anchor, partsOfPage()) - middle : 0)
}

/**
 * Changes the layout at once and keeps what stands in the middle of the window where it is. At the very top nothing
 * needs to be held.
 */
export function changeLayoutInPlace(change: () => void) {
  if (window.scrollY <= 0) {
    change()
    return
  }
  const page = document.documentElement
  // The browser's own anchoring would correct a second time.
  page.style.overflowAnchor = 'none'
  const movedSince = watchMiddle()
  change()
  const moved = movedSince()
  if (moved !== 0) scrollPageTo(window.scrollY + moved)
  page.style.overflowAnchor = ''
}
