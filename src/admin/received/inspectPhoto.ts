import { MAX_FILE_BYTES } from '@/config/constants'
import { ImageError, LONGEST_SIDE_PX } from '../upload/imageError'
import { sniffImageType } from '../upload/imageType'
import { readDeclaredEdge } from '../upload/readDeclaredEdge'
import { readMetadata } from '../upload/readMetadata'
import type { ReceivedPhoto } from './receivedPhoto'

/** Height of a preview: twice its height in a card. */
const PREVIEW_HEIGHT_PX = 224
const PREVIEW_QUALITY = 0.8

type Inspection = Pick<ReceivedPhoto, 'look' | 'fault'>

/** Creates a small preview, or null if the browser cannot. Decoding at full size would take about 100 MB. */
async function createPreview(file: Blob): Promise<Blob | null> {
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

const emptyLook = { camera: null, takenAt: null, preview: null }

/**
 * Reads camera, date and preview of a file before its upload, or the reason why it cannot be uploaded. Rejects if the
 * browser cannot read the file.
 */
export async function inspectPhoto(file: unknown, size: number): Promise<Inspection> {
  try {
    if (size > MAX_FILE_BYTES) throw new ImageError('tooLarge', { bytes: size })
    if (!(file instanceof Blob)) throw new ImageError('corrupt')
    const bytes = await file.arrayBuffer()
    const type = sniffImageType(new Uint8Array(bytes))
    // Checked before decoding: a file of a few kilobytes can declare gigabytes of pixels.
    if (readDeclaredEdge(bytes, type) > LONGEST_SIDE_PX) throw new ImageError('dimensions')
    const { camera = null, takenAt = null } = readMetadata(bytes)
    return { look: { camera, takenAt, preview: await createPreview(file) }, fault: null }
  } catch (error) {
    if (!(error instanceof ImageError)) throw error
    return { look: emptyLook, fault: { message: error.message, final: true } }
  }
}
