import type { SupabaseClient } from '@supabase/supabase-js'
import sharp from 'sharp'
import { looseObject, number, optional, parse, string, union } from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type TestServer, testServer } from './server.ts'

const WHO = ['visitor', 'stranger', 'owner'] as const
const storageAnswer = looseObject({
  statusCode: optional(union([string(), number()])),
  error: optional(string()),
  Key: optional(string()),
})
const MEGABYTE = 1024 * 1024

let server: TestServer
let clients: Record<(typeof WHO)[number], SupabaseClient>
let picture: Buffer

const media = (who: (typeof WHO)[number]) => clients[who].storage.from('media')
const publicUrl = (path: string) => `${server.url}/storage/v1/object/public/media/${path}`

beforeAll(async () => {
  server = await testServer({ samples: false })
  clients = {
    visitor: server.visitor(),
    stranger: await server.signedIn('stranger'),
    owner: await server.signedIn('owner'),
  }
  picture = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Artist: 'nobody' } })
    .webp()
    .toBuffer()
})
afterAll(() => server.close())
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

describe.each(WHO)('the bucket as %s', (who) => {
  const mayWrite = who === 'owner'

  beforeEach(async () => {
    const { data } = await media('owner').list('')
    if (data?.length) await media('owner').remove(data.map(({ name }) => name))
    await media('owner').upload('kept.webp', picture, { contentType: 'image/webp' })
  })

  const names = async () => (await media('owner').list('')).data?.map(({ name }) => name)

  test('anyone sees a picture by its address', async () => {
    const response = await fetch(publicUrl('kept.webp'))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(Buffer.from(await response.arrayBuffer()).equals(picture)).toBe(true)
  })

  test('lists and describes only for the owner', async () => {
    expect((await media(who).list('')).data ?? []).toHaveLength(mayWrite ? 1 : 0)
    expect((await clients[who].storage.listBuckets()).data ?? []).toEqual([])
  })

  test('takes a new picture only from the owner', async () => {
    const { error } = await media(who).upload('new.webp', picture, { contentType: 'image/webp' })
    expect(error === null).toBe(mayWrite)
    expect(await names()).toEqual(mayWrite ? ['kept.webp', 'new.webp'] : ['kept.webp'])
  })

  test('takes another picture for the same name only from the owner', async () => {
    const other = await sharp(picture).negate().webp().toBuffer()
    const { error } = await media(who).upload('kept.webp', other, { contentType: 'image/webp', upsert: true })
    expect(error === null).toBe(mayWrite)
    const stored = Buffer.from(await (await fetch(publicUrl('kept.webp'))).arrayBuffer())
    expect(stored.equals(mayWrite ? other : picture)).toBe(true)
  })

  test('moves and copies only for the owner', async () => {
    expect((await media(who).copy('kept.webp', 'copy.webp')).error === null).toBe(mayWrite)
    expect((await media(who).move('kept.webp', 'moved.webp')).error === null).toBe(mayWrite)
    expect(await names()).toEqual(mayWrite ? ['copy.webp', 'moved.webp'] : ['kept.webp'])
  })

  test('removes only for the owner', async () => {
    const { data } = await media(who).remove(['kept.webp'])
    expect(data ?? []).toHaveLength(mayWrite ? 1 : 0)
    expect((await fetch(publicUrl('kept.webp'))).status).toBe(mayWrite ? 400 : 200)
  })

  test('is itself changed by nobody', async () => {
    expect((await clients[who].storage.createBucket(`of-${who}`)).error).not.toBeNull()
    await clients[who].storage.updateBucket('media', { public: false })
    await clients[who].storage.emptyBucket('media')
    await clients[who].storage.deleteBucket('media')
    const [bucket] = await server.backend.database.query('select public from storage.buckets')
    expect(bucket).toEqual({ public: true })
    expect(await names()).toEqual(['kept.webp'])
  })
})

describe('an upload', () => {
  const upload = async (
    path: string,
    body: Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
  ) => {
    const { data } = await clients.owner.auth.getSession()
    const authorization = `Bearer ${data.session?.access_token}`
    const sent = { apikey: server.key, authorization, 'content-type': 'image/webp', ...headers }
    const response = await fetch(`${server.url}/storage/v1/object/media/${path}`, {
      method: 'POST',
      headers: sent,
      body,
    })
    return { status: response.status, answer: parse(storageAnswer, await response.json()) }
  }
  const bytes = () => new Uint8Array(picture)

  test('tells key and id of the new object', async () => {
    expect(await upload('told.webp', bytes())).toMatchObject({
      status: 200,
      answer: { Key: 'media/told.webp' },
    })
  })

  test('of a name that is taken is a duplicate, and the first stays', async () => {
    await upload('twice.webp', bytes())
    const { status, answer } = await upload('twice.webp', new Uint8Array(10))
    expect([status, answer.statusCode, answer.error]).toEqual([400, '409', 'Duplicate'])
    expect((await (await fetch(publicUrl('twice.webp'))).arrayBuffer()).byteLength).toBe(picture.length)
  })

  test.each([
    ['over the limit of the bucket', 20 * MEGABYTE + 1],
    ['over what a request may hold', 22 * MEGABYTE],
  ])('%s is too large', async (_name, size) => {
    const { status, answer } = await upload('large.webp', new Uint8Array(size))
    expect([status, answer.statusCode]).toEqual([400, '413'])
  })

  test('of another type is refused', async () => {
    for (const type of ['text/html', 'image/svg+xml', 'image/heic', 'application/octet-stream']) {
      const { status, answer } = await upload('typed', bytes(), { 'content-type': type })
      expect([status, answer.statusCode], type).toEqual([400, '415'])
    }
  })

  test.each(['../escape.webp', '..%2Fescape.webp', 'a/../../escape.webp', '%2e%2e/%2e%2e/escape.webp'])(
    'never leaves its bucket: %s',
    async (path) => {
      const { status } = await upload(path, bytes())
      expect(status).toBeGreaterThanOrEqual(400)
      expect((await media('owner').list('')).data?.some(({ name }) => name.includes('escape'))).toBe(false)
    },
  )

  test('is served by what it is, not by what it was called', async () => {
    await upload('page.webp', new TextEncoder().encode('<script>alert(1)</script>'))
    const response = await fetch(publicUrl('page.webp'))
    expect(response.headers.get('content-type')).toBe('application/octet-stream')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })
})
