import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { dismissToast, showToast, Toaster } from '@/ui/toaster'
import { installPopoverMethods } from '../support/dialog'

beforeAll(installPopoverMethods)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const advance = (ms: number) =>
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

describe('Toaster', () => {
  it('announces a toast politely, removes it after its time and calls onExpire', () => {
    const onExpire = vi.fn<() => void>()
    render(<Toaster />)
    show('지웠습니다.', { durationMs: 8000, onExpire })
    expect(screen.getByRole('status')).toHaveTextContent('지웠습니다.')
    // Only a new toast is announced, not the previous ones.
    expect(screen.getByRole('status')).toHaveAttribute('aria-atomic', 'false')
    advance(7999)
    expect(onExpire).not.toHaveBeenCalled()
    advance(1)
    expect(screen.getByRole('status')).toHaveTextContent(/^$/)
    expect(onExpire).toHaveBeenCalledOnce()
  })

  it('pauses while the pointer is on a toast', () => {
    render(<Toaster />)
    show('지웠습니다.', { durationMs: 4000 })
    const toast = screen.getByText('지웠습니다.')
    fireEvent.pointerEnter(toast.closest('li')!)
    advance(60_000)
    expect(toast).toBeInTheDocument()
    fireEvent.pointerLeave(toast.closest('li')!)
    advance(4000)
    expect(toast).not.toBeInTheDocument()
  })

  it('does not call onExpire after the action was chosen', () => {
    const onExpire = vi.fn<() => void>()
    const onSelect = vi.fn<() => void>()
    render(<Toaster />)
    show('지웠습니다.', { onExpire, action: { label: '되돌리기', onSelect } })
    fireEvent.click(screen.getByRole('button', { name: '되돌리기' }))
    advance(60_000)
    expect(onSelect).toHaveBeenCalledOnce()
    expect(onExpire).not.toHaveBeenCalled()
  })

  it.each([
    ['the previous element', '찾기', (_field: HTMLElement) => undefined],
    ['the page if that element is gone', '본문', (field: HTMLElement) => field.remove()],
  ])('moves the focus from a pressed button to %s', (_name, receiver, meanwhile) => {
    render(
      <main id="main" tabIndex={-1} aria-label="본문">
        <Toaster />
      </main>,
    )
    const field = document.body.appendChild(document.createElement('input'))
    field.ariaLabel = '찾기'
    onTestFinished(() => field.remove())
    field.focus()
    show('지웠습니다.', { action: { label: '되돌리기', onSelect: () => meanwhile(field) } })
    const button = screen.getByRole('button', { name: '되돌리기' })
    act(() => button.focus())
    fireEvent.click(button)
    expect(button).not.toBeInTheDocument()
    expect(screen.getByLabelText(receiver)).toHaveFocus()
  })

  it('does not move the focus if the pressed button did not have it', () => {
    render(<Toaster />)
    show('지웠습니다.', { action: { label: '되돌리기', onSelect: () => undefined } })
    fireEvent.click(screen.getByRole('button', { name: '되돌리기' }))
    expect(document.body).toHaveFocus()
  })

  it('keeps the focus that the action has set', () => {
    render(
      <main id="main" tabIndex={-1}>
        <input aria-label="제목" />
        <Toaster />
      </main>,
    )
    show('지웠습니다.', { action: { label: '열기', onSelect: () => screen.getByLabelText('제목').focus() } })
    const button = screen.getByRole('button', { name: '열기' })
    act(() => button.focus())
    fireEvent.click(button)
    expect(screen.getByLabelText('제목')).toHaveFocus()
  })

  it('can be dismissed early', () => {
    render(<Toaster />)
    const id = show('곧 갑니다.')
    act(() => dismissToast(id))
    expect(screen.queryByText('곧 갑니다.')).not.toBeInTheDocument()
  })

  it('opens its popover when the page is idle, or immediately with the first toast', () => {
    const togglePopover = vi.spyOn(HTMLElement.prototype, 'togglePopover')
    const { unmount } = render(<Toaster />)
    expect(togglePopover).not.toHaveBeenCalled()
    advance(1000)
    expect(togglePopover).toHaveBeenCalledOnce()
    unmount()
    render(<Toaster />)
    const id = show('벌써 왔습니다.')
    expect(togglePopover).toHaveBeenCalledTimes(2)
    act(() => dismissToast(id))
  })
})
