import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { Dialog } from '@/ui/Dialog'
import { isDialogOpen, onDialogsClosed } from '@/ui/openDialogs'
import { showToast, Toaster } from '@/ui/toaster'
import { installDialogMethods, installPopoverMethods } from '../support/dialog'

beforeAll(() => {
  installDialogMethods()
  installPopoverMethods()
})

function Page({ onOpenChange }: { onOpenChange?: (open: boolean) => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        열기
      </button>
      <Toaster />
      <Dialog open={open} onClose={() => setOpen(false)} label="쪽지" {...(onOpenChange && { onOpenChange })}>
        <button type="button">처음</button>
        <button type="button" onClick={() => setOpen(false)}>
          끝
        </button>
      </Dialog>
    </>
  )
}

async function openDialog(onOpenChange?: (open: boolean) => void) {
  const user = userEvent.setup()
  render(<Page {...(onOpenChange && { onOpenChange })} />)
  await user.click(screen.getByRole('button', { name: '열기' }))
  return user
}

const dialog = () => screen.queryByRole('dialog', { name: '쪽지' })
const waitUntilClosed = () => waitFor(() => expect(dialog()).not.toBeInTheDocument())

describe('Dialog', () => {
  it('restores the focus after closing, before it calls onDialogsClosed', async () => {
    const user = await openDialog()
    await user.click(screen.getByRole('button', { name: '끝' }))
    let focused: Element | null = null
    onDialogsClosed(() => (focused = document.activeElement))
    await waitUntilClosed()
    expect(focused).toBe(screen.getByRole('button', { name: '열기' }))
    expect(isDialogOpen()).toBe(false)
  })

  it('is not in the document until it opens, and then takes the focus', async () => {
    render(<Page />)
    expect(dialog()).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '열기' }))
    expect(dialog()?.contains(document.activeElement)).toBe(true)
  })

  it('keeps Tab inside in both directions', async () => {
    const user = await openDialog()
    await user.tab()
    expect(screen.getByRole('button', { name: '처음' })).toHaveFocus()
    await user.tab({ shift: true })
    expect(screen.getByRole('button', { name: '끝' })).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('button', { name: '처음' })).toHaveFocus()
  })

  it('closes on Esc', async () => {
    await openDialog()
    fireEvent(dialog()!, new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  })

  it('closes on a click on the backdrop, but not if the press began inside', async () => {
    await openDialog()
    const layer = dialog()!
    fireEvent.pointerDown(screen.getByRole('button', { name: '처음' }))
    fireEvent.click(layer)
    expect(dialog()).toBeInTheDocument()
    fireEvent.pointerDown(layer)
    fireEvent.click(layer)
    await waitUntilClosed()
  })

  it('reports when it opens and as soon as it begins to close', async () => {
    const onOpenChange = vi.fn<(open: boolean) => void>()
    const user = await openDialog(onOpenChange)
    expect(onOpenChange.mock.calls).toEqual([[true]])
    await user.click(screen.getByRole('button', { name: '끝' }))
    expect(onOpenChange.mock.calls).toEqual([[true], [false]])
  })

  it('contains the toasts while it is open, so that they stay usable', async () => {
    const user = await openDialog()
    const undo = vi.fn<() => void>()
    showToast('지웠습니다.', { action: { label: '되돌리기', onSelect: undo } })
    const button = await screen.findByRole('button', { name: '되돌리기' })
    expect(dialog()).toContainElement(button)
    await user.click(button)
    expect(undo).toHaveBeenCalledOnce()
    expect(screen.queryByText('지웠습니다.')).not.toBeInTheDocument()
  })
})
