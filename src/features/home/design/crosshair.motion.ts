import type { MotionKit, MotionTimeline } from '@/motion/sectionMotion'
import type { TimelineRange } from '@/motion/timelineRanges'
import { targetSelector } from '../motionTargets'
import { groupRanges, headingRanges, sheetRanges } from './sequence'

interface Point {
  x: number
  y: number
}

/** Place of an element's edge within the stage, untouched by transforms; px. */
function offsetIn(element: HTMLElement, stage: HTMLElement): Point {
  const parent = element.offsetParent
  const own = { x: element.offsetLeft, y: element.offsetTop }
  if (!(parent instanceof HTMLElement) || parent === stage || !stage.contains(parent)) return own
  const above = offsetIn(parent, stage)
  return { x: own.x + above.x, y: own.y + above.y }
}

/** Where the crosshair rests by the heading, in shares of the view. */
const HEADING_REST = { desktop: { x: 0.649, y: 0.746 }, mobile: { x: 0.9, y: 0.64 } }

function groupRest({ one, conditions }: MotionKit, group: HTMLElement, stage: HTMLElement): Point {
  const plates = one(targetSelector('plates'), group)
  const edge = one(targetSelector(conditions.mobile ? 'drawing' : 'plate'), group)
  if (!plates || !edge) return { x: 0, y: 0 }
  return { x: offsetIn(edge, stage).x + edge.offsetWidth - 1, y: offsetIn(plates, stage).y }
}

function sheetRest(sheet: HTMLElement, stage: HTMLElement): Point {
  const { x, y } = offsetIn(sheet, stage)
  return { x: x + sheet.offsetWidth, y: y + sheet.offsetHeight }
}

/**
 * Adds the crosshair's travels to the desk's timeline: from the heading to each group's first plate line and to the
 * corner of the portfolio's sheet. Its reading counts along. Returns what shows it at its present place, and what
 * takes it back.
 */
export function moveCrosshair(
  kit: MotionKit,
  timeline: MotionTimeline,
  groups: readonly HTMLElement[],
): { show: () => void; clear: () => void } | undefined {
  const { one, conditions, gsap } = kit
  const across = one(targetSelector('cross', 'across'))
  const down = one(targetSelector('cross', 'down'))
  const reading = one(targetSelector('cross', 'reading'))
  const sheet = one(targetSelector('portfolio'))
  const stage = across?.parentElement?.parentElement
  if (!across || !down || !reading || !sheet || !stage) return undefined

  const rest = HEADING_REST[conditions.mobile ? 'mobile' : 'desktop']
  const place = { x: 0, y: 0 }
  const moveAcross = gsap.quickSetter(across, 'y', 'px')
  const moveDown = gsap.quickSetter(down, 'x', 'px')
  const moveReading = gsap.quickSetter(reading, 'css')
  let shown = ''
  const show = () => {
    moveAcross(place.y)
    moveDown(place.x)
    moveReading({ x: place.x, y: place.y })
    const text = `${Math.round(place.x)}, ${Math.round(place.y)}`
    if (text === shown) return
    shown = text
    reading.textContent = text
  }
  const travel = (to: () => Point, { at, duration }: TimelineRange) =>
    timeline.to(place, { x: () => to().x, y: () => to().y, ease: 'page', duration }, at)

  timeline.fromTo(
    place,
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
  travel(() => sheetRest(sheet, stage), sheetRanges.crosshair)
  return { show, clear: () => void gsap.set([across, down, reading], { clearProps: 'transform' }) }
}
