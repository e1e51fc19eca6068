import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BackendFault } from '../../../../backend/fault.ts'
import { faultOfBuild } from '../../../../scripts/build/prerender/unreadRows.ts'
import { rowsOf } from '../../../../scripts/seo/rows.ts'
import { useFakeClock } from '../../../support/clock'
import { server } from '../../../support/backendUrl'

vi.mock('@/supabase/backendUrl', () => import('../../../support/backendUrl'))

beforeEach(() => useFakeClock())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What a build that reads rows from such a server throws, as it is told. */
async function faultWith(answer: () => Promise<Response>): Promise<unknown> {
  vi.stubGlobal('fetch', answer)
  const reading = rowsOf('a7c2')
    .next()
    .catch((error: unknown) => faultOfBuild(error, server.url))
  await vi.runAllTimersAsync()
  return reading
}

test.each([
  [
    'does not answer',
    () => Promise.reject(new TypeError('fetch failed')),
    /닿지 못했습니다. \(.*fetch failed/,
  ],
  [
    'refuses the key',
    () => Promise.resolve(Response.json({ message: 'Invalid API key' }, { status: 401 })),
    /거절했습니다. \(HTTP 401: Invalid API key\)/,
  ],
  [
    'is somebody else’s page',
    () => Promise.resolve(new Response('<html></html>')),
    /알아볼 수 없는 답이 왔습니다. \(HTTP 200/,
  ],
])('a build whose backend %s says what was asked, where, and what to do', async (_name, answer, why) => {
  const fault = await faultWith(answer)
  if (!(fault instanceof BackendFault)) throw fault
  expect(fault.message).toContain(`${server.url}/rest/v1/posts_a7c2`)
  expect(fault.message).toMatch(why)
  expect(fault.message).toContain('BLANK_PAGE_ROWS=off npm run build')
  expect(fault.message).not.toMatch(/DataError| at /)
})

test('every other fault keeps its own words', () => {
  const other = new Error('no such file')
  expect(faultOfBuild(other, server.url)).toBe(other)
})
