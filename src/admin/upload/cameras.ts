/** The two supported cameras: their EXIF model, display name and collection. */
export const CAMERAS = [
  { model: 'ILCE-7CM2', name: 'SONY A7C2', collection: 'a7c2' },
  { model: 'X100VI', name: 'FUJIFILM X100VI', collection: 'x100vi' },
] as const

/** Key of a collection that holds the photos of one camera. */
export type CameraCollection = (typeof CAMERAS)[number]['collection']
