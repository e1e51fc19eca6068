import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type * as queries from '@/posts/read/queries'
import type { Post } from '@/posts/post'
import type { FanartMeta } from '@/posts/meta'
import { findNovelOf } from '@/content/novels'
import { webtoons } from '@/content/series/webtoons'
import type { Webtoon } from '@/content/series/webtoon'
import { getPointAt } from '@/features/series/world/brush'
import { getRelationLines, getEdgeBetween } from '@/features/series/world/relationLines'
import { createMapLayout } from '@/features/series/world/ringLayout'
import { WebtoonPage } from '@/features/series/webtoon/WebtoonPage'
import '@/features/series/world/SeriesWorldSection'
import '@/features/series/world/Appearances'
import '@/features/series/world/ShelfFanart'
import '@/features/series/world/FanartAppearances'
import '@/features/series/webtoon/CharacterModal'
import { webtoonOf } from '../../support/stories'
import { Browser, getAddress } from '../../support/browser'
import { installDialogMethods } from '../../support/dialog'
import { buildPost } from '../../support/posts'
import { stubMatchMedia } from '../../support/mediaQuery'
import { stubIntersectionObserver } from '../../support/observers'

const pieces: Post<FanartMeta>[] = [
  {
    ...buildPost({ id: 7, title: '우산 하나, 물결 둘' }),
    meta: { series: 'tls', characters: ['hae', 'jaeha'] },
  },
]
const listQuery = vi.fn<(filter: unknown) => void>()
vi.mock('@/posts/read/queries', async (original) => ({
  ...(await original<typeof queries>()),
  usePostList: (_: unknown, { filter }: { filter: { contains: FanartMeta } }) => {
    listQuery(filter)
    const { series, characters = [] } = filter.contains
    const matches = ({ meta }: Post<FanartMeta>) =>
      meta.series === series && characters.every((slug) => meta.characters?.includes(slug))
    return { data: pieces.filter(matches) }
  },
}))

const tls = webtoonOf('tls')

async function visit(work: Webtoon, query = '?tab=characters') {
  const page = (
    <MemoryRouter initialEntries={[work.path + query]}>
      <Routes>
        <Route path={work.path} element={<WebtoonPage work={work} />} />
        <Route path="*" element={<p>다른 곳</p>} />
      </Routes>
      <Browser />
    </MemoryRouter>
  )
  // Only an awaited `act` waits for suspended components.
  await act(async () => void render(page))
  return userEvent.setup()
}
const world = () => screen.findByTestId('series-world')
const findAppearances = () => screen.findByRole('region', { name: '나오는 곳' })

beforeEach(() => {
  installDialogMethods()
  stubMatchMedia()
  stubIntersectionObserver(true)
})

describe.each(webtoons)('the relation map of $titleKo', (work) => {
  it('has a button for each character, and lists as many relations as it draws lines', async () => {
    await visit(work)
    const map = await world()
    const names = within(map)
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
    expect(names.toSorted()).toEqual(work.characters.map(({ name }) => name).toSorted())
    const listed = map.querySelectorAll('[data-relation]')
    expect(listed.length).toBe(map.querySelectorAll('[data-stroke]').length)
    expect(listed.length).toBe(6)
  })

  it('links to gallery pictures, and to the novel if there is one', async () => {
    await visit(work)
    const links = within(await world()).getAllByRole('link')
    const addresses = links.map((link) => link.getAttribute('href') ?? '')
    for (const href of addresses.filter((one) => one.includes('picture=')))
      expect(work.gallery.map(({ slug }) => slug)).toContain(
        new URLSearchParams(href.split('?')[1]).get('picture'),
      )
    expect(addresses.some((href) => href.startsWith('/novel/'))).toBe(findNovelOf(work.key) !== undefined)
  })
})

it('describes the relations in a list', async () => {
  await visit(tls)
  const list = within(await world()).getByRole('list', { name: '네 사람의 사이' })
  expect(list).toHaveTextContent('한해와 윤재하: 짝사랑, 먼저 본 사람')
  expect(list).toHaveTextContent('강이로와 한달: 둘을 취재 중, 아직 모르는 사이')
})

it('opens the modal from a portrait, and returns the focus to it', async () => {
  const user = await visit(tls)
  const portrait = within(await world()).getByRole('button', { name: '한달' })
  await act(() => user.click(portrait))
  expect(await screen.findByTestId('character-modal')).toBeVisible()
  expect(getAddress()).toBe('/webtoon/Tls?tab=characters&character=dal')
  await user.click(screen.getByRole('button', { name: '닫기' }))
  await waitFor(() => expect(portrait).toHaveFocus())
})

it('fades the lines of other characters while a portrait has the focus', async () => {
  await visit(tls)
  const map = await world()
  within(map).getByRole('button', { name: '강이로' }).focus()
  await waitFor(() => expect(map.querySelectorAll('[data-state="faint"]').length).toBe(3))
})

it('lists the appearances of a character as links: sentences, pictures, fan art', async () => {
  const user = await visit(tls, '?tab=characters&character=hae')
  expect(await findAppearances()).toHaveTextContent('한해가 나오는 곳')
  const region = within(await findAppearances())
  expect(region.getByRole('link', { name: /무엇이든 먼저 뛰어나가는/ })).toHaveAttribute(
    'href',
    '/novel/Tls?chapter=1&at=4.4',
  )
  expect(await region.findByRole('link', { name: /우산 하나, 물결 둘/ })).toHaveAttribute(
    'href',
    '/fanart/View/7',
  )
  expect(listQuery).toHaveBeenCalledWith({ contains: { series: 'tls', characters: ['hae'] } })
  expect(region.getByText('여덟 곳')).toBeVisible()
  expect(region.queryByRole('link', { name: '반쪽 편지' })).toBeNull()
  await user.click(region.getByRole('button', { name: '모두 보기' }))
  expect(region.getByRole('link', { name: '반쪽 편지' })).toHaveAttribute(
    'href',
    '/webtoon/Tls?tab=gallery&picture=letter',
  )
})

it('moves the focus to the first newly shown link after showing all', async () => {
  const user = await visit(tls, '?tab=characters&character=hae')
  const region = within(await findAppearances())
  await region.findByRole('link', { name: /우산 하나, 물결 둘/ })
  const before = region.getAllByRole('link')
  region.getByRole('button', { name: '모두 보기' }).focus()
  await user.keyboard('{Enter}')
  expect(region.getAllByRole('link').find((link) => !before.includes(link))).toHaveFocus()
})

it('leaves out kinds without appearances', async () => {
  await visit(webtoonOf('they'), '?tab=characters&character=yeoul')
  const region = within(await findAppearances())
  expect(region.getByText('네 곳')).toBeVisible()
  expect(region.queryByText('팬아트')).toBeNull()
  expect(region.queryByRole('list', { name: '본문' })).toBeNull()
})

describe('the map drawing', () => {
  it('draws an edge from the first to the second character, in either stored direction', () => {
    const layout = createMapLayout(4, false)
    const [there, back] = [getEdgeBetween(layout, 0, 2), getEdgeBetween(layout, 2, 0)]
    expect(back?.curve[3]).toEqual(there?.curve[0])
    expect(back?.at).toBeCloseTo(1 - (there?.at ?? 0))
  })

  it('leaves out characters without a position', () => {
    const relations = [{ between: ['a', 'b'], label: '친구' }] as const
    const layout = createMapLayout(4, false)
    expect(getRelationLines(layout, ['a', 'c', 'd', 'e'], relations)).toEqual([])
    expect(getRelationLines(layout, ['a', 'c', 'd', 'b'], relations)).toHaveLength(1)
  })
})

describe.each([false, true])('the map on a phone: %s', (isPhone) => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('has room for %i characters and a line for each pair', (count) => {
    const { width, height, portraits, edges } = createMapLayout(count, isPhone)
    expect(portraits).toHaveLength(count)
    for (const [index, box] of portraits.entries()) {
      expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(width)
      expect(box.y + box.height).toBeLessThanOrEqual(height)
      for (const other of portraits.slice(index + 1)) {
        const isApart =
          Math.abs(box.x - other.x) >= Math.min(box.width, other.width) ||
          Math.abs(box.y - other.y) >= Math.min(box.height, other.height)
        expect(isApart).toBe(true)
      }
    }
    expect(Object.keys(edges)).toHaveLength((count * (count - 1)) / 2)
    for (const { curve, at, dx = 0, dy = 0 } of Object.values(edges)) {
      const [x, y] = getPointAt(curve, at)
      const isOnPortrait = portraits.some(
        (box) =>
          x + dx > box.x && x + dx < box.x + box.width && y + dy > box.y && y + dy < box.y + box.height,
      )
      expect(isOnPortrait).toBe(false)
    }
  })
})
