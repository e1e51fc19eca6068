import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MOTION_STORAGE_KEY } from '@/config/constants'
import MotionPicker from '@/features/shell/MotionPicker'

const html = document.documentElement.dataset

beforeEach(() => {
  html['motionChoice'] = 'calm'
})
afterEach(() => {
  delete html['motionChoice']
})

describe('MotionPicker', () => {
  it('is a group of three radio buttons with the current choice checked', () => {
    render(<MotionPicker withDescription />)
    const group = screen.getByRole('group', { name: '움직임' })
    expect(
      within(group)
        .getAllByRole('radio')
        .map((radio) => radio.parentElement?.textContent),
    ).toEqual(['온전히', '차분히', '멈춤'])
    expect(screen.getByRole('radio', { name: '차분히' })).toBeChecked()
    expect(screen.getByText('천천히 바뀝니다. 영상과 반짝임은 멈춥니다.')).toBeVisible()
  })

  it('applies to both pickers immediately, by pointer and by arrow key, and announces the change', async () => {
    render(
      <>
        <section aria-label="차례">
          <MotionPicker />
        </section>
        <footer>
          <MotionPicker withDescription />
        </footer>
      </>,
    )
    const [contents, footer] = [screen.getByRole('region'), screen.getByRole('contentinfo')]
    expect(screen.getByText(/천천히/)).toHaveAttribute('aria-live', 'off')
    await userEvent.click(within(contents).getByRole('radio', { name: '멈춤' }))
    expect(html['motionChoice']).toBe('still')
    await waitFor(() => expect(within(footer).getByRole('radio', { name: '멈춤' })).toBeChecked())
    within(footer).getByRole('radio', { name: '멈춤' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(html['motionChoice']).toBe('calm')
    await waitFor(() => expect(within(contents).getByRole('radio', { name: '차분히' })).toBeChecked())
    expect(screen.getByText(/천천히/)).toHaveAttribute('aria-live', 'polite')
  })

  it('applies for this visit if nothing can be stored, and warns once', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    render(<MotionPicker />)
    await userEvent.click(screen.getByRole('radio', { name: '온전히' }))
    await userEvent.click(screen.getByRole('radio', { name: '멈춤' }))
    expect(html['motionChoice']).toBe('still')
    expect(localStorage.getItem(MOTION_STORAGE_KEY)).toBeNull()
    expect(warned).toHaveBeenCalledOnce()
  })
})
