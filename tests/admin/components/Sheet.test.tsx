import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { Sheet } from '@/admin/components/Sheet'
import { useScroll } from '@/stores/scroll'
import { installDialogMethods } from '../../support/dialog'

beforeEach(installDialogMethods)

/** `removesButton`: the button that opens the sheet is removed, like one in a menu. */
function Page({ removesButton }: { removesButton: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <main id="main" tabIndex={-1}>
      {!(open && removesButton) && <button onClick={() => setOpen(true)}>열기</button>}
      <Sheet open={open} title="물음" onClose={() => setOpen(false)}>
        <button onClick={() => setOpen(false)}>취소</button>
      </Sheet>
    </main>
  )
}

async function openAndClose(removesButton: boolean) {
  render(<Page removesButton={removesButton} />)
  screen.getByText('열기').focus()
  fireEvent.click(screen.getByText('열기'))
  screen.getByText('취소').focus()
  await act(async () => void fireEvent.click(screen.getByText('취소')))
  expect(screen.queryByRole('dialog')).toBeNull()
}

it('focuses the page when the element that opened it is gone', async () => {
  await openAndClose(true)
  expect(screen.getByRole('main')).toHaveFocus()
})

it('does not change the focus that the browser has restored', async () => {
  await openAndClose(false)
  expect(screen.getByRole('main')).not.toHaveFocus()
})

it('shows its last text while it closes', async () => {
  const sheet = (count: number) => (
    <Sheet open={count > 0} title="물음" alertText={`${count}컷을 뺍니다.`} onClose={() => undefined}>
      <button>그만두기</button>
    </Sheet>
  )
  const { rerender } = render(sheet(3))
  rerender(sheet(0))
  expect(screen.getByText('3컷을 뺍니다.')).toBeVisible()
  await act(async () => undefined)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('locks scrolling until the last sheet is closed', () => {
  const isLocked = () => useScroll.getState().lockOwners.size > 0
  const sheets = (first: boolean, second: boolean) => (
    <>
      <Sheet open={first} title="편집" onClose={() => undefined}>
        글
      </Sheet>
      <Sheet open={second} title="물음" onClose={() => undefined}>
        <button>취소</button>
      </Sheet>
    </>
  )
  const { rerender } = render(sheets(true, false))
  expect(isLocked()).toBe(true)
  rerender(sheets(true, true))
  rerender(sheets(true, false))
  expect(isLocked()).toBe(true)
  rerender(sheets(false, false))
  expect(isLocked()).toBe(false)
})
