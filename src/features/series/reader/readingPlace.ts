/** Where in a chapter a reader is: pure rules. A place is kept by its paragraph, so that it outlives any change of the text's size. */

export interface Place {
  /** Index among the chapter's blocks. */
  paragraph: number
  /** How much of that paragraph (0–1) has gone past the reading line. */
  fraction: number
}

/** A block of the text: its top and height in px, in any one frame of reference. */
export interface Box {
  top: number
  height: number
}

/** What is kept of a chapter: the place, and how much of the way (0–1) has ever been read. */
export interface Progress extends Place {
  read: number
}

export const START: Place = { paragraph: 0, fraction: 0 }

/** Where the reading line (px) stands among the blocks; before the first of them is the start. */
export function placeAt(line: number, boxes: readonly Box[]): Place {
  let paragraph = -1
  for (const [index, { top }] of boxes.entries()) {
    if (top > line) break
    paragraph = index
  }
  const box = boxes[paragraph]
  if (!box) return START
  const fraction = box.height > 0 ? (line - box.top) / box.height : 0
  return { paragraph, fraction: Math.min(1, Math.max(0, fraction)) }
}

/** The px at which a place stands now; a paragraph that is gone counts as the last one. */
export function lineOf({ paragraph, fraction }: Place, boxes: readonly Box[]): number {
  const box = boxes[Math.min(paragraph, boxes.length - 1)]
  return box ? box.top + box.height * fraction : 0
}

/** How much of the way down the page (0–1) is behind; a page that needs no scrolling is read. */
export function shareBehind(scrollY: number, longest: number): number {
  return longest > 0 ? Math.min(1, Math.max(0, scrollY / longest)) : 1
}

/** Korean letters, spaces and signs in a minute of quiet reading. */
export const LETTERS_PER_MINUTE = 500

/** How long a chapter takes, in whole minutes, at least one. */
export function readingMinutes(text: readonly string[]): number {
  const letters = text.reduce((sum, paragraph) => sum + paragraph.length, 0)
  return Math.max(1, Math.round(letters / LETTERS_PER_MINUTE))
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

export const progressKey = (novel: string, chapter: number): string => `novel-progress:${novel}:${chapter}`

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1

/** Progress from what was stored, or null when there is none or it is damaged. */
export function parseProgress(text: string | null): Progress | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (typeof value !== 'object' || value === null) return null
    const { paragraph, fraction, read } = { paragraph: -1, fraction: -1, read: -1, ...value }
    const known = Number.isInteger(paragraph) && paragraph >= 0 && isShare(fraction) && isShare(read)
    return known ? { paragraph, fraction, read } : null
  } catch {
    return null
  }
}
