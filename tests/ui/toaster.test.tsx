import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissToast, showToast, Toaster } from '@/ui/toaster'
import { installPopoverMethods } from '../dialog'

beforeAll(installPopoverMethods)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const show = (...toast: Parameters<typeof showToast>) => {
  let id = 0
  act(() => {
    id = showToast(...toast)
  })
  return id
}

describe('a toast', () => {
  it('is read out politely and goes by itself, telling so', () => {
    const onExpire = vi.fn<() => void>()
    render(<Toaster />)
    show('지웠습니다.', { durationMs: 8000, onExpire })
    expect(screen.getByRole('status')).toHaveTextContent('지웠습니다.')
    // The next one is read by itself, without this one once more.
    expect(screen.getByRole('status')).toHaveAttribute('aria-atomic', 'false')
    pass(7999)
    expect(onExpire).not.toHaveBeenCalled()
    pass(1)
    expect(screen.getByRole('status')).toHaveTextContent(/^$/)
    expect(onExpire).toHaveBeenCalledOnce()
  })

  it('waits while the pointer or the focus is on it', () => {
    render(<Toaster />)
    show('지웠습니다.', { durationMs: 4000 })
    const toast = screen.getByText('지웠습니다.')
    fireEvent.pointerEnter(toast.closest('li')!)
    pass(60_000)
    expect(toast).toBeInTheDocument()
    fireEvent.pointerLeave(toast.closest('li')!)
    pass(4000)
    expect(toast).not.toBeInTheDocument()
  })

  it('that is undone does not expire', () => {
    const onExpire = vi.fn<() => void>()
    const onSelect = vi.fn<() => void>()
    render(<Toaster />)
    show('지웠습니다.', { onExpire, action: { label: '되돌리기', onSelect } })
    fireEvent.click(screen.getByRole('button', { name: '되돌리기' }))
    pass(60_000)
    expect(onSelect).toHaveBeenCalledOnce()
    expect(onExpire).not.toHaveBeenCalled()
  })

  it('can be taken away early', () => {
    render(<Toaster />)
    const id = show('곧 갑니다.')
    act(() => dismissToast(id))
    expect(screen.queryByText('곧 갑니다.')).not.toBeInTheDocument()
  })

  it('has its place laid above all when the page is idle, and at once when it comes before that', () => {
    const shown = vi.spyOn(HTMLElement.prototype, 'togglePopover')
    const { unmount } = render(<Toaster />)
    expect(shown).not.toHaveBeenCalled()
    pass(1000)
    expect(shown).toHaveBeenCalledOnce()
    unmount()
    render(<Toaster />)
    const id = show('벌써 왔습니다.')
    expect(shown).toHaveBeenCalledTimes(2)
    act(() => dismissToast(id))
  })
})
