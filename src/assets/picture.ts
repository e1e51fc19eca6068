/** A picture of the repository, ready for `<img>`: the folders' generated modules export them by file name. */
export interface BarePicture {
  src: string
  /** Every width there is, for `sizes` to choose from. */
  srcSet: string
  /** Intrinsic size in px. */
  width: number
  height: number
}

/** One that shows something before it has come. */
export interface Picture extends BarePicture {
  /** ThumbHash, base64. */
  placeholder: string
}
