import logo from '@/assets/logo/logo.svg'
import { loadPicture, makeCanvas } from './canvas'

/** Width of the lettering for a height of 1. */
const RATIO = 358 / 72

/** The site's lettering in one colour, so many px high. Rejects when its file does not come. */
export async function loadLogo(height: number, color: string): Promise<HTMLCanvasElement> {
  const image = await loadPicture(logo)
  const { canvas, context } = makeCanvas(Math.round(height * RATIO), height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  context.globalCompositeOperation = 'source-in'
  context.fillStyle = color
  context.fillRect(0, 0, canvas.width, canvas.height)
  return canvas
}
