// The backgrounds of a card: the four worlds of the site.
import { tokenColor } from '@/lib/canvas/colors'
import type { Ground, Ratio } from '../shareSubject'

type Context = CanvasRenderingContext2D

/** Stars of the night background: position as shares of the image, size in px. */
const STARS = [
  [0.106, 0.098, 17],
  [0.886, 0.121, 29],
  [0.507, 0.051, 8],
  [0.735, 0.059, 6],
  [0.255, 0.058, 5],
  [0.045, 0.244, 6],
  [0.036, 0.425, 7],
  [0.053, 0.646, 8],
  [0.071, 0.849, 12],
  [0.916, 0.813, 16],
  [0.966, 0.624, 6],
  [0.963, 0.447, 9],
  [0.95, 0.274, 5],
] as const
const GRID_SPACING = 54
const DOT_SPACING = 30
/** The radius of the dotted corners, in px. */
const DOTS_REACH = 620

function fill(context: Context, color: string | CanvasGradient, { width, height }: Ratio) {
  context.fillStyle = color
  context.fillRect(0, 0, width, height)
}

/** Fills the image with a radial light that fades to transparent. */
function fillRadialLight(
  context: Context,
  ratio: Ratio,
  color: string,
  at: { x: number; y: number; radius: number },
) {
  const gradient = context.createRadialGradient(at.x, at.y, 0, at.x, at.y, at.radius)
  gradient.addColorStop(0, color)
  gradient.addColorStop(1, 'transparent')
  fill(context, gradient, ratio)
}

function drawStar(context: Context, x: number, y: number, size: number) {
  context.beginPath()
  for (let point = 0; point < 8; point += 1) {
    const radius = point % 2 === 0 ? size : size * 0.22
    const angle = (point * Math.PI) / 4
    context.lineTo(x + radius * Math.sin(angle), y - radius * Math.cos(angle))
  }
  context.fill()
}

function drawNight(context: Context, ratio: Ratio) {
  fill(context, tokenColor('night-bg'), ratio)
  context.save()
  // The glow is as high as the sheet of the passage, and wider.
  context.globalAlpha = 0.75
  fillRadialLight(context, ratio, tokenColor('glow-42'), {
    x: ratio.width / 2,
    y: ratio.height * 0.455,
    radius: ratio.width * 0.56,
  })
  context.restore()
  context.fillStyle = tokenColor('night-accent')
  for (const [x, y, size] of STARS) drawStar(context, x * ratio.width, y * ratio.height, size)
}

function drawPaper(context: Context, ratio: Ratio) {
  fill(context, tokenColor('paper-bg'), ratio)
  context.save()
  context.globalAlpha = 0.42
  context.fillStyle = tokenColor('paper-guide-line')
  for (let x = GRID_SPACING / 2; x < ratio.width; x += GRID_SPACING) context.fillRect(x, 0, 1.5, ratio.height)
  for (let y = GRID_SPACING / 2; y < ratio.height; y += GRID_SPACING) context.fillRect(0, y, ratio.width, 1.5)
  context.restore()
}

function drawPink(context: Context, ratio: Ratio) {
  fill(context, tokenColor('pink-bg'), ratio)
  context.fillStyle = tokenColor('pink-dot')
  for (let x = DOT_SPACING / 2; x < ratio.width; x += DOT_SPACING)
    for (let y = DOT_SPACING / 2; y < ratio.height; y += DOT_SPACING) {
      const distance = Math.min(Math.hypot(ratio.width - x, y), Math.hypot(x, ratio.height - y))
      const radius = (DOT_SPACING / 2.4) * Math.max(0, 1 - distance / DOTS_REACH)
      if (radius < 0.6) continue
      context.beginPath()
      context.arc(x, y, radius, 0, 2 * Math.PI)
      context.fill()
    }
}

function drawDarkroom(context: Context, ratio: Ratio) {
  fill(context, tokenColor('darkroom-bg'), ratio)
  fillRadialLight(context, ratio, tokenColor('lamp-haze'), {
    x: ratio.width * 0.86,
    y: 0,
    radius: ratio.width,
  })
}

const drawByGround: Record<Ground, (context: Context, ratio: Ratio) => void> = {
  night: drawNight,
  paper: drawPaper,
  pink: drawPink,
  darkroom: drawDarkroom,
}

/** Draws a background over the whole image. */
export function drawGround(context: Context, ground: Ground, ratio: Ratio) {
  drawByGround[ground](context, ratio)
}

/** Draws the darkroom's wire, whose lowest point is in the middle at `y`. */
export function drawWire(context: Context, { width }: Ratio, y: number) {
  context.strokeStyle = tokenColor('darkroom-muted')
  context.lineWidth = 4
  context.beginPath()
  context.moveTo(-10, y - 64)
  context.quadraticCurveTo(width / 2, y + 62, width + 10, y - 40)
  context.stroke()
}

/** Draws a wooden peg with its top at `y`. */
export function drawPeg(context: Context, x: number, y: number) {
  context.fillStyle = tokenColor('wood')
  context.fillRect(x - 18, y, 36, 116)
  context.fillStyle = tokenColor('wood-light')
  context.fillRect(x - 18, y, 14, 116)
  context.fillStyle = tokenColor('wood-edge')
  context.fillRect(x - 18, y + 44, 36, 4)
}

/** Returns whether a background is dark, so that its text is light. */
export const isDark = (ground: Ground): boolean => ground === 'night' || ground === 'darkroom'
