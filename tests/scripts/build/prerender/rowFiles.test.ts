import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RowFiles } from '../../../../scripts/build/prerender/rowFiles.ts'
import { chapters, collections } from '@/posts/collections'
import { buildPost } from '../../../support/posts'

const MB = 1_000_000
const { a7c2 } = collections

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'blank-page-rows-'))
  vi.resetModules()
  vi.stubGlobal('fetch', (path: string) => new Response(readFileSync(join(folder, path))))
})
afterEach(() => {
  vi.unstubAllGlobals()
  rmSync(folder, { recursive: true, force: true })
})

const post = (id: number, more: object = {}) =>
  buildPost({ id, title: `사진 ${id}`, alt: '밤하늘 아래의 산등성이와 별'.repeat(15), ...more })

test('20,000 photos are in files below 1 MB, in list order and without texts', async () => {
  const files = new RowFiles(folder, a7c2)
  for (let id = 20_000; id > 0; id -= 1) files.add(post(id, { body: { type: 'doc' } }))
  const count = files.finish()
  const names = readdirSync(join(folder, 'rows'))
  expect(names).toHaveLength(count)
  const sizes = names.map((name) => statSync(join(folder, 'rows', name)).size)
  expect(Math.max(...sizes)).toBeLessThan(MB)
  const { listPosts } = await import('@/posts/read/lastBuild')
  const { posts, nextOffset } = await listPosts(a7c2, { offset: 19_990, limit: 24 })
  expect(posts.map(({ id }) => id)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  expect(posts[0]?.body).toBeNull()
  expect(nextOffset).toBeNull()
})

test('a collection without posts has one empty file', async () => {
  expect(new RowFiles(folder, a7c2).finish()).toBe(1)
  const { listPosts } = await import('@/posts/read/lastBuild')
  expect(await listPosts(a7c2, { offset: 0, limit: 24 })).toEqual({ posts: [], nextOffset: null })
})

test('chapters keep their texts for the search', async () => {
  const text = { type: 'text', text: '세상에서 내가 혼자' }
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [text] }] }
  const files = new RowFiles(folder, chapters)
  files.add(post(1, { body, meta: { novel: 'tls', number: 1 } }))
  files.finish()
  const { searchPosts } = await import('@/posts/read/lastBuild')
  expect(await searchPosts(chapters, { phrases: ['내가 혼자'] })).toMatchObject([{ id: 1, body }])
})
