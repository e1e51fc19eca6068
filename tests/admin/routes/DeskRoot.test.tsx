import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import DeskRoot from '@/admin/routes/DeskRoot'
import { useAdminSession } from '@/stores/adminSession'
import { useScroll } from '@/stores/scroll'
import { settle } from '../../support/settle'

vi.mock('@/admin/routes/Desk', () => ({ default: () => <h1>desk</h1> }))
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
  ReceivedPhotos: class {
    waiting = async () => ({ notes: Array.from({ length: await count() }), dropped: 0 })
  },
}))

async function open(path: string) {
  history.replaceState(null, '', path)
  render(<DeskRoot />)
  await settle()
}

beforeEach(() => {
  count.mockReset().mockResolvedValue(0)
  useAdminSession.getState().logOut()
  // jsdom goes nowhere, and says so.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

it.each(['/admin/Received', '/ADMIN/received?missed=2'])(
  'asks for the login in place at %s',
  async (path) => {
    await open(path)
    expect(screen.queryByText('desk')).toBeNull()
    expect(screen.getByText('login')).toBeVisible()
    act(() => useAdminSession.getState().logIn(Date.now()))
    await settle()
    expect(screen.getByText('desk')).toBeVisible()
    // Who logs out there is led home like everywhere.
    act(() => useAdminSession.getState().logOut())
    await settle()
    expect(screen.queryByText('desk')).toBeNull()
    expect(screen.queryByText('login')).toBeNull()
  },
)

it('says beside the login how many photographs wait for it', async () => {
  count.mockResolvedValue(3)
  await open('/admin/Received')
  expect(screen.getByText(/^받은 사진 3장이 기다립니다/)).toHaveRole('status')
})

it('asks for the login all the same where nobody can count them', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  count.mockRejectedValue(new Error('no database'))
  await open('/admin/Received')
  expect(screen.getByText('login')).toBeVisible()
})

it('lets whoever does not log in go home', async () => {
  await open('/admin/Received')
  fireEvent.click(screen.getByText('login'))
  await settle()
  expect(screen.queryByText('login')).toBeNull()
  expect(screen.getByText('인증 확인 중…')).toBeVisible()
})

it.each(['/admin', '/admin/a7c2'])('asks nobody at %s', async (path) => {
  await open(path)
  expect(screen.queryByText('login')).toBeNull()
  expect(screen.queryByText('desk')).toBeNull()
})

it('holds the page still behind whatever asks for it, and lets it go with the desk', async () => {
  useAdminSession.getState().logIn(Date.now())
  history.replaceState(null, '', '/admin')
  const { unmount } = render(<DeskRoot />)
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
