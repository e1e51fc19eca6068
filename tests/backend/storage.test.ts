import type { SupabaseClient } from '@supabase/supabase-js'
import sharp from 'sharp'
import { looseObject, number, optional, parse, string, union } from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { project } from './project.ts'
import { type TestServer, testServer } from './server.ts'

const storageResponse = looseObject({
  statusCode: optional(union([string(), number()])),
  error: optional(string()),
  Key: optional(string()),
})
const MEGABYTE = 1024 * 1024

let server: TestServer
let owner: SupabaseClient
let picture: Buffer

const publicUrl = (path: string) => `${server.url}/storage/v1/object/public/media/${path}`

beforeAll(async () => {
  server = await testServer({ samples: false })
  owner = await server.signedIn('owner')
  picture = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Artist: 'nobody' } })
    .webp()
    .toBuffer()
})
afterAll(() => server.close())
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

describe('an upload', () => {
  const upload = async (
    path: string,
    body: Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
  ) => {
    const { data } = await owner.auth.getSession()
    const authorization = `Bearer ${data.session?.access_token}`
    const sent = { apikey: server.key, authorization, 'content-type': 'image/webp', ...headers }
    const response = await fetch(`${server.url}/storage/v1/object/media/${path}`, {
      method: 'POST',
      headers: sent,
      body,
    })
    return { status: response.status, answer: parse(storageResponse, await response.json()) }
  }
  const bytes = () => new Uint8Array(picture)

  test('returns the key of the new object', async () => {
    expect(await upload('new.webp', bytes())).toMatchObject({
      status: 200,
      answer: { Key: 'media/new.webp' },
    })
  })

  test('of an existing name fails and keeps the first object', async () => {
    await upload('twice.webp', bytes())
    const { status, answer } = await upload('twice.webp', new Uint8Array(10))
    expect([status, answer.statusCode, answer.error]).toEqual([400, '409', 'Duplicate'])
    expect((await (await fetch(publicUrl('twice.webp'))).arrayBuffer()).byteLength).toBe(picture.length)
  })

  test.each([
    ['above the bucket limit', 20 * MEGABYTE + 1],
    ['above the request limit', 22 * MEGABYTE],
  ])('%s is rejected as too large', async (_name, size) => {
    const { status, answer } = await upload('large.webp', new Uint8Array(size))
    expect([status, answer.statusCode]).toEqual([400, '413'])
  })

  test('of another type is rejected', async () => {
    for (const type of ['text/html', 'image/svg+xml', 'image/heic', 'application/octet-stream']) {
      const { status, answer } = await upload('typed', bytes(), { 'content-type': type })
      expect([status, answer.statusCode], type).toEqual([400, '415'])
    }
  })

  test.each(['../escape.webp', '..%2Fescape.webp', 'a/../../escape.webp', '%2e%2e/%2e%2e/escape.webp'])(
    'cannot leave its bucket: %s',
    async (path) => {
      const { status } = await upload(path, bytes())
      expect(status).toBeGreaterThanOrEqual(400)
      expect(
        (await owner.storage.from('media').list('')).data?.some(({ name }) => name.includes('escape')),
      ).toBe(false)
    },
  )

  // A hosted project serves it with the type of the upload.
  test.skipIf(project)('is served with the type of its content, not of its name', async () => {
    await upload('page.webp', new TextEncoder().encode('<script>alert(1)</script>'))
    const response = await fetch(publicUrl('page.webp'))
    expect(response.headers.get('content-type')).toBe('application/octet-stream')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })
})
