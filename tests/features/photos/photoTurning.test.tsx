import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { type Post, toPosts } from '@/posts/post'
import { queryClient } from '@/posts/queryClient'
import { a7c2 } from '@/posts/registry'
import type { PhotoMeta } from '@/posts/meta'
import { PhotoDetail } from '@/features/photos/detail/PhotoDetail'

/** Photos of the roll, in list order. */
const ROLL = [1, 2, 3, 4, 5]
/** How the reads of neighbours that are under way end, by the photo whose neighbours they are. */
const reads = vi.hoisted(() => new Map<number, (fails: boolean) => void>())

const photo = (id: number) => {
  const [post] = toPosts(a7c2, [{ id, title: `사진 ${id}`, created_at: '2026-10-03T19:20:00+09:00' }])
  if (!post) throw new Error('The row makes no sense.')
  return post
}

vi.mock('@/posts/repository', () => ({
  getPost: (_: unknown, id: number) => Promise.resolve(photo(id)),
  getNeighbours: (_: unknown, { id }: Post<PhotoMeta>) =>
    new Promise((resolve, reject) => {
      const beside = (by: number) => {
        const found = ROLL[ROLL.indexOf(id) + by]
        return found === undefined ? null : photo(found)
      }
      reads.set(id, (fails) => {
        reads.delete(id)
        if (fails) reject(new Error('no answer'))
        else resolve({ previous: beside(-1), next: beside(1) })
      })
    }),
}))

beforeEach(() => {
  queryClient.clear()
  reads.clear()
  vi.spyOn(console, 'error').mockReturnValue()
})

function Address() {
  return <output aria-label="주소">{useLocation().pathname}</output>
}

async function open(id: number) {
  render(
    <MemoryRouter initialEntries={[a7c2.detailPath(id)]}>
      <Routes>
        <Route
          path={a7c2.detailPath(':id')}
          element={<PhotoDetail collection={a7c2} Notes={() => null} onShare={() => undefined} />}
        />
      </Routes>
      <Address />
    </MemoryRouter>,
  )
  await addressOf(id)
}

/** The address, once this photo is the one on show. */
async function addressOf(id: number) {
  await screen.findByRole('heading', { level: 1, name: `사진 ${id}` })
  return screen.getByLabelText('주소').textContent
}

/** The neighbours of a photo are read, or can't be. */
async function answer(id: number, fails = false) {
  await vi.waitFor(() => expect(reads.has(id)).toBe(true))
  await act(async () => reads.get(id)?.(fails))
}

it('turns as often as the key was pressed, though the neighbours were still being read', async () => {
  await open(1)
  await answer(1)
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(await addressOf(2)).toBe(a7c2.detailPath(2))
  await answer(2)
  expect(await addressOf(3)).toBe(a7c2.detailPath(3))
  await answer(3)
  expect(await addressOf(4)).toBe(a7c2.detailPath(4))
  await answer(4)
  expect(await addressOf(4)).toBe(a7c2.detailPath(4))
})

it('waits with the first press, too, and takes a press back by its opposite', async () => {
  await open(2)
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}')
  await answer(2)
  expect(await addressOf(1)).toBe(a7c2.detailPath(1))
})

it('forgets the presses that lead beyond the end', async () => {
  await open(4)
  await answer(4)
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(await addressOf(5)).toBe(a7c2.detailPath(5))
  await answer(5)
  expect(await addressOf(5)).toBe(a7c2.detailPath(5))
  await userEvent.keyboard('{ArrowLeft}')
  expect(await addressOf(4)).toBe(a7c2.detailPath(4))
})

it('forgets them when the neighbours can not be read', async () => {
  await open(2)
  await userEvent.keyboard('{ArrowRight}')
  await answer(2, true)
  expect(await addressOf(2)).toBe(a7c2.detailPath(2))
})

it('keeps the focus on the arrow, and the arrow itself while the neighbours are read', async () => {
  await open(1)
  await answer(1)
  const next = await screen.findByRole('link', { name: '다음 사진' })
  next.focus()
  await userEvent.keyboard('{Enter}')
  expect(await addressOf(2)).toBe(a7c2.detailPath(2))
  expect(next).toHaveFocus()
  // Pressed again too early, it waits as the key does.
  await userEvent.keyboard('{Enter}')
  await answer(2)
  expect(await addressOf(3)).toBe(a7c2.detailPath(3))
  await answer(3)
  await vi.waitFor(() => expect(next).toHaveAttribute('href', a7c2.detailPath(4)))
  expect(next).toHaveFocus()
})

it('gives the focus to the heading where the side of the arrow has nothing more', async () => {
  await open(4)
  await answer(4)
  const next = await screen.findByRole('link', { name: '다음 사진' })
  next.focus()
  await userEvent.keyboard('{Enter}')
  await addressOf(5)
  await answer(5)
  await vi.waitFor(() => expect(next).not.toBeInTheDocument())
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

it('leaves the focus where it is when a key turns', async () => {
  await open(4)
  await answer(4)
  const picture = screen.getByRole('button', { name: /크게 보기/ })
  picture.focus()
  await userEvent.keyboard('{ArrowRight}')
  await addressOf(5)
  await answer(5)
  expect(picture).toHaveFocus()
})
