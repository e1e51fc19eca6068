// What the page and its worker say to each other.
import type { PhotoMeta } from '@/posts/meta'
import type { ImageFaultKind } from './imageFault'

/** A file made ready: two re-encoded pictures without any metadata, the size of the larger in px, and what EXIF told. */
export interface ProcessedImage {
  /** At most 2560 px long. */
  full: Blob
  /** At most 640 px long. */
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
  | { id: number; fault: { kind: ImageFaultKind; message: string } }
