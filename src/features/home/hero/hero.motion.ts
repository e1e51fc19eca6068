import type { MotionKit, SectionMotion } from '@/motion/sectionMotion'
import { part, PART_LENGTH } from '@/motion/slots'
import { cssMatrix, inverse, SHEET_WAY, sheetAt, sheetMatrix } from './sheet'

/** The way out of the hero in viewport heights: the sheet grows over one whole view. */
export const HERO_SCREENS = 1

const slot = part(0)

/** The slots of the way out, 0–100. */
const SLOTS = {
  sparkles: slot(2, 18),
  videoStops: slot(2, 14),
  glow: slot(8, 30),
  footDims: slot(16, 44),
  footLeaves: slot(44, 54),
  headlineRises: slot(50, 90),
  headlineFades: slot(54, 76),
  // By now the sheet has taken the whole view; what it fades into is the desk.
  sheetFades: slot(88, 98),
}

/** The falling paper is drawn so many times smaller than it shows: a plain light needs no more (see the stylesheet). */
const PAPER_SHRINK = 4

const layer = (name: string) => `[data-layer="${name}"]`

/** Lays the sheet at a share (0–1) of the way; at rest the stylesheet's own outline shows it, sharper. */
function createSheetMover({ all, conditions, root }: MotionKit) {
  const way = conditions.mobile ? SHEET_WAY.mobile : SHEET_WAY.desktop
  const [paper] = all(layer('paper'))
  const [opening] = all(layer('window'))
  const [words] = all(layer('on-sheet'))
  let width = 1
  let height = 1
  const measure = () => {
    width = words?.offsetWidth || 1
    height = words?.offsetHeight || 1
  }
  const move = (progress: number) => {
    if (progress <= 0) {
      delete root.dataset['falling']
      for (const element of [paper, opening, words]) element?.style.removeProperty('transform')
      return
    }
    root.dataset['falling'] = 'true'
    const matrix = sheetMatrix(sheetAt(way, progress), width, height)
    if (!paper || !opening || !words) return
    paper.style.transform = `${cssMatrix(matrix)} scale(${PAPER_SHRINK})`
    opening.style.transform = cssMatrix(matrix)
    words.style.transform = cssMatrix(inverse(matrix))
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
      let hasPassed = false
      const show = (progress: number) => {
        sheet.move(progress)
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
        .to(
          layer('sparkles'),
          { autoAlpha: 0, yPercent: -4, duration: SLOTS.sparkles.duration },
          SLOTS.sparkles.at,
        )
        .to(layer('video'), { autoAlpha: 0, duration: SLOTS.videoStops.duration }, SLOTS.videoStops.at)
        .to(layer('glow'), { autoAlpha: 0, duration: SLOTS.glow.duration }, SLOTS.glow.at)
        .to(layer('foot'), { opacity: 0.25, duration: SLOTS.footDims.duration }, SLOTS.footDims.at)
        .to(layer('foot'), { opacity: 0, duration: SLOTS.footLeaves.duration }, SLOTS.footLeaves.at)
        .to(
          '[data-headline]',
          { y: () => -0.62 * window.innerHeight, duration: SLOTS.headlineRises.duration },
          SLOTS.headlineRises.at,
        )
        .to('[data-headline]', { opacity: 0, duration: SLOTS.headlineFades.duration }, SLOTS.headlineFades.at)
        .set(layer('grid'), { visibility: 'visible' }, SLOTS.sheetFades.at)
        .to(layer('paper'), { opacity: 0, duration: SLOTS.sheetFades.duration }, SLOTS.sheetFades.at)
        .set({}, {}, PART_LENGTH)
      return () => {
        sheet.move(0)
        passed(false)
      }
    },
  }
}
