import type { MotionKit, MotionTimeline } from '@/motion/sectionMotion'
import type { TimelineRange } from '@/motion/timelineRanges'
import { targetSelector } from '../motionTargets'
import { groupRanges, headingRanges, sheetRanges } from './sequence'

interface Point {
  x: number
  y: number
}

/** Returns an element's position within the stage in px, ignoring transforms. */
function offsetWithin(element: HTMLElement, stage: HTMLElement): Point {
  const parent = element.offsetParent
  const offset = { x: element.offsetLeft, y: element.offsetTop }
  if (!(parent instanceof HTMLElement) || parent === stage || !stage.contains(parent)) return offset
  const above = offsetWithin(parent, stage)
  return { x: offset.x + above.x, y: offset.y + above.y }
}

/** Position of the crosshair next to the heading, in shares of the view. */
const HEADING_REST = { desktop: { x: 0.649, y: 0.746 }, mobile: { x: 0.9, y: 0.64 } }

function groupRest({ findOne, conditions }: MotionKit, group: HTMLElement, stage: HTMLElement): Point {
  const plates = findOne(targetSelector('plates'), group)
  const edge = findOne(targetSelector(conditions.mobile ? 'drawing' : 'plate'), group)
  if (!plates || !edge) return { x: 0, y: 0 }
  return { x: offsetWithin(edge, stage).x + edge.offsetWidth - 1, y: offsetWithin(plates, stage).y }
}

function sheetRest(sheet: HTMLElement, stage: HTMLElement): Point {
  const { x, y } = offsetWithin(sheet, stage)
  return { x: x + sheet.offsetWidth, y: y + sheet.offsetHeight }
}

/**
 * Adds the crosshair's movement to the timeline: from the heading to each group's first plate line and to the corner of
 * the portfolio sheet. Its label shows the coordinates. Returns `show`, which renders the current position, and `clear`,
 * which removes the styles.
 */
export function addCrosshair(
  kit: MotionKit,
  timeline: MotionTimeline,
  groups: readonly HTMLElement[],
): { show: () => void; clear: () => void } | undefined {
  const { findOne, conditions, gsap } = kit
  const across = findOne(targetSelector('cross', 'across'))
  const down = findOne(targetSelector('cross', 'down'))
  const label = findOne(targetSelector('cross', 'reading'))
  const sheet = findOne(targetSelector('portfolio'))
  const stage = across?.parentElement?.parentElement
  if (!across || !down || !label || !stage) return undefined

  const rest = HEADING_REST[conditions.mobile ? 'mobile' : 'desktop']
  const position = { x: 0, y: 0 }
  const moveAcross = gsap.quickSetter(across, 'y', 'px')
  const moveDown = gsap.quickSetter(down, 'x', 'px')
  const moveLabel = gsap.quickSetter(label, 'css')
  let lastText = ''
  const show = () => {
    moveAcross(position.y)
    moveDown(position.x)
    moveLabel({ x: position.x, y: position.y })
    const text = `${Math.round(position.x)}, ${Math.round(position.y)}`
    if (text === lastText) return
    lastText = text
    label.textContent = text
  }
  const travel = (to: () => Point, { at, duration }: TimelineRange) =>
    timeline.to(position, { x: () => to().x, y: () => to().y, ease: 'page', duration }, at)

  timeline.fromTo(
    position,
    { x: () => rest.x * stage.clientWidth, y: () => 1.1 * stage.clientHeight },
    {
      x: () => rest.x * stage.clientWidth,
      y: () => rest.y * stage.clientHeight,
      duration: headingRanges.appears.duration,
    },
    headingRanges.appears.at,
  )
  groups.forEach((group, index) => {
    travel(() => groupRest(kit, group, stage), groupRanges(index, 0).crosshair)
  })
  if (sheet) travel(() => sheetRest(sheet, stage), sheetRanges.crosshair)
  return { show, clear: () => void gsap.set([across, down, label], { clearProps: 'transform' }) }
}
