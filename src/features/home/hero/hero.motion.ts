import { headline as headlineText } from 'virtual:headline'
import type { MotionKit, SectionMotion } from '@/motion/sectionMotion'
import { segment, SEGMENT_LENGTH } from '@/motion/timelineRanges'
import { type MotionTargets, targetSelector } from '../motionTargets'
import { cssMatrix, uprightTextEdge, invertMatrix, SHEET_KEYFRAMES, sheetAt, sheetMatrix } from './sheet'

/** Length of the pin in viewport heights. */
export const HERO_SCREENS = 1

const range = segment(0)

/** Timeline ranges, 0–100. */
const RANGES = {
  videoFades: range(0, 4),
  glowFades: range(2, 16),
  footFades: range(3, 13),
  headlineRises: range(50, 90),
  headlineFades: range(54, 76),
  // By now the sheet covers the whole view. It fades into the design section's background.
  sheetFades: range(88, 98),
}

/** Scroll progress (0–1) at which the last star is hidden. */
const STARS_HIDDEN_AT = 0.09

/** The paper is drawn at a fraction of its size and scaled up, because its gradient has no sharp edges. */
const PAPER_SCALE = 4

/** Width of the headline in em. */
const HEADLINE_EM = { desktop: headlineText.wideEm, mobile: headlineText.narrowEm }
/** Height of the headline including descenders, relative to its line boxes. */
const HEADLINE_HEIGHT_FACTOR = 1.07

const layer = (name: MotionTargets['layer']) => targetSelector('layer', name)
const HEADLINE = targetSelector('headline')

/** The layers that move with the sheet, in the order of `transformsAt`. */
const MOVED_LAYERS = ['paper', 'edge', 'window', 'on-sheet', 'inner', 'upright'] as const

/**
 * Positions the sheet for a scroll progress. At 0 it clears the inline transforms, because the stylesheet's clip path renders
 * sharper. The headline on the sheet is drawn twice: a rotated copy clipped to the part left of `from` px, and an unrotated
 * copy for the rest. Rotation is expensive, so its part is kept narrow.
 */
function createSheetMover({ findOne, conditions, root }: MotionKit) {
  const screen = conditions.mobile ? 'mobile' : 'desktop'
  const moved = MOVED_LAYERS.map((name) => findOne(layer(name)))
  const onSheet = findOne(layer('on-sheet'))
  const headline = findOne(HEADLINE)
  let width = 1
  let height = 1
  let bottom = 1
  let right = 1
  const measure = () => {
    width = onSheet?.offsetWidth || 1
    height = onSheet?.offsetHeight || 1
    if (!headline) return
    bottom = (headline.offsetTop + HEADLINE_HEIGHT_FACTOR * headline.offsetHeight) / height
    const fontSize = Number.parseFloat(getComputedStyle(headline).fontSize) || 0
    right = (headline.offsetLeft + HEADLINE_EM[screen] * fontSize) / width
  }
  const transformsAt = (progress: number) => {
    const sheet = sheetAt(SHEET_KEYFRAMES[screen], progress)
    const matrix = sheetMatrix(sheet, width, height)
    const transform = cssMatrix(matrix)
    const from = Math.ceil(uprightTextEdge(sheet, right, bottom) * width)
    return [
      `${transform} scale(${PAPER_SCALE})`,
      `translateX(${from - width}px)`,
      `translateX(${width - from}px) ${transform}`,
      cssMatrix(invertMatrix(matrix)),
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
 * Returns the hero's motion, scrubbed: the sheet grows to the whole view, the night fades out, the headline slides up and
 * the design section's background appears. Calls `onCovered` when the sheet starts or stops covering the whole view.
 */
export function createHeroMotion(onCovered: (isCovered: boolean) => void): SectionMotion {
  return {
    looksSameAtTop: true,
    normal: (kit) => {
      const sheet = createSheetMover(kit)
      const stars = kit.findAll(targetSelector('sparkle'))
      let isCovered = false
      const show = (progress: number) => {
        sheet.move(progress)
        // Stars are hidden one by one, the biggest last. Fading all of them would repaint the whole layer in each frame.
        const visibleCount = stars.length * (1 - progress / STARS_HIDDEN_AT)
        for (const [index, star] of stars.entries()) star.toggleAttribute('hidden', index > visibleCount)
        if (progress >= 1 === isCovered) return
        isCovered = progress >= 1
        onCovered(isCovered)
      }
      const timeline = kit.createTimeline({
        onUpdate: (trigger) => show(trigger.progress),
        onRefresh: (trigger) => {
          sheet.measure()
          show(trigger.progress)
        },
      })
      timeline
        .to(layer('video'), { opacity: 0, duration: RANGES.videoFades.duration }, RANGES.videoFades.at)
        .to(layer('glow'), { opacity: 0, duration: RANGES.glowFades.duration }, RANGES.glowFades.at)
        .to(layer('foot'), { opacity: 0, duration: RANGES.footFades.duration }, RANGES.footFades.at)
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
