import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rm } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRenderCache } from '../../backend/renderCache.ts'
import { temporaryFolder, type TestServer, testServer } from './server.ts'

const SAMPLE = 'sample/a7c2-dawn-ridges.webp' // 2400 × 1600

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const rendered = (query: string, init: RequestInit = {}, path = SAMPLE) =>
  fetch(`${server.url}/storage/v1/render/image/public/media/${path}${query}`, init)

async function measure(response: Response) {
  const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  return { status: response.status, format, width, height }
}

describe('a transformed picture', () => {
  test.each([
    ['?width=300&height=300&quality=80&resize=cover', 300, 300],
    ['?width=300&height=300', 300, 300],
    ['?width=300&height=300&resize=contain', 300, 200],
    ['?width=300&height=300&resize=fill', 300, 300],
    ['?width=600', 600, 400],
    ['?height=400', 600, 400],
    ['', 2400, 1600],
    ['?width=2500', 2400, 1600],
    ['?width=100000', 2400, 1600],
  ])('%s has %i × %i pixels', async (query, width, height) => {
    expect(await measure(await rendered(query))).toEqual({ status: 200, format: 'webp', width, height })
  })

  test.each([
    'width=0',
    'width=-1',
    'width=abc',
    'width=1.5',
    'height=',
    'quality=101',
    'quality=0',
    'resize=crop',
    'format=svg',
  ])('rejects ?%s', async (query) => {
    const response = await rendered(`?${query}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: 'InvalidRequest' })
  })

  test('is WebP if the client accepts it, otherwise it keeps its format', async () => {
    const owner = await server.signedIn('owner')
    const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } })
      .jpeg()
      .toBuffer()
    await owner.storage.from('media').upload('red.jpg', jpeg, { contentType: 'image/jpeg' })
    for (const [accept, format] of [
      ['image/avif,image/webp,*/*', 'webp'],
      ['image/png', 'jpeg'],
    ] as const) {
      const response = await rendered('?width=30', { headers: { accept } }, 'red.jpg')
      expect(response.headers.get('vary')).toBe('Accept')
      expect(response.headers.get('content-type')).toBe(`image/${format}`)
      expect(await measure(response)).toMatchObject({ format, width: 30, height: 20 })
    }
    expect(
      await measure(await rendered('?format=origin', { headers: { accept: 'image/webp' } }, 'red.jpg')),
    ).toMatchObject({ format: 'jpeg' })
  })

  test('is cacheable and revalidated by its ETag', async () => {
    const first = await rendered('?width=320')
    expect(first.headers.get('cache-control')).toBe('public, max-age=3600')
    const tag = first.headers.get('etag') ?? ''
    const again = await rendered('?width=320', { headers: { 'if-none-match': tag } })
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0])
    expect((await rendered('?width=321', { headers: { 'if-none-match': tag } })).status).toBe(200)
    const original = await fetch(`${server.url}/storage/v1/object/public/media/${SAMPLE}`)
    const known = { 'if-none-match': original.headers.get('etag') ?? '' }
    expect((await fetch(original.url, { headers: known })).status).toBe(304)
  })

  test('changes with its original', async () => {
    const owner = await server.signedIn('owner')
    const flat = (background: string) =>
      sharp({ create: { width: 40, height: 40, channels: 3, background } })
        .webp()
        .toBuffer()
    await owner.storage.from('media').upload('flat.webp', await flat('#000'), { contentType: 'image/webp' })
    const black = (await rendered('?width=20', {}, 'flat.webp')).headers.get('etag')
    await owner.storage.from('media').remove(['flat.webp'])
    await owner.storage.from('media').upload('flat.webp', await flat('#fff'), { contentType: 'image/webp' })
    expect((await rendered('?width=20', {}, 'flat.webp')).headers.get('etag')).not.toBe(black)
    await owner.storage.from('media').remove(['flat.webp'])
    expect((await rendered('?width=20', {}, 'flat.webp')).status).toBe(400)
  })

  test('responds to HEAD without a body', async () => {
    const response = await rendered('?width=300', { method: 'HEAD' })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })

  test.each([
    'nothing.webp',
    'sample',
    '..%2F..%2Fstate.json',
    '%2e%2e%2f%2e%2e%2fstate.json',
    '..%2Fmedia%2F..%2F..%2Fserver.lock',
    '%00',
    '%zz',
  ])('responds with a JSON error for %s', async (path) => {
    for (const kind of ['object', 'render/image']) {
      const response = await fetch(`${server.url}/storage/v1/${kind}/public/media/${path}`)
      expect(response.status).toBe(400)
      expect(await response.json()).toHaveProperty('message')
    }
  })

  test('rejects files that are not pictures', async () => {
    const owner = await server.signedIn('owner')
    const bytes = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP'), Buffer.alloc(64, 1)])
    await owner.storage.from('media').upload('torn.webp', bytes, { contentType: 'image/webp' })
    await owner.storage.from('media').upload('text.webp', Buffer.from('hello'), { contentType: 'image/webp' })
    for (const path of ['torn.webp', 'text.webp'])
      expect((await rendered('?width=30', {}, path)).status).toBe(400)
  })
})

describe('the cache of transformed pictures', () => {
  const bytes = (length: number) => () => Promise.resolve(new Uint8Array(length))

  test('renders a picture once for concurrent requests and keeps it', async () => {
    const folder = temporaryFolder()
    let made = 0
    const make = () => Promise.resolve(new Uint8Array([(made += 1)]))
    const cache = createRenderCache(folder)
    await Promise.all([cache.get('a', make), cache.get('a', make), cache.get('a', make)])
    expect(await createRenderCache(folder).get('a', make)).toEqual(Buffer.from([1]))
    expect(made).toBe(1)
    await rm(folder, { recursive: true })
  })

  test('deletes the oldest pictures above its limit', async () => {
    const folder = join(temporaryFolder(), 'renders')
    mkdirSync(folder)
    writeFileSync(join(folder, 'from-last-week'), new Uint8Array(400))
    const cache = createRenderCache(folder, 1000)
    for (const name of ['a', 'b', 'c', 'd']) await cache.get(name, bytes(300))
    const kept = readdirSync(folder)
    expect(kept).toContain('d')
    expect(kept).not.toContain('from-last-week')
    expect(kept.length * 300).toBeLessThanOrEqual(1000)
  })

  test('retries a failed render on the next request', async () => {
    const cache = createRenderCache(join(temporaryFolder(), 'renders'))
    await expect(cache.get('a', () => Promise.reject(new Error('torn')))).rejects.toThrow('torn')
    expect(await cache.get('a', bytes(3))).toHaveLength(3)
  })
})
