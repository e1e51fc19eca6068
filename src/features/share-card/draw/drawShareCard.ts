import { canvasFont, createCanvas } from '@/lib/canvas/canvas'
import { tokenColor } from '@/lib/canvas/colors'
import { fitLines } from '@/lib/canvas/textLines'
import type { Ground, Ratio, ShareSubject, PhotoSubject } from '../shareSubject'
import { drawGround, isDark, drawPeg, drawWire } from './drawGround'
import { drawPassage } from './drawPassage'
import type { CardAssets } from './loadCardAssets'

// Draws a photograph as a print on a wire, over a blurred copy of itself, with its camera facts below.
const BORDER = 34
const PICTURE_WIDTH = 792
/** Height that is not available to the picture: wire, caption, facts and footer. */
const RESERVED_HEIGHT = { '4:5': 710, '9:16': 790 }
const CAPTION = 150
const TOP = { '4:5': 150, '9:16': 246 }
const ROTATION_DEG = -1.2
/**
 * Side of the downscaled copy that is enlarged as background light, in px. Small enough to hide all details.
 */
const BLUR_SIZE = 12

interface Placement {
  ground: Ground
  ratio: Ratio
  picture: HTMLImageElement
}

/** Draws the print with its facts below. */
function drawPhoto(context: CanvasRenderingContext2D, subject: PhotoSubject, placement: Placement) {
  const { ground, ratio, picture } = placement
  const scale = Math.min(
    PICTURE_WIDTH / picture.naturalWidth,
    (ratio.height - RESERVED_HEIGHT[ratio.key]) / picture.naturalHeight,
  )
  const size = { width: picture.naturalWidth * scale, height: picture.naturalHeight * scale }
  const print = { width: size.width + 2 * BORDER, height: size.height + BORDER + CAPTION }
  // Centres a print that is lower than the available height.
  const availableHeight = ratio.height - RESERVED_HEIGHT[ratio.key] + BORDER + CAPTION
  const top = TOP[ratio.key] + (availableHeight - print.height) / 2

  if (ground === 'darkroom') drawBackgroundLight(context, ratio, picture)
  if (ground === 'darkroom') drawWire(context, ratio, top - 16)
  context.save()
  context.translate(ratio.width / 2, top + print.height / 2)
  context.rotate((ROTATION_DEG * Math.PI) / 180)
  context.translate(-print.width / 2, -print.height / 2)
  drawPrint(context, print, ground)
  context.drawImage(picture, BORDER, BORDER, size.width, size.height)
  drawCaption(context, subject, print)
  context.restore()
  if (ground === 'darkroom') drawPeg(context, ratio.width / 2, top - 56)
  drawFacts(context, subject, placement)
}

function drawBackgroundLight(context: CanvasRenderingContext2D, ratio: Ratio, picture: HTMLImageElement) {
  const small = createCanvas(BLUR_SIZE, BLUR_SIZE)
  small.context.drawImage(picture, 0, 0, BLUR_SIZE, BLUR_SIZE)
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
  const dateFont = canvasFont('sans', 28)
  context.font = dateFont
  const dateWidth = context.measureText(date).width
  const width = print.width - 2 * BORDER - 8
  const isBesideTitle = dateWidth + 320 < width
  const measureAt = (size: number) => {
    context.font = canvasFont('korean', size)
    return (words: string) => context.measureText(words).width
  }
  const { size, lines } = fitLines(title, isBesideTitle ? width - dateWidth - 30 : width, measureAt, {
    largest: isBesideTitle ? 66 : 52,
    smallest: 34,
    lines: () => 1,
  })
  const baseline = print.height - (isBesideTitle ? 58 : 82)
  context.font = canvasFont('korean', size)
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  context.fillStyle = tokenColor('darkroom-print-text')
  context.fillText(lines[0] ?? '', BORDER + 4, baseline)
  context.font = dateFont
  context.fillStyle = tokenColor('darkroom-print-muted')
  context.textAlign = isBesideTitle ? 'right' : 'left'
  context.fillText(
    date,
    isBesideTitle ? print.width - BORDER - 4 : BORDER + 4,
    isBesideTitle ? baseline : print.height - 34,
  )
}

/** Draws the facts in one line above a rule and the footer. */
function drawFacts(context: CanvasRenderingContext2D, { facts }: PhotoSubject, { ground, ratio }: Placement) {
  const y = ratio.height - 240
  context.font = canvasFont('sans', 30, 500)
  context.textAlign = 'left'
  context.fillStyle = tokenColor(isDark(ground) ? 'darkroom-text' : 'paper-text')
  context.fillText(facts.join('  ·  '), 110, y, ratio.width - 220)
  context.globalAlpha = 0.4
  context.fillRect(110, y + 36, ratio.width - 220, 2)
  context.globalAlpha = 1
}

/** Distance of the logo and the address from the image's edges, in px. */
const MARGIN = { x: 88, bottom: 114 }

export interface ShareCard {
  subject: ShareSubject
  ground: Ground
  ratio: Ratio
  assets: CardAssets
  /** The page's address as displayed, without the query. */
  address: string
}

/** Draws a card on a new canvas of the given width in px. Throws if the browser provides no 2D context. */
export function drawShareCard(
  { subject, ground, ratio, assets, address }: ShareCard,
  width: number = ratio.width,
) {
  const scale = width / ratio.width
  const { canvas, context } = createCanvas(width, Math.round(ratio.height * scale))
  context.scale(scale, scale)
  drawGround(context, ground, ratio)
  if (subject.kind === 'passage') drawPassage(context, subject, { ground, ratio })
  else if (assets.picture) drawPhoto(context, subject, { ground, ratio, picture: assets.picture })
  drawFooter(context, { ground, ratio, assets, address })
  return canvas
}

function drawFooter(
  context: CanvasRenderingContext2D,
  { ground, ratio, assets, address }: Omit<ShareCard, 'subject'>,
) {
  const logo = assets.logo[isDark(ground) ? 'light' : 'dark']
  const y = ratio.height - MARGIN.bottom
  context.drawImage(logo, MARGIN.x, y - logo.height / 2)
  context.font = canvasFont('sans', 28)
  context.textAlign = 'right'
  context.textBaseline = 'middle'
  context.fillStyle = tokenColor(isDark(ground) ? 'night-muted' : 'pink-text')
  context.fillText(address, ratio.width - MARGIN.x, y, ratio.width / 2 - MARGIN.x)
}
