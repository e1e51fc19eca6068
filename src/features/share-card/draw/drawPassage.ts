// Draws a passage on a sheet of paper, which lies or hangs on the background.
import { canvasFont } from '@/lib/canvas/canvas'
import { tokenColor } from '@/lib/canvas/colors'
import { type FittedLines, fitLines, type Measure } from '@/lib/canvas/textLines'
import type { Ground, PassageSubject, Ratio } from '../shareSubject'
import { drawPeg, drawWire } from './drawGround'

const SHEET = { width: 784, height: 930 }
const PADDING = 92
const LINE_HEIGHT = 1.36
/** Distance from the upper edge of the sheet to the passage, and height available to it, in px. */
const TOP = 82
const TEXT_HEIGHT = 710
const MAX_LINES = 9
const FONT_SIZES = {
  largest: 74,
  // At this size the longest passage that can be shared fits.
  smallest: 44,
  lines: (size: number) => Math.min(MAX_LINES, Math.floor(TEXT_HEIGHT / (size * LINE_HEIGHT))),
}
/** Letter spacing, as a share of the font size. */
const LETTER_SPACING = -0.045
/** Rotation of the sheet on each background, in degrees. */
const ROTATION_DEG: Record<Ground, number> = { night: -2.8, paper: -2.8, pink: 2.2, darkroom: -2.8 }

/** Fits a passage into the lines of the sheet. */
export const fitPassage = (text: string, measureAt: (size: number) => Measure): FittedLines =>
  fitLines(text, SHEET.width - 2 * PADDING, measureAt, FONT_SIZES)

/** Returns the letter spacing of a passage, in px. */
export const getLetterSpacing = (size: number): number => LETTER_SPACING * size

/** Draws the sheet with the passage, slightly above the middle of the image. */
export function drawPassage(
  context: CanvasRenderingContext2D,
  { text, source }: PassageSubject,
  { ground, ratio }: { ground: Ground; ratio: Ratio },
) {
  const middle = { x: ratio.width / 2, y: ratio.height * 0.455 }
  const isHanging = ground === 'darkroom'
  if (isHanging) drawWire(context, ratio, middle.y - SHEET.height / 2 - 20)
  context.save()
  context.translate(middle.x, middle.y)
  context.rotate((ROTATION_DEG[ground] * Math.PI) / 180)
  context.translate(-SHEET.width / 2, -SHEET.height / 2)
  drawSheet(context, ground)
  drawText(context, text)
  drawSource(context, source)
  context.restore()
  if (isHanging) drawPeg(context, middle.x, middle.y - SHEET.height / 2 - 50)
}

function drawSheet(context: CanvasRenderingContext2D, ground: Ground) {
  context.save()
  if (ground !== 'pink') {
    context.shadowColor = ground === 'night' ? tokenColor('glow-42') : 'rgb(60 44 20 / 35%)'
    context.shadowBlur = ground === 'night' ? 90 : 60
    context.shadowOffsetY = ground === 'night' ? 0 : 30
  }
  context.fillStyle = tokenColor('paper-sheet')
  context.fillRect(0, 0, SHEET.width, SHEET.height)
  context.restore()
  if (ground !== 'pink') return
  context.strokeStyle = tokenColor('pink-line')
  context.lineWidth = 7
  context.strokeRect(0, 0, SHEET.width, SHEET.height)
}

function drawText(context: CanvasRenderingContext2D, text: string) {
  const measureAt = (size: number) => {
    setFont(context, size)
    return (words: string) => context.measureText(words).width
  }
  const { size, lines } = fitPassage(text, measureAt)
  const top = TOP + (TEXT_HEIGHT - lines.length * size * LINE_HEIGHT) / 2
  setFont(context, size)
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  context.fillStyle = tokenColor('paper-text')
  lines.forEach((line, index) => context.fillText(line, PADDING, top + (index + 0.78) * size * LINE_HEIGHT))
}

function setFont(context: CanvasRenderingContext2D, size: number) {
  context.font = canvasFont('korean', size)
  context.letterSpacing = `${getLetterSpacing(size)}px`
}

function drawSource(context: CanvasRenderingContext2D, source: string) {
  const y = SHEET.height - PADDING
  context.fillStyle = tokenColor('paper-seal')
  context.fillRect(PADDING, y - 12, 56, 3)
  context.font = canvasFont('read', 31)
  context.letterSpacing = '0px'
  context.fillStyle = tokenColor('paper-muted')
  context.fillText(source, PADDING + 78, y, SHEET.width - 2 * PADDING - 78)
}
