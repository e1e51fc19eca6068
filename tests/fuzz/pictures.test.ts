import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { photoMetaSchema } from '@/posts/meta'
import { claimedEdge } from '@/admin/upload/claimedEdge'
import { readFujifilmRecipe } from '@/admin/upload/fujifilmRecipe'
import { ImageFault } from '@/admin/upload/imageFault'
import { sniffImageType, type ImageType } from '@/admin/upload/imageType'
import { readMetadata, shutterText } from '@/admin/upload/readMetadata'
import { titleOfFile } from '@/admin/upload/titleOfFile'
import { averageColor, blurUrl } from '@/ui/thumbHash'
import { anyText, runs } from './runs.ts'

const TYPES: readonly ImageType[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
/** Cameras write all that is read here into the first bytes. */
const HEAD_BYTES = 16 * 1024
/** Nobody waits longer for what a file says of itself; idle it takes a few ms. */
const LONGEST_MS = 2000

const files = ['a7c2', 'x100vi'].map((name) => readFileSync(`e2e/fixtures/${name}.jpg`))

interface Mutation {
  /** Bytes set to a value, by their place. */
  set: [at: number, value: number][]
  /** Where the file ends. */
  end: number
  /** A stretch that is written over by another one. */
  copy: [from: number, to: number, length: number]
}

const place = fc.nat({ max: HEAD_BYTES - 1 })
const mutation: fc.Arbitrary<Mutation> = fc.record({
  set: fc.array(fc.tuple(place, fc.oneof(fc.nat({ max: 255 }), fc.constantFrom(0, 0x7f, 0x80, 0xff))), {
    maxLength: 40,
  }),
  end: fc.oneof({ weight: 4, arbitrary: fc.constant(Infinity) }, { weight: 1, arbitrary: place }),
  copy: fc.tuple(place, place, fc.nat({ max: 200 })),
})

function mutated(file: Uint8Array, { set, end, copy: [from, to, length] }: Mutation): ArrayBuffer {
  const bytes = file.slice(0, Math.min(end, file.length))
  bytes.copyWithin(to, from, from + length)
  for (const [at, value] of set) if (at < bytes.length) bytes[at] = value
  return Uint8Array.from(bytes).buffer
}

test.each(['a7c2', 'x100vi'].map((name, index) => [name, files[index] ?? Buffer.alloc(0)] as const))(
  'a damaged photograph of the %s says what a row may hold, or nothing, and soon',
  (_name, file) => {
    fc.assert(
      fc.property(mutation, (change) => {
        const bytes = mutated(file, change)
        const start = performance.now()
        const photo = readMetadata(bytes)
        expect(performance.now() - start).toBeLessThan(LONGEST_MS)
        const words = JSON.stringify(photo)
        expect(words).not.toMatch(/NaN|Infinity|\\u0000/)
        for (const value of Object.values(photo)) expect(value).not.toBeUndefined()
        expect(v.is(v.looseObject({}), v.parse(photoMetaSchema, photo))).toBe(true)
        expect(claimedEdge(bytes, 'image/jpeg')).toBeGreaterThanOrEqual(0)
      }),
      runs(150),
    )
  },
)

test('any bytes are a picture of a known kind or refused, and claim a size', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
      try {
        expect(TYPES).toContain(sniffImageType(bytes))
      } catch (error) {
        expect(error).toBeInstanceOf(ImageFault)
      }
      for (const type of TYPES)
        expect(claimedEdge(Uint8Array.from(bytes).buffer, type)).toBeGreaterThanOrEqual(0)
    }),
    runs(500),
  )
})

test('a maker note of any bytes is a recipe of words', () => {
  const note = fc
    .uint8Array({ maxLength: 300 })
    .map((bytes) => Uint8Array.from([...new TextEncoder().encode('FUJIFILM'), 12, 0, 0, 0, ...bytes]))
  fc.assert(
    fc.property(fc.oneof(note, fc.uint8Array()), (bytes) => {
      const { recipe } = readFujifilmRecipe(bytes)
      for (const value of Object.values(recipe)) expect(value).not.toMatch(/NaN|undefined|Infinity/)
    }),
    runs(500),
  )
})

test('an exposure of any length reads as cameras print it, or not at all', () => {
  fc.assert(
    fc.property(fc.double(), (seconds) => {
      expect(shutterText(seconds) ?? '1').toMatch(/^(1\/\d+|\d+(\.\d)?(e\+\d+)?)$/)
    }),
    runs(500),
  )
})

test('a file’s name of any kind is a title', () => {
  fc.assert(
    fc.property(anyText, (name) => {
      const title = titleOfFile(name)
      expect(title.trim()).not.toBe('')
      expect(Array.from(title).length).toBeLessThanOrEqual(120)
    }),
    runs(500),
  )
})

test('a ThumbHash of any text is a colour and a small picture, or nothing', () => {
  const hash = fc.oneof(
    anyText,
    fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes).toString('base64')),
    fc.integer({ min: 1000, max: 20_000 }).map((length) => 'A'.repeat(length)),
  )
  fc.assert(
    fc.property(hash, (text) => {
      expect(averageColor(text) ?? 'rgb(0 0 0)').toMatch(/^rgb\(\d+ \d+ \d+\)$/)
      const url = blurUrl(text)
      expect(url ?? 'data:image/png;base64,').toMatch(/^data:image\/png;base64,/)
      expect(url?.length ?? 0).toBeLessThan(20_000)
      // A hash is some 28 letters: a longer text is none.
      if (text.length > 100) expect(url).toBeNull()
    }),
    runs(300),
  )
})
