import { AFTER_DESIGN_SCROLL_MS } from '@/config/constants'
import type { MotionKit, SectionMotion } from '@/motion/sectionMotion'
import { PART_LENGTH } from '@/motion/slots'
import { carryOn } from './carryOn'
import { moveCrosshair } from './crosshair.motion'
import { createRehearsal } from './rehearsal'
import { groupSlots, headingSlots, sheetSlots } from './sequence'

type Timeline = gsap.core.Timeline

/** How far the plates travel, in shares of the view's width. */
const PLATE_TRAVEL = 0.08

function animateHeading(timeline: Timeline) {
  const heading = '[data-frame="heading"]'
  timeline
    .fromTo(
      heading,
      { opacity: 0, y: 40 },
      { opacity: 1, y: 0, ...duration(headingSlots.appears) },
      at(headingSlots.appears),
    )
    .to(heading, { opacity: 0, y: -80, ...duration(headingSlots.leaves) }, at(headingSlots.leaves))
    .fromTo('[data-ruler="top"]', { yPercent: -100 }, { yPercent: 0, duration: 2 }, 0)
    .fromTo('[data-ruler="left"]', { xPercent: -100 }, { xPercent: 0, duration: 2 }, 0)
}

function animateGroup(timeline: Timeline, group: HTMLElement, index: number) {
  const select = (name: string) => [...group.querySelectorAll<HTMLElement>(name)]
  const [title] = select('[data-title]')
  const [remark] = select('[data-remark]')
  const [ground] = select('[data-plates]')
  const plates = select('[data-plate]')
  const slots = groupSlots(index, plates.length)
  if (!title || !remark || !ground) return

  timeline
    .fromTo(
      title,
      { yPercent: 150 },
      { yPercent: 0, ease: 'ink', ...duration(slots.titleIn) },
      at(slots.titleIn),
    )
    .fromTo(remark, { opacity: 0 }, { opacity: 1, ...duration(slots.titleIn) }, at(slots.titleIn))
    .fromTo(ground, { opacity: 0 }, { opacity: 1, duration: 4 }, at(slots.titleIn) + 6)
  plates.forEach((plate, order) => {
    const enter = slots.platesIn[order]
    const leave = slots.platesOut[order]
    if (!enter || !leave) return
    const figure = plate.querySelector<HTMLElement>('[data-figure]')
    timeline
      .fromTo(
        plate,
        { opacity: 0, x: travel },
        { opacity: 1, x: 0, ease: 'ink', ...duration(enter) },
        at(enter),
      )
      .to(plate, { opacity: 0, x: () => -travel(), ease: 'out', ...duration(leave) }, at(leave))
    if (figure) drawBetween(timeline, figure, at(enter) + enter.duration / 3, at(leave) + leave.duration)
  })
  timeline
    .to(ground, { opacity: 0, duration: 4 }, at(slots.titleOut) - 2)
    .to([remark], { opacity: 0, duration: 5 }, at(slots.titleOut))
    .to(title, { yPercent: -150, ease: 'out', ...duration(slots.titleOut) }, at(slots.titleOut))
}

/** A drawing draws itself in its own time (CSS), told once when its plate has come and once when it has gone. */
function drawBetween(timeline: Timeline, figure: HTMLElement, from: number, to: number) {
  timeline
    .set(figure, { attr: { 'data-drawn': 'false' } }, 0)
    .set(figure, { attr: { 'data-drawn': 'true' } }, from)
    .set(figure, { attr: { 'data-drawn': 'false' } }, to)
}

function animateSheet(timeline: Timeline) {
  timeline
    .fromTo(
      '[data-portfolio]',
      { y: () => -0.8 * window.innerHeight },
      { y: 0, ease: 'ink', ...duration(sheetSlots.drops) },
      at(sheetSlots.drops),
    )
    .fromTo('[data-caption]', { opacity: 0 }, { opacity: 1, duration: 4 }, at(sheetSlots.crosshair) + 8)
}

const travel = () => PLATE_TRAVEL * window.innerWidth
const at = ({ at: position }: { at: number }) => position
const duration = ({ duration: length }: { duration: number }) => ({ duration: length })

/** Writes the heading's true measures onto its red lines: px across, and type size with line height. */
function takeMeasures({ all, root }: MotionKit) {
  const [title] = all('h2')
  if (!title) return
  const { fontSize, lineHeight } = getComputedStyle(title)
  const size = Number.parseFloat(fontSize)
  const values = {
    width: String(Math.round(title.offsetWidth)),
    height: `${Math.round(size)} / ${(Number.parseFloat(lineHeight) / size).toFixed(3)}`,
  }
  for (const [name, value] of Object.entries(values)) {
    root.querySelector(`[data-measure="${name}"]`)?.setAttribute('data-value', value)
  }
}

/**
 * The desk, scrubbed over 250 % of the view per group: heading, three groups of plates, the portfolio's sheet; then
 * 0.6 s on to the next section (specification §4).
 */
export const designMotion: SectionMotion = {
  normal: (kit) => {
    const groups = kit.all('[data-skill-group]')
    let showCrosshair: (() => void) | undefined
    const rehearsal = createRehearsal()
    const timeline = kit.scrubbed({
      onRefresh: ({ animation, progress }) => {
        takeMeasures(kit)
        if (animation) rehearsal.begin(animation, progress)
        showCrosshair?.()
      },
    })
    animateHeading(timeline)
    groups.forEach((group, index) => animateGroup(timeline, group, index))
    animateSheet(timeline)
    showCrosshair = moveCrosshair(kit, timeline, groups)
    timeline.eventCallback('onUpdate', showCrosshair ?? null)
    timeline.set({}, {}, groups.length * PART_LENGTH)
    const stopCarrying = carryOn(kit, timeline, AFTER_DESIGN_SCROLL_MS)
    return () => {
      rehearsal.stop()
      stopCarrying()
    }
  },
}
