import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { findOrphans, removeObjects } from '../../backend/orphans.ts'
import { type TestServer, testServer } from './server.ts'

let server: TestServer
let owner: SupabaseClient
const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000)
const address = (path: string) => `/storage/v1/object/public/media/${path}`

beforeAll(async () => {
  server = await testServer()
  owner = await server.signedIn('owner')
})
afterAll(() => server.close())
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

const put = async (...paths: string[]) => {
  for (const path of paths) {
    const { error } = await owner.storage
      .from('media')
      .upload(path, Buffer.from('x'), { contentType: 'image/webp' })
    if (error) throw error
  }
}
const orphans = async (olderThan = tomorrow) =>
  (await findOrphans(owner, olderThan)).map(({ path }) => path).toSorted()

test('nothing of the sample content is unused', async () => {
  expect(await orphans()).toEqual([])
})

test('only files that no row shows are found, and removed', async () => {
  await put(
    'lost.webp',
    'lost-640.webp',
    'folder/lost.webp',
    'thumb-640.webp',
    'thumb.webp',
    'body.webp',
    'wide.webp',
  )
  const image = { type: 'image', attrs: { src: `https://example.com${address('body.webp')}?width=640` } }
  const transformed = '/storage/v1/render/image/public/media/wide.webp?width=300'
  await owner
    .from('posts_portfolio')
    .insert([
      {
        title: '임시 글도 파일을 씁니다',
        thumbnail: address('thumb-640.webp'),
        body: { type: 'doc', content: [image] },
      },
      { title: '변환 주소', image: transformed },
    ])
    .throwOnError()
  const lost = ['folder/lost.webp', 'lost-640.webp', 'lost.webp']
  expect(await orphans()).toEqual(lost)
  expect(await removeObjects(owner, await findOrphans(owner, tomorrow))).toBe(lost.length)
  expect(await orphans()).toEqual([])
})

test('a file of the last hours may belong to a post that is being written', async () => {
  await put('young.webp')
  expect(await orphans(new Date(Date.now() - 24 * 60 * 60 * 1000))).toEqual([])
  expect(await orphans()).toEqual(['young.webp'])
})

test('what can not be read is never taken for unused', async () => {
  await server.backend.database.query('alter table posts_fanart rename to hidden')
  await expect(findOrphans(owner, tomorrow)).rejects.toMatchObject({ code: 'PGRST205' })
  await server.backend.database.query('alter table hidden rename to posts_fanart')
})
