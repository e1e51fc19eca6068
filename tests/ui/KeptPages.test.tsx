import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { noteVisit } from '@/lib/storage/visitedPages'
import KeptPages from '@/ui/KeptPages'

it('says when there is no network, and stops saying so', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<KeptPages />)
  expect(screen.getByText('지금은 인터넷에 연결되어 있지 않습니다.')).toBeInTheDocument()
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByText(/연결되어 있지 않습니다/)).not.toBeInTheDocument()
})

it('leads to every page that was visited', () => {
  noteVisit({ path: '/about/Profile', title: '프로필', at: Date.now() })
  render(<KeptPages />)
  expect(screen.getByRole('navigation', { name: '연결 없이 열리는 페이지' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '프로필' })).toHaveAttribute('href', '/about/Profile')
})
