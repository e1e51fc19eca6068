import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { recordVisit } from '@/lib/storage/visitedPages'
import OfflinePages from '@/ui/OfflinePages'

it('shows a notice only while the browser is offline', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<OfflinePages />)
  expect(screen.getByText('지금은 인터넷에 연결되어 있지 않습니다.')).toBeInTheDocument()
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByText(/연결되어 있지 않습니다/)).not.toBeInTheDocument()
})

it('links to every visited page', () => {
  recordVisit({ path: '/about/Profile', title: '프로필', at: Date.now() })
  render(<OfflinePages />)
  expect(screen.getByRole('navigation', { name: '연결 없이 열리는 페이지' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '프로필' })).toHaveAttribute('href', '/about/Profile')
})
