import { HEADER_HIDE_AFTER_PX, HEADER_SCROLLED_AT_PX } from '@/config/constants'

export interface HeaderView {
  /** The smaller bar with its own ground. */
  scrolled: boolean
  hidden: boolean
}

/** Where the page stood last (px from its top), and how the header looked there. */
export interface HeaderPlace extends HeaderView {
  y: number
}

export const headerAtTop: HeaderPlace = { y: 0, scrolled: false, hidden: false }

/**
 * The header after a scroll to `y` (px): its own ground beyond 100, out of sight beyond 300 while going down, back
 * on the way up (specification §4). A position above the page's top, as rubber bands give, counts as 0.
 */
export function headerAfterScroll(before: HeaderPlace, y: number): HeaderPlace {
  const at = Math.max(0, y)
  const scrolled = at > HEADER_SCROLLED_AT_PX
  if (at <= HEADER_HIDE_AFTER_PX) return { y: at, scrolled, hidden: false }
  return { y: at, scrolled, hidden: at === before.y ? before.hidden : at > before.y }
}
