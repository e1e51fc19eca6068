/** specification §4: the two cameras, by the model that EXIF names, with the collection of each. */
export const CAMERAS = [
  { model: 'ILCE-7CM2', name: 'SONY A7C2', collection: 'a7c2' },
  { model: 'X100VI', name: 'FUJIFILM X100VI', collection: 'x100vi' },
] as const

/** A collection of photographs: where a camera's pictures go. */
export type Place = (typeof CAMERAS)[number]['collection']
