// Draws the recipe as a picture of 1080 × 1350 px: the card of the page, not tilted, on the darkroom background.
import { recipeTexts } from '#messages/recipeTexts'
import { drawCover, canvasFont, loadFirstImage, loadFonts, createCanvas } from '@/lib/canvas/canvas'
import { tokenColor } from '@/lib/canvas/colors'
import { loadLogo } from '@/lib/canvas/logo'
import { fitLines } from '@/lib/canvas/textLines'
import { photoDate } from '@/posts/formatDate'
import type { Photo } from '@/posts/post'
import logoFile from '@content/art/logo/logo.svg'
import { drawSwatches, drawTones, drawWhiteBalance } from './drawSettings'
import { paletteFromThumbHash } from './palette'
import { createPen, type Pen } from './pen'
import { type Recipe, listSettings } from './recipe'
import { PALETTE_SIZE } from './RecipeCard'

const WIDTH = 1080
const HEIGHT = 1350
const CARD = { x: 60, y: 60, width: 960, height: 1140 }
const PADDING = 36
const PHOTO_HEIGHT = 300
const LOGO_HEIGHT = 46

interface RecipePicture {
  photo: Photo
  recipe: Recipe
  camera: string
  /** Image URLs, best first. */
  sources: readonly string[]
}

/** Draws the card. Leaves the photo out if it cannot be loaded. Rejects if the browser cannot draw. */
export async function drawRecipe({ photo, recipe, camera, sources }: RecipePicture) {
  const { canvas, context } = createCanvas(WIDTH, HEIGHT)
  const text = [photo.title, photoDate(photo), camera, ...listSettings(recipe).flatMap(Object.values)].join(
    ' ',
  )
  const [picture, logo] = await Promise.all([
    loadFirstImage(sources),
    loadLogo(logoFile, LOGO_HEIGHT, tokenColor('darkroom-text')),
    loadFonts(
      [
        canvasFont('display', 84),
        canvasFont('korean', 38),
        canvasFont('sans', 24),
        canvasFont('sans', 24, 600),
      ],
      `${text} ${recipeTexts.minus}${recipeTexts.plus}±⅓⅔`,
    ),
  ])
  const pen = createPen(context, {
    x: CARD.x + PADDING,
    y: CARD.y + PADDING,
    width: CARD.width - 2 * PADDING,
  })
  context.fillStyle = tokenColor('darkroom-bg')
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.fillStyle = tokenColor('page-edge')
  context.fillRect(CARD.x, CARD.y, CARD.width, CARD.height)
  drawPhoto(pen, picture, photo)
  drawName(pen, photo, recipe)
  drawScales(pen, recipe)
  drawSwatches(pen, recipe.swatches)
  drawCamera(pen, camera)
  drawFoot(context, logo)
  return canvas
}

function drawPhoto(pen: Pen, picture: HTMLImageElement | null, photo: Photo) {
  const { context, x, width } = pen
  if (picture) {
    drawCover(context, picture, { x, y: pen.y, width, height: PHOTO_HEIGHT })
    pen.y += PHOTO_HEIGHT + 8
  }
  const colors = paletteFromThumbHash(photo.placeholder, PALETTE_SIZE)
  const chip = (width - 8 * (PALETTE_SIZE - 1)) / PALETTE_SIZE
  for (const [index, color] of colors.entries()) {
    context.fillStyle = color
    context.fillRect(x + index * (chip + 8), pen.y, chip, 46)
  }
  pen.y += colors.length > 0 ? 46 : 0
}

function drawName(pen: Pen, photo: Photo, { simulation }: Recipe) {
  const measureAt = (face: 'display' | 'korean') => (size: number) => {
    pen.context.font = canvasFont(face, size)
    return (text: string) => pen.context.measureText(text).width
  }
  const name = fitLines(simulation ?? '', pen.width * 0.56, measureAt('display'), {
    largest: 84,
    smallest: 44,
    lines: () => 2,
  })
  const title = fitLines(photo.title, pen.width * 0.38, measureAt('korean'), {
    largest: 38,
    smallest: 26,
    lines: () => 2,
  })
  const top = pen.y + 20
  const height = Math.max(name.lines.length * name.size * 0.95, title.lines.length * title.size * 1.3 + 40)
  name.lines.forEach((line, index) =>
    pen.text(line, pen.x, top + (index + 0.82) * name.size * 0.95, {
      font: canvasFont('display', name.size),
    }),
  )
  const right = pen.x + pen.width
  title.lines.forEach((line, index) =>
    pen.text(line, right, top + height - 44 - (title.lines.length - 1 - index) * title.size * 1.3, {
      font: canvasFont('korean', title.size),
      align: 'right',
    }),
  )
  pen.text(photoDate(photo), right, top + height - 4, {
    font: canvasFont('sans', 22),
    muted: true,
    align: 'right',
  })
  pen.y = top + height + 22
}

function drawScales(pen: Pen, { whiteBalance, tones }: Recipe) {
  if (!whiteBalance && tones.length === 0) return
  pen.rule()
  const top = pen.y
  const balance = whiteBalance ? drawWhiteBalance(pen, whiteBalance) : top
  pen.y = Math.max(balance, drawTones(pen, tones, { top, from: whiteBalance ? 0.34 : 0 })) + 22
}

function drawCamera(pen: Pen, camera: string) {
  pen.text(camera, pen.x + pen.width, CARD.y + CARD.height - PADDING, {
    font: canvasFont('sans', 24, 600),
    align: 'right',
  })
}

function drawFoot(context: CanvasRenderingContext2D, logo: HTMLCanvasElement) {
  const middle = (CARD.y + CARD.height + HEIGHT) / 2
  context.drawImage(logo, CARD.x, middle - logo.height / 2)
  context.font = canvasFont('sans', 26)
  context.textAlign = 'right'
  context.textBaseline = 'middle'
  context.fillStyle = tokenColor('darkroom-muted')
  context.fillText(window.location.host, CARD.x + CARD.width, middle)
}
