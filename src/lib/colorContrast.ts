// Contrast ratios according to WCAG 2.2.

/** A colour as red, green and blue, 0–255. */
export type Rgb = readonly [number, number, number]

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Returns the relative luminance of a colour, 0 (black) to 1 (white). */
function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Returns the contrast ratio of two colours, 1–21. */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const values = [luminance(one), luminance(other)]
  return (Math.max(...values) + 0.05) / (Math.min(...values) + 0.05)
}

/** Returns the lightest of a picture's pixels. `channels` is the number of values of each pixel, 0–255. */
export function lightestOf(pixels: ArrayLike<number>, channels: number): Rgb {
  let best: Rgb = [0, 0, 0]
  for (let at = 0; at + 2 < pixels.length; at += channels) {
    const pixel: Rgb = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
    if (luminance(pixel) > luminance(best)) best = pixel
  }
  return best
}

/** Blends a colour with a translucent one over it. */
export function blend([red, green, blue]: Rgb, over: Rgb, alpha: number): Rgb {
  const mix = (below: number, above: number) => below * (1 - alpha) + above * alpha
  return [mix(red, over[0]), mix(green, over[1]), mix(blue, over[2])]
}

/** Parses `#rrggbb`. Returns null for any other format. */
export function parseHex(color: string | null): Rgb | null {
  const [, red, green, blue] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color ?? '') ?? []
  return red && green && blue ? [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)] : null
}

/** Returns whether white text has more contrast than black text on a colour (`#rrggbb`). */
export function isDarkColor(color: string): boolean {
  const ground = parseHex(color)
  return ground !== null && contrastRatio(ground, [255, 255, 255]) > contrastRatio(ground, [0, 0, 0])
}
