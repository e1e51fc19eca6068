import { loadImage, createCanvas } from './canvas'

/** Loads a logo and draws it in one colour, `height` px high. Rejects if the file fails to load. */
export async function loadLogo(src: string, height: number, color: string): Promise<HTMLCanvasElement> {
  const image = await loadImage(src)
  const { canvas, context } = createCanvas(
    Math.round((height * image.naturalWidth) / image.naturalHeight),
    height,
  )
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  context.globalCompositeOperation = 'source-in'
  context.fillStyle = color
  context.fillRect(0, 0, canvas.width, canvas.height)
  return canvas
}
