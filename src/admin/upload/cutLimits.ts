/** Largest area of a picture that becomes cuts: as many pixels as the largest photo. Limits the decoder's memory. */
export const MAX_CUT_AREA_PX = 12_000 * 12_000
/** Smallest height of a cut that a seam of one colour may produce. */
export const MIN_CUT_PX = 600
