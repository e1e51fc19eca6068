import logo from '@/assets/logo/logo.svg'
import { loadImage, createCanvas } from './canvas'

/** Width of the logo divided by its height. */
const RATIO = 358 / 72

/** Loads the site's logo and draws it in one colour, `height` px high. Rejects if the file fails to load. */
export async function loadLogo(height: number, color: string): Promise<HTMLCanvasElement> {
  const image = await loadImage(logo)
  const { canvas, context } = createCanvas(Math.round(height * RATIO), height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  context.globalCompositeOperation = 'source-in'
  context.fillStyle = color
  context.fillRect(0, 0, canvas.width, canvas.height)
  return canvas
}
