/** A photograph's place in a row: px from the row's left edge. */
export interface Frame {
  x: number
  width: number
}

/** A row of a wall. `frames[0]` is photo number `first` of the list; lengths in px. */
export interface Row {
  first: number
  height: number
  frames: readonly Frame[]
}

/** Panoramas and strips of a tower still leave room for their neighbours; what is wider or narrower is cropped. */
const NARROWEST = 0.5
const WIDEST = 3.2
/** Camera sensors are 3:2: the best guess for a photo of unknown size. */
const USUAL = 1.5

/** Width divided by height as a wall shows it. */
export function wallRatio({ width, height }: { width: number | null; height: number | null }): number {
  if (!width || !height) return USUAL
  return Math.min(WIDEST, Math.max(NARROWEST, width / height))
}
