import { LARGEST_FILE_BYTES } from '@/config/constants'
import { claimedEdge } from '../upload/claimedEdge'
import { ImageFault, LONGEST_SIDE_PX } from '../upload/imageFault'
import { sniffImageType } from '../upload/imageType'
import { readMetadata } from '../upload/readMetadata'
import type { ReceivedPhoto } from './receivedPhoto'

/** Of a preview, in px: twice what a card shows. */
const PREVIEW_HEIGHT_PX = 224
const PREVIEW_QUALITY = 0.8

type Seen = Pick<ReceivedPhoto, 'look' | 'fault'>

/** A small picture of a file; null where this browser cannot make one. The whole one would take a hundred megabytes. */
async function previewOf(file: Blob): Promise<Blob | null> {
  try {
    const image = await createImageBitmap(file, {
      imageOrientation: 'from-image',
      resizeHeight: PREVIEW_HEIGHT_PX,
      resizeQuality: 'medium',
    })
    const canvas = new OffscreenCanvas(image.width, image.height)
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    image.close()
    return await canvas.convertToBlob({ type: 'image/webp', quality: PREVIEW_QUALITY })
  } catch {
    return null
  }
}

const nothing = { camera: null, takenAt: null, preview: null }

/**
 * What a file tells before it is sent: its camera, its day, a small picture, or why it cannot go up at all. Rejects where the
 * browser does not give its bytes this time.
 */
export async function lookAtPhoto(file: unknown, size: number): Promise<Seen> {
  try {
    if (size > LARGEST_FILE_BYTES) throw new ImageFault('tooLarge', { bytes: size })
    if (!(file instanceof Blob)) throw new ImageFault('corrupt')
    const bytes = await file.arrayBuffer()
    const type = sniffImageType(new Uint8Array(bytes))
    // Refused before decoding: a few kilobytes may claim gigabytes of pixels.
    if (claimedEdge(bytes, type) > LONGEST_SIDE_PX) throw new ImageFault('dimensions')
    const { camera = null, takenAt = null } = readMetadata(bytes)
    return { look: { camera, takenAt, preview: await previewOf(file) }, fault: null }
  } catch (error) {
    if (!(error instanceof ImageFault)) throw error
    return { look: nothing, fault: { message: error.message, final: true } }
  }
}
