import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { claimedEdge } from '@/features/collection-admin/upload/claimedEdge'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#e5402f' } })
const clear = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } } })

/** The bytes alone, as a file gives them. */
const whole = (bytes: Buffer) => Uint8Array.from(bytes).buffer

const kinds = [
  ['a lossy WebP', 'image/webp', (w: number, h: number) => plain(w, h).webp()],
  ['a lossless WebP', 'image/webp', (w: number, h: number) => plain(w, h).webp({ lossless: true })],
  ['a WebP with alpha', 'image/webp', (w: number, h: number) => clear(w, h).webp()],
  ['an AVIF', 'image/avif', (w: number, h: number) => plain(w, h).avif({ effort: 0 })],
  ['an AVIF with alpha', 'image/avif', (w: number, h: number) => clear(w, h).avif({ effort: 0 })],
] as const

describe.each(kinds)('%s', (_name, type, make) => {
  it('claims its longer edge, lying or standing', async () => {
    expect(claimedEdge(whole(await make(301, 20).toBuffer()), type)).toBe(301)
    expect(claimedEdge(whole(await make(20, 467).toBuffer()), type)).toBe(467)
  })

  it('claims nothing, and throws nothing, when it is cut short', async () => {
    const bytes = await make(40, 20).toBuffer()
    expect(claimedEdge(whole(bytes.subarray(0, 14)), type)).toBe(0)
  })
})

it('believes a head that claims gigabytes of pixels', async () => {
  const bytes = await plain(40, 20).avif({ effort: 0 }).toBuffer()
  bytes.writeUInt32BE(60_000, bytes.indexOf('ispe') + 8)
  expect(claimedEdge(whole(bytes), 'image/avif')).toBe(60_000)
})

it('leaves the other kinds to those who read them', () => {
  expect(claimedEdge(new ArrayBuffer(40), 'image/jpeg')).toBe(0)
})
