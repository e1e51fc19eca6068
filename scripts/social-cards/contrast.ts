// Contrast as WCAG 2.2 counts it, for words that lie on pictures.

/** A colour as red, green and blue, 0–255. */
export type Rgb = readonly [number, number, number]

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Relative luminance of a colour, 0 (black) to 1 (white). */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Contrast ratio of two colours, 1–21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** A colour with another laid over it. */
export function under([red, green, blue]: Rgb, over: Rgb, alpha: number): Rgb {
  const mix = (below: number, above: number) => below * (1 - alpha) + above * alpha
  return [mix(red, over[0]), mix(green, over[1]), mix(blue, over[2])]
}

/** `#rrggbb` as numbers; null when it is written otherwise. */
export function parseHex(color: string | null): Rgb | null {
  const [, red, green, blue] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color ?? '') ?? []
  return red && green && blue ? [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)] : null
}
