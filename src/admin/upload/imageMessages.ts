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

/** One cut of an episode, re-encoded without metadata, with its size in px. */
export interface CutPiece {
  full: Blob
  /** At most 156 px wide, in the same ratio. */
  preview: Blob
  width: number
  height: number
  /** ThumbHash in base64. */
  placeholder: string
}

/** A picture as cuts from top to bottom. A picture that is not tall is one cut. */
export interface CutPicture {
  /** Height of the file in px. */
  height: number
  pieces: readonly CutPiece[]
  /** Seams at a fixed distance, because no row nearby has a single colour. */
  forcedSeams: number
}

/** `photo` asks for a `ProcessedImage`, `cuts` for a `CutPicture`. */
export interface ImageRequest {
  id: number
  file: File
  task: 'photo' | 'cuts'
}

export type ImageResponse =
  | { id: number; image: ProcessedImage }
  | { id: number; cuts: CutPicture }
  | { id: number; error: { kind: ImageErrorKind; message: string; height?: number | undefined } }
