/** A picture of the repository, ready for `<img>`. The generated module of each folder exports its pictures by file name. */
export interface BarePicture {
  /** Full-size WebP, for browsers without AVIF support and for uses without `srcset`. */
  src: string
  /** A `srcset` of AVIF files in all available widths. */
  avif: string
  /** Intrinsic size in px. */
  width: number
  height: number
}

/** A picture with a placeholder. */
export interface Picture extends BarePicture {
  /** ThumbHash, base64. */
  placeholder: string
}
