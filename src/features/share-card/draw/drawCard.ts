import { font, makeCanvas } from '@/lib/canvas/canvas'
import { tokenColor } from '@/lib/canvas/colors'
import type { Ground, Ratio, ShareSubject, PhotoSubject } from '../subject'
import { drawGround, isDark, drawPeg, drawWire } from './grounds'
import type { Material } from './material'
import { drawPassage } from './passage'
import { fitText } from '@/lib/canvas/textLines'

// A photograph as a print that hangs on a wire, in its own light, with what it was taken with below.
const BORDER = 34
const PICTURE_WIDTH = 792
/** What the picture leaves of the height: wire, caption, facts and foot. */
const BESIDE_PICTURE = { '4:5': 710, '9:16': 790 }
const CAPTION = 150
const TOP = { '4:5': 150, '9:16': 246 }
const TURN = -1.2
/** Side of the copy whose enlargement is the light, in px: so small that nothing can be told in it. */
const BLUR = 12

interface Placed {
  ground: Ground
  ratio: Ratio
  picture: HTMLImageElement
}

/** Draws the print, and its facts under it. */
function drawPhoto(context: CanvasRenderingContext2D, subject: PhotoSubject, placed: Placed) {
  const { ground, ratio, picture } = placed
  const scale = Math.min(
    PICTURE_WIDTH / picture.naturalWidth,
    (ratio.height - BESIDE_PICTURE[ratio.key]) / picture.naturalHeight,
  )
  const size = { width: picture.naturalWidth * scale, height: picture.naturalHeight * scale }
  const print = { width: size.width + 2 * BORDER, height: size.height + BORDER + CAPTION }
  // A lower print hangs in the middle of the room that it leaves.
  const room = ratio.height - BESIDE_PICTURE[ratio.key] + BORDER + CAPTION
  const top = TOP[ratio.key] + (room - print.height) / 2

  if (ground === 'darkroom') drawLight(context, ratio, picture)
  if (ground === 'darkroom') drawWire(context, ratio, top - 16)
  context.save()
  context.translate(ratio.width / 2, top + print.height / 2)
  context.rotate((TURN * Math.PI) / 180)
  context.translate(-print.width / 2, -print.height / 2)
  drawPrint(context, print, ground)
  context.drawImage(picture, BORDER, BORDER, size.width, size.height)
  drawCaption(context, subject, print)
  context.restore()
  if (ground === 'darkroom') drawPeg(context, ratio.width / 2, top - 56)
  drawFacts(context, subject, placed)
}

function drawLight(context: CanvasRenderingContext2D, ratio: Ratio, picture: HTMLImageElement) {
  const small = makeCanvas(BLUR, BLUR)
  small.context.drawImage(picture, 0, 0, BLUR, BLUR)
  context.save()
  context.globalAlpha = 0.34
  context.imageSmoothingQuality = 'high'
  context.drawImage(small.canvas, 0, 0, ratio.width, ratio.height)
  context.restore()
}

function drawPrint(
  context: CanvasRenderingContext2D,
  print: { width: number; height: number },
  ground: Ground,
) {
  context.save()
  context.shadowColor = 'rgb(0 0 0 / 45%)'
  context.shadowBlur = 60
  context.shadowOffsetY = 30
  context.fillStyle = tokenColor('page-edge')
  context.fillRect(0, 0, print.width, print.height)
  context.restore()
  if (ground !== 'pink') return
  context.strokeStyle = tokenColor('pink-line')
  context.lineWidth = 7
  context.strokeRect(0, 0, print.width, print.height)
}

function drawCaption(
  context: CanvasRenderingContext2D,
  { title, date }: PhotoSubject,
  print: { width: number; height: number },
) {
  const dateFont = font('sans', 28)
  context.font = dateFont
  const dateWidth = context.measureText(date).width
  const width = print.width - 2 * BORDER - 8
  const beside = dateWidth + 320 < width
  const measureAt = (size: number) => {
    context.font = font('korean', size)
    return (words: string) => context.measureText(words).width
  }
  const { size, lines } = fitText(title, beside ? width - dateWidth - 30 : width, measureAt, {
    largest: beside ? 66 : 52,
    smallest: 34,
    lines: () => 1,
  })
  const baseline = print.height - (beside ? 58 : 82)
  context.font = font('korean', size)
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  context.fillStyle = tokenColor('darkroom-print-text')
  context.fillText(lines[0] ?? '', BORDER + 4, baseline)
  context.font = dateFont
  context.fillStyle = tokenColor('darkroom-print-muted')
  context.textAlign = beside ? 'right' : 'left'
  context.fillText(
    date,
    beside ? print.width - BORDER - 4 : BORDER + 4,
    beside ? baseline : print.height - 34,
  )
}

/** The facts in one line over a rule, above the foot. */
function drawFacts(context: CanvasRenderingContext2D, { facts }: PhotoSubject, { ground, ratio }: Placed) {
  const y = ratio.height - 240
  context.font = font('sans', 30, 500)
  context.textAlign = 'left'
  context.fillStyle = tokenColor(isDark(ground) ? 'darkroom-text' : 'paper-text')
  context.fillText(facts.join('  ·  '), 110, y, ratio.width - 220)
  context.globalAlpha = 0.4
  context.fillRect(110, y + 36, ratio.width - 220, 2)
  context.globalAlpha = 1
}

/** Distance of the lettering and the address from the picture's edges, in px. */
const MARGIN = { x: 88, bottom: 114 }

export interface Card {
  subject: ShareSubject
  ground: Ground
  ratio: Ratio
  material: Material
  /** The page's address as it stands on the card, without the query. */
  address: string
}

/** Draws a card into a canvas of its own, so many px wide. Throws where the browser gives none. */
export function drawCard({ subject, ground, ratio, material, address }: Card, width: number = ratio.width) {
  const scale = width / ratio.width
  const { canvas, context } = makeCanvas(width, Math.round(ratio.height * scale))
  context.scale(scale, scale)
  drawGround(context, ground, ratio)
  if (subject.kind === 'passage') drawPassage(context, subject, { ground, ratio })
  else if (material.picture) drawPhoto(context, subject, { ground, ratio, picture: material.picture })
  drawFoot(context, { ground, ratio, material, address })
  return canvas
}

function drawFoot(
  context: CanvasRenderingContext2D,
  { ground, ratio, material, address }: Omit<Card, 'subject'>,
) {
  const logo = material.logo[isDark(ground) ? 'light' : 'dark']
  const y = ratio.height - MARGIN.bottom
  context.drawImage(logo, MARGIN.x, y - logo.height / 2)
  context.font = font('sans', 28)
  context.textAlign = 'right'
  context.textBaseline = 'middle'
  context.fillStyle = tokenColor(isDark(ground) ? 'night-muted' : 'pink-text')
  context.fillText(address, ratio.width - MARGIN.x, y, ratio.width / 2 - MARGIN.x)
}
