// Messages between the page and the image worker.
import type { PhotoMeta } from '@/posts/meta'
import type { ImageErrorKind } from './imageError'

/** A processed file: two re-encoded images without metadata, the size of the larger one in px, and the EXIF data. */
export interface ProcessedImage {
  /** Longer edge at most 2560 px. */
  full: Blob
  /** Longer edge at most 640 px. */
  thumbnail: Blob
  width: number
  height: number
  /** ThumbHash in base64. */
  placeholder: string
  photo: PhotoMeta
}

export interface ImageRequest {
  id: number
  file: File
}

export type ImageResponse =
  | { id: number; image: ProcessedImage }
  | { id: number; error: { kind: ImageErrorKind; message: string } }
