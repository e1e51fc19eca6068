import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readDeclaredEdge } from '@/admin/upload/readDeclaredEdge'

const opaque = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#e5402f' } })
const transparent = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } } })

/** Copies a Node buffer into an `ArrayBuffer`, as `File.arrayBuffer` returns it. */
const toArrayBuffer = (bytes: Buffer) => Uint8Array.from(bytes).buffer

const kinds = [
  ['a JPEG', 'image/jpeg', (w: number, h: number) => opaque(w, h).jpeg()],
  ['a progressive JPEG', 'image/jpeg', (w: number, h: number) => opaque(w, h).jpeg({ progressive: true })],
  ['a PNG', 'image/png', (w: number, h: number) => opaque(w, h).png()],
  ['a lossy WebP', 'image/webp', (w: number, h: number) => opaque(w, h).webp()],
  ['a lossless WebP', 'image/webp', (w: number, h: number) => opaque(w, h).webp({ lossless: true })],
  ['a WebP with alpha', 'image/webp', (w: number, h: number) => transparent(w, h).webp()],
  ['an AVIF', 'image/avif', (w: number, h: number) => opaque(w, h).avif({ effort: 0 })],
  ['an AVIF with alpha', 'image/avif', (w: number, h: number) => transparent(w, h).avif({ effort: 0 })],
] as const

describe.each(kinds)('%s', (_name, type, make) => {
  it('returns the longer edge in both orientations', async () => {
    expect(readDeclaredEdge(toArrayBuffer(await make(301, 20).toBuffer()), type)).toBe(301)
    expect(readDeclaredEdge(toArrayBuffer(await make(20, 467).toBuffer()), type)).toBe(467)
  })

  it('returns 0 for a truncated header', async () => {
    const bytes = await make(40, 20).toBuffer()
    expect(readDeclaredEdge(toArrayBuffer(bytes.subarray(0, 14)), type)).toBe(0)
  })
})

describe('a huge declared size is read', () => {
  const DECLARED = 60_000

  async function avif() {
    const bytes = await opaque(40, 20).avif({ effort: 0 }).toBuffer()
    bytes.writeUInt32BE(DECLARED, bytes.indexOf('ispe') + 8)
    return bytes
  }
  async function jpeg(before: Buffer = Buffer.alloc(0)) {
    const bytes = await opaque(40, 20).jpeg().toBuffer()
    bytes.writeUInt16BE(DECLARED, bytes.indexOf(Buffer.from([0xff, 0xc0])) + 5)
    return Buffer.concat([bytes.subarray(0, 2), before, bytes.subarray(2)])
  }

  it('from an AVIF of any brand', async () => {
    for (const brand of ['avif', 'avis', 'MA1B']) {
      const bytes = await avif()
      bytes.write(brand, 8)
      expect(readDeclaredEdge(toArrayBuffer(bytes), 'image/avif')).toBe(DECLARED)
    }
  })

  it('from an AVIF with a clean-aperture crop', async () => {
    const bytes = await avif()
    const crop = Buffer.alloc(40)
    crop.writeUInt32BE(crop.length, 0)
    crop.write('clap', 4)
    crop.writeUInt32BE(DECLARED - 100, 12)
    const at = bytes.indexOf('ispe') + 16
    const cropped = Buffer.concat([bytes.subarray(0, at), crop, bytes.subarray(at)])
    for (const box of ['meta', 'iprp', 'ipco']) {
      const head = cropped.indexOf(box) - 4
      cropped.writeUInt32BE(cropped.readUInt32BE(head) + crop.length, head)
    }
    expect(readDeclaredEdge(toArrayBuffer(cropped), 'image/avif')).toBe(DECLARED)
  })

  it('from an AVIF box with a 64-bit size', async () => {
    const bytes = await avif()
    const at = bytes.indexOf('meta') - 4
    const head = Buffer.alloc(16)
    head.writeUInt32BE(1, 0)
    head.write('meta', 4)
    head.writeBigUInt64BE(BigInt(bytes.readUInt32BE(at) + 8), 8)
    const wide = Buffer.concat([bytes.subarray(0, at), head, bytes.subarray(at + 8)])
    expect(readDeclaredEdge(toArrayBuffer(wide), 'image/avif')).toBe(DECLARED)
  })

  it('from a WebP with a reserved bit set', async () => {
    const bytes = await transparent(40, 20).webp().toBuffer()
    bytes.writeUIntLE(DECLARED - 1, 24, 3)
    bytes[20] = (bytes[20] ?? 0) | 1
    expect(readDeclaredEdge(toArrayBuffer(bytes), 'image/webp')).toBe(DECLARED)
  })

  it('from a PNG', async () => {
    const bytes = await opaque(40, 20).png().toBuffer()
    bytes.writeUInt32BE(DECLARED, 20)
    expect(readDeclaredEdge(toArrayBuffer(bytes), 'image/png')).toBe(DECLARED)
  })

  it.each([
    ['', []],
    [' after bytes that decoders skip', [0, 1, 2]],
    [' after fill bytes', [0xff, 0xff, 0xff]],
    [' after a damaged EXIF segment', [0xff, 0xe1, 0, 12, ...Buffer.from('Exif\0\0XX\0\0')]],
  ])('from a JPEG%s', async (_name, before) => {
    expect(readDeclaredEdge(toArrayBuffer(await jpeg(Buffer.from(before))), 'image/jpeg')).toBe(DECLARED)
  })
})
