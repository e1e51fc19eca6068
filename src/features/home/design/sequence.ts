import { DESIGN_SCROLL_PER_GROUP } from '@/config/constants'
import { segment, progressAt, stagger, type TimelineRange } from '@/motion/timelineRanges'
import { skillGroups } from '@content/skills'

/** Length of the pin in viewport heights. */
export const DESIGN_SCREENS = DESIGN_SCROLL_PER_GROUP * skillGroups.length

/** The timeline ranges of one group. */
export interface GroupRanges {
  titleIn: TimelineRange
  platesIn: TimelineRange[]
  platesOut: TimelineRange[]
  titleOut: TimelineRange
  /** The crosshair moves to the group's first plate line, from the previous group or from the heading. */
  crosshair: TimelineRange
}

/** Share of the group's plate range that one plate's animation takes. The rest is the stagger. */
const PLATE_SHARE = 0.6

/** Returns the ranges of the group at `index` with this number of plates. Plates leave in reverse order. */
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

/** The heading takes the first 12 % of the first group's segment. */
export const headingRanges = {
  appears: segment(0)(0, 2),
  leaves: segment(0)(9, 12),
}

/** The portfolio sheet comes last. */
export const sheetRanges = {
  drops: segment(skillGroups.length - 1)(88, 98),
  crosshair: segment(skillGroups.length - 1)(88, 100),
}

/** Progress values (0–1 of the pin) at which content is readable. Focus and anchors scroll there. */
export const designMoments = {
  heading: progressAt(0, 5, skillGroups.length),
  group: (index: number) => progressAt(index, 60, skillGroups.length),
  sheet: 1,
}
