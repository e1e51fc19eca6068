import { thumbHashToRGBA } from 'thumbhash'
import { bytesOf } from '@/ui/thumbHash'

/** So many colours of a ThumbHash as CSS, from its lights to its shadows, each the mean of an equal part; none when unreadable. */
export function paletteOf(hash: string | null | undefined, count: number): string[] {
  const bytes = bytesOf(hash)
  if (!bytes) return []
  const { rgba } = thumbHashToRGBA(bytes)
  const pixels = Array.from({ length: rgba.length / 4 }, (_, index) => [
    ...rgba.subarray(4 * index, 4 * index + 3),
  ])
  const sorted = pixels.toSorted((a, b) => lightness(b) - lightness(a))
  return Array.from({ length: count }, (_, part) => {
    const from = Math.floor((part * sorted.length) / count)
    const share = sorted.slice(from, Math.floor(((part + 1) * sorted.length) / count))
    const mean = (channel: number) =>
      Math.round(share.reduce((sum, pixel) => sum + (pixel[channel] ?? 0), 0) / share.length)
    return `rgb(${mean(0)} ${mean(1)} ${mean(2)})`
  })
}

/** How light a pixel looks, 0–255 (ITU-R BT.601). */
const lightness = ([r = 0, g = 0, b = 0]: number[]) => 0.299 * r + 0.587 * g + 0.114 * b
