import { DESIGN_SCROLL_PER_GROUP } from '@/config/constants'
import { skillGroups } from '@/content/skills'
import { part, progressAt, stagger, type Slot } from '@/motion/slots'

/** Length of the pin in viewport heights: 250 % per group (specification §9). */
export const DESIGN_SCREENS = DESIGN_SCROLL_PER_GROUP * skillGroups.length

/** What happens to one group, and when. */
export interface GroupSlots {
  titleIn: Slot
  platesIn: Slot[]
  platesOut: Slot[]
  titleOut: Slot
  /** The crosshair's way to the group's first plate line; the first group's comes from the heading. */
  crosshair: Slot
}

/** A plate takes this share of the slot that all plates of a group share; the rest is the stagger. */
const PLATE_SHARE = 0.6

/** The slots of a group (0-based) with so many plates; plates leave in reverse order. */
export function groupSlots(index: number, plates: number): GroupSlots {
  const slot = part(index)
  return {
    titleIn: slot(12, 24),
    platesIn: stagger(slot(20, 44), plates, PLATE_SHARE),
    platesOut: stagger(slot(76, 92), plates, PLATE_SHARE).toReversed(),
    titleOut: slot(90, 100),
    crosshair: slot(4, 20),
  }
}

/** The heading has the first twelfth of the first group to itself. */
export const headingSlots = {
  appears: part(0)(0, 2),
  leaves: part(0)(9, 12),
}

/** The sheet that leads to the portfolio comes last. */
export const sheetSlots = {
  drops: part(skillGroups.length - 1)(88, 98),
  crosshair: part(skillGroups.length - 1)(88, 100),
}

/** Moments (0–1 of the pin) at which things can be read: for focus, anchors and pictures. */
export const designMoments = {
  heading: progressAt(0, 5, skillGroups.length),
  group: (index: number) => progressAt(index, 60, skillGroups.length),
  sheet: 1,
}

interface Leaving {
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

/** So close (px) to either end there is nothing to carry. */
const CARRY_MARGIN_PX = 2

/**
 * Whether a scroll that has come to rest is carried on to the next section: only on the way down, between the end
 * of the pin and the next section, with no finger on the screen (specification §4).
 */
export function shouldCarry({ y, end, next, downwards, touching }: Leaving): boolean {
  return downwards && !touching && y > end + CARRY_MARGIN_PX && y < next - CARRY_MARGIN_PX
}
