// @vitest-environment node
import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash'
import { expect, it } from 'vitest'
import { paletteFromThumbHash } from '@/features/photos/recipe/palette'

/** Returns the hash of a gradient from black to a colour, with a stripe of another colour. */
function hashOf(width: number, height: number): string {
  const rgba = Uint8Array.from({ length: 4 * width * height }, (_, index) => {
    const pixel = Math.floor(index / 4)
    const light = (255 * pixel) / (width * height)
    return [pixel % width < 3 ? 200 : light, light / 2, 255 - light, 255][index % 4] ?? 255
  })
  return Buffer.from(rgbaToThumbHash(width, height, rgba)).toString('base64')
}

/** A straightforward implementation to compare with. */
function referencePalette(hash: string, count: number): string[] {
  const { rgba } = thumbHashToRGBA(Buffer.from(hash, 'base64'))
  const pixels = Array.from({ length: rgba.length / 4 }, (_, at) => [...rgba.subarray(4 * at, 4 * at + 3)])
  const weight = ([r = 0, g = 0, b = 0]: number[]) => 299 * r + 587 * g + 114 * b
  const sorted = pixels.toSorted((a, b) => weight(b) - weight(a))
  return Array.from({ length: count }, (_, part) => {
    const share = sorted.slice((part * sorted.length) / count, ((part + 1) * sorted.length) / count)
    const mean = (at: number) =>
      Math.round(share.reduce((sum, pixel) => sum + (pixel[at] ?? 0), 0) / share.length)
    return `rgb(${mean(0)} ${mean(1)} ${mean(2)})`
  })
}

it.each([
  [32, 24],
  [20, 30],
  [32, 32],
])('returns the colours of a picture of %i × %i from light to dark', (width, height) => {
  const hash = hashOf(width, height)
  const palette = paletteFromThumbHash(hash, 5)
  expect(palette).toHaveLength(5)
  expect(palette).toEqual(referencePalette(hash, 5))
})

it.each([null, undefined, '', 'no hash'])('returns no colours for %o', (hash) => {
  expect(paletteFromThumbHash(hash, 5)).toEqual([])
})
