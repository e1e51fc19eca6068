/** Side of the light's bitmap in px: so few that stretching it is the blur. */
export const GLOW_PX = 48
/** The photo is reduced to so few px a side first: no detail is left to shine through. */
const COARSE_PX = 5
/** How the light falls off from the middle of the print (0) outwards (1). */
const FALL_OFF = [
  [0, 1],
  [0.38, 0.95],
  [0.5, 0.58],
  [0.65, 0.28],
  [0.82, 0.09],
  [1, 0],
] as const

/** The light of a print whose photo may not be read. */
const NO_COLOUR = '#8c857a'

function createCanvas(size: number) {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size
  const context = canvas.getContext('2d')
  if (context) context.imageSmoothingQuality = 'high'
  return { canvas, context }
}

/**
 * Draws the blurred copy of a photo that lights its print, once, as the address of a picture; null where the browser
 * draws nothing. A CSS blur of that size would be computed anew for every frame that the print moves, and a canvas
 * would be stretched anew.
 */
export function drawGlow(photo: CanvasImageSource | null): string | null {
  const { canvas, context: light } = createCanvas(GLOW_PX)
  const { canvas: coarse, context: reduced } = createCanvas(COARSE_PX)
  if (!light || !reduced) return null
  reduced.fillStyle = NO_COLOUR
  if (photo) reduced.drawImage(photo, 0, 0, COARSE_PX, COARSE_PX)
  else reduced.fillRect(0, 0, COARSE_PX, COARSE_PX)
  const middle = GLOW_PX / 2
  const fallOff = light.createRadialGradient(middle, middle, 0, middle, middle, middle)
  for (const [at, opacity] of FALL_OFF) fallOff.addColorStop(at, `rgb(0 0 0 / ${opacity})`)
  light.fillStyle = fallOff
  light.fillRect(0, 0, GLOW_PX, GLOW_PX)
  light.globalCompositeOperation = 'source-in'
  light.drawImage(coarse, 0, 0, GLOW_PX, GLOW_PX)
  return canvas.toDataURL()
}
