import { beforeEach, expect, it, vi } from 'vitest'
import { startAnalytics, redactEvent } from '@/app/analytics'

const vercelAnalytics = vi.hoisted(() => ({ inject: vi.fn<(options: object) => void>() }))
vi.mock('@vercel/analytics', () => vercelAnalytics)

beforeEach(() => {
  vi.unstubAllEnvs()
  vercelAnalytics.inject.mockClear()
})

it('starts in builds for Vercel', async () => {
  vi.stubEnv('VITE_ANALYTICS', 'vercel')
  startAnalytics()
  await vi.waitFor(() => expect(vercelAnalytics.inject).toHaveBeenCalledOnce())
  expect(vercelAnalytics.inject.mock.calls[0]?.[0]).toMatchObject({
    mode: 'production',
    beforeSend: redactEvent,
  })
})

it.each(['', 'off'])('does not start in a build with VITE_ANALYTICS=“%s”', async (value) => {
  vi.stubEnv('VITE_ANALYTICS', value)
  startAnalytics()
  await new Promise((resolve) => setTimeout(resolve))
  expect(vercelAnalytics.inject).not.toHaveBeenCalled()
})

it('removes the query and the hash from the reported URL', () => {
  const event = { type: 'pageview', url: 'https://a.example/about/Favorites?category=비밀&q=말#곳' }
  expect(redactEvent(event)).toEqual({ type: 'pageview', url: 'https://a.example/about/Favorites' })
})

it.each(['/admin', '/Admin/Favorites', '/admin/Upload?id=5', '/%61dmin'])('does not report %s', (path) => {
  expect(redactEvent({ type: 'pageview', url: `https://a.example${path}` })).toBeNull()
})

it('does not report an invalid URL', () => {
  expect(redactEvent({ type: 'pageview', url: '/admin' })).toBeNull()
})
