// Worker that decodes, resizes and re-encodes images off the main thread.
import { rgbaToThumbHash } from 'thumbhash'
import { MAX_FILE_BYTES } from '@/config/constants'
import { readDeclaredEdge } from './readDeclaredEdge'
import { FULL_EDGE_PX, ImageError, LONGEST_SIDE_PX, THUMBNAIL_EDGE_PX } from './imageError'
import type { ImageRequest, ImageResponse, ProcessedImage } from './imageMessages'
import { sniffImageType } from './imageType'
import { readMetadata } from './readMetadata'

const QUALITY = 0.86
const THUMBNAIL_QUALITY = 0.8
/** ThumbHash accepts at most 100 px per side. */
const HASH_EDGE_PX = 100

/** Scales a size down so that its longer edge is at most `edge` px. Never enlarges. */
function fit(width: number, height: number, edge: number) {
  const scale = Math.min(1, edge / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

function draw(image: ImageBitmap, edge: number) {
  const { width, height } = fit(image.width, image.height, edge)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new ImageError('corrupt')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  return { canvas, context, width, height }
}

/** Encodes pixels as WebP, or as JPEG in browsers without a WebP encoder, like WebKit. Re-encoding drops all metadata. */
async function encode({ canvas, context }: ReturnType<typeof draw>, quality: number): Promise<Blob> {
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality })
  if (webp.type === 'image/webp') return webp
  // JPEG has no transparency: without a background it would become black.
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

function createPlaceholder(image: ImageBitmap): string {
  const { context, width, height } = draw(image, HASH_EDGE_PX)
  const hash = rgbaToThumbHash(width, height, context.getImageData(0, 0, width, height).data)
  return btoa(String.fromCharCode(...hash))
}

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    // Applies the EXIF orientation to the pixels, because re-encoding drops the tag.
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch (cause) {
    throw new ImageError('corrupt', { cause })
  }
}

async function processFile(file: File): Promise<ProcessedImage> {
  if (file.size > MAX_FILE_BYTES) throw new ImageError('tooLarge', { bytes: file.size })
  const bytes = await file.arrayBuffer()
  const type = sniffImageType(new Uint8Array(bytes))
  // Checked before decoding: a file of a few kilobytes can declare gigabytes of pixels.
  if (readDeclaredEdge(bytes, type) > LONGEST_SIDE_PX) throw new ImageError('dimensions')
  const image = await decode(new Blob([bytes], { type }))
  try {
    if (Math.max(image.width, image.height) > LONGEST_SIDE_PX) throw new ImageError('dimensions')
    const full = draw(image, FULL_EDGE_PX)
    const thumbnail = draw(image, THUMBNAIL_EDGE_PX)
    return {
      full: await encode(full, QUALITY),
      thumbnail: await encode(thumbnail, THUMBNAIL_QUALITY),
      width: full.width,
      height: full.height,
      placeholder: createPlaceholder(image),
      photo: readMetadata(bytes),
    }
  } finally {
    image.close()
  }
}

addEventListener('message', ({ data }: MessageEvent<ImageRequest>) => {
  void (async () => {
    let response: ImageResponse
    try {
      response = { id: data.id, image: await processFile(data.file) }
    } catch (error) {
      const imageError = error instanceof ImageError ? error : new ImageError('corrupt', { cause: error })
      response = { id: data.id, error: { kind: imageError.kind, message: imageError.message } }
    }
    postMessage(response)
  })()
})
