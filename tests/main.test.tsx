import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { stubDesktop } from './support/motion'

const startAnalytics = vi.hoisted(() => vi.fn<() => void>())
vi.mock('@/app/analytics', () => ({ startAnalytics }))
vi.mock('@/app/site/pages', () => ({ preloadPage: () => Promise.resolve() }))
vi.mock('@/app/site/SiteRoot', () => ({
  SiteRoot: ({ onEnterDesk }: { onEnterDesk: () => void }) => (
    <button type="button" onClick={onEnterDesk}>
      사이트
    </button>
  ),
}))
vi.mock('@/admin/routes/DeskRoot', () => ({ default: () => <h1>관리</h1> }))

/** Opens an address as a document of its own. */
async function load(path: string) {
  history.replaceState(null, '', path)
  document.body.innerHTML = '<div id="root">페이지를 넘기는 중…</div>'
  vi.resetModules()
  await act(() => import('@/main'))
}

beforeEach(stubDesktop)
beforeEach(() => void startAnalytics.mockClear())

it('starts the visitors’ site everywhere but below /admin', async () => {
  await load('/administrator')
  expect(await screen.findByText('사이트')).toBeVisible()
  expect(startAnalytics).toHaveBeenCalledOnce()
})

it.each(['/admin', '/ADMIN/Favorites'])('starts the desk at %s, and counts nothing there', async (path) => {
  await load(path)
  expect(await screen.findByRole('heading', { name: '관리' })).toBeVisible()
  expect(screen.queryByText('사이트')).toBeNull()
  expect(startAnalytics).not.toHaveBeenCalled()
})

it('begins the desk in the same document where the browser keeps no login for the next', async () => {
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
