import * as fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addXmpToPng } from '@/lib/image/pngXmp'
import { xmpPacket } from '@/lib/image/xmp'
import { anyText, runs } from '../../fuzz/runs'
import { readXmp } from '../../support/xmp'

const rights = {
  creator: '한여백 & <아이들> 🐹 "ʼ\'',
  notice: `© ${'가&<나>🎨'.repeat(333)}`,
  statement: 'https://owner.example/about/Rights?a=1&b=2',
  train: false,
}
const read = {
  creator: rights.creator,
  rights: rights.notice,
  statement: rights.statement,
  dataMining: 'http://ns.useplus.org/ldf/vocab/DMI-PROHIBITED',
}
const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#e5402f' } })

const encoders = {
  avif: () => picture().withXmp(xmpPacket(rights)).avif().toBuffer(),
  webp: () => picture().withXmp(xmpPacket(rights)).webp().toBuffer(),
  jpeg: () => picture().withXmp(xmpPacket(rights)).jpeg().toBuffer(),
  png: async () => {
    const plain = new Blob([new Uint8Array(await picture().png().toBuffer())], { type: 'image/png' })
    return Buffer.from(await addXmpToPng(plain, xmpPacket(rights)).arrayBuffer())
  },
}

test.each(Object.entries(encoders))('an uncompressed packet can be read from %s', async (_format, encode) => {
  const file = await encode()
  expect(readXmp(file)).toEqual(read)
  // At the place where other programs look for it.
  const { xmp } = await sharp(file).metadata()
  expect(readXmp(xmp ?? new Uint8Array())).toEqual(read)
  // The picture is still complete, checksums included.
  expect((await sharp(file, { failOn: 'warning' }).stats()).channels[0]?.mean).toBeGreaterThan(200)
})

test('states what is allowed, and no address without one', () => {
  const packet = xmpPacket({ ...rights, statement: null, train: true })
  expect(readXmp(new TextEncoder().encode(packet))).toMatchObject({
    statement: undefined,
    dataMining: 'http://ns.useplus.org/ldf/vocab/DMI-ALLOWED',
  })
})

/** Characters that XML cannot contain. */
// oxlint-disable-next-line no-control-regex -- the characters that the packet leaves out
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

test('is well-formed for any text', () => {
  fc.assert(
    fc.property(anyText, anyText, (creator, notice) => {
      const found = readXmp(new TextEncoder().encode(xmpPacket({ ...rights, creator, notice })))
      // XML reads a carriage return as a line feed.
      const clean = (text: string) => text.replaceAll(FORBIDDEN, '').replaceAll(/\r\n?/g, '\n')
      expect([found.creator, found.rights]).toEqual([clean(creator), clean(notice)])
    }),
    runs(200),
  )
})
