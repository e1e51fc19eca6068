// What a card lies on: the four worlds of the site, each drawn over the whole picture.
import { tokenColor } from '@/lib/canvas/colors'
import type { Ground, Ratio } from '../subject'

type Context = CanvasRenderingContext2D

/** Stars of the night: place in shares of the picture, size in px. */
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
const GRID = 54
const DOT = 30
/** How far the dots of a corner reach, in px. */
const DOTS_REACH = 620

function fill(context: Context, color: string | CanvasGradient, { width, height }: Ratio) {
  context.fillStyle = color
  context.fillRect(0, 0, width, height)
}

/** A round light over the whole picture, gone at its edge. */
function light(context: Context, ratio: Ratio, color: string, at: { x: number; y: number; radius: number }) {
  const gradient = context.createRadialGradient(at.x, at.y, 0, at.x, at.y, at.radius)
  gradient.addColorStop(0, color)
  gradient.addColorStop(1, 'transparent')
  fill(context, gradient, ratio)
}

function star(context: Context, x: number, y: number, size: number) {
  context.beginPath()
  for (let point = 0; point < 8; point += 1) {
    const radius = point % 2 === 0 ? size : size * 0.22
    const angle = (point * Math.PI) / 4
    context.lineTo(x + radius * Math.sin(angle), y - radius * Math.cos(angle))
  }
  context.fill()
}

function night(context: Context, ratio: Ratio) {
  fill(context, tokenColor('night-bg'), ratio)
  context.save()
  // The glow is as high as the sheet, and wider.
  context.globalAlpha = 0.75
  light(context, ratio, tokenColor('glow-42'), {
    x: ratio.width / 2,
    y: ratio.height * 0.455,
    radius: ratio.width * 0.56,
  })
  context.restore()
  context.fillStyle = tokenColor('night-accent')
  for (const [x, y, size] of STARS) star(context, x * ratio.width, y * ratio.height, size)
}

function paper(context: Context, ratio: Ratio) {
  fill(context, tokenColor('paper-bg'), ratio)
  context.save()
  context.globalAlpha = 0.42
  context.fillStyle = tokenColor('paper-guide-line')
  for (let x = GRID / 2; x < ratio.width; x += GRID) context.fillRect(x, 0, 1.5, ratio.height)
  for (let y = GRID / 2; y < ratio.height; y += GRID) context.fillRect(0, y, ratio.width, 1.5)
  context.restore()
}

function pink(context: Context, ratio: Ratio) {
  fill(context, tokenColor('pink-bg'), ratio)
  context.fillStyle = tokenColor('pink-dot')
  for (let x = DOT / 2; x < ratio.width; x += DOT)
    for (let y = DOT / 2; y < ratio.height; y += DOT) {
      const away = Math.min(Math.hypot(ratio.width - x, y), Math.hypot(x, ratio.height - y))
      const radius = (DOT / 2.4) * Math.max(0, 1 - away / DOTS_REACH)
      if (radius < 0.6) continue
      context.beginPath()
      context.arc(x, y, radius, 0, 2 * Math.PI)
      context.fill()
    }
}

function darkroom(context: Context, ratio: Ratio) {
  fill(context, tokenColor('darkroom-bg'), ratio)
  light(context, ratio, tokenColor('lamp-haze'), { x: ratio.width * 0.86, y: 0, radius: ratio.width })
}

const drawings: Record<Ground, (context: Context, ratio: Ratio) => void> = { night, paper, pink, darkroom }

/** Draws a ground. */
export function drawGround(context: Context, ground: Ground, ratio: Ratio) {
  drawings[ground](context, ratio)
}

/** The wire that things hang from in the darkroom, lowest in the middle at `y`, and the peg that holds one there. */
export function drawWire(context: Context, { width }: Ratio, y: number) {
  context.strokeStyle = tokenColor('darkroom-muted')
  context.lineWidth = 4
  context.beginPath()
  context.moveTo(-10, y - 64)
  context.quadraticCurveTo(width / 2, y + 62, width + 10, y - 40)
  context.stroke()
}

/** A wooden peg, its top at `y`. */
export function drawPeg(context: Context, x: number, y: number) {
  context.fillStyle = tokenColor('wood')
  context.fillRect(x - 18, y, 36, 116)
  context.fillStyle = tokenColor('wood-light')
  context.fillRect(x - 18, y, 14, 116)
  context.fillStyle = tokenColor('wood-edge')
  context.fillRect(x - 18, y + 44, 36, 4)
}

/** Whether writing on a ground is light. */
export const isDark = (ground: Ground): boolean => ground === 'night' || ground === 'darkroom'
