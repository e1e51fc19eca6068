import { upload } from '#messages/admin/upload'
import { MAX_CUT_HEIGHT_PX, MAX_FILE_BYTES } from '@/config/constants'

/** Reasons for which a file is not accepted as an image. */
export type ImageErrorKind = 'tooLarge' | 'heic' | 'svg' | 'type' | 'dimensions' | 'height' | 'corrupt'

/** Largest accepted width or height. */
export const LONGEST_SIDE_PX = 12_000

const toMegabytes = (bytes: number) => bytes / 1024 / 1024

/** A file was not accepted as an image. `message` is shown to the owner, in the language at the time of reading. */
export class ImageError extends Error {
  override readonly name = 'ImageError'
  readonly kind: ImageErrorKind
  /** Height of a picture that is too tall, in px. */
  readonly height: number | undefined
  /** Size of a file that is too large. */
  readonly #bytes: number | undefined

  constructor(
    kind: ImageErrorKind,
    options: { bytes?: number; height?: number | undefined; cause?: unknown } = {},
  ) {
    super(undefined, { cause: options.cause })
    this.kind = kind
    this.height = options.height
    this.#bytes = options.bytes
  }

  override get message(): string {
    switch (this.kind) {
      case 'tooLarge':
        return upload.errors.tooLarge(
          toMegabytes(MAX_FILE_BYTES),
          this.#bytes === undefined ? null : toMegabytes(this.#bytes).toFixed(1),
        )
      case 'dimensions':
        return upload.errors.dimensions(LONGEST_SIDE_PX)
      case 'height':
        return upload.errors.height(MAX_CUT_HEIGHT_PX)
      default:
        return upload.errors[this.kind]
    }
  }
}
