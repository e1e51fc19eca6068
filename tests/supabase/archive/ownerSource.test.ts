import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ownerSource } from '@/supabase/archive/ownerSource'

vi.mock('@/supabase/backendUrl', () => import('../../support/backendUrl'))

const FILES = ['a.webp', 'b.webp']
/** What storage says to each listing, page by page, and to each request for a picture. */
let listings: string[][]
const picture = vi.fn<(signal: AbortSignal) => Promise<Response>>()
let stop: AbortController

const entry = (name: string) => ({ id: name, name, metadata: { size: 5, mimetype: 'image/webp' } })

/** A body that begins, and then ends as `end` has it. */
function halfOf(end: (controller: ReadableStreamDefaultController) => void): Response {
  return new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(2))
        end(controller)
      },
    }),
  )
}
const cut = () => Promise.resolve(halfOf((body) => body.error(new TypeError('network error'))))
const stalled = (signal: AbortSignal) =>
  Promise.resolve(halfOf((body) => signal.addEventListener('abort', () => body.error(signal.reason))))
const answerless = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
const whole = () => Promise.resolve(new Response('bytes'))
const refused = (status: number, statusCode: string) => () =>
  Promise.resolve(Response.json({ statusCode, error: 'no', message: 'no' }, { status }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
  listings = [FILES, [], FILES, []]
  picture.mockReset().mockImplementation(whole)
  stop = new AbortController()
  vi.stubGlobal('fetch', (asked: unknown, { signal }: { signal: AbortSignal }) => {
    const address = String(asked)
    if (address.includes('/rest/'))
      return Promise.resolve(Response.json([], { headers: { 'content-range': '*/0' } }))
    if (address.includes('/object/list/'))
      return Promise.resolve(Response.json((listings.shift() ?? []).map(entry)))
    return picture(signal)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const source = () => ownerSource({ signal: stop.signal, onProgress: () => undefined })
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
/** What reading a picture ends with; it is looked at later than it fails. */
async function read(): Promise<{ ending: Promise<unknown> }> {
  const { picture: open } = await source()
  const ending = open('a.webp').then(
    (stream) => new Response(stream).text(),
    (error: unknown) => error,
  )
  await pass()
  return { ending }
}

describe('a picture of a backup', () => {
  it('that is cut off half-way is asked for again after one second and after two', async () => {
    picture.mockImplementationOnce(cut).mockImplementationOnce(cut)
    const { ending } = await read()
    expect(picture).toHaveBeenCalledTimes(1)
    await pass(999)
    expect(picture).toHaveBeenCalledTimes(1)
    await pass(1)
    expect(picture).toHaveBeenCalledTimes(2)
    await pass(1999)
    expect(picture).toHaveBeenCalledTimes(2)
    await pass(1)
    expect(picture).toHaveBeenCalledTimes(3)
    await expect(ending).resolves.toBe('bytes')
  })

  it.each([
    ['is always cut off', cut, 'offline'],
    ['stands still half-way', stalled, 'timeout'],
    ['has no answer', answerless, 'timeout'],
  ])('that %s is told as what it is after three tries', async (_name, answer, kind) => {
    picture.mockImplementation(answer)
    const { ending } = await read()
    await pass(200_000)
    expect(picture).toHaveBeenCalledTimes(3)
    await expect(ending).resolves.toMatchObject({ name: 'DataError', kind })
  })

  it.each([
    ['under way', stalled, 0],
    ['waiting for the next try', cut, 500],
  ])('that is %s is cancelled at once', async (_name, answer, ms) => {
    picture.mockImplementation(answer)
    const { ending } = await read()
    await pass(ms)
    stop.abort()
    await pass()
    await expect(ending).resolves.toMatchObject({ name: 'AbortError' })
    expect(picture).toHaveBeenCalledTimes(1)
  })

  it.each([
    [400, '403', 'denied', 1],
    [400, '404', 'missing', 1],
    [400, '503', 'server', 3],
    [403, 'AccessDenied', 'denied', 1],
  ])('that is refused by %i around %s is %s', async (status, inner, kind, times) => {
    picture.mockImplementation(refused(status, inner))
    const { ending } = await read()
    await pass(10_000)
    await expect(ending).resolves.toMatchObject({ kind, status: Number(inner) || status })
    expect(picture).toHaveBeenCalledTimes(times)
  })
})

describe('the pictures of a backup', () => {
  it.each([
    ['as many as before', FILES],
    ['one that came meanwhile', [...FILES, 'c.webp']],
  ])('are listed anew: %s', async (_name, now) => {
    listings = [FILES, [], now, []]
    const { pictures } = await source()
    expect((await pictures()).map(({ path }) => path)).toEqual(now)
  })

  it.each([
    ['none, for the session is lost', []],
    ['one less', ['a.webp']],
  ])('must not be missing in silence: %s', async (_name, now) => {
    listings = [FILES, [], now, []]
    const { pictures } = await source()
    await expect(pictures()).rejects.toMatchObject({ kind: 'conflict' })
  })
})
