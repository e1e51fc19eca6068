import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { photoMetaSchema } from '@/posts/meta'
import { readDeclaredEdge } from '@/admin/upload/readDeclaredEdge'
import { readFujifilmRecipe } from '@/admin/upload/fujifilmRecipe'
import { ImageError } from '@/admin/upload/imageError'
import { sniffImageType, type ImageType } from '@/admin/upload/imageType'
import { readMetadata, shutterText } from '@/admin/upload/readMetadata'
import { titleFromFileName } from '@/admin/upload/titleFromFileName'
import { averageColor, blurUrl } from '@/ui/thumbHash'
import { anyText, runs } from './runs.ts'

const TYPES: readonly ImageType[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
/** All metadata that is read here is within the first bytes. */
const HEAD_BYTES = 16 * 1024
/** Upper bound for reading metadata; it takes a few ms on an idle machine. */
const TIME_LIMIT_MS = 2000

const files = ['a7c2', 'x100vi'].map((name) => readFileSync(`e2e/fixtures/${name}.jpg`))

interface Mutation {
  /** Bytes to overwrite. */
  set: [at: number, value: number][]
  /** Length to truncate the file to. */
  end: number
  /** Copies `length` bytes within the file. */
  copy: [from: number, to: number, length: number]
}

const offset = fc.nat({ max: HEAD_BYTES - 1 })
const mutation: fc.Arbitrary<Mutation> = fc.record({
  set: fc.array(fc.tuple(offset, fc.oneof(fc.nat({ max: 255 }), fc.constantFrom(0, 0x7f, 0x80, 0xff))), {
    maxLength: 40,
  }),
  end: fc.oneof({ weight: 4, arbitrary: fc.constant(Infinity) }, { weight: 1, arbitrary: offset }),
  copy: fc.tuple(offset, offset, fc.nat({ max: 200 })),
})

function mutated(file: Uint8Array, { set, end, copy: [from, to, length] }: Mutation): ArrayBuffer {
  const bytes = file.slice(0, Math.min(end, file.length))
  bytes.copyWithin(to, from, from + length)
  for (const [at, value] of set) if (at < bytes.length) bytes[at] = value
  return Uint8Array.from(bytes).buffer
}

test.each(['a7c2', 'x100vi'].map((name, index) => [name, files[index] ?? Buffer.alloc(0)] as const))(
  'reads valid metadata, or none, from a damaged photo of the %s in bounded time',
  (_name, file) => {
    fc.assert(
      fc.property(mutation, (change) => {
        const bytes = mutated(file, change)
        const start = performance.now()
        const photo = readMetadata(bytes)
        expect(performance.now() - start).toBeLessThan(TIME_LIMIT_MS)
        const words = JSON.stringify(photo)
        expect(words).not.toMatch(/NaN|Infinity|\\u0000/)
        for (const value of Object.values(photo)) expect(value).not.toBeUndefined()
        expect(v.is(v.looseObject({}), v.parse(photoMetaSchema, photo))).toBe(true)
        expect(readDeclaredEdge(bytes, 'image/jpeg')).toBeGreaterThanOrEqual(0)
      }),
      runs(150),
    )
  },
)

test('any bytes are a known image type or rejected, and their claimed size can be read', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
      try {
        expect(TYPES).toContain(sniffImageType(bytes))
      } catch (error) {
        expect(error).toBeInstanceOf(ImageError)
      }
      for (const type of TYPES)
        expect(readDeclaredEdge(Uint8Array.from(bytes).buffer, type)).toBeGreaterThanOrEqual(0)
    }),
    runs(500),
  )
})

test('a maker note of any bytes yields a readable recipe', () => {
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

test('an exposure time is formatted as cameras print it, or left out', () => {
  fc.assert(
    fc.property(fc.double(), (seconds) => {
      expect(shutterText(seconds) ?? '1').toMatch(/^(1\/\d+|\d+(\.\d)?(e\+\d+)?)$/)
    }),
    runs(500),
  )
})

test('any file name yields a valid title', () => {
  fc.assert(
    fc.property(anyText, (name) => {
      const title = titleFromFileName(name)
      expect(title.trim()).not.toBe('')
      expect(Array.from(title).length).toBeLessThanOrEqual(120)
    }),
    runs(500),
  )
})

test('any ThumbHash text yields a colour and a small picture, or null', () => {
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
      // A ThumbHash has about 28 characters in base64.
      if (text.length > 100) expect(url).toBeNull()
    }),
    runs(300),
  )
})
