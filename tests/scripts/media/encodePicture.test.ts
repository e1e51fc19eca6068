import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { copyNames, encodePicture, UnusablePictureError } from '../../../scripts/media/encodePicture.ts'

const XMP =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>'
/** Encodes a picture whose row states its width. */
async function encode(original: Buffer, order: Partial<Parameters<typeof encodePicture>[1]> = {}) {
  const statedWidth = (await sharp(original).metadata()).autoOrient.width
  return encodePicture(original, { level: 'all', statedWidth, xmp: undefined, ...order })
}

/** A picture with a gradient, so that its copies have something to encode. */
function picture(width: number, height: number, channels: 3 | 4 = 3): Sharp {
  const data = Buffer.alloc(width * height * channels, 255)
  for (let at = 0; at < data.length; at += channels) data[at] = (at / channels) % width
  return sharp(data, { raw: { width, height, channels } })
}

const metadataOf = (content: Buffer | undefined) => sharp(content).metadata()

describe('the copies of a picture', () => {
  test.each([
    [300, 'all', ['300.avif', '300.webp']],
    [480, 'all', ['480.avif', '480.webp']],
    [1200, 'all', ['480.avif', '480.webp', '960.avif', '960.webp', '1200.avif', '1200.webp']],
    [
      3000,
      'all',
      [480, 960, 1440].flatMap((width) => [`${width}.avif`, `${width}.webp`]).concat('2560.webp'),
    ],
    [3000, 'small', ['960.avif', '960.webp']],
    [700, 'small', ['700.avif', '700.webp']],
  ] as const)('of %d px in the level %s are %j', async (width, level, names) => {
    const original = await picture(width, 40).png().toBuffer()
    const { width: found, copies } = await encode(original, { level })
    expect(found).toBe(width)
    expect(copies.map((copy) => `${copy.width}.${copy.format}`)).toEqual(names)
    expect(copyNames(width, level)).toEqual(
      copies.map(({ width: each, format }) => ({ width: each, format })),
    )
    for (const { content, ...name } of copies) {
      const info = await metadataOf(content)
      expect([info.width, info.format === 'heif' ? 'avif' : info.format]).toEqual([name.width, name.format])
    }
  })

  test.each(['jpeg', 'webp'] as const)('of a %s are upright and without metadata', async (format) => {
    const original = await picture(40, 60)
      .withExif({ IFD0: { Artist: 'Ada', Software: 'Camera' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withXmp(XMP)
      .withIccProfile('p3')
      .withMetadata({ orientation: 6 })
      .toFormat(format)
      .toBuffer()
    for (const { content } of (await encode(original)).copies) {
      const { width, height, exif, xmp, icc, iptc, orientation, space } = await metadataOf(content)
      expect([width, height]).toEqual([60, 40])
      expect([exif, xmp, icc, iptc, orientation]).toEqual(Array(5).fill(undefined))
      expect(space).toBe('srgb')
      expect(content.includes('Ada')).toBe(false)
    }
  })

  test.each(['png', 'webp'] as const)(
    'of a %s keep the XMP packet, uncompressed and alone',
    async (format) => {
      const original = await picture(60, 40)
        .withExif({ IFD0: { Artist: 'Ada' } })
        .toFormat(format)
        .toBuffer()
      for (const { content } of (await encode(original, { xmp: XMP })).copies) {
        expect((await metadataOf(content)).xmp?.toString()).toBe(XMP)
        expect(content.includes(XMP)).toBe(true)
        expect((await metadataOf(content)).exif).toBeUndefined()
      }
    },
  )

  test.each([
    ['lossy', 3, { quality: 50 }],
    ['lossy with transparency', 4, { quality: 50 }],
    ['lossless with transparency', 4, { lossless: true }],
  ] as const)('keep the pixels of a %s WebP of the same width', async (_kind, channels, options) => {
    const layer = picture(64, 40, channels)
    const original = await (channels === 4 ? layer.linear([1, 1, 1, 0.5], [0, 0, 0, 0]) : layer)
      .webp(options)
      .withExif({ IFD0: { Artist: 'Ada' } })
      .toBuffer()
    const { copies } = await encode(original, { xmp: XMP })
    const webp = copies.find(({ format }) => format === 'webp')?.content
    expect(await sharp(webp).raw().toBuffer()).toEqual(await sharp(original).raw().toBuffer())
    expect((await metadataOf(webp)).hasAlpha).toBe(channels === 4)
    expect(webp?.includes('Ada')).toBe(false)
  })

  test.each([
    ['CMYK', () => picture(60, 40).toColourspace('cmyk').jpeg().toBuffer()],
    ['16 bit', () => picture(60, 40).toColourspace('rgb16').png().toBuffer()],
    ['grey', () => picture(60, 40).greyscale().png().toBuffer()],
  ])('of a %s picture are sRGB with 8 bits', async (_kind, draw) => {
    for (const { content } of (await encode(await draw())).copies)
      expect(await metadataOf(content)).toMatchObject({ space: 'srgb', depth: 'uchar', channels: 3 })
  })

  test('of a picture of 20,000 px are small', async () => {
    const original = await picture(20_000, 300).jpeg().toBuffer()
    const { copies } = await encode(original)
    expect(copies.map(({ width }) => width)).toEqual([480, 480, 960, 960, 1440, 1440, 2560])
  })
})

describe('no copies are made of', () => {
  const animated = () =>
    sharp(Buffer.alloc(20 * 40 * 3).fill(255, 0, 20 * 20 * 3), {
      raw: { width: 20, height: 40, channels: 3, pageHeight: 20 },
    })
      .webp({ delay: [100, 100] })
      .toBuffer()
  const truncated = async () => (await picture(600, 400).png().toBuffer()).subarray(0, 900)
  const order = { level: 'all', statedWidth: null, xmp: undefined } as const
  test.each([
    ['an empty file', () => Buffer.alloc(0), 'empty'],
    ['an HTML page', () => Buffer.from('<!doctype html><title>402</title>'), 'not a picture'],
    ['a truncated picture', truncated, 'damaged'],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'SVG'],
    ['an animation', animated, 'animated'],
    ['a narrow picture without a stated width', () => picture(479, 9).png().toBuffer(), '479 px'],
  ])('%s', async (_kind, draw, reason) => {
    const made = encodePicture(await draw(), order)
    await expect(made).rejects.toThrow(UnusablePictureError)
    await expect(made).rejects.toThrow(reason)
  })

  test('a picture whose row states another width', async () => {
    const original = await picture(60, 40).png().toBuffer()
    await expect(encode(original, { statedWidth: 61 })).rejects.toThrow('60 px')
  })
})
