/** Side of the light's bitmap in px: so few that stretching it is the blur. */
export const LIGHT_PX = 40
/** The photo lies in the middle of the light, this far (px) from its edges. */
const MARGIN = 10
/** The photo is reduced to so few px a side first: no detail is left to shine through. */
const COARSE_PX = 6
/** Copies laid over one another at growing distances (px) let the light fall off to nothing at the edges. */
const RINGS = [0, 3, 6, 9]
const COPIES_PER_RING = 8

/**
 * Draws the blurred copy of a photo that lights its print, once. A CSS blur of that size would be computed anew for
 * every frame that the print moves.
 */
export function drawLight(canvas: HTMLCanvasElement, photo: CanvasImageSource) {
  const light = canvas.getContext('2d')
  const coarse = document.createElement('canvas')
  coarse.width = coarse.height = COARSE_PX
  const reduced = coarse.getContext('2d')
  if (!light || !reduced) return
  reduced.imageSmoothingQuality = 'high'
  reduced.drawImage(photo, 0, 0, COARSE_PX, COARSE_PX)
  const side = LIGHT_PX - 2 * MARGIN
  light.clearRect(0, 0, LIGHT_PX, LIGHT_PX)
  light.globalAlpha = 1 / (COPIES_PER_RING * 1.6)
  for (const radius of RINGS)
    for (let copy = 0; copy < COPIES_PER_RING; copy++) {
      const angle = (copy / COPIES_PER_RING) * 2 * Math.PI
      const x = MARGIN + radius * Math.cos(angle)
      const y = MARGIN + radius * Math.sin(angle)
      light.drawImage(coarse, x, y, side, side)
    }
}
