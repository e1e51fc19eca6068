import { BREAKPOINT_PX } from '@/config/breakpoints'
import type { JustifiedOptions } from './justifiedRows'

/** Between photos, both ways, in px. */
export const GAP_PX = 5
/** Rows aim at this share of the wall's width: two or three photos, large enough for colour to speak first. */
const TARGET_SHARE = 0.326
const LOWEST_PX = 300
const TALLEST_PX = 620
const PHONE_SHARE = 0.64

/** The row height aimed at on a wall of this width, in px. */
function targetHeight(width: number): number {
  if (width < BREAKPOINT_PX.tablet) return Math.min(LOWEST_PX, width * PHONE_SHARE)
  return Math.min(TALLEST_PX, Math.max(LOWEST_PX, width * TARGET_SHARE))
}

/** How the rows of a wall of this width are broken. */
export function rowOptions(width: number): Required<Pick<JustifiedOptions, 'width' | 'gap' | 'target'>> {
  return { width, gap: GAP_PX, target: targetHeight(width) }
}
