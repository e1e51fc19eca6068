import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
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

test('even the owner cannot delete a picture that a row or version uses', async () => {
  await restore()
  const image = '/storage/v1/object/public/media/kept.webp'
  const owner = await server.signedIn('owner')
  const remove = async () => (await owner.storage.from('media').remove(['kept.webp'])).data?.length
  const body = { type: 'doc', content: [{ type: 'image', attrs: { src: image } }] }
  const usages: Record<string, unknown>[] = [{ image }, { thumbnail: image }, { body }]
  for (const usage of usages) {
    const row = { title: '그림이 있는 글', ...usage }
    const { data } = await owner.from('posts_portfolio').insert(row).select('id').single().throwOnError()
    expect(await remove()).toBe(0)
    const none = { image: null, thumbnail: null, body: null }
    await owner.from('posts_portfolio').update(none).eq('id', data.id).throwOnError()
    expect(await remove()).toBe(0)
    await owner.from('posts_portfolio').delete().eq('id', data.id).throwOnError()
  }
  expect(await keys()).toBe('kept.webp')
  expect(await remove()).toBe(1)
})
