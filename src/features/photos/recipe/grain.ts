/** Grains of film for each strength, from none to many. */
const GRAINS = [0, 46, 110] as const

export interface Grain {
  x: number
  y: number
  /** Radius. */
  r: number
}

/**
 * Grains scattered over a box, the same every time: a card looks alike on the page, on the server and as a picture.
 * `level` is 0 (none) to 2 (strong).
 */
export function grain(level: number, width: number, height: number): Grain[] {
  return Array.from({ length: GRAINS[level] ?? 0 }, (_, index) => ({
    x: round(width * share(index, 0.618_034)),
    y: round(height * share(index, 0.754_878)),
    r: round(0.7 + 1.1 * share(index, 0.324_718)),
  }))
}

/** The n-th member of a sequence that fills 0–1 evenly without a pattern (additive recurrence), shaken a little. */
const share = (index: number, step: number) => (index * step + 0.31 * Math.abs(Math.sin(index * 12.9))) % 1
const round = (value: number) => Math.round(value * 100) / 100
