import type { MotionKit, SectionMotion } from '@/motion/sectionMotion'
import { part, PART_LENGTH } from '@/motion/slots'
import { cssMatrix, inverse, SHEET_WAY, sheetAt, sheetMatrix } from './sheet'

/** The way out of the hero in viewport heights: the sheet grows over one whole view. */
export const HERO_SCREENS = 1

const slot = part(0)

/** The slots of the way out, 0–100. */
const SLOTS = {
  sparkles: slot(4, 36),
  glow: slot(30, 80),
  footDims: slot(16, 44),
  footLeaves: slot(44, 54),
  headlineRises: slot(50, 90),
  headlineFades: slot(60, 82),
  shadeFades: slot(60, 86),
  gridAppears: slot(78, 98),
}

const layer = (name: string) => `[data-layer="${name}"]`

/** Lays the sheet at a share (0–1) of the way; at rest the stylesheet's own outline shows it, sharper. */
function createSheetMover({ all, conditions, root }: MotionKit) {
  const way = conditions.mobile ? SHEET_WAY.mobile : SHEET_WAY.desktop
  const [sheet] = all(layer('sheet'))
  const [onSheet] = all(layer('on-sheet'))
  return (progress: number) => {
    if (!sheet || !onSheet) return
    if (progress <= 0) {
      delete root.dataset['falling']
      sheet.style.transform = ''
      onSheet.style.transform = ''
      return
    }
    root.dataset['falling'] = 'true'
    const matrix = sheetMatrix(sheetAt(way, progress), sheet.offsetWidth || 1, sheet.offsetHeight || 1)
    sheet.style.transform = cssMatrix(matrix)
    onSheet.style.transform = cssMatrix(inverse(matrix))
  }
}

/**
 * The way out of the hero, scrubbed: the sheet's corners travel to the view's corners, the night goes out, the words
 * slide up and the desk's grid appears. `passed` hears when the sheet has taken the whole view, and when it gives
 * some of it back.
 */
export function createHeroMotion(passed: (hasPassed: boolean) => void): SectionMotion {
  return {
    startsAlike: true,
    normal: (kit) => {
      const moveSheet = createSheetMover(kit)
      let hasPassed = false
      const show = (progress: number) => {
        moveSheet(progress)
        if (progress >= 1 === hasPassed) return
        hasPassed = progress >= 1
        passed(hasPassed)
      }
      const timeline = kit.scrubbed({
        onUpdate: (trigger) => show(trigger.progress),
        onRefresh: (trigger) => show(trigger.progress),
      })
      timeline
        .to(
          layer('sparkles'),
          { opacity: 0, yPercent: -4, duration: SLOTS.sparkles.duration },
          SLOTS.sparkles.at,
        )
        .to(layer('glow'), { opacity: 0, scale: 1.8, duration: SLOTS.glow.duration }, SLOTS.glow.at)
        .to(layer('foot'), { opacity: 0.25, duration: SLOTS.footDims.duration }, SLOTS.footDims.at)
        .to(layer('foot'), { opacity: 0, duration: SLOTS.footLeaves.duration }, SLOTS.footLeaves.at)
        .to(
          '[data-headline]',
          { y: () => -0.62 * window.innerHeight, duration: SLOTS.headlineRises.duration },
          SLOTS.headlineRises.at,
        )
        .to('[data-headline]', { opacity: 0, duration: SLOTS.headlineFades.duration }, SLOTS.headlineFades.at)
        .to(layer('shade'), { opacity: 0, duration: SLOTS.shadeFades.duration }, SLOTS.shadeFades.at)
        .to(layer('grid'), { opacity: 1, duration: SLOTS.gridAppears.duration }, SLOTS.gridAppears.at)
        .set({}, {}, PART_LENGTH)
      return () => {
        moveSheet(0)
        passed(false)
      }
    },
  }
}
