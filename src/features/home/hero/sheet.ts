/**
 * The hero's sheet: a parallelogram, given by one corner and two edges in shares of the view. A CSS matrix maps the view
 * onto it.
 */
export interface Sheet {
  /** Upper left corner. */
  origin: readonly [x: number, y: number]
  /** From the upper left to the upper right corner. */
  across: readonly [x: number, y: number]
  /** From the upper left to the lower left corner. */
  down: readonly [x: number, y: number]
}

interface Keyframe {
  /** Scroll progress through the hero, 0–1. */
  at: number
  sheet: Sheet
}

/** The sheet that covers the whole view. */
const fullView: Sheet = { origin: [0, 0], across: [1, 0], down: [0, 1] }

/** The sheet's keyframes from its initial shape to the whole view, for screens from 768 px up and for phones. */
export const SHEET_KEYFRAMES = {
  desktop: [
    { at: 0, sheet: { origin: [0.531, 0.146], across: [0.281, -0.037], down: [0.029, 0.646] } },
    { at: 0.56, sheet: { origin: [0.25, 0.04], across: [0.72, -0.1], down: [0.04, 1.08] } },
    { at: 0.86, sheet: fullView },
  ],
  mobile: [
    { at: 0, sheet: { origin: [0.33, 0.206], across: [0.56, -0.028], down: [0.05, 0.438] } },
    { at: 0.56, sheet: { origin: [0.08, 0.02], across: [0.92, -0.04], down: [0.04, 0.93] } },
    { at: 0.86, sheet: fullView },
  ],
} as const satisfies Record<string, readonly Keyframe[]>

type Pair = readonly [number, number]

const mix = (a: Pair, b: Pair, t: number): Pair => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

/** Returns the sheet at a scroll progress. It is constant before the first and after the last keyframe. */
export function sheetAt(keyframes: readonly Keyframe[], progress: number): Sheet {
  let from = keyframes[0]
  for (const to of keyframes) {
    if (from && progress < to.at) {
      const t = Math.max(0, (progress - from.at) / (to.at - from.at))
      return {
        origin: mix(from.sheet.origin, to.sheet.origin, t),
        across: mix(from.sheet.across, to.sheet.across, t),
        down: mix(from.sheet.down, to.sheet.down, t),
      }
    }
    from = to
  }
  return from?.sheet ?? fullView
}

/** The six numbers of a CSS `matrix()`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** Returns the matrix that maps a view of `width` × `height` px onto the sheet. Its origin is the upper left corner. */
export function sheetMatrix({ origin, across, down }: Sheet, width: number, height: number): Matrix {
  return [
    across[0],
    (across[1] * height) / width,
    (down[0] * width) / height,
    down[1],
    origin[0] * width,
    origin[1] * height,
  ]
}

/** Returns the inverse matrix, which keeps the sheet's content at its position in the view. */
export function invertMatrix([a, b, c, d, e, f]: Matrix): Matrix {
  const det = a * d - b * c
  return [d / det, -b / det, -c / det, a / det, (c * f - d * e) / det, (b * e - a * f) / det]
}

/** Formats a matrix as CSS. */
export const cssMatrix = (matrix: Matrix) => `matrix(${matrix.map((n) => n.toFixed(6)).join(',')})`

/** Returns whether a point (shares of the view) is on the sheet or within `margin` of its edges. */
export function isOnSheet({ origin, across, down }: Sheet, x: number, y: number, margin = 0): boolean {
  const det = across[0] * down[1] - across[1] * down[0]
  const dx = x - origin[0]
  const dy = y - origin[1]
  const u = (dx * down[1] - dy * down[0]) / det
  const v = (dy * across[0] - dx * across[1]) / det
  const mu = margin / Math.hypot(...across)
  const mv = margin / Math.hypot(...down)
  return u > -mu && u < 1 + mu && v > -mv && v < 1 + mv
}

/**
 * Returns the x position (share of the view's width) from which text that ends at `right` and `bottom` is on the sheet at
 * any height: the rightmost point of the sheet's left edge, or 1 while the text extends beyond the sheet. Assumes that the
 * sheet's right side is higher and its lower edge further right, as in the keyframes.
 */
export function uprightTextEdge({ origin, across, down }: Sheet, right: number, bottom: number): number {
  const fits = right <= origin[0] + across[0] && bottom <= origin[1] + across[1] + down[1]
  return fits ? origin[0] + down[0] : 1
}

/** Formats the sheet as a CSS `polygon()`. */
export function clipPolygon({ origin, across, down }: Sheet): string {
  const corners = [
    origin,
    [origin[0] + across[0], origin[1] + across[1]],
    [origin[0] + across[0] + down[0], origin[1] + across[1] + down[1]],
    [origin[0] + down[0], origin[1] + down[1]],
  ] as const
  return `polygon(${corners.map(([x, y]) => `${percent(x)} ${percent(y)}`).join(', ')})`
}

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`
