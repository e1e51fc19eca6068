import type { MotionKit, SectionMotion } from '@/motion/sectionMotion'
import { segment, SEGMENT_LENGTH } from '@/motion/timelineRanges'
import { type MotionTargets, targetSelector } from '../motionTargets'
import { cssMatrix, innerEdge, inverse, SHEET_WAY, sheetAt, sheetMatrix } from './sheet'

/** The way out of the hero in viewport heights: the sheet grows over one whole view. */
export const HERO_SCREENS = 1

const range = segment(0)

/** The ranges of the way out, 0–100. */
const RANGES = {
  videoStops: range(0, 4),
  glow: range(2, 16),
  foot: range(3, 13),
  headlineRises: range(50, 90),
  headlineFades: range(54, 76),
  // By now the sheet has taken the whole view; what it fades into is the desk.
  sheetFades: range(88, 98),
}

/** Share (0–1) of the way by which the last star is out. */
const NIGHT_ENDS = 0.09

/** The falling paper is drawn so many times smaller than it shows: a plain light needs no more (see the stylesheet). */
const PAPER_SHRINK = 4

/** Where the words end on the right, in shares of the view: their size goes by its width. */
const WORDS_REACH = { desktop: 0.83, mobile: 0.91 }
/** What hangs below the last line, with the lines' own height as 1. */
const BELOW_LINES = 1.07

const layer = (name: MotionTargets['layer']) => targetSelector('layer', name)
const HEADLINE = targetSelector('headline')

/** Laid with the sheet, in the order of `transformsAt`. */
const MOVED_LAYERS = ['paper', 'edge', 'window', 'on-sheet', 'inner', 'upright'] as const

/**
 * Lays the sheet at a share (0–1) of the way; at rest the stylesheet's own outline shows it, sharper. The words on it
 * are shown in two parts: left of `from` px within a tilted window, which is costly to draw and so as narrow as the
 * slant of the sheet's edge, and right of it upright.
 */
function createSheetMover({ one, conditions, root }: MotionKit) {
  const screen = conditions.mobile ? 'mobile' : 'desktop'
  const moved = MOVED_LAYERS.map((name) => one(layer(name)))
  const onSheet = one(layer('on-sheet'))
  const words = one(HEADLINE)
  let width = 1
  let height = 1
  let bottom = 1
  const measure = () => {
    width = onSheet?.offsetWidth || 1
    height = onSheet?.offsetHeight || 1
    bottom = words ? (words.offsetTop + BELOW_LINES * words.offsetHeight) / height : 1
  }
  const transformsAt = (progress: number) => {
    const sheet = sheetAt(SHEET_WAY[screen], progress)
    const matrix = sheetMatrix(sheet, width, height)
    const laid = cssMatrix(matrix)
    const from = Math.ceil(innerEdge(sheet, WORDS_REACH[screen], bottom) * width)
    return [
      `${laid} scale(${PAPER_SHRINK})`,
      `translateX(${from - width}px)`,
      `translateX(${width - from}px) ${laid}`,
      cssMatrix(inverse(matrix)),
      `translateX(${from}px)`,
      `translateX(${-from}px)`,
    ]
  }
  const move = (progress: number) => {
    root.toggleAttribute('data-falling', progress > 0)
    const transforms = progress > 0 ? transformsAt(progress) : []
    for (const [index, element] of moved.entries())
      if (element) element.style.transform = transforms[index] ?? ''
  }
  measure()
  return { measure, move }
}

/**
 * The way out of the hero, scrubbed: the sheet's corners travel to the view's corners, the night goes out, the words
 * slide up and the desk appears. `passed` hears when the sheet has taken the whole view, and when it gives
 * some of it back.
 */
export function createHeroMotion(passed: (hasPassed: boolean) => void): SectionMotion {
  return {
    startsAlike: true,
    normal: (kit) => {
      const sheet = createSheetMover(kit)
      const stars = kit.all(targetSelector('sparkle'))
      let hasPassed = false
      const show = (progress: number) => {
        sheet.move(progress)
        // One after another, the biggest last: to fade them all together, the whole sky would be drawn for each frame.
        const shining = stars.length * (1 - progress / NIGHT_ENDS)
        for (const [index, star] of stars.entries()) star.toggleAttribute('hidden', index > shining)
        if (progress >= 1 === hasPassed) return
        hasPassed = progress >= 1
        passed(hasPassed)
      }
      const timeline = kit.scrubbed({
        onUpdate: (trigger) => show(trigger.progress),
        onRefresh: (trigger) => {
          sheet.measure()
          show(trigger.progress)
        },
      })
      timeline
        .to(layer('video'), { opacity: 0, duration: RANGES.videoStops.duration }, RANGES.videoStops.at)
        .to(layer('glow'), { opacity: 0, duration: RANGES.glow.duration }, RANGES.glow.at)
        .to(layer('foot'), { opacity: 0, duration: RANGES.foot.duration }, RANGES.foot.at)
        .to(
          HEADLINE,
          { y: () => -0.62 * window.innerHeight, duration: RANGES.headlineRises.duration },
          RANGES.headlineRises.at,
        )
        .to(HEADLINE, { opacity: 0, duration: RANGES.headlineFades.duration }, RANGES.headlineFades.at)
        .set(layer('grid'), { visibility: 'visible' }, RANGES.sheetFades.at)
        .to(layer('paper'), { opacity: 0, duration: RANGES.sheetFades.duration }, RANGES.sheetFades.at)
        .set({}, {}, SEGMENT_LENGTH)
      return () => show(0)
    },
  }
}
