import { targetAttribute, targetSelector } from '../motionTargets'
import type { SeriesFrame } from './sequence'
import { findZoomPoint, type LetterBox, type Screen } from './titleLines'

/** Direction and range of the halftone's fade: `angle` as in CSS (degrees), `from` and `to` in shares of the line. */
const FADE = { angle: 205, from: 0.04, to: 0.46 }
/** The dots grow with the letters and are transparent from this zoom on. */
const DOTS_GONE_AT_ZOOM = 8

/** Size of the halftone's cell and radius of a dot, px. */
export const HALFTONE = { cell: 18, radius: 4.45 }

/** Returns the opacity (0–1) of the dots at a zoom of the letters. */
function halftoneOpacity(zoom: number): number {
  return Math.max(0, 1 - Math.log(zoom) / Math.log(DOTS_GONE_AT_ZOOM))
}

const round = (value: number) => Math.round(value * 10) / 10

/** Returns the gradient line along which the dots fade out on a screen of this size (px). */
export function halftoneFade(width: number, height: number) {
  const radians = (FADE.angle * Math.PI) / 180
  const [across, down] = [Math.sin(radians), -Math.cos(radians)]
  const length = Math.abs(width * across) + Math.abs(height * down)
  const at = (share: number) => ({
    x: round(width / 2 + across * length * (share - 0.5)),
    y: round(height / 2 + down * length * (share - 0.5)),
  })
  const [from, to] = [at(FADE.from), at(FADE.to)]
  return { x1: from.x, y1: from.y, x2: to.x, y2: to.y }
}

/** Ratio between two zoom steps, small enough that the stretched bitmap does not look blurred while it moves. */
const STEP = 1.3

/** Splits a zoom (≥ 1) into the scale at which the outline is drawn and the remaining stretch (1–1.3). */
function zoomStep(zoom: number): { drawnAt: number; stretch: number } {
  // The epsilon prevents a zoom that equals a step from being rounded down to the previous step.
  const drawnAt = STEP ** Math.floor(Math.log(zoom) / Math.log(STEP) + 1e-9)
  return { drawnAt, stretch: zoom / drawnAt }
}

const SHEET = targetSelector('sheet')
const DOTS = targetSelector('dots')

/** The zoom through the letters of one series. */
export interface LetterZoom {
  /** Measures the view after a resize. */
  measure: () => void
  /** Renders the frame; null hides the sheet. */
  show: (frame: SeriesFrame | null) => void
  /** Redraws the outline at its exact size after scrolling has ended. */
  settle: () => void
  /** Returns whether the zoom is so deep that only the sheet's surface is visible. */
  isSolid: (zoom: number) => boolean
  /** Removes all styles. */
  clear: () => void
}

interface View {
  sheet: SVGElement | null | undefined
  dots: SVGElement | null | undefined
  /** The counter's centre in SVG units, and on the screen (px). */
  counter: { x: number; y: number }
  onScreen: { x: number; y: number }
  /** From this zoom on the counter's circle covers the whole view. */
  solidFrom: number
}

/** Returns the boxes of the letters of a title without lettering. */
function measureLetters(svg: SVGSVGElement): LetterBox[] {
  return [...svg.querySelectorAll<SVGTextElement>(targetSelector('title-line'))].flatMap((line) =>
    Array.from({ length: line.getNumberOfChars() }, (_, index) => ({
      letter: line.textContent.charAt(index),
      x: line.getExtentOfChar(index).x,
      width: line.getExtentOfChar(index).width,
      baseline: line.getStartPositionOfChar(index).y,
      size: Number(line.getAttribute('font-size')),
    })),
  )
}

/** Returns the point and the radius in the attribute of a lettering, or those of a letter of a title without lettering. */
function zoomPoint(svg: SVGSVGElement, screen: Screen): { x: number; y: number; r: number } {
  const [x, y, r] = (svg.getAttribute(targetAttribute('letters')) ?? '').split(' ').map(Number)
  return x !== undefined && y !== undefined && r !== undefined
    ? { x, y, r }
    : findZoomPoint(measureLetters(svg), screen)
}

/** Measures the lettering that this screen shows (wide or tall) and its counter. */
function measureView(plate: HTMLElement): View {
  const svg = [...plate.querySelectorAll<SVGSVGElement>(targetSelector('letters'))].find(
    (each) => getComputedStyle(each).display !== 'none',
  )
  const [, , boxWidth = 1, boxHeight = 1] = (svg?.getAttribute('viewBox') ?? '').split(' ').map(Number)
  const {
    x,
    y,
    r: radius,
  } = svg ? zoomPoint(svg, { width: boxWidth, height: boxHeight }) : { x: 0, y: 0, r: 1 }
  const { offsetWidth: width, offsetHeight: height } = plate
  // The scale of `preserveAspectRatio="xMidYMid meet"`.
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
 * Zooms through the counter of a letter. The outline is redrawn at each zoom step and stretched by the compositor in
 * between. This keeps it sharp at 28 times its size without a layer of that size.
 */
export function createLetterZoom(plate: HTMLElement): LetterZoom {
  let view = measureView(plate)
  let drawn = 0
  /** The current zoom; 0 while hidden. */
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
      view = measureView(plate)
      plate.style.transformOrigin = `${view.onScreen.x}px ${view.onScreen.y}px`
    },
    show: (frame) => {
      const isVisible = frame !== null && frame.plate > 0 && !isSolid(frame.zoom)
      plate.style.visibility = isVisible ? 'visible' : 'hidden'
      zoom = isVisible ? frame.zoom : 0
      if (!isVisible) return
      const step = zoomStep(zoom)
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
