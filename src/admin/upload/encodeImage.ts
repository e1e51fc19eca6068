// Scaling, encoding and placeholders of decoded pictures. Runs in a worker.
import { rgbaToThumbHash } from 'thumbhash'
import { ImageError } from './imageError'

/** ThumbHash accepts at most 100 px per side. */
const HASH_EDGE_PX = 100

/** A part of a decoded picture, in px. */
export interface Region {
  y: number
  width: number
  height: number
}

/** Pixels on a canvas. */
export interface Drawing {
  canvas: OffscreenCanvas
  context: OffscreenCanvasRenderingContext2D
  width: number
  height: number
}

const wholeImage = ({ width, height }: ImageBitmap): Region => ({ y: 0, width, height })

/** Draws a region of a picture so that it fits into the given size. Never enlarges. */
export function draw(
  image: ImageBitmap,
  bounds: { width: number; height: number },
  region: Region = wholeImage(image),
): Drawing {
  const scale = Math.min(1, bounds.width / region.width, bounds.height / region.height)
  const width = Math.max(1, Math.round(region.width * scale))
  const height = Math.max(1, Math.round(region.height * scale))
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new ImageError('corrupt')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, region.y, region.width, region.height, 0, 0, width, height)
  return { canvas, context, width, height }
}

/** Encodes pixels as WebP, or as JPEG in browsers without a WebP encoder, like WebKit. Re-encoding drops all metadata. */
export async function encode({ canvas, context }: Drawing, quality: number): Promise<Blob> {
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality })
  if (webp.type === 'image/webp') return webp
  // JPEG has no transparency: without a background it would become black.
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

/** Returns the ThumbHash of a region in base64. */
export function createPlaceholder(image: ImageBitmap, region?: Region): string {
  const { context, width, height } = draw(image, { width: HASH_EDGE_PX, height: HASH_EDGE_PX }, region)
  const hash = rgbaToThumbHash(width, height, context.getImageData(0, 0, width, height).data)
  return btoa(String.fromCharCode(...hash))
}
