/** How far a reader has come in a chapter: pure rules. It is kept by the sentence, so that it outlives any change of the text's size. */

/** What is kept of a chapter. */
export interface Progress {
  /** Index, among the chapter's blocks, of the one at the reading line. */
  paragraph: number
  /** How much of it (0–1) has gone past. */
  fraction: number
  /** How much of the way (0–1) has ever been read. */
  read: number
  /** Address and words of the sentence there, by which the place is found in a chapter that has changed since. */
  at?: string
  words?: string
}

/** How much of the way down the page (0–1) is behind; a page that needs no scrolling is read. */
export function shareBehind(scrollY: number, longest: number): number {
  return longest > 0 ? Math.min(1, Math.max(0, scrollY / longest)) : 1
}

/** Which of the minutes is being read now, from 1; `behind` is the share (0–1) of the way. */
export function currentMinute(behind: number, minutes: number): number {
  return Math.min(minutes, Math.floor(Math.max(0, behind) * minutes) + 1)
}

/** A jump smaller than this (px) is a trembling finger. */
const TREMBLE_PX = 6
/** At the top of the page the bars always show. */
const TOP_PX = 80

/** Whether the bars show after the page has moved (px): they hide while reading down, and return on any way up and at the end. */
export function barsAfterScroll(shown: boolean, from: number, to: number, longest: number): boolean {
  if (to < TOP_PX || to >= longest - TREMBLE_PX || to < from - TREMBLE_PX) return true
  if (to > from + TREMBLE_PX) return false
  return shown
}

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1

/** Progress from what was stored, or null when there is none or it is damaged. */
export function parseProgress(text: string | null): Progress | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (typeof value !== 'object' || value === null) return null
    const none = { paragraph: -1, fraction: -1, read: -1, at: null, words: null }
    const { paragraph, fraction, read, at, words } = { ...none, ...value }
    const known = Number.isInteger(paragraph) && paragraph >= 0 && isShare(fraction) && isShare(read)
    if (!known) return null
    const sentence = typeof at === 'string' && typeof words === 'string' ? { at, words } : {}
    return { paragraph, fraction, read, ...sentence }
  } catch {
    return null
  }
}
