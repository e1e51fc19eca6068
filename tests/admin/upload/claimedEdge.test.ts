import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { claimedEdge } from '@/admin/upload/claimedEdge'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#e5402f' } })
const clear = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } } })

/** The bytes alone, as a file gives them. */
const whole = (bytes: Buffer) => Uint8Array.from(bytes).buffer

const kinds = [
  ['a JPEG', 'image/jpeg', (w: number, h: number) => plain(w, h).jpeg()],
  ['a progressive JPEG', 'image/jpeg', (w: number, h: number) => plain(w, h).jpeg({ progressive: true })],
  ['a PNG', 'image/png', (w: number, h: number) => plain(w, h).png()],
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

describe('a head that claims gigabytes of pixels is believed', () => {
  const CLAIMED = 60_000

  async function avif() {
    const bytes = await plain(40, 20).avif({ effort: 0 }).toBuffer()
    bytes.writeUInt32BE(CLAIMED, bytes.indexOf('ispe') + 8)
    return bytes
  }
  async function jpeg(before: Buffer = Buffer.alloc(0)) {
    const bytes = await plain(40, 20).jpeg().toBuffer()
    bytes.writeUInt16BE(CLAIMED, bytes.indexOf(Buffer.from([0xff, 0xc0])) + 5)
    return Buffer.concat([bytes.subarray(0, 2), before, bytes.subarray(2)])
  }

  it('in an AVIF, whatever its brand says', async () => {
    for (const brand of ['avif', 'avis', 'MA1B']) {
      const bytes = await avif()
      bytes.write(brand, 8)
      expect(claimedEdge(whole(bytes), 'image/avif')).toBe(CLAIMED)
    }
  })

  it('in an AVIF that says that most of it is cropped away', async () => {
    const bytes = await avif()
    const crop = Buffer.alloc(40)
    crop.writeUInt32BE(crop.length, 0)
    crop.write('clap', 4)
    crop.writeUInt32BE(CLAIMED - 100, 12)
    const at = bytes.indexOf('ispe') + 16
    const cropped = Buffer.concat([bytes.subarray(0, at), crop, bytes.subarray(at)])
    for (const box of ['meta', 'iprp', 'ipco']) {
      const head = cropped.indexOf(box) - 4
      cropped.writeUInt32BE(cropped.readUInt32BE(head) + crop.length, head)
    }
    expect(claimedEdge(whole(cropped), 'image/avif')).toBe(CLAIMED)
  })

  it('in an AVIF whose box has its size in 64 bits', async () => {
    const bytes = await avif()
    const at = bytes.indexOf('meta') - 4
    const head = Buffer.alloc(16)
    head.writeUInt32BE(1, 0)
    head.write('meta', 4)
    head.writeBigUInt64BE(BigInt(bytes.readUInt32BE(at) + 8), 8)
    const wide = Buffer.concat([bytes.subarray(0, at), head, bytes.subarray(at + 8)])
    expect(claimedEdge(whole(wide), 'image/avif')).toBe(CLAIMED)
  })

  it('in a WebP with a bit set that has no meaning', async () => {
    const bytes = await clear(40, 20).webp().toBuffer()
    bytes.writeUIntLE(CLAIMED - 1, 24, 3)
    bytes[20] = (bytes[20] ?? 0) | 1
    expect(claimedEdge(whole(bytes), 'image/webp')).toBe(CLAIMED)
  })

  it('in a PNG', async () => {
    const bytes = await plain(40, 20).png().toBuffer()
    bytes.writeUInt32BE(CLAIMED, 20)
    expect(claimedEdge(whole(bytes), 'image/png')).toBe(CLAIMED)
  })

  it.each([
    ['', []],
    [' behind bytes that decoders step over', [0, 1, 2]],
    [' behind filling', [0xff, 0xff, 0xff]],
    [' behind a damaged EXIF', [0xff, 0xe1, 0, 12, ...Buffer.from('Exif\0\0XX\0\0')]],
  ])('in a JPEG%s', async (_name, before) => {
    expect(claimedEdge(whole(await jpeg(Buffer.from(before))), 'image/jpeg')).toBe(CLAIMED)
  })
})
