import { AFTER_DESIGN_SCROLL_MS } from '@/config/constants'
import { onIdle } from '@/lib/browser/onIdle'
import type { MotionKit, MotionTimeline, SectionMotion, MotionAnimation } from '@/motion/sectionMotion'
import { SEGMENT_LENGTH } from '@/motion/timelineRanges'
import { type MotionTargets, targetSelector } from '../motionTargets'
import { addCrosshair } from './crosshair.motion'
import { groupRanges, headingRanges, sheetRanges } from './sequence'
import { snapToNextSection } from './snapToNextSection'

/** Number of warm-up steps. Each runs in its own idle callback. */
const STEPS = 24

/** Identifies the view size for which the timeline was measured. */
const viewSize = () => `${window.innerWidth} ${window.innerHeight}`

/**
 * GSAP measures a tween's targets when the tween first renders. A jump would render all tweens in one frame, which takes
 * too long. The warm-up renders the timeline step by step in idle time, and again after the view has changed its size.
 */
export function createTimelineWarmUp() {
  let cancel: (() => void) | undefined
  let warmedUpFor = ''
  return {
    /** Starts the warm-up of a timeline whose current position is `progress` (0–1), once per view size. */
    start: (timeline: MotionAnimation, progress: number) => {
      if (warmedUpFor === viewSize()) return
      if (warmedUpFor) timeline.progress(0, true).invalidate().progress(progress, true)
      warmedUpFor = viewSize()
      cancel?.()
      const schedule = (step: number) => {
        cancel = onIdle(() => {
          const now = timeline.progress()
          timeline.progress(step / STEPS, true).progress(now, true)
          if (step < STEPS) schedule(step + 1)
        })
      }
      schedule(1)
    },
    stop: () => cancel?.(),
  }
}

/**
 * Above this scroll speed (view heights per second) drawings appear without animation. A plate is in view for about 1.4
 * view heights and would leave before its drawing (`--dur-draw`) is finished.
 */
const HURRIED_VIEWS_PER_S = 1.5

/** Distance that the plates move, in shares of the view's width. */
const PLATE_TRAVEL = 0.08

function animateHeading(timeline: MotionTimeline) {
  const heading = targetSelector('frame', 'heading')
  timeline
    .fromTo(
      heading,
      { opacity: 0, y: 40 },
      { opacity: 1, y: 0, ...duration(headingRanges.appears) },
      at(headingRanges.appears),
    )
    .to(heading, { opacity: 0, y: -80, ...duration(headingRanges.leaves) }, at(headingRanges.leaves))
    .fromTo(targetSelector('ruler', 'top'), { yPercent: -100 }, { yPercent: 0, duration: 2 }, 0)
    .fromTo(targetSelector('ruler', 'left'), { xPercent: -100 }, { xPercent: 0, duration: 2 }, 0)
}

/** Snaps a movement to device pixels, which avoids resampling the layer in every frame. */
const snapToPixels = (axis: 'x' | 'y') => ({ snap: { [axis]: 1 / window.devicePixelRatio } })

type Travel = () => number

function animateGroup(
  { findAll, findOne }: MotionKit,
  timeline: MotionTimeline,
  travel: Travel,
  group: HTMLElement,
  index: number,
) {
  const title = findOne(targetSelector('title'), group)
  const remark = findOne(targetSelector('remark'), group)
  const ground = findOne(targetSelector('plates'), group)
  const plates = findAll(targetSelector('plate'), group)
  const ranges = groupRanges(index, plates.length)
  if (!title || !remark || !ground) return

  timeline
    .fromTo(
      title,
      { yPercent: 150 },
      { yPercent: 0, ease: 'ink', ...duration(ranges.titleIn) },
      at(ranges.titleIn),
    )
    .fromTo(remark, { opacity: 0 }, { opacity: 1, ...duration(ranges.titleIn) }, at(ranges.titleIn))
    .fromTo(ground, { opacity: 0 }, { opacity: 1, duration: 4 }, at(ranges.titleIn) + 6)
  plates.forEach((plate, order) => {
    const enter = ranges.platesIn[order]
    const leave = ranges.platesOut[order]
    if (!enter || !leave) return
    const drawing = plate.querySelector<HTMLElement>(targetSelector('drawing'))
    timeline
      .fromTo(
        plate,
        { opacity: 0, x: travel },
        { opacity: 1, x: 0, ...snapToPixels('x'), ease: 'ink', ...duration(enter) },
        at(enter),
      )
      .to(
        plate,
        { opacity: 0, x: () => -travel(), ...snapToPixels('x'), ease: 'out', ...duration(leave) },
        at(leave),
      )
    if (drawing) drawBetween(timeline, drawing, at(enter) + enter.duration / 3, at(leave) + leave.duration)
  })
  timeline
    .to(ground, { opacity: 0, duration: 4 }, at(ranges.titleOut) - 2)
    .to([remark], { opacity: 0, duration: 5 }, at(ranges.titleOut))
    .to(title, { yPercent: -150, ease: 'out', ...duration(ranges.titleOut) }, at(ranges.titleOut))
}

/** Toggles `data-drawn` between two positions of the timeline. CSS animates the drawing. */
function drawBetween(timeline: MotionTimeline, drawing: HTMLElement, from: number, to: number) {
  timeline
    .set(drawing, { attr: { 'data-drawn': 'false' } }, 0)
    .set(drawing, { attr: { 'data-drawn': 'true' } }, from)
    .set(drawing, { attr: { 'data-drawn': 'false' } }, to)
}

/**
 * Sets `data-hurried` on the section while the page scrolls faster than `limit` (px/s). The stylesheet then shows the
 * drawings without animation, because each of its frames costs main-thread time.
 */
function updateHurried({ root }: MotionKit, { scrollTrigger }: MotionTimeline, limit: number) {
  root.toggleAttribute('data-hurried', Math.abs(scrollTrigger?.getVelocity() ?? 0) > limit)
}

function animateSheet(timeline: MotionTimeline) {
  timeline
    .fromTo(
      targetSelector('portfolio'),
      { y: () => -0.8 * window.innerHeight },
      { y: 0, ...snapToPixels('y'), ease: 'ink', ...duration(sheetRanges.drops) },
      at(sheetRanges.drops),
    )
    .fromTo(
      targetSelector('caption'),
      { opacity: 0 },
      { opacity: 1, duration: 4 },
      at(sheetRanges.crosshair) + 8,
    )
}

const at = ({ at: position }: { at: number }) => position
const duration = ({ duration: length }: { duration: number }) => ({ duration: length })

/**
 * Provides lengths that depend on the view: the plates' travel (px) and the speed limit (px/s). Caches the view's size,
 * because reading it between two style changes forces a layout.
 */
function createViewLimits() {
  let width = 0
  let height = 0
  const measure = () => {
    width = window.innerWidth
    height = window.innerHeight
  }
  measure()
  window.addEventListener('resize', measure)
  return {
    travel: () => PLATE_TRAVEL * width,
    speedLimit: () => HURRIED_VIEWS_PER_S * height,
    stopMeasuring: () => window.removeEventListener('resize', measure),
  }
}

/** Writes the heading's measured width (px) and its font size with line height onto its red lines. */
function labelHeadingSize({ findOne }: MotionKit) {
  const title = findOne('h2')
  if (!title) return
  const { fontSize, lineHeight } = getComputedStyle(title)
  const size = Number.parseFloat(fontSize)
  const label = (name: MotionTargets['measure'], value: string) =>
    findOne(targetSelector('measure', name))?.setAttribute('data-value', value)
  label('width', String(Math.round(title.offsetWidth)))
  label('height', `${Math.round(size)} / ${(Number.parseFloat(lineHeight) / size).toFixed(3)}`)
}

/**
 * The design section's motion, scrubbed: heading, three groups of plates, the portfolio sheet. When the scroll rests
 * after the pin, it snaps to the next section.
 */
export const designMotion: SectionMotion = {
  normal: (kit) => {
    const groups = kit.findAll(targetSelector('skill-group'))
    let crosshair: ReturnType<typeof addCrosshair>
    let isComplete = false
    const warmUp = createTimelineWarmUp()
    const { travel, speedLimit, stopMeasuring } = createViewLimits()
    const timeline = kit.createTimeline({
      onRefresh: ({ animation, progress }) => {
        labelHeadingSize(kit)
        if (animation && isComplete) warmUp.start(animation, progress)
        crosshair?.show()
      },
    })
    timeline.set({}, {}, groups.length * SEGMENT_LENGTH)
    kit.runInTasks([
      () => animateHeading(timeline),
      ...groups.map((group, index) => () => animateGroup(kit, timeline, travel, group, index)),
      () => {
        if (kit.findOne(targetSelector('portfolio'))) animateSheet(timeline)
        crosshair = addCrosshair(kit, timeline, groups)
        timeline.eventCallback('onUpdate', () => {
          updateHurried(kit, timeline, speedLimit())
          crosshair?.show()
        })
        isComplete = true
      },
    ])
    const stopSnapping = snapToNextSection(kit, timeline, AFTER_DESIGN_SCROLL_MS)
    return () => {
      stopMeasuring()
      warmUp.stop()
      stopSnapping()
      crosshair?.clear()
      kit.root.removeAttribute('data-hurried')
    }
  },
}
