import { openEditor, advanceTime, settle, update, completePost } from '../editor/editorPage'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-data'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { getOwnerPost } from '@/posts/owner/ownerRepository'
import { a7c2 } from '../../support/galleries'
import { RowChangedError } from '@/posts/owner/postChanges'
import { DataError } from '@/supabase/errors'
import Share from '@/admin/share/Share'
import { toasts } from '@/ui/toaster/store'

// The stylesheet with the colours is not loaded.
vi.mock(import('@/lib/canvas/colors'), () => ({ tokenColor: () => '#000000' }))

beforeEach(() => {
  HTMLCanvasElement.prototype.getContext = () => null
})

async function open() {
  vi.mocked(getOwnerPost).mockResolvedValue({ ...completePost, meta: { iso: 100 } })
  const router = createMemoryRouter([{ path: '/', element: <Share collection={a7c2} id={7} /> }])
  onTestFinished(() => router.dispose())
  render(<RouterProvider router={router} />)
  await settle()
}
const title = () => screen.getByLabelText('공유 제목')
const type = (value: string) => fireEvent.change(title(), { target: { value } })
const save = async () => {
  fireEvent.click(screen.getByRole('button', { name: '저장하기' }))
  await settle()
}

it('previews the title that each service shows, and announces where it is cut', async () => {
  await open()
  const place = (name: string) => screen.getByRole('region', { name })
  expect(place('카카오톡')).toHaveTextContent('모두 보입니다')
  expect(title()).toHaveAttribute('placeholder', completePost.title)
  type('가'.repeat(30))
  expect(place('X · 인스타그램')).toHaveTextContent('모두 보입니다')
  // Search results include the site name.
  expect(place('네이버')).toHaveTextContent('제목이 잘립니다')
  expect(place('네이버')).toHaveTextContent(`${'가'.repeat(30)} · Bl…`)
  expect(place('Google')).toHaveTextContent('제목이 잘립니다')
  await advanceTime(700)
  expect(screen.getByText('네이버: 제목이 잘립니다. Google: 제목이 잘립니다.')).toBeInTheDocument()
  type('가'.repeat(42))
  expect(title()).toHaveAccessibleDescription(/제목이 잘립니다: 42\/35자/)
})

it('draws the card with the title and camera of the post, and its picture at the focal point', async () => {
  await open()
  const cards = document.querySelectorAll('[aria-hidden="true"]:has(> div > div)')
  expect(cards.length).toBeGreaterThan(0)
  const [card] = cards
  expect(card).toHaveTextContent(`${completePost.title}${a7c2.camera}`)
  const position = () => card?.querySelector('img')?.style.objectPosition
  const before = position()
  fireEvent.keyDown(screen.getByRole('slider', { name: '초점 세로' }), { key: 'ArrowDown', shiftKey: true })
  await settle()
  expect(position()).not.toBe(before)
})

it('saves changes once and keeps other metadata of the row', async () => {
  await open()
  type('산이 열 겹')
  fireEvent.keyDown(screen.getByRole('slider', { name: '초점 가로' }), { key: 'ArrowRight', shiftKey: true })
  await save()
  await save()
  expect(update.mock.calls[0]?.slice(1)).toEqual([
    7,
    { meta: { iso: 100, share: { title: '산이 열 겹', focus: [0.6, 0.4] } } },
    { expectedUpdatedAt: completePost.updatedAt },
  ])
  expect(update).toHaveBeenCalledTimes(1)
  expect(toasts.getState()[0]?.message).toBe('공유 정보를 저장했습니다.')
})

it('keeps text typed during a save', async () => {
  let answer = () => {}
  update.mockImplementationOnce(
    (_of, id, changes) =>
      new Promise((resolve) => {
        answer = () => resolve({ ...completePost, ...changes, id, updatedAt: '2026-11-20T13:00:00Z' })
      }),
  )
  await open()
  type('하나')
  await save()
  type('둘')
  answer()
  await settle()
  expect(title()).toHaveValue('둘')
})

it('focuses the first field after a draft of an earlier visit is restored', async () => {
  await open()
  type('산이 열 겹')
  cleanup()
  await settle()
  await open()
  fireEvent.click(screen.getByRole('button', { name: '복원' }))
  await settle()
  expect(title()).toHaveValue('산이 열 겹')
  expect(title()).toHaveFocus()
})

it('keeps the input if saving fails', async () => {
  update.mockRejectedValue(new DataError('offline', 'no'))
  await open()
  type('산이 열 겹')
  await save()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(screen.getByRole('alert')).toHaveTextContent('저장하지 못했습니다. 서버에 닿지 못했습니다.')
  expect(title()).toHaveValue('산이 열 겹')
})

it('reports a conflict with another tab and overwrites only the share data', async () => {
  update.mockRejectedValueOnce(new RowChangedError({ ...completePost, title: '다른 탭', meta: { iso: 200 } }))
  await open()
  type('산이 열 겹')
  await save()
  const dialog = within(screen.getByRole('dialog', { name: '다른 곳에서 먼저 바뀌었습니다' }))
  fireEvent.click(dialog.getByRole('button', { name: '덮어쓰기' }))
  await settle()
  expect(update.mock.lastCall?.[2]).toEqual({ meta: { iso: 200, share: { title: '산이 열 겹' } } })
})

it('applies a crop only on confirmation', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: '크게 자르기' }))
  const dialog = within(screen.getByRole('dialog', { name: '그림 자르기' }))
  fireEvent.keyDown(dialog.getByRole('slider', { name: '초점 세로' }), { key: 'ArrowDown', shiftKey: true })
  expect(dialog.getByText('가로 50% · 세로 50%')).toBeVisible()
  const across = dialog.getByRole('slider', { name: '초점 가로' })
  fireEvent.keyDown(across, { key: 'ArrowUp' })
  expect(dialog.getByText('가로 51% · 세로 50%')).toBeVisible()
  fireEvent.keyDown(across, { key: 'ArrowDown' })
  fireEvent.click(dialog.getByRole('button', { name: '적용하기' }))
  expect(screen.getByText('초점 가로 50% · 세로 50%')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: '기본값으로' }))
  expect(screen.getByText('초점 가로 50% · 세로 40%')).toBeVisible()
})

it('is linked from the editor of a saved post', async () => {
  await openEditor(completePost)
  expect(screen.getByRole('link', { name: '공유 미리보기' })).toHaveAttribute(
    'href',
    `${a7c2.uploadPath}/7/share`,
  )
  expect(screen.getByRole('link', { name: '이전 판' })).toHaveAttribute(
    'href',
    `${a7c2.uploadPath}/7/versions`,
  )
  cleanup()
  await openEditor()
  expect(screen.queryByRole('link', { name: '공유 미리보기' })).toBeNull()
})
