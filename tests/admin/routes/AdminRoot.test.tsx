import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import AdminRoot from '@/admin/routes/AdminRoot'
import { useAdminSession } from '@/stores/adminSession'
import { useScroll } from '@/stores/scroll'
import { settle } from '../../support/settle'

vi.mock('@/admin/routes/AdminApp', () => ({ default: () => <h1>admin</h1> }))
vi.mock('@/features/session/LoginDialog', () => ({
  default: ({ note, onClose }: { note: string; onClose: () => void }) => (
    <>
      <p role="status">{note}</p>
      <button onClick={onClose}>login</button>
    </>
  ),
}))
const count = vi.hoisted(() => vi.fn<() => Promise<number>>())
vi.mock('@/lib/storage/receivedPhotos', () => ({
  ReceivedPhotoStore: class {
    listPending = async () => ({ records: Array.from({ length: await count() }), dropped: 0 })
  },
}))

async function open(path: string) {
  history.replaceState(null, '', path)
  render(<AdminRoot />)
  await settle()
}

beforeEach(() => {
  count.mockReset().mockResolvedValue(0)
  useAdminSession.getState().logOut()
  // jsdom reports that it does not implement navigation.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

it.each(['/admin/Received', '/ADMIN/received?missed=2'])('shows the login in place at %s', async (path) => {
  await open(path)
  expect(screen.queryByText('admin')).toBeNull()
  expect(screen.getByText('login')).toBeVisible()
  act(() => useAdminSession.getState().logIn(Date.now()))
  await settle()
  expect(screen.getByText('admin')).toBeVisible()
  // A log-out there redirects home as usual.
  act(() => useAdminSession.getState().logOut())
  await settle()
  expect(screen.queryByText('admin')).toBeNull()
  expect(screen.queryByText('login')).toBeNull()
})

it('shows the number of waiting photos beside the login', async () => {
  count.mockResolvedValue(3)
  await open('/admin/Received')
  expect(screen.getByText(/^받은 사진 3장이 기다립니다/)).toHaveRole('status')
})

it('shows the login even if the photos cannot be counted', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  count.mockRejectedValue(new Error('no database'))
  await open('/admin/Received')
  expect(screen.getByText('login')).toBeVisible()
})

it('redirects home if the login is closed', async () => {
  await open('/admin/Received')
  fireEvent.click(screen.getByText('login'))
  await settle()
  expect(screen.queryByText('login')).toBeNull()
  expect(screen.getByText('인증 확인 중…')).toBeVisible()
})

it.each(['/admin', '/admin/a7c2'])('shows neither login nor admin at %s', async (path) => {
  await open(path)
  expect(screen.queryByText('login')).toBeNull()
  expect(screen.queryByText('admin')).toBeNull()
})

it('locks scrolling on request and unlocks it on unmount', async () => {
  useAdminSession.getState().logIn(Date.now())
  history.replaceState(null, '', '/admin')
  const { unmount } = render(<AdminRoot />)
  await settle()
  act(() => useScroll.getState().lock('dialog:sheet'))
  expect(document.documentElement).toHaveAttribute('data-scroll-locked')
  act(() => useScroll.getState().unlock('dialog:sheet'))
  expect(document.documentElement).not.toHaveAttribute('data-scroll-locked')
  useScroll.getState().lock('dialog:sheet')
  unmount()
  expect(document.documentElement).not.toHaveAttribute('data-scroll-locked')
  useScroll.getState().unlock('dialog:sheet')
})
