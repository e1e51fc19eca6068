/**
 * Pure rules for the reading progress in a chapter. The position is stored by sentence, so that it does not
 * depend on the text size.
 */

/** The stored progress of a chapter. */
export interface Progress {
  /** Index of the block at the reading line. */
  paragraph: number
  /** The share of that block (0–1) above the reading line. */
  fraction: number
  /** The largest share of the chapter (0–1) that has been read. */
  read: number
  /** Address and text of the sentence, used to find the position after the chapter has changed. */
  at?: string
  words?: string
}

/** Returns the scrolled share of the page (0–1). A page that cannot scroll counts as read. */
export function getScrolledShare(scrollY: number, maxScrollY: number): number {
  return maxScrollY > 0 ? Math.min(1, Math.max(0, scrollY / maxScrollY)) : 1
}

/** Returns the current minute of the reading time, from 1. `share` is the scrolled share (0–1). */
export function getCurrentMinute(share: number, minutes: number): number {
  return Math.min(minutes, Math.floor(Math.max(0, share) * minutes) + 1)
}

/** Smaller scrolls (px) are ignored as jitter. */
const SCROLL_TOLERANCE_PX = 6
/** Above this scroll position (px) the bars are always visible. */
const TOP_PX = 80

/**
 * Returns whether the bars are visible after a scroll (px). They hide on the way down and return on the way
 * up and at the end.
 */
export function areBarsVisibleAfterScroll(
  visible: boolean,
  from: number,
  to: number,
  maxScrollY: number,
): boolean {
  if (to < TOP_PX || to >= maxScrollY - SCROLL_TOLERANCE_PX || to < from - SCROLL_TOLERANCE_PX) return true
  if (to > from + SCROLL_TOLERANCE_PX) return false
  return visible
}

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1

/** Parses stored progress. Returns null if it is missing or invalid. */
export function parseProgress(text: string | null): Progress | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (typeof value !== 'object' || value === null) return null
    const defaults = { paragraph: -1, fraction: -1, read: -1, at: null, words: null }
    const { paragraph, fraction, read, at, words } = { ...defaults, ...value }
    const isValid = Number.isInteger(paragraph) && paragraph >= 0 && isShare(fraction) && isShare(read)
    if (!isValid) return null
    const sentence = typeof at === 'string' && typeof words === 'string' ? { at, words } : {}
    return { paragraph, fraction, read, ...sentence }
  } catch {
    return null
  }
}
