import { beforeEach, expect, it, vi } from 'vitest'
import { startAnalytics, toldOf } from '@/app/analytics'

const counted = vi.hoisted(() => ({ inject: vi.fn<(options: object) => void>() }))
vi.mock('@vercel/analytics', () => counted)

beforeEach(() => {
  vi.unstubAllEnvs()
  counted.inject.mockClear()
})

it('counts where the build says so', async () => {
  vi.stubEnv('VITE_ANALYTICS', 'vercel')
  startAnalytics()
  await vi.waitFor(() => expect(counted.inject).toHaveBeenCalledOnce())
  expect(counted.inject.mock.calls[0]?.[0]).toMatchObject({ mode: 'production', beforeSend: toldOf })
})

it.each(['', 'off'])('asks nobody in a build that says “%s”', async (value) => {
  vi.stubEnv('VITE_ANALYTICS', value)
  startAnalytics()
  await new Promise((resolve) => setTimeout(resolve))
  expect(counted.inject).not.toHaveBeenCalled()
})

it('tells of the page and never of what was searched for there', () => {
  const event = { type: 'pageview', url: 'https://a.example/about/Favorites?category=비밀&q=말#곳' }
  expect(toldOf(event)).toEqual({ type: 'pageview', url: 'https://a.example/about/Favorites' })
})

it.each(['/admin', '/Admin/Favorites', '/admin/Upload?id=5', '/%61dmin'])('tells nothing of %s', (path) => {
  expect(toldOf({ type: 'pageview', url: `https://a.example${path}` })).toBeNull()
})

it('tells nothing of what is no address', () => {
  expect(toldOf({ type: 'pageview', url: '/admin' })).toBeNull()
})
