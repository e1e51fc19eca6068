/** A picture of the repository, ready for `<img>`: the folders' generated `index.ts` export them by file name. */
export interface Picture {
  src: string
  /** Every width there is, for `sizes` to choose from. */
  srcSet: string
  /** Intrinsic size in px. */
  width: number
  height: number
  /** ThumbHash, base64. */
  placeholder: string
}
