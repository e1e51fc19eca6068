import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StorageApiError } from '@supabase/storage-js'
import { missingPictureStatus, storePicture } from '@/admin/upload/storePicture'
import { processedImage } from '../fakeImageWorker'

const removed = vi.hoisted((): string[][] => [])
/** Keys that storage lists. */
const listed = vi.hoisted((): string[] => [])
const exists = vi.hoisted(() => vi.fn<() => unknown>())
vi.mock('@/supabase/backendUrl', () => import('../../support/backendUrl'))
vi.mock('@/admin/connection/connection', () => ({
  asOwner: (write: () => unknown) => write(),
}))
vi.mock('@/supabase/ownerClient', () => ({
  ownerClient: () => ({
    auth: { getSession: () => Promise.resolve({ data: { session: { access_token: 'token' } } }) },
    storage: {
      from: () => ({
        exists,
        list: () => Promise.resolve({ data: listed.map((name) => ({ name })), error: null }),
        remove: (keys: string[]) => {
          removed.push(keys)
          return Promise.resolve({ error: null })
        },
      }),
    },
  }),
}))

/** Fake `XMLHttpRequest` that the test answers. */
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

const advance = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
const sent = () => FakeRequest.sent
/** Returns the newest of `number` requests. */
async function request(number: number): Promise<FakeRequest> {
  await advance()
  expect(sent()).toHaveLength(number)
  return sent()[number - 1] ?? new FakeRequest()
}
const keyOf = ({ url }: FakeRequest) => url.split('/').at(-1)

let controller: AbortController
const shares: number[] = []
function store() {
  const result = storePicture(processedImage(), {
    signal: controller.signal,
    onProgress: (share) => shares.push(share),
  })
  // Prevents an unhandled rejection: the test awaits the result later.
  result.catch(() => undefined)
  return result
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  FakeRequest.sent = []
  removed.length = 0
  listed.length = 0
  shares.length = 0
  controller = new AbortController()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('storePicture', () => {
  it('uploads the picture and its thumbnail under new keys as the owner, and returns the row fields', async () => {
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

  it('reports progress as the share of all bytes', async () => {
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
    ['the connection drops', (one: FakeRequest) => one.cutOff()],
    ['the server fails', (one: FakeRequest) => one.answer(503)],
  ])('retries after one and two seconds if %s', async (_name, fail) => {
    const result = store()
    fail(await request(1))
    await advance(999)
    expect(sent()).toHaveLength(1)
    await advance(1)
    fail(await request(2))
    await advance(1999)
    expect(sent()).toHaveLength(2)
    await advance(1)
    const third = await request(3)
    expect(keyOf(third)).toBe(keyOf(sent()[0]!))
    third.answer(200)
    ;(await request(4)).answer(200)
    await expect(result).resolves.toMatchObject({ width: 2560 })
  })

  it('gives up after the third failure and removes the objects', async () => {
    const result = store()
    for (const number of [1, 2, 3]) {
      const one = await request(number)
      one.cutOff()
      await advance(4000)
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
  ])('does not retry status %i', async (status, kind) => {
    const result = store()
    ;(await request(1)).answer(status)
    await expect(result).rejects.toMatchObject({ kind, status })
    await advance(10_000)
    expect(sent()).toHaveLength(1)
  })

  it('reads the actual status from the body of a 400 response', async () => {
    const result = store()
    ;(await request(1)).answer(400, '{"statusCode":"413","error":"Payload too large"}')
    await expect(result).rejects.toMatchObject({ kind: 'tooLarge', status: 413 })
  })

  it('removes both objects if the second upload fails', async () => {
    const result = store()
    const full = await request(1)
    full.answer(200)
    ;(await request(2)).answer(403)
    await expect(result).rejects.toMatchObject({ kind: 'denied' })
    expect(removed).toEqual([[keyOf(full), keyOf(full)?.replace('.webp', '-640.webp')]])
  })

  it('does not send an object again of which only the response was lost', async () => {
    const result = store()
    const full = await request(1)
    listed.push(keyOf(full) ?? '')
    full.cutOff()
    await advance(1000)
    const thumbnail = await request(2)
    expect(keyOf(thumbnail)).toMatch(/-640\.webp$/)
    thumbnail.answer(200)
    await expect(result).resolves.toMatchObject({ width: 2560 })
    expect(removed).toEqual([])
  })

  it('aborts and retries after 30 seconds without progress', async () => {
    const result = store()
    const first = await request(1)
    await advance(29_000)
    first.progress(10, 300)
    await advance(29_000)
    expect(first.aborted).toBe(false)
    await advance(1000)
    expect(first.aborted).toBe(true)
    await advance(1000)
    ;(await request(2)).answer(413)
    await expect(result).rejects.toMatchObject({ kind: 'tooLarge' })
  })

  it('aborts immediately and does not retry', async () => {
    const result = store()
    const full = await request(1)
    full.answer(200)
    const thumbnail = await request(2)
    controller.abort()
    expect(thumbnail.aborted).toBe(true)
    await expect(result).rejects.toMatchObject({ kind: 'aborted' })
    await advance(10_000)
    expect(sent()).toHaveLength(2)
    expect(removed).toHaveLength(1)
  })

  it('removes the objects if it is aborted after the last byte', async () => {
    const result = store()
    const full = await request(1)
    full.answer(200)
    ;(await request(2)).answer(200)
    controller.abort()
    await expect(result).rejects.toBe(controller.signal.reason)
    expect(removed).toEqual([[keyOf(full), keyOf(full)?.replace('.webp', '-640.webp')]])
  })

  it('can be aborted between two attempts', async () => {
    const result = store()
    ;(await request(1)).cutOff()
    await advance(500)
    controller.abort()
    await expect(result).rejects.toBe(controller.signal.reason)
    await advance(10_000)
    expect(sent()).toHaveLength(1)
  })
})

describe('the check of a stored picture', () => {
  const picture = {
    image: '/storage/v1/object/public/media/1.webp',
    thumbnail: '/storage/v1/object/public/media/1-640.webp',
    width: 2560,
    height: 1707,
    placeholder: '',
  }

  it('returns the status with which storage denies having an object', async () => {
    exists.mockResolvedValue({ data: true, error: null })
    expect(await missingPictureStatus(picture)).toBeNull()
    exists.mockResolvedValueOnce({ data: false, error: new StorageApiError('Bad Request', 400, '400') })
    expect(await missingPictureStatus(picture)).toBe(400)
  })

  it('does not call a refusal a network failure', async () => {
    exists.mockRejectedValue(new StorageApiError('Forbidden', 403, '403'))
    await expect(missingPictureStatus(picture)).rejects.toMatchObject({ kind: 'denied', status: 403 })
  })
})
