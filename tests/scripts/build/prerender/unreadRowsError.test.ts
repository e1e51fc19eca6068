import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BackendError } from '../../../../backend/backendError.ts'
import { describeBuildError } from '../../../../scripts/build/prerender/unreadRowsError.ts'
import { FullDiskError } from '../../../../scripts/media/atomicFiles.ts'
import { rowsOf } from '../../../../scripts/seo/rows.ts'
import { installFakeClock } from '../../../support/clock'
import { server } from '../../../support/backendUrl'

vi.mock('@/supabase/backendUrl', () => import('../../../support/backendUrl'))

beforeEach(() => installFakeClock())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Reads rows from the server and returns the described error. */
async function errorWith(answer: () => Promise<Response>): Promise<unknown> {
  vi.stubGlobal('fetch', answer)
  const reading = rowsOf('a7c2')
    .next()
    .catch((error: unknown) => describeBuildError(error, server.url))
  await vi.runAllTimersAsync()
  return reading
}

test.each([
  [
    'does not answer',
    () => Promise.reject(new TypeError('fetch failed')),
    /could not be reached. \(.*fetch failed/,
  ],
  [
    'rejects the key',
    () => Promise.resolve(Response.json({ message: 'Invalid API key' }, { status: 401 })),
    /refused. \(HTTP 401: Invalid API key\)/,
  ],
  [
    'is over its quota',
    () => Promise.resolve(Response.json({ message: 'exceed_egress_quota' }, { status: 402 })),
    /limit is exceeded. \(HTTP 402: exceed_egress_quota\)/,
  ],
  [
    'is paused',
    () => Promise.resolve(Response.json({ message: 'Project paused' }, { status: 540 })),
    /project is paused/,
  ],
  [
    'answers with HTML',
    () => Promise.resolve(new Response('<html></html>')),
    /could not be understood. \(HTTP 200/,
  ],
])('a build whose backend %s reports the request and what to do', async (_name, answer, reason) => {
  const error = await errorWith(answer)
  if (!(error instanceof BackendError)) throw error
  expect(error.message).toContain(`${server.url}/rest/v1/posts_a7c2`)
  expect(error.message).toMatch(reason)
  expect(error.message).toContain('BLANK_PAGE_ROWS=off npm run build')
  expect(error.message).not.toMatch(/DataError| at /)
})

test('a full disk is reported without a stack', () => {
  const error = describeBuildError(new FullDiskError('dist/media/a.webp', new Error('ENOSPC')), server.url)
  expect(error).toBeInstanceOf(BackendError)
  expect(error).toHaveProperty('message', expect.stringMatching(/^The disk is full: dist/))
})

test('returns other errors unchanged', () => {
  const other = new Error('no such file')
  expect(describeBuildError(other, server.url)).toBe(other)
})
