import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { Sheet } from '@/admin/components/Sheet'
import { useScroll } from '@/stores/scroll'
import { installDialogMethods } from '../../support/dialog'

beforeEach(installDialogMethods)

/** A page whose button leaves when it has opened the sheet, as a menu does, if `leaves`. */
function Page({ leaves }: { leaves: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <main id="main" tabIndex={-1}>
      {!(open && leaves) && <button onClick={() => setOpen(true)}>열기</button>}
      <Sheet open={open} title="물음" onClose={() => setOpen(false)}>
        <button onClick={() => setOpen(false)}>취소</button>
      </Sheet>
    </main>
  )
}

async function openAndClose(leaves: boolean) {
  render(<Page leaves={leaves} />)
  screen.getByText('열기').focus()
  fireEvent.click(screen.getByText('열기'))
  screen.getByText('취소').focus()
  await act(async () => void fireEvent.click(screen.getByText('취소')))
  expect(screen.queryByRole('dialog')).toBeNull()
}

it('gives the focus to the page when what opened it is gone', async () => {
  await openAndClose(true)
  expect(screen.getByRole('main')).toHaveFocus()
})

it('leaves the focus where the browser has put it', async () => {
  await openAndClose(false)
  expect(screen.getByRole('main')).not.toHaveFocus()
})

it('holds the page still until the last of them has closed', () => {
  const held = () => useScroll.getState().lockOwners.size > 0
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
  expect(held()).toBe(true)
  rerender(sheets(true, true))
  rerender(sheets(true, false))
  expect(held()).toBe(true)
  rerender(sheets(false, false))
  expect(held()).toBe(false)
})
