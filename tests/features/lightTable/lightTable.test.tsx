import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { parsePosts } from '@/posts/post'
import { listKey } from '@/posts/read/queries'
import { queryClient } from '@/posts/read/queryClient'
import { Browser, getNavigation } from '../../support/browser'
import { a7c2, x100vi } from '../../support/galleries'
import type * as repository from '@/posts/read/repository'
import { LIGHT_TABLE_PHOTOS_PER_CAMERA } from '@/config/constants'
import { DataError } from '@/supabase/errors'
import { LightTablePage } from '@/features/lightTable/LightTablePage'
import { useScroll } from '@/stores/scroll'
import { stubKeyboardFocus } from '../../support/keyboardFocus'

const server = vi.hoisted(() => ({
  rows: new Map<string, object[]>(),
  failing: new Set<string>(),
  requests: [] as string[],
}))

vi.mock('@/posts/read/repository', () => ({
  listPosts: async (...[collection, { offset, limit }]: Parameters<typeof repository.listPosts<object>>) => {
    server.requests.push(`${collection.key} ${offset}`)
    if (server.failing.has(collection.key)) throw new DataError('malformed', 'broken')
    const rows = server.rows.get(collection.key) ?? []
    const page = rows.slice(offset, offset + limit)
    return {
      posts: parsePosts(collection, page),
      nextOffset: offset + limit < rows.length ? offset + limit : null,
    }
  },
  getPost: async (...[collection, id]: Parameters<typeof repository.getPost<object>>) => {
    server.requests.push(`${collection.key}-${id}`)
    const rows = server.rows.get(collection.key) ?? []
    return parsePosts(collection, rows).find((post) => post.id === id) ?? null
  },
}))

const row = (id: number, title: string, clock?: string) => ({
  id,
  title,
  created_at: '2026-10-03T19:20:00+09:00',
  image: `https://pictures.example/${title}.webp`,
  width: 2400,
  height: 1600,
  meta: { aperture: id, iso: 100, ...(clock && { takenAt: `2026-10-03T${clock}:00+09:00` }) },
})

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
  queryClient.clear()
  server.failing.clear()
  server.requests = []
  server.rows = new Map([
    [a7c2.key, [row(1, '저녁 보리', '19:21'), row(2, '새벽', '06:41')]],
    [x100vi.key, [row(1, '전깃줄', '18:58'), row(2, '어느 때')]],
  ])
})

function open(search = '') {
  return render(
    <MemoryRouter initialEntries={[`/gallery/Light${search}`]}>
      <LightTablePage />
      <Browser />
    </MemoryRouter>,
  )
}

const frames = () => screen.getAllByRole('option')
const selected = () => screen.queryAllByRole('option', { selected: true }).map(({ dataset }) => dataset['id'])
const expectText = (text: string | RegExp) => expect(screen.getByText(text)).toBeInTheDocument()

describe('the light table', () => {
  it('is a multi-select listbox by time of day, with a group for unknown times', async () => {
    open()
    const list = await screen.findByRole('listbox')
    expect(list).toHaveAttribute('aria-multiselectable', 'true')
    expect(frames().map((frame) => frame.getAttribute('aria-label'))).toEqual([
      '새벽, A7C2, 06:41',
      '전깃줄, X100VI, 18:58',
      '저녁 보리, A7C2, 19:21',
      '어느 때, X100VI, 시각을 모름',
    ])
    expect(frames()[2]).toHaveAttribute('data-id', 'a7c2-1')
    const unknown = within(list).getByRole('group', { name: '시각을 모르는 빛' })
    expect(within(unknown).getAllByRole('option')).toHaveLength(1)
    expect(selected()).toEqual([])
  })

  it('can be used with the keyboard only', async () => {
    open()
    await screen.findByRole('listbox')
    frames()[0]?.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    expect(frames()[2]).toHaveFocus()
    await userEvent.keyboard(' ')
    expect(selected()).toEqual(['a7c2-1'])
    expect(getNavigation()).toBe('REPLACE /gallery/Light?a=a7c2-1')
    expectText('저녁 보리, 첫째 자리에 올렸습니다.')
    await userEvent.keyboard('{End}{ArrowRight} {Home} ')
    // A third photo replaces the second one.
    expect(selected()).toEqual(['a7c2-2', 'a7c2-1'])
    expect(getNavigation()).toBe('REPLACE /gallery/Light?a=a7c2-1&b=a7c2-2')
    await userEvent.keyboard(' ')
    expect(selected()).toEqual(['a7c2-1'])
    expectText('새벽, 내려놓았습니다.')
    await userEvent.keyboard('{Enter}')
    expect(getNavigation()).toBe('PUSH /gallery/a7c2/View/2')
    // The photo's gallery opens at its position.
    expect(sessionStorage.getItem('list-place:a7c2')).toBe('{"anchor":2,"offset":120,"count":2}')
  })

  it('scrolls the frame that gets the keyboard focus into view', async () => {
    open()
    await screen.findByRole('listbox')
    frames()[0]?.focus()
    const scroll = stubKeyboardFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect(scroll.mock.contexts).toEqual([frames()[1]])
  })

  it('restores the focus to the opened frame when the visitor comes back', async () => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    render(
      <MemoryRouter initialEntries={['/gallery/Light']}>
        <Routes>
          <Route path="/gallery/Light" element={<LightTablePage />} />
          <Route path="*" element={<Browser />} />
        </Routes>
      </MemoryRouter>,
    )
    await screen.findByRole('listbox')
    frames()[2]?.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(screen.getByRole('button', { name: '뒤로' }))
    await screen.findByRole('listbox')
    await waitFor(() => expect(frames()[2]).toHaveFocus())
    // The page does not move the focus to its heading.
    expect(useScroll.getState().restoredEntry).toBe('default')
  })

  it('places two photos even if the first has not rendered before the second is placed', async () => {
    open()
    await screen.findByRole('listbox')
    const [first, second] = frames()
    act(() => {
      if (first) fireEvent.keyDown(first, { key: ' ' })
      if (second) fireEvent.keyDown(second, { key: ' ' })
    })
    expect(selected()).toEqual(['a7c2-2', 'x100vi-1'])
  })

  it('ignores keys during IME composition', async () => {
    open()
    await screen.findByRole('listbox')
    fireEvent.keyDown(frames()[0]!, { key: ' ', isComposing: true })
    expect(selected()).toEqual([])
  })

  it('places with the button of the tip, and opens on click', async () => {
    open()
    await screen.findByRole('listbox')
    await userEvent.hover(frames()[1]!)
    await userEvent.click(screen.getByRole('button', { name: '올리기' }))
    expect(selected()).toEqual(['x100vi-1'])
    await userEvent.click(screen.getByRole('button', { name: '내려놓기' }))
    expect(selected()).toEqual([])
    await userEvent.click(frames()[1]!)
    expect(getNavigation()).toBe('PUSH /gallery/x100vi/view/1')
  })

  it('hides the tip on Escape, wherever the focus is, without cancelling the key', async () => {
    open()
    await screen.findByRole('listbox')
    const tip = () => screen.queryByRole('button', { name: '올리기' })
    await userEvent.hover(frames()[1]!)
    fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true })
    expect(tip()).not.toBeNull()
    expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true)
    expect(tip()).toBeNull()
  })

  it('keeps the focus at the slot when its photo is removed', async () => {
    open('?a=a7c2-1')
    await screen.findByRole('listbox')
    const slots = within(screen.getByRole('region', { name: '나란히 볼 사진' }))
    await userEvent.click(await slots.findByRole('button', { name: '저녁 보리 내려놓기' }))
    expect(slots.getByText('첫째 사진을 올리십시오').closest('li')).toHaveFocus()
  })

  it('enables the pair view once both slots have a photo', async () => {
    open('?a=a7c2-1')
    await screen.findByRole('listbox')
    const slots = screen.getByRole('region', { name: '나란히 볼 사진' })
    expect(within(slots).getByText('둘째 사진을 올리십시오')).toBeInTheDocument()
    expect(within(slots).getByRole('button', { name: '나란히 보기' })).toBeDisabled()
    frames()[1]?.focus()
    await userEvent.keyboard(' ')
    await userEvent.click(within(slots).getByRole('button', { name: '나란히 보기' }))
    expect(getNavigation()).toBe('PUSH /gallery/Light?a=a7c2-1&b=x100vi-1&view=pair')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('filters by camera and stores that in the URL', async () => {
    open()
    await screen.findByRole('listbox')
    await userEvent.click(screen.getByRole('link', { name: 'SONY A7C2 2' }))
    expect(frames()).toHaveLength(2)
    expect(getNavigation()).toBe('REPLACE /gallery/Light?camera=a7c2')
    expectText('SONY A7C2 2장')
    await userEvent.click(screen.getByRole('link', { name: '함께 4' }))
    expectText('함께 4장')
  })

  it('loads a slot’s photo that is not on the table, and reports a missing one', async () => {
    server.rows.set(x100vi.key, [
      ...Array.from({ length: 30 }, (_, index) => row(index + 100, `사진 ${index}`, '12:00')),
      row(1, '전깃줄', '18:58'),
    ])
    open('?a=a7c2-404&b=x100vi-1&view=table')
    await screen.findByRole('listbox')
    const slots = screen.getByRole('region', { name: '나란히 볼 사진' })
    expect(await within(slots).findByText('전깃줄')).toBeInTheDocument()
    expect(await within(slots).findByText('찾을 수 없는 사진입니다')).toBeInTheDocument()
    expect(server.requests).toEqual(['a7c2 0', 'x100vi 0', 'a7c2-404', 'x100vi-1'])
    // A slot with a missing photo counts as free.
    await userEvent.hover(frames()[0]!)
    await userEvent.click(screen.getByRole('button', { name: '올리기' }))
    expect(getNavigation()).toBe('REPLACE /gallery/Light?a=a7c2-2&b=x100vi-1&view=table')
  })

  it('loads more photos on request up to the limit, and mentions the limit', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => row(index + 1, `사진 ${index}`, '12:00'))
    server.rows.set(a7c2.key, many)
    open()
    await screen.findByRole('listbox')
    expect(screen.getByRole('link', { name: /SONY A7C2 24\+/ })).toBeInTheDocument()
    for (let page = 1; page * 24 < LIGHT_TABLE_PHOTOS_PER_CAMERA; page += 1) {
      await userEvent.click(await screen.findByRole('button', { name: '사진 더 펼치기' }))
      await screen.findByRole('link', { name: new RegExp(`SONY A7C2 ${(page + 1) * 24}\\b`) })
    }
    expect(frames()).toHaveLength(LIGHT_TABLE_PHOTOS_PER_CAMERA + 2)
    expect(screen.queryByRole('button', { name: '사진 더 펼치기' })).toBeNull()
    expectText(/카메라마다 96장까지/)
    expect(server.requests).toHaveLength(5)
  })

  it('shows at most the limit of what a gallery has loaded', async () => {
    const rows = Array.from({ length: 240 }, (_, index) => row(index + 1, `사진 ${index}`, '12:00'))
    queryClient.setQueryData(listKey(a7c2), {
      pages: [{ posts: parsePosts(a7c2, rows), nextOffset: null }],
      pageParams: [{ offset: 0, limit: 240 }],
    })
    open()
    await screen.findByRole('listbox')
    expect(frames()).toHaveLength(LIGHT_TABLE_PHOTOS_PER_CAMERA + 2)
    expectText(/카메라마다 96장까지/)
  })

  it('shows one camera’s photos if the other’s fail to load, and reports it', async () => {
    server.failing.add(x100vi.key)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    open()
    expect(await screen.findByRole('alert', undefined, { timeout: 20_000 })).toHaveTextContent(
      'FUJIFILM X100VI 사진을 불러오지 못했습니다.',
    )
    expect(frames()).toHaveLength(2)
    server.failing.clear()
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await screen.findAllByRole('option', { name: /X100VI/ })).toHaveLength(2)
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('announces the loading state in Korean and hides the English word from screen readers', () => {
    open()
    const word = screen.getByText('loading')
    expect(word).toHaveAttribute('aria-hidden', 'true')
    expect(word.closest('[role="status"]')).toHaveTextContent('불러오는 중입니다.')
  })

  it('has an empty state', async () => {
    server.rows.clear()
    open()
    expect(await screen.findByRole('heading', { name: '아직 올릴 사진이 없습니다.' })).toBeInTheDocument()
  })
})

describe('the pair view', () => {
  const pair = '?a=a7c2-1&b=x100vi-1&view=pair'
  const originals = () =>
    [...document.querySelectorAll('figure img')].filter((image) => !image.hasAttribute('loading'))

  it('shows two figures and marks differences in text', async () => {
    open(pair)
    await screen.findByText('다른 값 하나')
    expect([...document.querySelectorAll('figure')].map(({ dataset }) => dataset['slot'])).toEqual(['a', 'b'])
    const differing = [...document.querySelectorAll('[data-differs="true"]')]
    expect(differing.map((each) => each.textContent)).toEqual(['다름카메라SONY A7C2FUJIFILM X100VI'])
  })

  it('swaps the photos, and returns to the table with both', async () => {
    open(pair)
    await screen.findAllByRole('figure')
    await userEvent.click(screen.getByRole('button', { name: '자리 바꾸기' }))
    expect(getNavigation()).toBe('REPLACE /gallery/Light?a=x100vi-1&b=a7c2-1&view=pair')
    await userEvent.click(screen.getByRole('link', { name: '라이트 테이블' }))
    expect(getNavigation()).toBe('PUSH /gallery/Light?a=x100vi-1&b=a7c2-1')
    expect(new Set(selected())).toEqual(new Set(['a7c2-1', 'x100vi-1']))
  })

  it('loads the originals at full size only when the loupes are opened', async () => {
    open(pair)
    await screen.findByText('다른 값 하나')
    expect(originals()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: '돋보기 켜기' }))
    const [original] = originals()
    if (!(original instanceof HTMLImageElement)) throw new Error('There is no original.')
    expect(original.src).toBe('https://pictures.example/%EC%A0%80%EB%85%81%20%EB%B3%B4%EB%A6%AC.webp')
    Object.defineProperty(original, 'naturalWidth', { value: 6000 })
    fireEvent.load(original)
    expect(original.style.width).toBe('6000px')
    fireEvent.error(originals()[1]!)
    expectText('100%')
    expectText('원본 없음')
    await userEvent.click(screen.getByRole('button', { name: '돋보기 끄기' }))
    expect(originals()).toEqual([])
  })

  it('moves both loupes with arrow keys and the pointer, within the picture', async () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 640, 320))
    open(pair)
    await userEvent.click(await screen.findByRole('button', { name: '돋보기 켜기' }))
    const sheet = document.querySelector<HTMLElement>('[data-loupe]')
    const position = () => ['--x', '--y'].map((name) => sheet?.style.getPropertyValue(name))
    await userEvent.keyboard('{ArrowRight}{ArrowUp}')
    expect(position()).toEqual(['0.525', '0.45'])
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}')
    expect(position()).toEqual(['0.525', '1'])
    fireEvent.pointerMove(document.querySelector('[data-picture]')!, { clientX: 64, clientY: 32 })
    expect(position()).toEqual(['0.1', '0.1'])
  })

  it('shows one photo if the other is unknown, and reports it', async () => {
    open('?a=a7c2-1&b=nonsense&view=pair')
    expect(await screen.findByRole('heading', { name: '저녁 보리' })).toBeInTheDocument()
    expectText(/찾을 수 없는 사진입니다/)
    expect(document.querySelector('[data-differs]')).toBeNull()
    expect(screen.getByRole('button', { name: '자리 바꾸기' })).toBeDisabled()
  })

  it('is not shown for a single photo; the table says why', async () => {
    open('?a=a7c2-1&view=pair')
    await screen.findByRole('listbox')
    expect(screen.getByText('나란히 보려면 사진 두 장을 올려야 합니다.')).toBeInTheDocument()
  })
})
