import { afterEach, expect, it, vi } from 'vitest'
import { signInOwner } from '@/supabase/ownerClient'

vi.mock('@/supabase/backendUrl', () => import('../support/backendUrl'))
afterEach(() => vi.unstubAllGlobals())

const BODY = { code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' }

it.each([
  ['the header Retry-After', { 'retry-after': '42' }, BODY, 42],
  [
    'the message',
    {},
    { ...BODY, msg: 'For security purposes, you can only request this after 31 seconds.' },
    31,
  ],
  ['neither', {}, BODY, undefined],
])(
  'a sign-in that is rate limited fails with the wait that %s names',
  async (_source, headers, body, wait) => {
    vi.stubGlobal('fetch', async () => Response.json(body, { status: 429, headers }))
    await expect(signInOwner('owner@example.com', 'password')).rejects.toMatchObject({
      kind: 'throttled',
      status: 429,
      retryAfterS: wait,
    })
  },
)

it('a sign-in to a project over its quota fails with the server’s message', async () => {
  const message = 'Service for this project is restricted: exceed_egress_quota.'
  vi.stubGlobal('fetch', async () => Response.json({ message }, { status: 402 }))
  await expect(signInOwner('owner@example.com', 'password')).rejects.toMatchObject({ kind: 'quota', message })
})

const page = (status: number) => () =>
  Promise.resolve(new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html' } }))

it.each([
  ['503 with HTML', page(503), 'server'],
  ['the pause page', page(540), 'paused'],
  ['another page', page(200), 'malformed'],
  ['a refused connection', () => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
  ['nothing', () => Promise.reject(new DOMException('signal timed out', 'TimeoutError')), 'timeout'],
] as const)('a sign-in answered by %s says so', async (_, answer, kind) => {
  // auth-js logs failed requests.
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('fetch', answer)
  await expect(signInOwner('owner@example.com', 'password')).rejects.toMatchObject({ kind })
})
