import { targetAttribute, targetSelector } from '../motionTargets'
import { halftoneOpacity } from './halftone'
import type { SeriesFrame } from './sequence'

/** Each step of the zoom is so much larger than the one before: small enough that stretching is not seen while it moves. */
const STEP = 1.3

/** Splits a zoom (≥ 1) into the scale at which the outline is drawn and the stretch (1–1.3) that is left to do. */
export function stepOf(zoom: number): { drawnAt: number; stretch: number } {
  // The tiny share keeps a zoom that is a step from falling to the one below by rounding.
  const drawnAt = STEP ** Math.floor(Math.log(zoom) / Math.log(STEP) + 1e-9)
  return { drawnAt, stretch: zoom / drawnAt }
}

const SHEET = targetSelector('sheet')
const DOTS = targetSelector('dots')

/** The sheet of one series, whose letters are windows. */
export interface Letters {
  /** Reads the view's size anew. */
  measure: () => void
  /** Shows the sheet as the frame says, or takes it away. */
  show: (frame: SeriesFrame | null) => void
  /** Draws what shows at its own size: for the rest after a scroll. */
  settle: () => void
  /** Whether the view is so deep within the counter that nothing but the sheet is to be seen. */
  isSolid: (zoom: number) => boolean
  clear: () => void
}

interface View {
  sheet: SVGElement | null | undefined
  dots: SVGElement | null | undefined
  /** The counter's centre in the letters' own units, and on the screen (px). */
  counter: { x: number; y: number }
  onScreen: { x: number; y: number }
  /** From this zoom on the counter's circle holds the whole view. */
  solidFrom: number
}

/** The letters that this screen takes (wide or upright) and where their counter is. */
function readView(plate: HTMLElement): View {
  const svg = [...plate.querySelectorAll<SVGSVGElement>(targetSelector('letters'))].find(
    (each) => getComputedStyle(each).display !== 'none',
  )
  const numbers = (name: string) => (svg?.getAttribute(name) ?? '').split(' ').map(Number)
  const [x = 0, y = 0, radius = 1] = numbers(targetAttribute('letters'))
  const [, , boxWidth = 1, boxHeight = 1] = numbers('viewBox')
  const { offsetWidth: width, offsetHeight: height } = plate
  // As `preserveAspectRatio="xMidYMid meet"` places it.
  const scale = Math.min(width / boxWidth, height / boxHeight)
  const onScreen = {
    x: (width - boxWidth * scale) / 2 + x * scale,
    y: (height - boxHeight * scale) / 2 + y * scale,
  }
  const farthest = Math.hypot(
    Math.max(onScreen.x, width - onScreen.x),
    Math.max(onScreen.y, height - onScreen.y),
  )
  return {
    sheet: svg?.querySelector<SVGElement>(SHEET),
    dots: svg?.querySelector<SVGElement>(DOTS),
    counter: { x, y },
    onScreen,
    solidFrom: farthest / (radius * scale),
  }
}

function clearStyles(plate: HTMLElement) {
  for (const sheet of plate.querySelectorAll<SVGElement>(SHEET)) sheet.style.removeProperty('transform')
  for (const dots of plate.querySelectorAll<SVGElement>(DOTS)) {
    dots.style.removeProperty('opacity')
    dots.removeAttribute('hidden')
  }
  for (const name of ['visibility', 'opacity', 'transform', 'transform-origin'])
    plate.style.removeProperty(name)
}

/**
 * Flies through the counter of a letter. The outline is drawn anew at every step of the zoom and stretched by the
 * compositor in between, until the scroll rests: crisp at 28 times its size, without a layer of 28 times the size.
 */
export function createLetters(plate: HTMLElement): Letters {
  let view = readView(plate)
  let drawn = 0
  /** What shows, 0 for nothing. */
  let zoom = 0

  const draw = (scale: number) => {
    if (scale === drawn) return
    drawn = scale
    const { x, y } = view.counter
    const halftone = halftoneOpacity(scale)
    view.dots?.style.setProperty('opacity', String(halftone))
    view.dots?.toggleAttribute('hidden', halftone === 0)
    view.sheet?.style.setProperty(
      'transform',
      `translate(${x}px, ${y}px) scale(${scale}) translate(${-x}px, ${-y}px)`,
    )
  }

  const stretch = (scale: number) => {
    plate.style.transform = `scale(${scale})`
  }

  const isSolid = (zoomed: number) => zoomed >= view.solidFrom

  const clear = () => {
    drawn = zoom = 0
    clearStyles(plate)
  }

  return {
    measure: () => {
      clear()
      view = readView(plate)
      plate.style.transformOrigin = `${view.onScreen.x}px ${view.onScreen.y}px`
    },
    show: (frame) => {
      const seen = frame !== null && frame.plate > 0 && !isSolid(frame.zoom)
      plate.style.visibility = seen ? 'visible' : 'hidden'
      zoom = seen ? frame.zoom : 0
      if (!seen) return
      const step = stepOf(zoom)
      draw(step.drawnAt)
      stretch(step.stretch)
      plate.style.opacity = String(frame.plate)
    },
    settle: () => {
      if (zoom === 0) return
      draw(zoom)
      stretch(1)
    },
    isSolid,
    clear,
  }
}
