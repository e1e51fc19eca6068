import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { type Post, parsePosts } from '@/posts/post'
import { queryClient } from '@/posts/read/queryClient'
import { Browser, getAddress } from '../../support/browser'
import { a7c2 } from '../../support/galleries'
import type { PhotoMeta } from '@/posts/meta'
import { PhotoDetail } from '@/features/photos/detail/PhotoDetail'

/** Photo ids in list order. */
const PHOTOS = [1, 2, 3, 4, 5]
/** Settles the pending requests for neighbours, by photo id. */
const pendingReads = vi.hoisted(() => new Map<number, (fails: boolean) => void>())

const photo = (id: number) => {
  const [post] = parsePosts(a7c2, [{ id, title: `사진 ${id}`, created_at: '2026-10-03T19:20:00+09:00' }])
  if (!post) throw new Error('The row is invalid.')
  return post
}

vi.mock('@/posts/read/repository', () => ({
  getPost: (_: unknown, id: number) => Promise.resolve(photo(id)),
  getNeighbours: (_: unknown, { id }: Post<PhotoMeta>) =>
    new Promise((resolve, reject) => {
      const neighbour = (offset: number) => {
        const neighbourId = PHOTOS[PHOTOS.indexOf(id) + offset]
        return neighbourId === undefined ? null : photo(neighbourId)
      }
      pendingReads.set(id, (fails) => {
        pendingReads.delete(id)
        if (fails) reject(new Error('no answer'))
        else resolve({ previous: neighbour(-1), next: neighbour(1) })
      })
    }),
}))

beforeEach(() => {
  queryClient.clear()
  pendingReads.clear()
  vi.spyOn(console, 'error').mockReturnValue()
})

async function open(id: number) {
  render(
    <MemoryRouter initialEntries={[a7c2.detailPath(id)]}>
      <Routes>
        <Route
          path={a7c2.detailPath(':id')}
          element={<PhotoDetail collection={a7c2} Notes={() => null} onShare={() => undefined} />}
        />
      </Routes>
      <Browser />
    </MemoryRouter>,
  )
  await pathOnceShown(id)
}

/** Returns the path once this photo is shown. */
async function pathOnceShown(id: number) {
  await screen.findByRole('heading', { level: 1, name: `사진 ${id}` })
  return getAddress()
}

/** Settles the request for a photo's neighbours. */
async function answer(id: number, fails = false) {
  await vi.waitFor(() => expect(pendingReads.has(id)).toBe(true))
  await act(async () => pendingReads.get(id)?.(fails))
}

it('turns once per key press, even while the neighbours are loading', async () => {
  await open(1)
  await answer(1)
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(await pathOnceShown(2)).toBe(a7c2.detailPath(2))
  await answer(2)
  expect(await pathOnceShown(3)).toBe(a7c2.detailPath(3))
  await answer(3)
  expect(await pathOnceShown(4)).toBe(a7c2.detailPath(4))
  await answer(4)
  expect(await pathOnceShown(4)).toBe(a7c2.detailPath(4))
})

it('queues the first key press too, and lets opposite presses cancel out', async () => {
  await open(2)
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}')
  await answer(2)
  expect(await pathOnceShown(1)).toBe(a7c2.detailPath(1))
})

it('drops key presses beyond the end of the list', async () => {
  await open(4)
  await answer(4)
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(await pathOnceShown(5)).toBe(a7c2.detailPath(5))
  await answer(5)
  expect(await pathOnceShown(5)).toBe(a7c2.detailPath(5))
  await userEvent.keyboard('{ArrowLeft}')
  expect(await pathOnceShown(4)).toBe(a7c2.detailPath(4))
})

it('drops key presses when the neighbours fail to load', async () => {
  await open(2)
  await userEvent.keyboard('{ArrowRight}')
  await answer(2, true)
  expect(await pathOnceShown(2)).toBe(a7c2.detailPath(2))
})

it('keeps the arrow mounted and focused while the neighbours are loading', async () => {
  await open(1)
  await answer(1)
  const next = await screen.findByRole('link', { name: '다음 사진' })
  next.focus()
  await userEvent.keyboard('{Enter}')
  expect(await pathOnceShown(2)).toBe(a7c2.detailPath(2))
  expect(next).toHaveFocus()
  // A press while the neighbours are loading is queued.
  await userEvent.keyboard('{Enter}')
  await answer(2)
  expect(await pathOnceShown(3)).toBe(a7c2.detailPath(3))
  await answer(3)
  await vi.waitFor(() => expect(next).toHaveAttribute('href', a7c2.detailPath(4)))
  expect(next).toHaveFocus()
})

it('moves the focus to the heading when the focused arrow disappears', async () => {
  await open(4)
  await answer(4)
  const next = await screen.findByRole('link', { name: '다음 사진' })
  next.focus()
  await userEvent.keyboard('{Enter}')
  await pathOnceShown(5)
  await answer(5)
  await vi.waitFor(() => expect(next).not.toBeInTheDocument())
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

it('keeps the focus when a key turns', async () => {
  await open(4)
  await answer(4)
  const picture = screen.getByRole('button', { name: /크게 보기/ })
  picture.focus()
  await userEvent.keyboard('{ArrowRight}')
  await pathOnceShown(5)
  await answer(5)
  expect(picture).toHaveFocus()
})
