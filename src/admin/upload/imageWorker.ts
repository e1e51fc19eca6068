// Worker that decodes, resizes and re-encodes images off the main thread.
import { MAX_FILE_BYTES } from '@/config/constants'
import { FULL_EDGE_PX, THUMBNAIL_EDGE_PX } from '@/config/pictureSizes'
import { cutImage } from './cutImage'
import { createPlaceholder, draw, encode } from './encodeImage'
import { ImageError, LONGEST_SIDE_PX } from './imageError'
import type { ImageRequest, ImageResponse, ProcessedImage } from './imageMessages'
import { sniffImageType, type ImageType } from './imageType'
import { readDeclaredEdge } from './readDeclaredEdge'
import { readMetadata } from './readMetadata'

const QUALITY = 0.86
const THUMBNAIL_QUALITY = 0.8

const square = (edge: number) => ({ width: edge, height: edge })

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    // Applies the EXIF orientation to the pixels, because re-encoding drops the tag.
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch (cause) {
    throw new ImageError('corrupt', { cause })
  }
}

async function processPhoto(bytes: ArrayBuffer, type: ImageType): Promise<ProcessedImage> {
  // Checked before decoding: a file of a few kilobytes can declare gigabytes of pixels.
  if (readDeclaredEdge(bytes, type) > LONGEST_SIDE_PX) throw new ImageError('dimensions')
  const image = await decode(new Blob([bytes], { type }))
  try {
    if (Math.max(image.width, image.height) > LONGEST_SIDE_PX) throw new ImageError('dimensions')
    const full = draw(image, square(FULL_EDGE_PX))
    const thumbnail = draw(image, square(THUMBNAIL_EDGE_PX))
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

async function answer({ id, file, task }: ImageRequest): Promise<ImageResponse> {
  if (file.size > MAX_FILE_BYTES) throw new ImageError('tooLarge', { bytes: file.size })
  const bytes = await file.arrayBuffer()
  const type = sniffImageType(new Uint8Array(bytes))
  return task === 'cuts'
    ? { id, cuts: await cutImage(bytes, type) }
    : { id, image: await processPhoto(bytes, type) }
}

addEventListener('message', ({ data }: MessageEvent<ImageRequest>) => {
  void (async () => {
    let response: ImageResponse
    try {
      response = await answer(data)
    } catch (error) {
      const { kind, message, height } =
        error instanceof ImageError ? error : new ImageError('corrupt', { cause: error })
      response = { id: data.id, error: { kind, message, height } }
    }
    postMessage(response)
  })()
})
