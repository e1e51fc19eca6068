import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storePicture } from '@/admin/upload/storePicture'
import { imageOf } from '../desk'

const removed = vi.hoisted((): string[][] => [])
vi.mock('@/supabase/backendUrl', () => import('../../support/backendUrl'))
vi.mock('@/admin/connection/connection', () => ({
  asOwner: (write: () => unknown) => write(),
}))
vi.mock('@/supabase/ownerClient', () => ({
  ownerClient: () => ({
    auth: { getSession: () => Promise.resolve({ data: { session: { access_token: 'token' } } }) },
    storage: {
      from: () => ({
        remove: (keys: string[]) => {
          removed.push(keys)
          return Promise.resolve({ error: null })
        },
      }),
    },
  }),
}))

/** A request that the test answers. */
class FakeRequest extends EventTarget {
  static sent: FakeRequest[] = []
  readonly upload = new EventTarget()
  readonly headers: Record<string, string> = {}
  url = ''
  status = 0
  responseText = ''
  aborted = false

  open(_method: string, url: string) {
    this.url = url
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send() {
    FakeRequest.sent.push(this)
  }
  abort() {
    if (this.aborted) return
    this.aborted = true
    this.dispatchEvent(new Event('abort'))
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total, lengthComputable: true }))
  }
  answer(status: number, responseText = '') {
    this.status = status
    this.responseText = responseText
    this.dispatchEvent(new Event('load'))
  }
  cutOff() {
    this.dispatchEvent(new Event('error'))
  }
}

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
const sent = () => FakeRequest.sent
/** The request that waits for its answer. */
async function request(number: number): Promise<FakeRequest> {
  await pass()
  expect(sent()).toHaveLength(number)
  return sent()[number - 1] ?? new FakeRequest()
}
const keyOf = ({ url }: FakeRequest) => url.split('/').at(-1)

let stop: AbortController
const shares: number[] = []
function store() {
  const result = storePicture(imageOf(), {
    signal: stop.signal,
    onProgress: (share) => shares.push(share),
  })
  // Looked at later than it fails.
  result.catch(() => undefined)
  return result
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  FakeRequest.sent = []
  removed.length = 0
  shares.length = 0
  stop = new AbortController()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a picture on its way to storage', () => {
  it('is sent with its thumbnail under new names, as the owner, and fills the fields of a row', async () => {
    const result = store()
    const full = await request(1)
    expect(full.url).toMatch(/^https:\/\/db\.example\.com\/storage\/v1\/object\/media\/[0-9a-f-]{36}\.webp$/)
    expect(full.headers).toMatchObject({
      apikey: 'public-key',
      authorization: 'Bearer token',
      'content-type': 'image/webp',
      'x-upsert': 'false',
    })
    full.answer(200)
    const thumbnail = await request(2)
    expect(keyOf(thumbnail)).toBe(keyOf(full)?.replace('.webp', '-640.webp'))
    thumbnail.answer(200)
    await expect(result).resolves.toEqual({
      image: `https://db.example.com/storage/v1/object/public/media/${keyOf(full)}`,
      thumbnail: `https://db.example.com/storage/v1/object/public/media/${keyOf(thumbnail)}`,
      width: 2560,
      height: 1707,
      placeholder: 'aGFzaA==',
    })
    expect(removed).toEqual([])
  })

  it('tells the share of all its bytes', async () => {
    const result = store()
    const full = await request(1)
    full.progress(150, 300)
    full.progress(300, 300)
    full.answer(200)
    const thumbnail = await request(2)
    thumbnail.progress(50, 100)
    thumbnail.answer(200)
    await result
    expect(shares).toEqual([0.375, 0.75, 0.875])
  })

  it.each([
    ['the network is cut', (one: FakeRequest) => one.cutOff()],
    ['the server fails', (one: FakeRequest) => one.answer(503)],
  ])('is tried twice more, after one and two seconds, when %s', async (_name, fail) => {
    const result = store()
    fail(await request(1))
    await pass(999)
    expect(sent()).toHaveLength(1)
    await pass(1)
    fail(await request(2))
    await pass(1999)
    expect(sent()).toHaveLength(2)
    await pass(1)
    const third = await request(3)
    expect(keyOf(third)).toBe(keyOf(sent()[0]!))
    third.answer(200)
    ;(await request(4)).answer(200)
    await expect(result).resolves.toMatchObject({ width: 2560 })
  })

  it('is given up after the third failure, and nothing of it stays', async () => {
    const result = store()
    for (const number of [1, 2, 3]) {
      const one = await request(number)
      one.cutOff()
      await pass(4000)
    }
    await expect(result).rejects.toMatchObject({ kind: 'offline' })
    expect(sent()).toHaveLength(3)
    expect(removed).toEqual([[keyOf(sent()[0]!), keyOf(sent()[0]!)?.replace('.webp', '-640.webp')]])
  })

  it.each([
    [401, 'denied'],
    [403, 'denied'],
    [409, 'conflict'],
    [413, 'tooLarge'],
    [400, 'rejected'],
  ])('is not tried again when the answer is %i', async (status, kind) => {
    const result = store()
    ;(await request(1)).answer(status)
    await expect(result).rejects.toMatchObject({ kind, status })
    await pass(10_000)
    expect(sent()).toHaveLength(1)
  })

  it('reads the true status from inside an answer of 400', async () => {
    const result = store()
    ;(await request(1)).answer(400, '{"statusCode":"413","error":"Payload too large"}')
    await expect(result).rejects.toMatchObject({ kind: 'tooLarge', status: 413 })
  })

  it('is taken away whole when it fails half-way', async () => {
    const result = store()
    const full = await request(1)
    full.answer(200)
    ;(await request(2)).answer(403)
    await expect(result).rejects.toMatchObject({ kind: 'denied' })
    expect(removed).toEqual([[keyOf(full), keyOf(full)?.replace('.webp', '-640.webp')]])
  })

  it('is there already when only the answer was lost', async () => {
    const result = store()
    ;(await request(1)).cutOff()
    await pass(1000)
    ;(await request(2)).answer(409)
    ;(await request(3)).answer(200)
    await expect(result).resolves.toMatchObject({ width: 2560 })
    expect(removed).toEqual([])
  })

  it('counts as cut off after 30 seconds in which nothing moves', async () => {
    const result = store()
    const first = await request(1)
    await pass(29_000)
    first.progress(10, 300)
    await pass(29_000)
    expect(first.aborted).toBe(false)
    await pass(1000)
    expect(first.aborted).toBe(true)
    await pass(1000)
    ;(await request(2)).answer(413)
    await expect(result).rejects.toMatchObject({ kind: 'tooLarge' })
  })

  it('stops at once when it is cancelled, and is not tried again', async () => {
    const result = store()
    const full = await request(1)
    full.answer(200)
    const thumbnail = await request(2)
    stop.abort()
    expect(thumbnail.aborted).toBe(true)
    await expect(result).rejects.toMatchObject({ kind: 'aborted' })
    await pass(10_000)
    expect(sent()).toHaveLength(2)
    expect(removed).toHaveLength(1)
  })

  it('is taken away again when it is cancelled as its last byte arrives', async () => {
    const result = store()
    const full = await request(1)
    full.answer(200)
    ;(await request(2)).answer(200)
    stop.abort()
    await expect(result).rejects.toBe(stop.signal.reason)
    expect(removed).toEqual([[keyOf(full), keyOf(full)?.replace('.webp', '-640.webp')]])
  })

  it('can be cancelled between two tries', async () => {
    const result = store()
    ;(await request(1)).cutOff()
    await pass(500)
    stop.abort()
    await expect(result).rejects.toBe(stop.signal.reason)
    await pass(10_000)
    expect(sent()).toHaveLength(1)
  })
})
