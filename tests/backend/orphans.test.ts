import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { BackendError } from '../../backend/backendError.ts'
import { findOrphans, removeObjects } from '../../backend/orphans.ts'
import { type TestServer, testServer } from './server.ts'

let server: TestServer
let owner: SupabaseClient
const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000)
const publicUrl = (path: string) => `/storage/v1/object/public/media/${path}`

beforeAll(async () => {
  server = await testServer({ samples: false })
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

test('only files that no row refers to are found and removed', async () => {
  await put(
    'lost.webp',
    'lost-640.webp',
    'folder/lost.webp',
    'thumb-640.webp',
    'thumb.webp',
    'body.webp',
    'wide.webp',
    'digits-123456789012.webp',
    'digits-123456789012-640.webp',
  )
  const image = { type: 'image', attrs: { src: `https://example.com${publicUrl('body.webp')}?width=640` } }
  const transformed = '/storage/v1/render/image/public/media/wide.webp?width=300'
  await owner
    .from('posts_portfolio')
    .insert([
      {
        title: '임시 글도 파일을 씁니다',
        thumbnail: publicUrl('thumb-640.webp'),
        body: { type: 'doc', content: [image] },
      },
      { title: '변환 주소', image: transformed },
      { title: '숫자로 끝나는 이름', image: publicUrl('digits-123456789012.webp') },
    ])
    .throwOnError()
  const lost = ['folder/lost.webp', 'lost-640.webp', 'lost.webp']
  expect(await orphans()).toEqual(lost)
  expect(await removeObjects(owner, await findOrphans(owner, tomorrow))).toBe(lost.length)
  expect(await orphans()).toEqual([])
})

test('a recent file is not an orphan, because its post may still be unsaved', async () => {
  await put('young.webp')
  expect(await orphans(new Date(Date.now() - 24 * 60 * 60 * 1000))).toEqual([])
  expect(await orphans()).toEqual(['young.webp'])
})

test('a picture of an earlier version is used until the version is deleted', async () => {
  await put('first.webp', 'second.webp')
  const row = { title: '그림을 바꾼 글', image: publicUrl('first.webp') }
  const { data } = await owner.from('posts_fanart').insert(row).select('id').single().throwOnError()
  await owner
    .from('posts_fanart')
    .update({ image: publicUrl('second.webp') })
    .eq('id', data.id)
    .throwOnError()
  expect(await orphans()).toEqual(['young.webp'])
  await owner.from('posts_fanart').delete().eq('id', data.id).throwOnError()
  expect(await orphans()).toEqual(['first.webp', 'second.webp', 'young.webp'])
})

/** Returns an owner's client for a server that returns at most `limit` rows and runs `before` ahead of each request. */
async function limitedClient(limit: number, before: (url: URL) => Promise<void> = () => Promise.resolve()) {
  const { data } = await owner.auth.getSession()
  return createClient(server.url, server.key, {
    auth: { persistSession: false },
    // oxlint-disable-next-line no-unsafe-type-assertion, no-extraneous-class -- Node 20 has no WebSocket, createClient wants one
    realtime: { transport: class {} as never },
    global: {
      headers: { authorization: `Bearer ${data.session?.access_token}` },
      fetch: async (input, init) => {
        const url = new URL(input instanceof Request ? input.url : input)
        if (Number(url.searchParams.get('limit')) > limit) url.searchParams.set('limit', String(limit))
        await before(url)
        return fetch(url, init)
      },
    },
  })
}

test('a server that returns fewer rows than requested hides no picture', async () => {
  const before = await orphans()
  expect((await findOrphans(await limitedClient(2), tomorrow)).map(({ path }) => path).toSorted()).toEqual(
    before,
  )
})

test('rows deleted while others are read hide no picture', async () => {
  await put('last.webp')
  const { data } = await owner
    .from('posts_fanart')
    .insert([
      ...Array.from({ length: 4 }, () => ({ title: '먼저' })),
      { title: '끝', image: publicUrl('last.webp') },
    ])
    .select('id, title')
    .throwOnError()
  const idsToDelete = data.filter(({ title }) => title === '먼저').map(({ id }) => Number(id))
  const client = await limitedClient(2, async ({ pathname, searchParams }) => {
    const paging = searchParams.has('order') || searchParams.has('offset')
    if (!pathname.endsWith('/posts_fanart') || !paging) return
    await owner
      .from('posts_fanart')
      .delete()
      .eq('id', idsToDelete.shift() ?? 0)
  })
  const found = await findOrphans(client, tomorrow).catch((error: unknown) => error)
  expect(found).toBeInstanceOf(BackendError) // Fewer rows arrived than were counted.
  const again = await findOrphans(await limitedClient(2), tomorrow)
  expect(again.map(({ path }) => path)).not.toContain('last.webp')
})

test('a table that cannot be read fails the search', async () => {
  await server.backend.database.query('alter table posts_fanart rename to hidden')
  await expect(findOrphans(owner, tomorrow)).rejects.toMatchObject({ cause: { code: 'PGRST205' } })
  await server.backend.database.query('alter table hidden rename to posts_fanart')
})
