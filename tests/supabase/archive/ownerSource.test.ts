import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createOwnerSource } from '@/supabase/archive/ownerSource'

vi.mock('@/supabase/backendUrl', () => import('../../support/backendUrl'))

const FILES = ['a.webp', 'b.webp']
/** Storage's listings, page by page. `picture` responds to each request for a picture. */
let listings: string[][]
const picture = vi.fn<(signal: AbortSignal) => Promise<Response>>()
let controller: AbortController

const entry = (name: string) => ({ id: name, name, metadata: { size: 5, mimetype: 'image/webp' } })

/** A response that sends part of its body and then calls `end`. */
function partialResponse(end: (body: ReadableStreamDefaultController) => void): Response {
  return new Response(
    new ReadableStream({
      start(body) {
        body.enqueue(new Uint8Array(2))
        end(body)
      },
    }),
  )
}
const interrupted = () =>
  Promise.resolve(partialResponse((body) => body.error(new TypeError('network error'))))
const stalled = (signal: AbortSignal) =>
  Promise.resolve(
    partialResponse((body) => signal.addEventListener('abort', () => body.error(signal.reason))),
  )
const unanswered = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
const complete = () => Promise.resolve(new Response('bytes'))
const rejected = (status: number, statusCode: string) => () =>
  Promise.resolve(Response.json({ statusCode, error: 'no', message: 'no' }, { status }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
  listings = [FILES, [], FILES, []]
  picture.mockReset().mockImplementation(complete)
  controller = new AbortController()
  vi.stubGlobal('fetch', (input: unknown, { signal }: { signal: AbortSignal }) => {
    const url = String(input)
    if (url.includes('/rest/'))
      return Promise.resolve(Response.json([], { headers: { 'content-range': '*/0' } }))
    if (url.includes('/object/list/'))
      return Promise.resolve(Response.json((listings.shift() ?? []).map(entry)))
    return picture(signal)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const source = () =>
  createOwnerSource({ tables: ['posts_a7c2'], signal: controller.signal, onProgress: () => undefined })
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
/** Starts reading a picture. `outcome` resolves to its text or its error, so that an early rejection is handled. */
async function read(): Promise<{ outcome: Promise<unknown> }> {
  const { picture: open } = await source()
  const outcome = open('a.webp').then(
    (stream) => new Response(stream).text(),
    (error: unknown) => error,
  )
  await pass()
  return { outcome }
}

describe('reading a picture', () => {
  it('retries an interrupted response after one second and after two', async () => {
    picture.mockImplementationOnce(interrupted).mockImplementationOnce(interrupted)
    const { outcome } = await read()
    expect(picture).toHaveBeenCalledTimes(1)
    await pass(999)
    expect(picture).toHaveBeenCalledTimes(1)
    await pass(1)
    expect(picture).toHaveBeenCalledTimes(2)
    await pass(1999)
    expect(picture).toHaveBeenCalledTimes(2)
    await pass(1)
    expect(picture).toHaveBeenCalledTimes(3)
    await expect(outcome).resolves.toBe('bytes')
  })

  it.each([
    ['an interrupted response', interrupted, 'offline'],
    ['a stalled response', stalled, 'timeout'],
    ['no response', unanswered, 'timeout'],
  ])('fails after three attempts with %s', async (_name, respond, kind) => {
    picture.mockImplementation(respond)
    const { outcome } = await read()
    await pass(200_000)
    expect(picture).toHaveBeenCalledTimes(3)
    await expect(outcome).resolves.toMatchObject({ name: 'DataError', kind })
  })

  it.each([
    ['during a request', stalled, 0],
    ['during the delay before a retry', interrupted, 500],
  ])('can be aborted %s', async (_name, respond, ms) => {
    picture.mockImplementation(respond)
    const { outcome } = await read()
    await pass(ms)
    controller.abort()
    await pass()
    await expect(outcome).resolves.toMatchObject({ name: 'AbortError' })
    expect(picture).toHaveBeenCalledTimes(1)
  })

  it.each([
    [400, '403', 'denied', 1],
    [400, '404', 'missing', 1],
    [400, '503', 'server', 3],
    [403, 'AccessDenied', 'denied', 1],
  ])('maps status %i with the inner status %s to %s', async (status, inner, kind, times) => {
    picture.mockImplementation(rejected(status, inner))
    const { outcome } = await read()
    await pass(10_000)
    await expect(outcome).resolves.toMatchObject({ kind, status: Number(inner) || status })
    expect(picture).toHaveBeenCalledTimes(times)
  })
})

describe('the list of pictures', () => {
  it.each([
    ['unchanged', FILES],
    ['with a new picture', [...FILES, 'c.webp']],
  ])('is read again after the rows: %s', async (_name, now) => {
    listings = [FILES, [], now, []]
    const { pictures } = await source()
    expect((await pictures()).map(({ path }) => path)).toEqual(now)
  })

  it.each([
    ['empty after the session was lost', []],
    ['one less', ['a.webp']],
  ])('fails the backup if pictures are missing: %s', async (_name, now) => {
    listings = [FILES, [], now, []]
    const { pictures } = await source()
    await expect(pictures()).rejects.toMatchObject({ kind: 'conflict' })
  })
})
