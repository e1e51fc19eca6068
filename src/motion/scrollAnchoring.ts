/**
 * Scroll anchoring: keeps the visible content in place while the layout around it changes. All lengths are in px; all boxes
 * of one call use the same coordinate system.
 */
import { scrollPageTo } from './scrollPage'

/** Vertical extent of an element: a paragraph, a row, a pinned section. */
export interface Box {
  top: number
  height: number
}

/** The box at a vertical position: its index and the fraction (0–1) of its height above the position. */
export interface ScrollAnchor {
  index: number
  fraction: number
}

/** Returns the anchor at a vertical position among boxes in document order; null above the first box. */
export function findAnchor(position: number, boxes: readonly Box[]): ScrollAnchor | null {
  let index = -1
  for (const { top } of boxes) {
    if (top > position) break
    index += 1
  }
  const box = boxes[index]
  if (!box) return null
  const fraction = box.height > 0 ? (position - box.top) / box.height : 0
  return { index, fraction: Math.min(1, fraction) }
}

/** Returns the vertical position of an anchor in a new layout. If its box no longer exists, the last one is used. */
export function anchorPosition({ index, fraction }: ScrollAnchor, boxes: readonly Box[]): number {
  const box = boxes[Math.min(index, boxes.length - 1)]
  return box ? box.top + box.height * fraction : 0
}

/** Returns the page's element in the middle of the viewport, ignoring overlays. */
function findMiddleElement(): Element | undefined {
  const page = document.getElementById('main')
  const elements = document.elementsFromPoint(window.innerWidth / 2, window.innerHeight / 2)
  return elements.find(
    (element) => element !== page && (page?.contains(element) || element.closest('footer')),
  )
}

/** Measures the sections and the footer, which also works under a dialog. */
const measureSections = () =>
  Array.from(document.querySelectorAll('#main section, footer'), (section) => section.getBoundingClientRect())

/** Records the element in the middle of the viewport. Returns a function that measures how far (px) it has moved down. */
function trackMiddle(): () => number {
  const element = findMiddleElement()
  const top = () => element?.getBoundingClientRect().top ?? 0
  const before = top()
  if (element) return () => top() - before
  // Under a modal dialog `elementsFromPoint` returns nothing of the page.
  const middle = window.innerHeight / 2
  const anchor = findAnchor(middle, measureSections())
  return () => (anchor ? anchorPosition(anchor, measureSections()) - middle : 0)
}

/**
 * Runs `change`, which changes the layout, and scrolls so that the content in the middle of the viewport keeps its place. At
 * the very top it does not scroll.
 */
export function withScrollAnchoring(change: () => void) {
  if (window.scrollY <= 0) {
    change()
    return
  }
  const page = document.documentElement
  // The browser's scroll anchoring would correct the position a second time.
  page.style.overflowAnchor = 'none'
  const movedSince = trackMiddle()
  change()
  const moved = movedSince()
  if (moved !== 0) scrollPageTo(window.scrollY + moved)
  page.style.overflowAnchor = ''
}
