import { CUT_SPLIT_FROM_PX, CUT_SPLIT_HEIGHT_PX } from '@/config/constants'
import { MIN_CUT_PX } from './cutLimits'

/** Largest difference per channel between two pixels of the same colour. Lossy files have some noise. */
const TOLERANCE = 6
/** A shorter rest stays with the cut above it. */
const MIN_REST_PX = 64

/** The end of a cut: its height in px, and whether the rows at the seam have one colour. */
export interface Seam {
  height: number
  isPlain: boolean
}

/** Returns whether all pixels of a row have nearly the same colour. `pixels` is RGBA. */
export function isPlainRow(pixels: Uint8ClampedArray, width: number, row: number): boolean {
  const from = row * width * 4
  const to = from + width * 4
  for (let channel = 0; channel < 4; channel += 1) {
    const first = pixels[from + channel] ?? 0
    for (let at = from + 4 + channel; at < to; at += 4)
      if (Math.abs((pixels[at] ?? 0) - first) > TOLERANCE) return false
  }
  return true
}

/**
 * Returns where the cut that starts at row 0 ends, or null if the remaining rows are one cut. The seam is between two rows
 * of one colour and as near to 2,400 px as possible; without such rows it is at 2,400 px. `remaining` counts the rows of
 * the picture from row 0 on. `isPlain` is only called for rows below 4,000.
 */
export function findSeam(remaining: number, isPlain: (row: number) => boolean): Seam | null {
  if (remaining < CUT_SPLIT_HEIGHT_PX + MIN_REST_PX) return null
  const last = Math.min(CUT_SPLIT_FROM_PX, remaining - MIN_REST_PX)
  const farthest = Math.max(CUT_SPLIT_HEIGHT_PX - MIN_CUT_PX, last - CUT_SPLIT_HEIGHT_PX)
  const isSeam = (height: number) =>
    height >= MIN_CUT_PX && height <= last && isPlain(height - 1) && isPlain(height)
  for (let distance = 0; distance <= farthest; distance += 1) {
    if (isSeam(CUT_SPLIT_HEIGHT_PX - distance))
      return { height: CUT_SPLIT_HEIGHT_PX - distance, isPlain: true }
    if (isSeam(CUT_SPLIT_HEIGHT_PX + distance))
      return { height: CUT_SPLIT_HEIGHT_PX + distance, isPlain: true }
  }
  return { height: CUT_SPLIT_HEIGHT_PX, isPlain: false }
}
