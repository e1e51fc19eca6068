/** Each step of the zoom is so much larger than the one before: small enough that stretching is not seen while it moves. */
const STEP = 1.3

/** Splits a zoom (≥ 1) into the scale at which the outline is drawn and the stretch (1–1.3) that is left to do. */
export function stepOf(zoom: number): { drawnAt: number; stretch: number } {
  // The tiny share keeps a zoom that is a step from falling to the one below by rounding.
  const drawnAt = STEP ** Math.floor(Math.log(zoom) / Math.log(STEP) + 1e-9)
  return { drawnAt, stretch: zoom / drawnAt }
}
