/** A picture of the repository, ready for `<img>`: the folders' generated modules export them by file name. */
export interface BarePicture {
  /** The whole picture as WebP, for browsers without AVIF and whatever takes no choice of files. */
  src: string
  /** A `srcset` of AVIF files in every width there is. */
  avif: string
  /** Intrinsic size in px. */
  width: number
  height: number
}

/** One that shows something before it has come. */
export interface Picture extends BarePicture {
  /** ThumbHash, base64. */
  placeholder: string
}
