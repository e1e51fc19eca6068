import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { SupabaseClient } from '@supabase/supabase-js'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { COLLECTIONS } from '../../backend/collections.ts'
import { readSamples, seedSamples } from '../../backend/seed.ts'
import { episodeMetaSchema } from '../../src/posts/meta.ts'
import { trialPhotos } from '../../scripts/test/trialPhotos.ts'
import { type TestServer, testServer } from './server.ts'

const SEED = 'supabase/seed/sample'
const PICTURES = join(SEED, 'media')

describe('the sample content', () => {
  let server: TestServer
  let owner: SupabaseClient
  beforeAll(async () => {
    server = await testServer()
    owner = await server.signedIn('owner')
  })
  afterAll(() => server.close())
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

  test.each([
    ['a7c2', 10],
    ['x100vi', 10],
    ['portfolio', 6],
    ['favorites', 6],
    ['fanart', 11],
    ['episodes', 4],
    ['chapters', 6],
  ])('in %s has %i posts for visitors and additional drafts for the owner', async (collection, published) => {
    const rows = server.visitor().from(`posts_${collection}`)
    const visible = await rows.select('id, published_at, created_at').throwOnError()
    expect(visible.data).toHaveLength(published)
    for (const row of visible.data) expect(row.published_at).toBe(row.created_at)
    const all = await owner.from(`posts_${collection}`).select('id').throwOnError()
    expect(all.data.length).toBeGreaterThan(published)
  })

  const stored = async (path: string) =>
    sharp(Buffer.from(await (await fetch(server.url + path)).arrayBuffer())).metadata()

  test('has every picture of every post, in the size that the row states', async () => {
    const { episodes: _episodes, chapters: _chapters, ...pictured } = await readSamples(SEED)
    for (const rows of Object.values(pictured)) {
      for (const { title, thumbnail, image, width, height } of rows) {
        const [small, full] = await Promise.all([thumbnail ?? '', image ?? ''].map(stored))
        expect([full?.width, full?.height], title).toEqual([width, height])
        expect(Math.max(small?.width ?? 0, small?.height ?? 0), title).toBe(640)
      }
    }
  })

  test('has every cut of every episode, in the size that the row states', async () => {
    const { episodes } = await readSamples(SEED)
    for (const { title, thumbnail, meta } of episodes.filter(({ status }) => status === 'published')) {
      const { cuts } = v.parse(episodeMetaSchema, meta)
      expect(cuts, title).toHaveLength(10)
      expect((await stored(thumbnail ?? '')).width, title).toBe(480)
      for (const { image, width, height, placeholder, alt } of cuts) {
        const picture = await stored(image)
        expect([picture.width, picture.height, Boolean(placeholder && alt)], image).toEqual([
          width,
          height,
          true,
        ])
      }
    }
  })

  test('is followed by new posts with the next ids', async () => {
    const { data } = await owner
      .from('posts_x100vi')
      .insert({ title: '새 사진' })
      .select('id')
      .single()
      .throwOnError()
    expect(data.id).toBe(12)
  })

  test('does not change when it is seeded again', async () => {
    const { database, storage } = server.backend
    const count = async () => {
      const tables = COLLECTIONS.map((name) => `select title, updated_at::text as at from posts_${name}`)
      return database.query(
        `${tables.join(' union all ')} union all select name, version from storage.objects order by 1, 2`,
      )
    }
    const before = await count()
    await seedSamples(database, storage, SEED)
    expect(await count()).toEqual(before)
    expect(before.length).toBeGreaterThan(100)
  })
})

describe('the sample pictures', () => {
  const files = readdirSync(PICTURES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.webp'),
  )

  test('are WebP without metadata', async () => {
    for (const file of files) {
      const { format, exif, xmp, iptc, icc } = await sharp(join(PICTURES, file)).metadata()
      expect({ format, exif, xmp, iptc, icc }, file).toEqual({ format: 'webp' })
    }
  })

  test.each([
    ['sample', 14],
    ['episodes', 4],
  ])('in %s have a limited total size', (folder, mebibytes) => {
    const own = files.filter((file) => file.startsWith(`${folder}/`))
    const bytes = own.reduce((sum, file) => sum + statSync(join(PICTURES, file)).size, 0)
    expect(bytes).toBeLessThan(mebibytes * 1024 * 1024)
  })

  test('are all used by a post', () => {
    const posts = readFileSync(join(SEED, 'posts.json'), 'utf8')
    for (const file of files) expect(posts, file).toContain(`/storage/v1/object/public/media/${file}"`)
  })
})

test('trial photos are older than the samples, have several aspect ratios and are deterministic', async () => {
  const { a7c2 } = await readSamples(SEED)
  const rows = trialPhotos(a7c2, 1000)
  expect(rows).toHaveLength(1000)
  expect(rows).toEqual(trialPhotos(a7c2, 1000))
  const oldest = Math.min(...a7c2.map(({ created_at }) => Date.parse(created_at)))
  const times = rows.map(({ created_at }) => Date.parse(created_at))
  expect(times.every((time, index) => time < (times[index - 1] ?? oldest))).toBe(true)
  expect(new Set(rows.map(({ width, height }) => (width ?? 0) / (height ?? 1))).size).toBeGreaterThan(1)
  expect(rows.every(({ id, status }) => id === undefined && status === 'published')).toBe(true)
})
