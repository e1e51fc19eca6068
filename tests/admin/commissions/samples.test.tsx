import { advanceTime, completePost, openEditor, press, settle, update } from '../editor/editorPage'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { CommissionForm } from '@/admin/commissions/CommissionForm'
import { commissions } from '@/posts/collections'
import type { WorkSample } from '@/posts/meta'
import { getListedPost, listOwnerPosts } from '@/posts/owner/ownerRepository'
import { buildPost } from '../../support/posts'

const published = { status: 'published', publishedAt: '2026-01-02T00:00:00Z' } as const
const titles: Readonly<Record<number, string>> = { 1: '용과 마주 선 저녁', 2: '달의 마녀', 3: '우산 둘' }
const sample = (id: number): WorkSample => ({ collection: 'fanart', id })
async function open(samples: readonly WorkSample[]) {
  await openEditor({ ...completePost, meta: { samples } }, { collection: commissions, form: CommissionForm })
  await settle()
}
const saved = (): unknown => update.mock.lastCall?.[2]
const rows = () =>
  within(screen.getByRole('region', { name: '견본' }))
    .queryAllByRole('listitem')
    .map((row) => row.querySelector('b')?.textContent)
const searchFor = async (text: string) => {
  fireEvent.change(screen.getByRole('searchbox', { name: '작품 제목으로 찾기' }), { target: { value: text } })
  await advanceTime(400)
  await settle()
}
const click = async (name: string) => {
  screen.getByRole('button', { name }).focus()
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}

beforeEach(() => {
  vi.mocked(getListedPost).mockImplementation((_of, id) =>
    Promise.resolve(titles[id] === undefined ? null : buildPost({ ...published, id, title: titles[id] })),
  )
  vi.mocked(listOwnerPosts).mockImplementation(({ key }, { search, status }) => {
    const isFound = key === 'fanart' && status === 'published'
    const posts = isFound
      ? [1, 2, 3].map((id) => buildPost({ ...published, id, title: titles[id] ?? '' }))
      : []
    return Promise.resolve({
      posts: posts.filter(({ title }) => title.includes(search)),
      total: posts.length,
    })
  })
})

it('lists them with title and place, and says which the site does not show', async () => {
  vi.mocked(getListedPost).mockResolvedValueOnce(buildPost({ id: 1, title: '초안' }))
  await open([sample(1), sample(2), sample(9), { collection: 'unknown', id: 1 }])
  expect(rows()).toEqual(['초안', '달의 마녀', '팬아트 9번', 'unknown 1번'])
  const [draft, shown, gone] = within(screen.getByRole('region', { name: '견본' })).getAllByRole('listitem')
  expect(draft).toHaveTextContent('게시하지 않은 작품입니다.')
  expect(shown).toHaveTextContent('팬아트')
  expect(gone).toHaveTextContent('지워졌거나 휴지통에 있는 작품입니다.')
})

it('moves one, with the focus on its button, and takes one out', async () => {
  await open([sample(1), sample(2), sample(3)])
  await click('우산 둘 위로')
  expect(rows()).toEqual(['용과 마주 선 저녁', '우산 둘', '달의 마녀'])
  expect(screen.getByRole('button', { name: '우산 둘 위로' })).toHaveFocus()
  expect(screen.getByText('‘우산 둘’, 이제 2번째입니다.')).toBeInTheDocument()
  await click('용과 마주 선 저녁 위로')
  await click('달의 마녀 아래로')
  expect(rows()).toEqual(['용과 마주 선 저녁', '우산 둘', '달의 마녀'])
  await click('용과 마주 선 저녁 빼기')
  expect(screen.getAllByRole('listitem')[0]).toHaveFocus()
  await press('임시저장')
  expect(saved()).toMatchObject({ meta: { samples: [sample(3), sample(2)] } })
})

it('leaves the list out after the last one is taken out', async () => {
  await open([sample(1)])
  await click('용과 마주 선 저녁 빼기')
  expect(rows()).toEqual([])
  expect(screen.getByRole('button', { name: '견본 더하기' })).toHaveFocus()
  await press('임시저장')
  expect(saved()).toEqual({ meta: { use: 'personal' } })
})

it('finds a published work by its title and adds it', async () => {
  await open([sample(1)])
  await click('견본 더하기')
  const dialog = within(screen.getByRole('dialog', { name: '견본 더하기' }))
  expect(dialog.getByRole('button', { name: /용과 마주 선 저녁.*이미 견본입니다/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  const input = dialog.getByRole('searchbox', { name: '작품 제목으로 찾기' })
  expect(input).toHaveFocus()
  await searchFor('우산')
  const [found, ...others] = within(dialog.getByRole('list', { name: '게시한 작품' })).getAllByRole('button')
  expect(others).toEqual([])
  input.focus()
  fireEvent.keyDown(input, { key: 'ArrowDown' })
  expect(found).toHaveFocus()
  if (found) fireEvent.click(found)
  await settle()
  expect(rows()).toEqual(['용과 마주 선 저녁', '우산 둘'])
  await press('임시저장')
  expect(saved()).toMatchObject({ meta: { samples: [sample(1), sample(3)] } })
})

it('says that nothing is found, and that a search has failed', async () => {
  await open([])
  await click('견본 더하기')
  await searchFor('없는 제목')
  expect(screen.getByText('그런 제목으로 게시한 작품이 없습니다.')).toBeVisible()
  vi.mocked(listOwnerPosts).mockRejectedValue(new Error('no'))
  await searchFor('다른 제목')
  await advanceTime(30_000)
  await settle()
  expect(screen.getByRole('alert')).toHaveTextContent('작품을 다 찾지 못했습니다.')
})

it('takes six at most', async () => {
  await open([1, 2, 3, 4, 5, 6].map(sample))
  const add = screen.getByRole('button', { name: '견본 더하기' })
  expect(add).toHaveAccessibleDescription('견본은 6개까지 고를 수 있습니다.')
  fireEvent.click(add)
  await settle()
  expect(screen.queryByRole('dialog', { name: '견본 더하기' })).toBeNull()
})
