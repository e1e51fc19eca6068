import { DESIGN_SCROLL_PER_GROUP } from '@/config/constants'
import { skillGroups } from '@/content/skills'
import { segment, progressAt, stagger, type TimelineRange } from '@/motion/timelineRanges'

/** Length of the pin in viewport heights: 250 % per group (specification §9). */
export const DESIGN_SCREENS = DESIGN_SCROLL_PER_GROUP * skillGroups.length

/** What happens to one group, and when. */
export interface GroupRanges {
  titleIn: TimelineRange
  platesIn: TimelineRange[]
  platesOut: TimelineRange[]
  titleOut: TimelineRange
  /** The crosshair's way to the group's first plate line; the first group's comes from the heading. */
  crosshair: TimelineRange
}

/** A plate takes this share of the range that all plates of a group share; the rest is the stagger. */
const PLATE_SHARE = 0.6

/** The ranges of a group (0-based) with so many plates; plates leave in reverse order. */
export function groupRanges(index: number, plates: number): GroupRanges {
  const range = segment(index)
  return {
    titleIn: range(12, 24),
    platesIn: stagger(range(20, 44), plates, PLATE_SHARE),
    platesOut: stagger(range(76, 92), plates, PLATE_SHARE).toReversed(),
    titleOut: range(90, 100),
    crosshair: range(4, 20),
  }
}

/** The heading has the first twelfth of the first group to itself. */
export const headingRanges = {
  appears: segment(0)(0, 2),
  leaves: segment(0)(9, 12),
}

/** The sheet that leads to the portfolio comes last. */
export const sheetRanges = {
  drops: segment(skillGroups.length - 1)(88, 98),
  crosshair: segment(skillGroups.length - 1)(88, 100),
}

/** Moments (0–1 of the pin) at which things can be read: for focus, anchors and pictures. */
export const designMoments = {
  heading: progressAt(0, 5, skillGroups.length),
  group: (index: number) => progressAt(index, 60, skillGroups.length),
  sheet: 1,
}

interface RestingScroll {
  /** Scroll position in px. */
  y: number
  /** Where the pin ends and where the next section begins, in px. */
  end: number
  next: number
  /** Which way the last scroll went. */
  downwards: boolean
  /** A finger lies on the screen. */
  touching: boolean
}

/** So close (px) to either end there is nothing to snap. */
const SNAP_MARGIN_PX = 2

/**
 * Whether a scroll that has come to rest snaps to the next section: only on the way down, between the end
 * of the pin and the next section, with no finger on the screen (specification §4).
 */
export function shouldSnap({ y, end, next, downwards, touching }: RestingScroll): boolean {
  return downwards && !touching && y > end + SNAP_MARGIN_PX && y < next - SNAP_MARGIN_PX
}
