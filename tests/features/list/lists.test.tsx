import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { parsePosts } from '@/posts/post'
import { queryClient } from '@/posts/read/queryClient'
import { fanart, favorites, portfolio } from '@/posts/collections'
import type * as repository from '@/posts/read/repository'
import { DataError } from '@/supabase/errors'
import { ComicPage } from '@/features/fanart/ComicPage'
import { PortfolioList } from '@/features/portfolio/PortfolioList'
import { StampWall } from '@/features/favorites/StampWall'
import { Browser, getNavigation } from '../../support/browser'
import { stubKeyboardFocus } from '../../support/keyboardFocus'

const rows = vi.hoisted((): Record<string, object[]> => ({}))
const server = vi.hoisted(() => ({ isBroken: false }))

vi.mock('@/posts/read/repository', () => ({
  listPosts: async (...[collection, , , filter]: Parameters<typeof repository.listPosts<object>>) => {
    if (server.isBroken) throw new DataError('malformed', 'broken')
    return {
      posts: parsePosts(collection, rows[collection.key] ?? []).filter(
        ({ meta }) =>
          !filter ||
          !('field' in filter) ||
          Object.entries(meta).some(([field, value]) => field === filter.field && value === filter.value),
      ),
      nextOffset: null,
    }
  },
}))

const row = (id: number, title: string, meta: object) => ({
  id,
  title,
  meta,
  created_at: '2026-10-03T19:20:00+09:00',
})

beforeEach(() => {
  queryClient.clear()
  server.isBroken = false
  rows[favorites.key] = [
    row(3, '필름 카메라', { category: '카메라' }),
    row(2, '만년필', { category: '문구' }),
    row(1, '연필', { category: '문구' }),
  ]
  rows[fanart.key] = [
    row(4, '지붕 위의 고래', { series: 'they' }),
    row(3, '해의 판', { series: 'tls' }),
    row(2, '달의 판', { series: 'tls' }),
    row(1, '달을 건너는 마녀', { source: '옛이야기' }),
  ]
  rows[portfolio.key] = [
    row(2, '먹빛박물관', { client: '박물관', year: 2026, role: '디자인' }),
    row(1, '모퉁이 책방', { client: '책방', year: 2024, role: '설계' }),
  ]
})

function open(address: string, page: React.ReactNode) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      {page}
      <Browser />
    </MemoryRouter>,
  )
}

const titles = () =>
  screen.getAllByRole('listitem').flatMap((item) => within(item).queryByRole('heading')?.textContent ?? [])

describe('StampWall', () => {
  it('filters by category and keeps the category in the URL', async () => {
    open('/about/Favorites', <StampWall />)
    await screen.findByRole('heading', { name: '필름 카메라' })
    expect(titles()).toEqual(['필름 카메라', '만년필', '연필'])

    const filter = screen.getByRole('navigation', { name: '분류' })
    await userEvent.click(within(filter).getByRole('link', { name: '문구' }))
    expect(titles()).toEqual(['만년필', '연필'])
    expect(within(filter).getByRole('link', { current: true })).toHaveTextContent('문구')
    expect(getNavigation()).toBe('REPLACE /about/Favorites?category=문구')

    await userEvent.click(within(filter).getByRole('link', { name: '전체' }))
    expect(titles()).toHaveLength(3)
    expect(getNavigation()).toBe('REPLACE /about/Favorites')
  })

  it('scrolls a focused filter into view', async () => {
    open('/about/Favorites', <StampWall />)
    const link = await screen.findByRole('link', { name: '문구' })
    const scroll = stubKeyboardFocus()
    link.focus()
    expect(scroll.mock.contexts).toEqual([link])
  })

  it('opens with the category in the URL, or with all posts if it is unknown', async () => {
    const { unmount } = open('/about/Favorites?category=카메라', <StampWall />)
    await screen.findByRole('heading', { name: '필름 카메라' })
    expect(titles()).toEqual(['필름 카메라'])
    unmount()
    open('/about/Favorites?category=없는+것', <StampWall />)
    await screen.findByRole('heading', { name: '연필' })
    expect(titles()).toHaveLength(3)
  })

  it('identifies each card by collection and id, and links to its detail', async () => {
    open('/about/Favorites', <StampWall />)
    const link = await screen.findByRole('link', { name: /만년필/ })
    expect(link).toHaveAttribute('href', '/about/View/2')
    expect(link.closest('[data-post-card]')).toHaveAttribute('data-id', 'favorites-2')
  })

  it('shows a message if the list is empty', async () => {
    rows[favorites.key] = []
    open('/about/Favorites', <StampWall />)
    expect(await screen.findByRole('heading', { name: '아직 빈 페이지입니다.' })).toBeVisible()
    expect(screen.queryByRole('navigation', { name: '분류' })).toBeNull()
  })
})

describe('ComicPage', () => {
  it('shows the series in the URL, and another one after a click', async () => {
    open('/fanart/Fanart?series=tls', <ComicPage />)
    await screen.findByRole('heading', { name: '해의 판' })
    expect(titles()).toEqual(['해의 판', '달의 판'])

    const filter = screen.getByRole('navigation', { name: '이야기' })
    expect(within(filter).getByRole('link', { current: true })).toHaveTextContent('TWINS LOVE STORY')
    await userEvent.click(within(filter).getByRole('link', { name: 'The One and They' }))
    await screen.findByRole('heading', { name: '지붕 위의 고래' })
    expect(titles()).toEqual(['지붕 위의 고래'])
    expect(getNavigation()).toBe('REPLACE /fanart/Fanart?series=they')

    await userEvent.click(within(filter).getByRole('link', { name: '전체' }))
    await screen.findByRole('heading', { name: '달을 건너는 마녀' })
    expect(titles()).toHaveLength(4)
    expect(getNavigation()).toBe('REPLACE /fanart/Fanart')
  })

  it('shows all fan art for an unknown series', async () => {
    open('/fanart/Fanart?series=novel', <ComicPage />)
    await screen.findByRole('heading', { name: '달을 건너는 마녀' })
    expect(titles()).toHaveLength(4)
    expect(
      within(screen.getByRole('navigation', { name: '이야기' })).getByRole('link', { current: true }),
    ).toHaveTextContent('전체')
  })
})

describe('PortfolioList', () => {
  it('switches between grid and index and replaces the URL', async () => {
    open('/design/Portfolio', <PortfolioList />)
    await screen.findByRole('heading', { name: '먹빛박물관' })
    expect(screen.getByText('작업 2건')).toBeVisible()
    const views = screen.getByRole('navigation', { name: '보기' })
    expect(within(views).getByRole('link', { current: true })).toHaveTextContent('그림으로')

    await userEvent.click(within(views).getByRole('link', { name: '색인으로' }))
    expect(getNavigation()).toBe('REPLACE /design/Portfolio?view=index')
    expect(within(views).getByRole('link', { current: true })).toHaveTextContent('색인으로')
    expect(screen.getByRole('link', { name: /2024.*모퉁이 책방.*설계/ })).toHaveAttribute(
      'href',
      '/design/View/1',
    )

    await userEvent.click(within(views).getByRole('link', { name: '그림으로' }))
    expect(getNavigation()).toBe('REPLACE /design/Portfolio')
  })

  it('opens with the index if the URL has it', async () => {
    open('/design/Portfolio?view=index', <PortfolioList />)
    expect(await screen.findByText('박물관')).toBeVisible()
  })
})

it('announces loading in Korean and hides the visible word from screen readers', () => {
  open('/fanart/Fanart', <ComicPage />)
  const word = screen.getByText('loading')
  expect(word).toHaveAttribute('aria-hidden', 'true')
  expect(word.closest('[role="status"]')).toHaveTextContent('불러오는 중입니다.')
})

describe('the retry button of a failed list', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue()
    server.isBroken = true
  })

  it('moves its focus to the heading after a success', async () => {
    open('/fanart/Fanart', <ComicPage />)
    const button = await screen.findByRole('button', { name: '다시 시도' })
    button.focus()
    server.isBroken = false
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('heading', { name: '해의 판' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('moves its focus to the new button after another failure', async () => {
    open('/fanart/Fanart', <ComicPage />)
    const button = await screen.findByRole('button', { name: '다시 시도' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(button).not.toBeInTheDocument())
    expect(await screen.findByRole('button', { name: '다시 시도' })).toHaveFocus()
  })

  it('does not take the focus from another element', async () => {
    open('/fanart/Fanart', <ComicPage />)
    const button = await screen.findByRole('button', { name: '다시 시도' })
    server.isBroken = false
    const filter = screen.getByRole('link', { name: '전체' })
    await userEvent.click(button)
    filter.focus()
    await screen.findByRole('heading', { name: '해의 판' })
    expect(filter).toHaveFocus()
  })
})
