import type { SupabaseClient } from '@supabase/supabase-js'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Call, callers, IDENTITIES, type Identity, REJECTED } from './identities.ts'
import { type TestServer, testServer } from './server.ts'

let server: TestServer
let call: Awaited<ReturnType<typeof callers>>
let picture: Uint8Array<ArrayBuffer>

beforeAll(async () => {
  server = await testServer({ samples: false })
  call = await callers(server)
  const made = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#336699' } })
    .webp()
    .toBuffer()
  picture = new Uint8Array(made)
  await upload('owner', 'kept.webp')
})
afterAll(() => server.close())
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

const object = '/storage/v1/object'
const webp = { 'content-type': 'image/webp' }
const upload = (who: Identity, key: string, upsert = false) =>
  call(who, {
    method: 'POST',
    path: `${object}/media/${key}`,
    body: picture,
    headers: { ...webp, 'x-upsert': String(upsert) },
  })

/** Returns the keys in the bucket from the database. */
const keys = async () => {
  const [row] = await server.backend.database.query<{ names: string | null }>(
    `select string_agg(name, ',' order by name) as names from storage.objects where bucket_id = 'media'`,
  )
  return row?.names
}
const moveOrCopy = (name: string): Call => ({
  method: 'POST',
  path: `${object}/${name}`,
  body: { bucketId: 'media', sourceKey: 'kept.webp', destinationKey: `${name}.webp` },
})

/** Calls to the bucket, the owner's result and the keys left in the bucket after it. */
const CALLS: { name: string; call: () => Promise<Call> | Call; owner: string; left?: string }[] = [
  { name: 'upload', call: () => uploading('POST', 'new.webp'), owner: 'done', left: 'kept.webp,new.webp' },
  {
    name: 'upload over',
    call: () => uploading('POST', 'kept.webp', { 'x-upsert': 'true' }),
    owner: 'refused',
  },
  { name: 'replace', call: () => uploading('PUT', 'kept.webp'), owner: 'refused' },
  { name: 'move', call: () => moveOrCopy('move'), owner: 'refused' },
  { name: 'copy', call: () => moveOrCopy('copy'), owner: 'done', left: 'copy.webp,kept.webp' },
  {
    name: 'copy over',
    call: () => ({
      ...moveOrCopy('copy'),
      body: { bucketId: 'media', sourceKey: 'kept.webp', destinationKey: 'kept.webp' },
      headers: { 'x-upsert': 'true' },
    }),
    owner: 'refused',
  },
  {
    name: 'sign an address',
    call: () => ({ method: 'POST', path: `${object}/sign/media/kept.webp`, body: { expiresIn: 60 } }),
    owner: 'done',
  },
  {
    name: 'make a bucket',
    call: () => ({ method: 'POST', path: '/storage/v1/bucket', body: { name: 'mine', id: 'mine' } }),
    owner: 'refused',
  },
  {
    name: 'change the bucket',
    call: () => ({ method: 'PUT', path: '/storage/v1/bucket/media', body: { public: false } }),
    owner: 'refused',
  },
  {
    name: 'empty the bucket',
    call: () => ({ method: 'POST', path: '/storage/v1/bucket/media/empty', body: {} }),
    owner: 'refused',
  },
]

function uploading(method: string, key: string, headers: Record<string, string> = {}): Call {
  return { method, path: `${object}/media/${key}`, body: picture, headers: { ...webp, ...headers } }
}

async function restore() {
  const others = (await keys())?.split(',').filter((key) => key !== 'kept.webp')
  if (others?.length) await server.removeObjects(others)
  if (!(await keys())) await upload('owner', 'kept.webp')
}

test.each(IDENTITIES)('the bucket as %s', async (who) => {
  const mayWrite = who === 'owner'
  const outcome: Record<string, string> = {}
  for (const { name, call: make } of CALLS) {
    await restore()
    const { ok } = await call(who, await make())
    outcome[name] = `${ok ? 'done' : 'refused'}, left ${(await keys()) ?? ''}`
  }
  await restore()
  expect(outcome).toEqual(
    Object.fromEntries(
      CALLS.map(({ name, owner, left = 'kept.webp' }) => [
        name,
        mayWrite ? `${owner}, left ${left}` : 'refused, left kept.webp',
      ]),
    ),
  )
})

test.each(IDENTITIES)('the bucket listed and cleared as %s', async (who) => {
  await restore()
  const list = await call(who, { method: 'POST', path: `${object}/list/media`, body: { prefix: '' } })
  const listed: unknown = list.ok ? await list.json() : []
  expect(listed).toHaveLength(who === 'owner' ? 1 : 0)
  // Without a key, storage responds with an empty list, as to visitors.
  const isRejected = who !== 'nobody' && REJECTED.includes(who)
  expect(isRejected && list.ok).toBe(false)
  const cleared = await call(who, {
    method: 'DELETE',
    path: `${object}/media`,
    body: { prefixes: ['kept.webp'] },
  })
  expect(cleared.ok ? await cleared.json() : []).toHaveLength(who === 'owner' ? 1 : 0)
  expect(await keys()).toBe(who === 'owner' ? null : 'kept.webp')
})

test.each(IDENTITIES)('everyone can read a public picture: %s', async (who) => {
  await restore()
  expect((await call(who, { method: 'GET', path: `${object}/public/media/kept.webp` })).status).toBe(200)
})

describe('the owner deletes a file', () => {
  const image = '/storage/v1/object/public/media/kept.webp'
  const longKey = `${'folder/'.repeat(40)}kept.webp`
  let owner: SupabaseClient
  beforeAll(async () => {
    owner = await server.signedIn('owner')
  })
  beforeEach(restore)
  const remove = async () => (await owner.storage.from('media').remove(['kept.webp'])).data?.length
  const insert = async (table: string, row: object) => {
    const { data } = await owner.from(table).insert(row).select('id').single().throwOnError()
    return Number(data.id)
  }
  const body = { type: 'doc', content: [{ type: 'image', attrs: { src: `https://example.com${image}` } }] }
  const texts = `${'/media/first.webp, '.repeat(30)}(${image}).`
  const renderedUrl = '/storage/v1/render/image/public/media/kept.webp?width=640'

  test.each([
    ['as its picture', { image }],
    ['as its thumbnail', { thumbnail: image }],
    ['in its text', { body }],
    ['in its fields', { meta: { share: { 그림: [image] } } }],
    ['transformed', { image: renderedUrl }],
    ['among other words', { alt: `그림은 ${image}입니다.` }],
    ['after other addresses', { summary: texts.slice(-300), alt: texts }],
  ])('not if a row has it %s, or an earlier version had', async (_where, usage: object) => {
    const id = await insert('posts_portfolio', { title: '그림이 있는 글', ...usage })
    expect(await remove()).toBe(0)
    const none = { image: null, thumbnail: null, body: null, meta: null, alt: null, summary: null }
    await owner.from('posts_portfolio').update(none).eq('id', id).throwOnError()
    expect(await remove()).toBe(0)
    await owner.from('posts_portfolio').delete().eq('id', id).throwOnError()
    expect(await keys()).toBe('kept.webp')
    expect(await remove()).toBe(1)
  })

  test('not if it is a cut of an episode', async () => {
    const meta = { series: 'tls', number: 1, cuts: [{ image: '/media/other.webp' }, { image }] }
    const id = await insert('posts_episodes', { title: '1화', meta })
    expect(await remove()).toBe(0)
    await owner.from('posts_episodes').delete().eq('id', id).throwOnError()
    expect(await remove()).toBe(1)
  })

  test('once the last of 30 versions with it is gone', async () => {
    const id = await insert('posts_portfolio', { title: '처음', image })
    const save = (change: object) => owner.from('posts_portfolio').update(change).eq('id', id).throwOnError()
    await save({ image: null })
    for (let edit = 1; edit < 30; edit += 1) await save({ title: `${edit}번 고친 글` })
    expect(await remove()).toBe(0)
    await save({ title: '끝' })
    expect(await remove()).toBe(1)
    await owner.from('posts_portfolio').delete().eq('id', id).throwOnError()
  })

  test('not if a version uses it that was restored without its row', async () => {
    const { database } = server.backend
    await database.query(`insert into public.post_versions (collection, post_id, row, saved_at)
      values ('fanart', 900, '{"image": "${image}"}', now())`)
    expect(await remove()).toBe(0)
    await database.query('delete from public.post_versions where post_id = 900')
    expect(await remove()).toBe(1)
  })

  test('not if its long name is used', async () => {
    const { database } = server.backend
    const id = await insert('posts_portfolio', { title: '긴 이름', image: `/media/${longKey}` })
    const isUsed = async (key: string) =>
      (await database.query<{ used: boolean }>(`select private.is_media_used('${key}') as used`))[0]?.used
    expect(await isUsed(longKey)).toBe(true)
    expect(await isUsed(longKey.replace('kept', 'lost'))).toBe(false)
    await owner.from('posts_portfolio').delete().eq('id', id).throwOnError()
  })

  test('without the database reading the rows and versions of other files', async () => {
    const { database } = server.backend
    await database.query(`insert into public.posts_portfolio (title, image)
      select '글', '/media/' || n || '.webp' from generate_series(1, 50) as n`)
    await database.query(`update public.posts_portfolio set title = '고친 글'`)
    // Compares within one transaction, because Postgres adds its counts to those of earlier ones.
    const readNothing = database.run(`do $$
      declare
        rows_read constant text := $sql$
          select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) from pg_stat_xact_user_tables
          where relname = 'post_versions' or starts_with(relname, 'posts_')$sql$;
        before bigint;
        after bigint;
      begin
        execute rows_read into before;
        perform private.is_media_used(n || '.jpg') from generate_series(1, 50) as n;
        execute rows_read into after;
        if after > before then raise exception 'read % rows', after - before; end if;
      end $$`)
    await expect(readNothing).resolves.toBeUndefined()
    await database.query('delete from public.posts_portfolio')
  })
})
