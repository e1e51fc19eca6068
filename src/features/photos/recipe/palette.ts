import { thumbHashToRGBA } from 'thumbhash'
import { decodeThumbHash } from '@/ui/thumbHash'

/**
 * Returns `count` CSS colours of a ThumbHash from light to dark, each the mean of an equal share of its pixels. Returns
 * an empty array if the hash is invalid.
 */
export function paletteFromThumbHash(hash: string | null | undefined, count: number): string[] {
  const bytes = decodeThumbHash(hash)
  if (!bytes) return []
  const { rgba } = thumbHashToRGBA(bytes)
  const sorted = sortByLightness(rgba)
  return Array.from({ length: count }, (_, part) => {
    const from = Math.floor((part * sorted.length) / count)
    const share = sorted.subarray(from, Math.floor(((part + 1) * sorted.length) / count))
    const mean = (channel: number) =>
      Math.round(share.reduce((sum, pixel) => sum + (rgba[4 * pixel + channel] ?? 0), 0) / share.length)
    return `rgb(${mean(0)} ${mean(1)} ${mean(2)})`
  })
}

/**
 * Returns the pixel indices, the lightest first (luma by ITU-R BT.601). Sorts a typed array of numbers, because sorting
 * with a compare function takes 60 ms on a phone.
 */
function sortByLightness(rgba: Uint8Array): Uint32Array {
  const count = rgba.length / 4
  const keys = Uint32Array.from({ length: count }, (_, pixel) => {
    const [r = 0, g = 0, b = 0] = rgba.subarray(4 * pixel, 4 * pixel + 3)
    const darkness = 255_000 - (299 * r + 587 * g + 114 * b)
    return darkness * count + pixel
  })
  return keys.toSorted().map((key) => key % count)
}
