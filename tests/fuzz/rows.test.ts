import * as fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { postImageSources } from '@/posts/pictures/imageSources'
import type { PhotoMeta } from '@/posts/meta'
import type { Post } from '@/posts/post'
import { parsePosts } from '@/posts/post'
import { collections } from '@/posts/collections'
import { imageUrl, storagePath, transformedUrl } from '@/supabase/storageUrls'
import { DataError } from '@/supabase/errors'
import { extraExifEntries, exifEntries, exposureLine } from '@/posts/exif'
import { formatDate, formatTakenAt } from '@/posts/formatDate'
import { anyJson, anyText, runs } from './runs.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

const address = fc.oneof(
  anyText,
  anyText.map((text) => `/storage/v1/object/public/media/${text}`),
  anyText.map((text) => `https://${text}`),
)
const meta = fc.record(
  {
    camera: anyJson,
    aperture: anyJson,
    shutter: anyJson,
    iso: anyJson,
    focalLength: anyJson,
    focalLength35: anyJson,
    exposureCompensation: anyJson,
    takenAt: fc.oneof(anyJson, fc.date({ noInvalidDate: true }).map(String)),
    recipe: anyJson,
    tools: fc.array(anyJson, { maxLength: 3 }),
    link: address,
    color: anyText,
    year: anyJson,
    category: anyText,
    series: anyText,
  },
  { requiredKeys: [] },
)
const row = fc.record(
  {
    id: fc.oneof(fc.nat(), anyJson),
    title: fc.oneof(anyText, anyJson),
    created_at: fc.oneof(
      fc.constant('2026-11-22T00:00:00Z'),
      anyJson,
      fc.date({ noInvalidDate: true }).map(String),
    ),
    image: fc.oneof(address, anyJson),
    thumbnail: fc.oneof(address, anyJson),
    width: anyJson,
    height: anyJson,
    placeholder: anyJson,
    status: anyJson,
    updated_at: anyJson,
    position: anyJson,
    body: anyJson,
    meta: fc.oneof(meta, anyJson),
  },
  { requiredKeys: ['id', 'title', 'created_at'] },
)

/** Parses rows to posts. Returns an empty list if the parser rejects all of them with a `DataError`. */
function postsOf(key: keyof typeof collections, rows: unknown[]): Post[] {
  try {
    return parsePosts<object>(collections[key], rows)
  } catch (error) {
    expect(error).toBeInstanceOf(DataError)
    return []
  }
}

const isShown = (url: string | null) => url === null || /^(https?:\/)?\//i.test(url)

test.each(['favorites', 'portfolio', 'a7c2', 'x100vi', 'fanart'] as const)(
  'rows of %s are valid or dropped',
  (key) => {
    fc.assert(
      fc.property(fc.array(fc.oneof(row, anyJson), { maxLength: 4 }), (rows) => {
        for (const post of postsOf(key, rows)) {
          expect(Number.isSafeInteger(post.id) && post.id > 0).toBe(true)
          expect(post.title.trim()).not.toBe('')
          expect(formatDate(post.createdAt)).not.toBe('')
          expect(['draft', 'published']).toContain(post.status)
          for (const size of [post.width, post.height]) expect(size === null || size >= 1).toBe(true)
          // Parsing is idempotent.
          expect(v.parse(collections[key].metaSchema, post.meta)).toEqual(post.meta)
          for (const { src } of postImageSources(post, { width: 640 })) expect(src).toSatisfy(isShown)
        }
      }),
      runs(60),
    )
  },
)

test('any photo metadata can be formatted', () => {
  fc.assert(
    fc.property(meta, (stored) => {
      const one = { id: 1, title: 'a', created_at: '2026-11-22T00:00:00Z', meta: stored }
      const known: PhotoMeta = parsePosts(collections.a7c2, [one])[0]?.meta ?? {}
      const words = [
        exposureLine(known),
        formatTakenAt(known.takenAt),
        ...exifEntries(known, undefined).map(({ value }) => value),
        ...extraExifEntries(known).map(({ value }) => value),
      ]
      expect(words.join(' ')).not.toMatch(/\b(NaN|undefined|Infinity|\[object)\b/)
    }),
    runs(300),
  )
})

test('a picture’s address leads to the web or into Storage, and never outside the bucket', () => {
  fc.assert(
    fc.property(address, (stored) => {
      expect(imageUrl(stored)).toSatisfy(isShown)
      expect(transformedUrl(stored, { width: 100 })).toSatisfy(isShown)
      expect(storagePath(stored)?.split('/') ?? []).not.toContain('..')
    }),
    runs(500),
  )
})
