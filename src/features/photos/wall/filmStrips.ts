import type { Row } from './rows'

export interface FilmOptions {
  /** Width of the window in px. */
  width: number
  /** Height of a frame, the same on every strip. */
  height: number
  gap: number
  /** How far a strip reaches over both edges together, at least. */
  overhang: number
}

/** A strip of film: its frames in one line, longer than the window but for the last. */
export interface Strip extends Row {
  /** Length of the strip in px, without ends. */
  length: number
  /** How far its start lies to the left of the window in px; 0 for a strip that does not reach over the edges. */
  cut: number
  /** Unexposed frames that take it from its last photograph to beyond the window. */
  blanks: number
}

/** An unexposed frame lies as wide as the camera's own. */
export const BLANK_RATIO = 1.5

/**
 * Cuts a roll into strips that run off both sides: uncropped frames of one height, in order. Both end frames lose the
 * same share of themselves, so none is hidden. Frames that come later change the last strip alone.
 */
export function filmStrips(ratios: readonly number[], options: FilmOptions): Strip[] {
  if (options.width <= 0) return []
  const strips: Strip[] = []
  let frames: { x: number; width: number }[] = []
  let first = 0
  let length = 0

  const close = (next: number) => {
    const { width, height, gap } = options
    const blanks = Math.max(0, Math.ceil((width - length) / (BLANK_RATIO * height + gap)))
    strips.push({ first, height, frames, length, cut: cutOf(frames, length, width), blanks })
    frames = []
    first = next
    length = 0
  }
  ratios.forEach((ratio, index) => {
    const x = frames.length === 0 ? 0 : length + options.gap
    const width = Math.round(ratio * options.height)
    frames.push({ x, width })
    length = x + width
    if (length >= options.width + options.overhang) close(index + 1)
  })
  if (frames.length > 0) close(ratios.length)
  return strips
}

/** The overhang is shared out in proportion to the widths of the two end frames. */
function cutOf(frames: readonly { width: number }[], length: number, width: number): number {
  const over = length - width
  const head = frames[0]
  const tail = frames.at(-1)
  if (over <= 0 || !head || !tail || head === tail) return Math.max(0, Math.round(over / 2))
  return Math.round((over * head.width) / (head.width + tail.width))
}
