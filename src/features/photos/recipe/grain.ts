/** Number of grains for each level. */
const GRAIN_COUNTS = [0, 46, 110] as const

export interface Grain {
  x: number
  y: number
  /** Radius. */
  r: number
}

/**
 * Scatters grains over a box. Deterministic, so that the card looks the same on the page, in static HTML and as a
 * picture. `level` is 0 (none) to 2 (strong).
 */
export function generateGrain(level: number, width: number, height: number): Grain[] {
  return Array.from({ length: GRAIN_COUNTS[level] ?? 0 }, (_, index) => ({
    x: round(width * share(index, 0.618_034)),
    y: round(height * share(index, 0.754_878)),
    r: round(0.7 + 1.1 * share(index, 0.324_718)),
  }))
}

/** Returns the n-th value of a low-discrepancy sequence in 0–1 (additive recurrence), with some jitter. */
const share = (index: number, step: number) => (index * step + 0.31 * Math.abs(Math.sin(index * 12.9))) % 1
const round = (value: number) => Math.round(value * 100) / 100
