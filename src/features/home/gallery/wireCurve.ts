/** The wire across the darkroom, in shares of the view (0–1), as its drawing has it. */
const SAG = 0.0333
const SAG_HALF_WIDTH = 0.569

/**
 * How much lower than at the view's edges-to-be the wire hangs at `x` (share of the view's width), in shares of the
 * view's height. Beyond the edges it keeps rising slightly, then stays.
 */
export function wireSagAt(x: number): number {
  const fromMiddle = Math.min(1.6, Math.abs((x - 0.5) / SAG_HALF_WIDTH))
  return SAG * (1 - fromMiddle ** 2)
}
