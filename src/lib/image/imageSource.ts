/** One way to get a picture. */
export interface ImageSource {
  src: string
  srcSet?: string
  /** Made by the storage when asked; a project without image transforms has none. */
  isRendition?: boolean
}
