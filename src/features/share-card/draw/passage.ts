// A passage on a sheet of paper that lies, or hangs, on its ground.
import { font } from '@/lib/canvas/canvas'
import { tokenColor } from '@/lib/canvas/colors'
import { type FittedText, fitText, type Measure } from '@/lib/canvas/textLines'
import type { Ground, PassageSubject, Ratio } from '../subject'
import { drawPeg, drawWire } from './grounds'

const SHEET = { width: 784, height: 930 }
const PADDING = 92
const LINE = 1.36
/** From the upper edge of the sheet to the passage, and from there to its source, in px. */
const TOP = 82
const ROOM = 710
const MOST_LINES = 9
const LETTERS = {
  largest: 74,
  // The longest passage that can be shared still stands whole.
  smallest: 44,
  lines: (size: number) => Math.min(MOST_LINES, Math.floor(ROOM / (size * LINE))),
}
/** Space between letters, in shares of their size. */
const TRACKING = -0.045
/** Turn of the sheet on each ground, in degrees. */
const TURN: Record<Ground, number> = { night: -2.8, paper: -2.8, pink: 2.2, darkroom: -2.8 }

/** A passage in the lines of its sheet. */
export const passageLines = (text: string, measureAt: (size: number) => Measure): FittedText =>
  fitText(text, SHEET.width - 2 * PADDING, measureAt, LETTERS)

/** Space between the letters of a passage, px. */
export const trackingAt = (size: number): number => TRACKING * size

/** Draws the sheet with the passage in the middle of the picture, somewhat above. */
export function drawPassage(
  context: CanvasRenderingContext2D,
  { text, source }: PassageSubject,
  { ground, ratio }: { ground: Ground; ratio: Ratio },
) {
  const middle = { x: ratio.width / 2, y: ratio.height * 0.455 }
  const hangs = ground === 'darkroom'
  if (hangs) drawWire(context, ratio, middle.y - SHEET.height / 2 - 20)
  context.save()
  context.translate(middle.x, middle.y)
  context.rotate((TURN[ground] * Math.PI) / 180)
  context.translate(-SHEET.width / 2, -SHEET.height / 2)
  drawSheet(context, ground)
  drawWords(context, text)
  drawSource(context, source)
  context.restore()
  if (hangs) drawPeg(context, middle.x, middle.y - SHEET.height / 2 - 50)
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

function drawWords(context: CanvasRenderingContext2D, text: string) {
  const measureAt = (size: number) => {
    setLetters(context, size)
    return (words: string) => context.measureText(words).width
  }
  const { size, lines } = passageLines(text, measureAt)
  const top = TOP + (ROOM - lines.length * size * LINE) / 2
  setLetters(context, size)
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  context.fillStyle = tokenColor('paper-text')
  lines.forEach((line, index) => context.fillText(line, PADDING, top + (index + 0.78) * size * LINE))
}

function setLetters(context: CanvasRenderingContext2D, size: number) {
  context.font = font('korean', size)
  context.letterSpacing = `${trackingAt(size)}px`
}

function drawSource(context: CanvasRenderingContext2D, source: string) {
  const y = SHEET.height - PADDING
  context.fillStyle = tokenColor('paper-seal')
  context.fillRect(PADDING, y - 12, 56, 3)
  context.font = font('read', 31)
  context.letterSpacing = '0px'
  context.fillStyle = tokenColor('paper-muted')
  context.fillText(source, PADDING + 78, y, SHEET.width - 2 * PADDING - 78)
}
