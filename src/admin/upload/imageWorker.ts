// Runs in a worker: turns a chosen file into what is uploaded, away from the page's own thread.
import { rgbaToThumbHash } from 'thumbhash'
import { LARGEST_FILE_BYTES } from '@/config/constants'
import { claimedEdge } from './claimedEdge'
import { FULL_EDGE_PX, ImageFault, LONGEST_SIDE_PX, THUMBNAIL_EDGE_PX } from './imageFault'
import type { ImageRequest, ImageResponse, ProcessedImage } from './imageMessages'
import { sniffImageType } from './imageType'
import { readMetadata } from './readMetadata'

const QUALITY = 0.86
const THUMBNAIL_QUALITY = 0.8
/** ThumbHash reads at most 100 px a side. */
const HASHED_EDGE_PX = 100

/** The size of an image whose longer edge is at most `edge` px; never enlarged. */
function fit(width: number, height: number, edge: number) {
  const scale = Math.min(1, edge / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

function draw(image: ImageBitmap, edge: number) {
  const { width, height } = fit(image.width, image.height, edge)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new ImageFault('corrupt')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  return { canvas, context, width, height }
}

/** Encodes pixels anew, so nothing of the file's metadata is left. Browsers without a WebP encoder give JPEG. */
async function encode(canvas: OffscreenCanvas, quality: number): Promise<Blob> {
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality })
  return webp.type === 'image/webp' ? webp : canvas.convertToBlob({ type: 'image/jpeg', quality })
}

function placeholderOf(image: ImageBitmap): string {
  const { context, width, height } = draw(image, HASHED_EDGE_PX)
  const hash = rgbaToThumbHash(width, height, context.getImageData(0, 0, width, height).data)
  return btoa(String.fromCharCode(...hash))
}

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    // Upright pixels: orientation is metadata, and metadata stays behind.
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch (cause) {
    throw new ImageFault('corrupt', { cause })
  }
}

async function processFile(file: File): Promise<ProcessedImage> {
  if (file.size > LARGEST_FILE_BYTES) throw new ImageFault('tooLarge', { bytes: file.size })
  const bytes = await file.arrayBuffer()
  const type = sniffImageType(new Uint8Array(bytes))
  // Refused before decoding: a few kilobytes may claim gigabytes of pixels.
  if (claimedEdge(bytes, type) > LONGEST_SIDE_PX) throw new ImageFault('dimensions')
  const image = await decode(new Blob([bytes], { type }))
  try {
    if (Math.max(image.width, image.height) > LONGEST_SIDE_PX) throw new ImageFault('dimensions')
    const full = draw(image, FULL_EDGE_PX)
    const thumbnail = draw(image, THUMBNAIL_EDGE_PX)
    return {
      full: await encode(full.canvas, QUALITY),
      thumbnail: await encode(thumbnail.canvas, THUMBNAIL_QUALITY),
      width: full.width,
      height: full.height,
      placeholder: placeholderOf(image),
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
      const fault = error instanceof ImageFault ? error : new ImageFault('corrupt', { cause: error })
      response = { id: data.id, fault: { kind: fault.kind, message: fault.message } }
    }
    postMessage(response)
  })()
})
