// Draws the settings of a recipe card. Each function returns its bottom edge in px from the top.
import { canvasFont } from '@/lib/canvas/canvas'
import { tokenColor } from '@/lib/canvas/colors'
import { generateGrain } from './grain'
import type { Pen } from './pen'
import {
  formatExposure,
  SHIFT_STEPS,
  type Swatch,
  type Tone,
  TONE_STEPS,
  type WhiteBalance,
  clampToLimit,
} from './recipe'

const labelFont = () => canvasFont('sans', 22)
const valueFont = () => canvasFont('sans', 24, 600)
const SQUARE = 170
const DOT = 11
const ROW = 50
const SWATCH_HEIGHT = 52
const GAP = 18

/** Colour tokens without and with the effect. */
const CHROMES = {
  'chrome-red': ['paper-accent-text', 'reading-sepia-accent-text'],
  'chrome-blue': ['mark-blue', 'paper-focus'],
} as const

function dot({ context }: Pen, x: number, y: number) {
  context.fillStyle = tokenColor('paper-seal')
  context.beginPath()
  context.arc(x, y, DOT, 0, 2 * Math.PI)
  context.fill()
}

/** Draws the white balance: its label, the camera's square with the shift, its value. */
export function drawWhiteBalance(pen: Pen, { label, value, shift }: WhiteBalance): number {
  const { context, x } = pen
  pen.text(label, x, pen.y + 40, { font: labelFont() })
  let y = pen.y + 62
  if (shift) {
    for (const share of [0, 0.25, 0.5, 0.75, 1]) {
      context.fillStyle = share === 0.5 ? pen.ink : tokenColor('paper-line')
      context.fillRect(x + share * SQUARE, y, 1, SQUARE)
      context.fillRect(x, y + share * SQUARE, SQUARE, 1)
    }
    const at = (steps: number) => (SQUARE * (1 + steps / SHIFT_STEPS)) / 2
    dot(pen, x + at(shift.red), y + at(-shift.blue))
    y += SQUARE + 20
  }
  pen.text(value, x, y + 18, { font: valueFont() })
  return y + 18
}

/** Draws the tones in rows that start at a share (0–1) of the card's width. */
export function drawTones(pen: Pen, tones: readonly Tone[], { top, from }: { top: number; from: number }) {
  const left = pen.x + from * pen.width
  const right = pen.x + pen.width
  const scale = { x: left + 140, width: right - left - 250 }
  tones.forEach(({ label, value, steps }, index) => {
    const y = top + 14 + index * ROW
    const middle = y + ROW / 2
    pen.text(label, left, middle + 8, { font: labelFont() })
    pen.text(value, right, middle + 8, { font: valueFont(), align: 'right' })
    if (steps !== null) drawScale(pen, steps, { ...scale, y: middle })
    pen.rule({ x: left, y: y + ROW, width: right - left })
  })
  return top + 14 + tones.length * ROW
}

function drawScale(pen: Pen, steps: number, { x, y, width }: { x: number; y: number; width: number }) {
  for (let tick = -TONE_STEPS; tick <= TONE_STEPS; tick += 1) {
    const height = tick === 0 ? 24 : 12
    pen.context.fillStyle = tokenColor('darkroom-print-muted')
    pen.context.fillRect(x + (width * (tick + TONE_STEPS)) / (2 * TONE_STEPS), y - height / 2, 1.5, height)
  }
  dot(pen, x + (width * (clampToLimit(steps, TONE_STEPS) + TONE_STEPS)) / (2 * TONE_STEPS), y)
}

/** Draws the swatches, if any, side by side under a line. */
export function drawSwatches(pen: Pen, swatches: readonly Swatch[]): void {
  if (swatches.length === 0) return
  pen.rule()
  const width = Math.min((pen.width - GAP * (swatches.length - 1)) / swatches.length, pen.width / 3)
  swatches.forEach((swatch, index) => {
    const x = pen.x + index * (width + GAP)
    pen.text(swatch.label, x, pen.y + 40, { font: labelFont() })
    pen.context.save()
    pen.context.beginPath()
    pen.context.rect(x, pen.y + 54, width, SWATCH_HEIGHT)
    pen.context.clip()
    pen.context.translate(x, pen.y + 54)
    drawSwatch(pen, swatch, width)
    pen.context.restore()
    pen.text(swatch.value, x, pen.y + 54 + SWATCH_HEIGHT + 34, { font: valueFont() })
  })
}

function drawSwatch({ context, ink }: Pen, { kind, level }: Swatch, width: number) {
  const ground = tokenColor('torn-desk')
  const fill = (color: string, x: number, y: number, w: number, h: number) => {
    context.fillStyle = color
    context.fillRect(x, y, w, h)
  }
  if (kind === 'dynamic-range') {
    const step = (width - 16) / 3
    ;[0.34, 0.66, 1].forEach((share, index) =>
      fill(
        index === level ? ink : ground,
        index * (step + 8),
        SWATCH_HEIGHT * (1 - share),
        step,
        SWATCH_HEIGHT * share,
      ),
    )
    return
  }
  if (kind === 'chrome-red' || kind === 'chrome-blue') {
    const [weak, strong] = CHROMES[kind]
    fill(tokenColor(weak), 0, 0, width, SWATCH_HEIGHT)
    if (level > 0) fill(tokenColor(strong), width / 2, 0, width / 2, SWATCH_HEIGHT)
    return
  }
  fill(ground, 0, 0, width, SWATCH_HEIGHT)
  context.fillStyle = ink
  if (kind === 'exposure') {
    context.font = canvasFont('display', 34)
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.fillText(formatExposure(level), width / 2, SWATCH_HEIGHT / 2)
    return
  }
  for (const { x, y, r } of generateGrain(level, width, SWATCH_HEIGHT)) {
    context.beginPath()
    context.arc(x, y, 1.5 * r, 0, 2 * Math.PI)
    context.fill()
  }
}
