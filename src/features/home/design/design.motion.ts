import { AFTER_DESIGN_SCROLL_MS } from '@/config/constants'
import type { MotionKit, MotionTimeline, SectionMotion, MotionAnimation } from '@/motion/sectionMotion'
import { SEGMENT_LENGTH } from '@/motion/timelineRanges'
import { type MotionTargets, targetSelector } from '../motionTargets'
import { snapToNext } from './snapToNext'
import { moveCrosshair } from './crosshair.motion'
import { groupRanges, headingRanges, sheetRanges } from './sequence'
import { whenIdle } from '@/lib/browser/whenIdle'

/** The timeline is gone through in so many steps, each in idle time of its own. */
const STEPS = 24

/** Size of the view as the timeline was measured for. */
const viewSize = () => `${window.innerWidth} ${window.innerHeight}`

/**
 * A timeline measures what it moves when it comes to it for the first time, all at once on a jump: too much for one
 * frame. A warm-up goes through it beforehand, unseen, a step in each idle moment; anew when the view has another
 * size, because shares of the view have become other lengths.
 */
export function createTimelineWarmUp() {
  let cancel: (() => void) | undefined
  let warmedUpFor = ''
  return {
    /** Begins at most once per size of the view, at a timeline that stands at `progress` (0–1). */
    begin: (timeline: MotionAnimation, progress: number) => {
      if (warmedUpFor === viewSize()) return
      if (warmedUpFor) timeline.progress(0, true).invalidate().progress(progress, true)
      warmedUpFor = viewSize()
      cancel?.()
      const schedule = (step: number) => {
        cancel = whenIdle(() => {
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
 * A page that moves faster, in views a second, is hurried past: a plate stands some 1.4 views long, and would leave before
 * its drawing (`--dur-draw`) is done.
 */
const HURRIED_VIEWS_PER_S = 1.5

/** How far the plates travel, in shares of the view's width. */
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

/** Moves by the screen's own pixels (`motion/devicePixels.ts`). */
const byPixels = (axis: 'x' | 'y') => ({ snap: { [axis]: 1 / window.devicePixelRatio } })

type Travel = () => number

function animateGroup(
  { all, one }: MotionKit,
  timeline: MotionTimeline,
  travel: Travel,
  group: HTMLElement,
  index: number,
) {
  const title = one(targetSelector('title'), group)
  const remark = one(targetSelector('remark'), group)
  const ground = one(targetSelector('plates'), group)
  const plates = all(targetSelector('plate'), group)
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
        { opacity: 1, x: 0, ...byPixels('x'), ease: 'ink', ...duration(enter) },
        at(enter),
      )
      .to(
        plate,
        { opacity: 0, x: () => -travel(), ...byPixels('x'), ease: 'out', ...duration(leave) },
        at(leave),
      )
    if (drawing) drawBetween(timeline, drawing, at(enter) + enter.duration / 3, at(leave) + leave.duration)
  })
  timeline
    .to(ground, { opacity: 0, duration: 4 }, at(ranges.titleOut) - 2)
    .to([remark], { opacity: 0, duration: 5 }, at(ranges.titleOut))
    .to(title, { yPercent: -150, ease: 'out', ...duration(ranges.titleOut) }, at(ranges.titleOut))
}

/** A drawing draws itself in its own time (CSS), told once when its plate has come and once when it has gone. */
function drawBetween(timeline: MotionTimeline, drawing: HTMLElement, from: number, to: number) {
  timeline
    .set(drawing, { attr: { 'data-drawn': 'false' } }, 0)
    .set(drawing, { attr: { 'data-drawn': 'true' } }, from)
    .set(drawing, { attr: { 'data-drawn': 'false' } }, to)
}

/**
 * Says `data-hurried` on the section while the page moves faster than `limit`, px/s. Who hurries past finds the drawings
 * drawn: half of one is less to see, and each of its frames is work for the main thread.
 */
function followHurry({ root }: MotionKit, { scrollTrigger }: MotionTimeline, limit: number) {
  root.toggleAttribute('data-hurried', Math.abs(scrollTrigger?.getVelocity() ?? 0) > limit)
}

function animateSheet(timeline: MotionTimeline) {
  timeline
    .fromTo(
      targetSelector('portfolio'),
      { y: () => -0.8 * window.innerHeight },
      { y: 0, ...byPixels('y'), ease: 'ink', ...duration(sheetRanges.drops) },
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
 * How far a plate travels on the present view, px, and from which speed on it is hurried past, px/s. The view is asked once:
 * between two movements it would be laid out anew.
 */
function limitsOfView() {
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
    hurry: () => HURRIED_VIEWS_PER_S * height,
    stop: () => window.removeEventListener('resize', measure),
  }
}

/** Writes the heading's true size onto its red lines: px across, and type size with line height. */
function labelHeadingSize({ one }: MotionKit) {
  const title = one('h2')
  if (!title) return
  const { fontSize, lineHeight } = getComputedStyle(title)
  const size = Number.parseFloat(fontSize)
  const label = (name: MotionTargets['measure'], value: string) =>
    one(targetSelector('measure', name))?.setAttribute('data-value', value)
  label('width', String(Math.round(title.offsetWidth)))
  label('height', `${Math.round(size)} / ${(Number.parseFloat(lineHeight) / size).toFixed(3)}`)
}

/**
 * The desk, scrubbed over 250 % of the view per group: heading, three groups of plates, the portfolio's sheet; then
 * 0.6 s on to the next section (specification §4).
 */
export const designMotion: SectionMotion = {
  normal: (kit) => {
    const groups = kit.all(targetSelector('skill-group'))
    let crosshair: ReturnType<typeof moveCrosshair>
    let whole = false
    const warmUp = createTimelineWarmUp()
    const { travel, hurry, stop } = limitsOfView()
    const timeline = kit.scrubbed({
      onRefresh: ({ animation, progress }) => {
        labelHeadingSize(kit)
        if (animation && whole) warmUp.begin(animation, progress)
        crosshair?.show()
      },
    })
    timeline.set({}, {}, groups.length * SEGMENT_LENGTH)
    kit.inTasks([
      () => animateHeading(timeline),
      ...groups.map((group, index) => () => animateGroup(kit, timeline, travel, group, index)),
      () => {
        animateSheet(timeline)
        crosshair = moveCrosshair(kit, timeline, groups)
        timeline.eventCallback('onUpdate', () => {
          followHurry(kit, timeline, hurry())
          crosshair?.show()
        })
        whole = true
      },
    ])
    const stopSnapping = snapToNext(kit, timeline, AFTER_DESIGN_SCROLL_MS)
    return () => {
      stop()
      warmUp.stop()
      stopSnapping()
      crosshair?.clear()
      kit.root.removeAttribute('data-hurried')
    }
  },
}
