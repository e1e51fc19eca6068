import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { Dialog } from '@/ui/Dialog'
import { isDialogOpen, whenDialogsGone } from '@/ui/openDialogs'
import { showToast, Toaster } from '@/ui/toaster'
import { installDialogMethods, installPopoverMethods } from '../support/dialog'

beforeAll(() => {
  installDialogMethods()
  installPopoverMethods()
})

function Page({ onPresence }: { onPresence?: (present: boolean) => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        열기
      </button>
      <Toaster />
      <Dialog open={open} onClose={() => setOpen(false)} label="쪽지" {...(onPresence && { onPresence })}>
        <button type="button">처음</button>
        <button type="button" onClick={() => setOpen(false)}>
          끝
        </button>
      </Dialog>
    </>
  )
}

async function opened(onPresence?: (present: boolean) => void) {
  const user = userEvent.setup()
  render(<Page {...(onPresence && { onPresence })} />)
  await user.click(screen.getByRole('button', { name: '열기' }))
  return user
}

const dialog = () => screen.queryByRole('dialog', { name: '쪽지' })
const isGone = () => waitFor(() => expect(dialog()).not.toBeInTheDocument())

describe('a dialog', () => {
  it('has gone only when it has given its focus back', async () => {
    const user = await opened()
    await user.click(screen.getByRole('button', { name: '끝' }))
    let focused: Element | null = null
    whenDialogsGone(() => (focused = document.activeElement))
    await isGone()
    expect(focused).toBe(screen.getByRole('button', { name: '열기' }))
    expect(isDialogOpen()).toBe(false)
  })

  it('is not in the document until it opens, and takes the focus then', async () => {
    render(<Page />)
    expect(dialog()).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '열기' }))
    expect(dialog()?.contains(document.activeElement)).toBe(true)
  })

  it('keeps Tab inside, both ways round', async () => {
    const user = await opened()
    await user.tab()
    expect(screen.getByRole('button', { name: '처음' })).toHaveFocus()
    await user.tab({ shift: true })
    expect(screen.getByRole('button', { name: '끝' })).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('button', { name: '처음' })).toHaveFocus()
  })

  it('gives the focus back when it has gone', async () => {
    const user = await opened()
    await user.click(screen.getByRole('button', { name: '끝' }))
    await isGone()
    expect(screen.getByRole('button', { name: '열기' })).toHaveFocus()
  })

  it('closes on Esc', async () => {
    await opened()
    fireEvent(dialog()!, new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  })

  it('closes on a press on the dim, not on one that began inside', async () => {
    await opened()
    const layer = dialog()!
    fireEvent.pointerDown(screen.getByRole('button', { name: '처음' }))
    fireEvent.click(layer)
    expect(dialog()).toBeInTheDocument()
    fireEvent.pointerDown(layer)
    fireEvent.click(layer)
    await isGone()
  })

  it('tells when it comes and as soon as it leaves', async () => {
    const onPresence = vi.fn<(present: boolean) => void>()
    const user = await opened(onPresence)
    expect(onPresence.mock.calls).toEqual([[true]])
    await user.click(screen.getByRole('button', { name: '끝' }))
    expect(onPresence.mock.calls).toEqual([[true], [false]])
  })

  it('has the toasts inside while it is open, so that they can be used', async () => {
    const user = await opened()
    const undo = vi.fn<() => void>()
    showToast('지웠습니다.', { action: { label: '되돌리기', onSelect: undo } })
    const button = await screen.findByRole('button', { name: '되돌리기' })
    expect(dialog()).toContainElement(button)
    await user.click(button)
    expect(undo).toHaveBeenCalledOnce()
    expect(screen.queryByText('지웠습니다.')).not.toBeInTheDocument()
  })
})
