import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type * as queries from '@/posts/queries'
import type { Post } from '@/posts/post'
import type { FanartMeta } from '@/posts/meta'
import { some } from '@/content/webtoon/some'
import { they } from '@/content/webtoon/they'
import { tls } from '@/content/webtoon/tls'
import type { Webtoon } from '@/content/webtoon/webtoon'
import { brushStroke, pointAt, reversed, type Curve } from '@/features/series/world/brush'
import { drawnRelations, edgeBetween } from '@/features/series/world/drawnRelations'
import { PHONE_MAP, WIDE_MAP } from '@/features/series/world/mapLayout'
import { WebtoonPage } from '@/features/series/webtoon/WebtoonPage'
import '@/features/series/world/SeriesWorld'
import '@/features/series/world/Appearances'
import '@/features/series/world/ShelfFanart'
import '@/features/series/world/FanartAppearances'
import '@/features/series/webtoon/CharacterModal'
import { installDialogMethods } from '../../support/dialog'
import { postOf } from '../../support/posts'
import { installIntersectionObserver, installMatchMedia } from '../../support/screen'

const pieces: Post<FanartMeta>[] = [
  {
    ...postOf({ id: 7, title: '우산 하나, 물결 둘' }),
    meta: { series: 'tls', characters: ['hae', 'jaeha'] },
  },
]
const asked = vi.fn<(filter: unknown) => void>()
vi.mock('@/posts/queries', async (original) => ({
  ...(await original<typeof queries>()),
  usePostList: (_: unknown, { filter }: { filter: { contains: FanartMeta } }) => {
    asked(filter)
    const { series, characters = [] } = filter.contains
    const matches = ({ meta }: Post<FanartMeta>) =>
      meta.series === series && characters.every((slug) => meta.characters?.includes(slug))
    return { data: pieces.filter(matches) }
  },
}))

const paths = { tls: '/webtoon/Tls', they: '/webtoon/They', some: '/webtoon/Some' }

function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="주소">{pathname + search}</output>
}

async function visit(work: Webtoon, query = '?tab=characters') {
  const page = (
    <MemoryRouter initialEntries={[paths[work.key] + query]}>
      <Routes>
        <Route path={paths[work.key]} element={<WebtoonPage work={work} />} />
        <Route path="*" element={<p>다른 곳</p>} />
      </Routes>
      <Address />
    </MemoryRouter>
  )
  // What suspends is waited for inside an awaited `act` alone.
  await act(async () => void render(page))
  return userEvent.setup()
}
const address = () => screen.getByRole('status', { name: '주소' }).textContent
const world = () => screen.findByTestId('series-world')
const places = () => screen.findByRole('region', { name: '나오는 곳' })

beforeEach(() => {
  installDialogMethods()
  installMatchMedia()
  installIntersectionObserver()
})

describe.each([tls, they, some])('the map of $titleKo', (work) => {
  it('has everybody as a button, and as many relations to hear as lines to see', async () => {
    await visit(work)
    const map = await world()
    const names = within(map)
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
    expect(names.toSorted()).toEqual(work.characters.map(({ name }) => name).toSorted())
    const heard = map.querySelectorAll('[data-relation]')
    expect(heard.length).toBe(map.querySelectorAll('[data-stroke]').length)
    expect(heard.length).toBe(6)
  })

  it('leads to pictures of its own gallery, and to its novel where there is one', async () => {
    await visit(work)
    const links = within(await world()).getAllByRole('link')
    const addresses = links.map((link) => link.getAttribute('href') ?? '')
    for (const href of addresses.filter((one) => one.includes('picture=')))
      expect(work.gallery.map(({ slug }) => slug)).toContain(
        new URLSearchParams(href.split('?')[1]).get('picture'),
      )
    expect(addresses.some((href) => href.startsWith('/novel/'))).toBe(work.novel !== undefined)
  })
})

it('says the relations in words', async () => {
  await visit(tls)
  const list = within(await world()).getByRole('list', { name: '네 사람의 사이' })
  expect(list).toHaveTextContent('한해와 윤재하: 짝사랑, 먼저 본 사람')
  expect(list).toHaveTextContent('강이로와 한달: 둘을 취재 중, 아직 모르는 사이')
})

it('opens a person from the portrait, and gives the focus back to it', async () => {
  const user = await visit(tls)
  const portrait = within(await world()).getByRole('button', { name: '한달' })
  await act(() => user.click(portrait))
  expect(await screen.findByTestId('character-modal')).toBeVisible()
  expect(address()).toBe('/webtoon/Tls?tab=characters&character=dal')
  await user.click(screen.getByRole('button', { name: '닫기' }))
  await waitFor(() => expect(portrait).toHaveFocus())
})

it('strengthens the lines of the person that has the focus', async () => {
  await visit(tls)
  const map = await world()
  within(map).getByRole('button', { name: '강이로' }).focus()
  await waitFor(() => expect(map.querySelectorAll('[data-state="faint"]').length).toBe(3))
})

it('says where somebody appears: sentences, pictures, fan art, each a link', async () => {
  const user = await visit(tls, '?tab=characters&character=hae')
  expect(await places()).toHaveTextContent('한해가 나오는 곳')
  const region = within(await places())
  expect(region.getByRole('link', { name: /무엇이든 먼저 뛰어나가는/ })).toHaveAttribute(
    'href',
    '/novel/Tls?chapter=1&at=4.4',
  )
  expect(await region.findByRole('link', { name: /우산 하나, 물결 둘/ })).toHaveAttribute(
    'href',
    '/fanart/View/7',
  )
  expect(asked).toHaveBeenCalledWith({ contains: { series: 'tls', characters: ['hae'] } })
  expect(region.getByText('여덟 곳')).toBeVisible()
  expect(region.queryByRole('link', { name: '반쪽 편지' })).toBeNull()
  await user.click(region.getByRole('button', { name: '모두 보기' }))
  expect(region.getByRole('link', { name: '반쪽 편지' })).toHaveAttribute(
    'href',
    '/webtoon/Tls?tab=gallery&picture=letter',
  )
})

it('gives the focus of the button that shows all to the first link that comes', async () => {
  const user = await visit(tls, '?tab=characters&character=hae')
  const region = within(await places())
  await region.findByRole('link', { name: /우산 하나, 물결 둘/ })
  const before = region.getAllByRole('link')
  region.getByRole('button', { name: '모두 보기' }).focus()
  await user.keyboard('{Enter}')
  expect(region.getAllByRole('link').find((link) => !before.includes(link))).toHaveFocus()
})

it('leaves out the kinds in which somebody does not appear', async () => {
  await visit(they, '?tab=characters&character=yeoul')
  const region = within(await places())
  expect(region.getByText('네 곳')).toBeVisible()
  expect(region.queryByText('팬아트')).toBeNull()
  expect(region.queryByRole('list', { name: '본문' })).toBeNull()
})

describe('the drawing', () => {
  const curve: Curve = [
    [0, 0],
    [10, 20],
    [30, 20],
    [40, 0],
  ]

  it('is the same every time, and closed', () => {
    expect(brushStroke(curve, { width: 8, seed: 3 })).toBe(brushStroke(curve, { width: 8, seed: 3 }))
    expect(brushStroke(curve, { width: 8, seed: 3 })).toMatch(/^M[\d. -]+(L[\d. -]+)+Z$/)
    expect(pointAt(reversed(curve), 1)).toEqual(pointAt(curve, 0))
  })

  it('runs from the first to the second of a relation, whichever way its edge is kept', () => {
    expect(edgeBetween(WIDE_MAP, 'hub', 'upper')?.curve[3]).toEqual(WIDE_MAP.edges['upper-hub'].curve[0])
    expect(edgeBetween(PHONE_MAP, 'hub', 'upper')?.at).toBeCloseTo(1 - PHONE_MAP.edges['upper-hub'].at)
  })

  it('leaves out who has no place', () => {
    const relations = [{ between: ['a', 'b'], word: '친구' }] as const
    expect(drawnRelations(WIDE_MAP, { upper: 'a' }, relations)).toEqual([])
    expect(drawnRelations(WIDE_MAP, { upper: 'a', far: 'b' }, relations)).toHaveLength(1)
  })
})
