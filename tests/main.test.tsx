import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { stubDesktop } from './support/motion'

const startAnalytics = vi.hoisted(() => vi.fn<() => void>())
vi.mock('@/app/analytics', () => ({ startAnalytics }))
vi.mock('@/app/site/pages', () => ({ loadFirstPage: () => Promise.resolve(true) }))
vi.mock('@/app/site/SiteRoot', () => ({
  SiteRoot: ({ onEnterAdmin }: { onEnterAdmin: () => void }) => (
    <button type="button" onClick={onEnterAdmin}>
      사이트
    </button>
  ),
}))
vi.mock('@/admin/routes/AdminRoot', () => ({ default: () => <h1>관리</h1> }))

/** Loads the app at a path in a fresh document. */
async function load(path: string) {
  history.replaceState(null, '', path)
  document.body.innerHTML = '<div id="root">페이지를 넘기는 중…</div>'
  vi.resetModules()
  await act(() => import('@/main'))
}

beforeEach(stubDesktop)
beforeEach(() => void startAnalytics.mockClear())

it('starts the public site everywhere except below /admin', async () => {
  await load('/administrator')
  expect(await screen.findByText('사이트')).toBeVisible()
  expect(startAnalytics).toHaveBeenCalledOnce()
})

it.each(['/admin', '/ADMIN/Favorites'])('starts the admin app at %s without analytics', async (path) => {
  await load(path)
  expect(await screen.findByRole('heading', { name: '관리' })).toBeVisible()
  expect(screen.queryByText('사이트')).toBeNull()
  expect(startAnalytics).not.toHaveBeenCalled()
})

it('starts the admin app in the same document if the browser cannot store the login', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await load('/about/Profile')
  const { useAdminSession } = await import('@/stores/adminSession')
  useAdminSession.getState().logIn(Date.now())
  const site = await screen.findByText('사이트')
  site.click()
  expect(await screen.findByRole('heading', { name: '관리' })).toBeVisible()
  expect(site).not.toBeInTheDocument()
  expect(location.pathname).toBe('/admin/Favorites')
})
