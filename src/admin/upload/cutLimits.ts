/** Largest height of a picture that becomes cuts. */
export const MAX_CUT_HEIGHT_PX = 60_000
/** Largest area of such a picture: as many pixels as the largest photo. Limits the decoder's memory. */
export const MAX_CUT_AREA_PX = 12_000 * 12_000
/** A taller picture is divided into several cuts. */
export const TALL_PX = 4000
/** Height of a cut without a better seam, and the height that seams are chosen near. */
export const CUT_PX = 2400
/** Smallest height of a cut that a seam of one colour may produce. */
export const MIN_CUT_PX = 600
