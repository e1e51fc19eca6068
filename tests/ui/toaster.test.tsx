import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { dismissToast, showToast, Toaster } from '@/ui/toaster'
import { installPopoverMethods } from '../support/dialog'

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

  it.each([
    ['where it came from', '찾기', (_field: HTMLElement) => undefined],
    ['the page, where that has gone', '본문', (field: HTMLElement) => field.remove()],
  ])('whose button was pressed gives its focus to %s', (_name, receiver, meanwhile) => {
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

  it('that is pressed without having the focus leaves it where it is', () => {
    render(<Toaster />)
    show('지웠습니다.', { action: { label: '되돌리기', onSelect: () => undefined } })
    fireEvent.click(screen.getByRole('button', { name: '되돌리기' }))
    expect(document.body).toHaveFocus()
  })

  it('leaves the focus where its action has put it', () => {
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
