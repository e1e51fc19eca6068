/** One source of a picture. */
export interface ImageSource {
  src: string
  srcSet?: string
  /** Whether the storage generates it on request. Projects without image transforms answer with an error. */
  isRendition?: boolean
}
