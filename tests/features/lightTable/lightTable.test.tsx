import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toPosts } from '@/posts/post'
import { listKey } from '@/posts/queries'
import { queryClient } from '@/posts/queryClient'
import { a7c2, x100vi } from '@/posts/registry'
import type * as repository from '@/posts/repository'
import { LIGHT_TABLE_PHOTOS_PER_CAMERA } from '@/config/constants'
import { DataError } from '@/supabase/errors'
import { LightTablePage } from '@/features/lightTable/LightTablePage'
import { useScroll } from '@/stores/scroll'
import { watchReveals } from '../../support/screen'

const server = vi.hoisted(() => ({
  rows: new Map<string, object[]>(),
  broken: new Set<string>(),
  asked: [] as string[],
}))

vi.mock('@/posts/repository', () => ({
  listPosts: async (...[collection, { offset, limit }]: Parameters<typeof repository.listPosts<object>>) => {
    server.asked.push(`${collection.key} ${offset}`)
    if (server.broken.has(collection.key)) throw new DataError('malformed', 'broken')
    const rows = server.rows.get(collection.key) ?? []
    const page = rows.slice(offset, offset + limit)
    return {
      posts: toPosts(collection, page),
      nextOffset: offset + limit < rows.length ? offset + limit : null,
    }
  },
  getPost: async (...[collection, id]: Parameters<typeof repository.getPost<object>>) => {
    server.asked.push(`${collection.key}-${id}`)
    const rows = server.rows.get(collection.key) ?? []
    return toPosts(collection, rows).find((post) => post.id === id) ?? null
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
  server.broken.clear()
  server.asked = []
  server.rows = new Map([
    [a7c2.key, [row(1, '저녁 보리', '19:21'), row(2, '새벽', '06:41')]],
    [x100vi.key, [row(1, '전깃줄', '18:58'), row(2, '어느 때')]],
  ])
})

function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="주소">{`${useNavigationType()} ${pathname}${search}`}</output>
}

function open(search = '') {
  return render(
    <MemoryRouter initialEntries={[`/gallery/Light${search}`]}>
      <LightTablePage />
      <Address />
    </MemoryRouter>,
  )
}

function Back() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      뒤로
    </button>
  )
}

const frames = () => screen.getAllByRole('option')
const chosen = () => screen.queryAllByRole('option', { selected: true }).map(({ dataset }) => dataset['id'])
const address = () => screen.getByLabelText('주소').textContent
const said = (text: string | RegExp) => expect(screen.getByText(text)).toBeInTheDocument()

describe('the light table', () => {
  it('is one list to choose two from, in the order of the light; those without an hour in a place of their own', async () => {
    open()
    const list = await screen.findByRole('listbox')
    expect(list).toHaveAttribute('aria-multiselectable', 'true')
    expect(frames().map((frame) => frame.getAttribute('aria-label'))).toEqual([
      '새벽, SONY A7C2, 6시 41분',
      '전깃줄, FUJIFILM X100VI, 18시 58분',
      '저녁 보리, SONY A7C2, 19시 21분',
      '어느 때, FUJIFILM X100VI, 시각을 모름',
    ])
    expect(frames()[2]).toHaveAttribute('data-id', 'a7c2-1')
    const apart = within(list).getByRole('group', { name: '시각을 모르는 빛' })
    expect(within(apart).getAllByRole('option')).toHaveLength(1)
    expect(chosen()).toEqual([])
  })

  it('is walked, laid on and left by keys alone', async () => {
    open()
    await screen.findByRole('listbox')
    frames()[0]?.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    expect(frames()[2]).toHaveFocus()
    await userEvent.keyboard(' ')
    expect(chosen()).toEqual(['a7c2-1'])
    expect(address()).toBe('REPLACE /gallery/Light?a=a7c2-1')
    said('저녁 보리, 첫째 자리에 올렸습니다.')
    await userEvent.keyboard('{End}{ArrowRight} {Home} ')
    // A third photograph takes the second one's place.
    expect(chosen()).toEqual(['a7c2-2', 'a7c2-1'])
    expect(address()).toBe('REPLACE /gallery/Light?a=a7c2-1&b=a7c2-2')
    await userEvent.keyboard(' ')
    expect(chosen()).toEqual(['a7c2-1'])
    said('새벽, 내려놓았습니다.')
    await userEvent.keyboard('{Enter}')
    expect(address()).toBe('PUSH /gallery/a7c2/View/2')
    // Its gallery, should that come next, is entered where it hangs.
    expect(sessionStorage.getItem('list-place:a7c2')).toBe('{"anchor":2,"offset":120,"count":2}')
  })

  it('shows the whole of the frame that a key leads to', async () => {
    open()
    await screen.findByRole('listbox')
    frames()[0]?.focus()
    const scroll = watchReveals()
    await userEvent.keyboard('{ArrowRight}')
    expect(scroll.mock.contexts).toEqual([frames()[1]])
  })

  it('has the focus on the frame that was opened when its photograph is left for it', async () => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    render(
      <MemoryRouter initialEntries={['/gallery/Light']}>
        <Routes>
          <Route path="/gallery/Light" element={<LightTablePage />} />
          <Route path="*" element={<Back />} />
        </Routes>
      </MemoryRouter>,
    )
    await screen.findByRole('listbox')
    frames()[2]?.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(screen.getByRole('button', { name: '뒤로' }))
    await screen.findByRole('listbox')
    await waitFor(() => expect(frames()[2]).toHaveFocus())
    // The frame's own page keeps its focus to itself.
    expect(useScroll.getState().placedEntry).toBe('default')
  })

  it('lays two photographs though the first is not drawn yet when the second is laid', async () => {
    open()
    await screen.findByRole('listbox')
    const [first, second] = frames()
    act(() => {
      if (first) fireEvent.keyDown(first, { key: ' ' })
      if (second) fireEvent.keyDown(second, { key: ' ' })
    })
    expect(chosen()).toEqual(['a7c2-2', 'x100vi-1'])
  })

  it('leaves a key to the input method that is composing', async () => {
    open()
    await screen.findByRole('listbox')
    fireEvent.keyDown(frames()[0]!, { key: ' ', isComposing: true })
    expect(chosen()).toEqual([])
  })

  it('lays by a button for a pointer that does not drag, and opens at a click', async () => {
    open()
    await screen.findByRole('listbox')
    await userEvent.hover(frames()[1]!)
    await userEvent.click(screen.getByRole('button', { name: '올리기' }))
    expect(chosen()).toEqual(['x100vi-1'])
    await userEvent.click(screen.getByRole('button', { name: '내려놓기' }))
    expect(chosen()).toEqual([])
    await userEvent.click(frames()[1]!)
    expect(address()).toBe('PUSH /gallery/x100vi/view/1')
  })

  it('takes the words under a frame away at Escape, wherever the focus is, and leaves the key to others', async () => {
    open()
    await screen.findByRole('listbox')
    const tip = () => screen.queryByRole('button', { name: '올리기' })
    await userEvent.hover(frames()[1]!)
    fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true })
    expect(tip()).not.toBeNull()
    expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true)
    expect(tip()).toBeNull()
  })

  it('leaves the focus at the slot that a photograph is taken from', async () => {
    open('?a=a7c2-1')
    await screen.findByRole('listbox')
    const slots = within(screen.getByRole('region', { name: '나란히 볼 사진' }))
    await userEvent.click(await slots.findByRole('button', { name: '저녁 보리 내려놓기' }))
    expect(slots.getByText('첫째 사진을 올리십시오').closest('li')).toHaveFocus()
  })

  it('offers the slots’ ways out, and the pair once there are two', async () => {
    open('?a=a7c2-1')
    await screen.findByRole('listbox')
    const slots = screen.getByRole('region', { name: '나란히 볼 사진' })
    expect(within(slots).getByText('둘째 사진을 올리십시오')).toBeInTheDocument()
    expect(within(slots).getByRole('button', { name: '나란히 보기' })).toBeDisabled()
    frames()[1]?.focus()
    await userEvent.keyboard(' ')
    await userEvent.click(within(slots).getByRole('button', { name: '나란히 보기' }))
    expect(address()).toBe('PUSH /gallery/Light?a=a7c2-1&b=x100vi-1&view=pair')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('shows one camera alone, by its address', async () => {
    open()
    await screen.findByRole('listbox')
    await userEvent.click(screen.getByRole('link', { name: 'SONY A7C2 2' }))
    expect(frames()).toHaveLength(2)
    expect(address()).toBe('REPLACE /gallery/Light?camera=a7c2')
    said('SONY A7C2 2장')
    await userEvent.click(screen.getByRole('link', { name: '함께 4' }))
    said('함께 4장')
  })

  it('says of each slot what is missing; it reads by itself what the table has not', async () => {
    server.rows.set(x100vi.key, [
      ...Array.from({ length: 30 }, (_, index) => row(index + 100, `사진 ${index}`, '12:00')),
      row(1, '전깃줄', '18:58'),
    ])
    open('?a=a7c2-404&b=x100vi-1&view=table')
    await screen.findByRole('listbox')
    const slots = screen.getByRole('region', { name: '나란히 볼 사진' })
    expect(await within(slots).findByText('전깃줄')).toBeInTheDocument()
    expect(await within(slots).findByText('찾을 수 없는 사진입니다')).toBeInTheDocument()
    expect(server.asked).toEqual(['a7c2 0', 'x100vi 0', 'a7c2-404', 'x100vi-1'])
    // What is not there gives its place away.
    await userEvent.hover(frames()[0]!)
    await userEvent.click(screen.getByRole('button', { name: '올리기' }))
    expect(address()).toBe('REPLACE /gallery/Light?a=a7c2-2&b=x100vi-1&view=table')
  })

  it('spreads more out when asked, never more than it can hold, and says so', async () => {
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
    said(/카메라마다 96장까지/)
    expect(server.asked).toHaveLength(5)
  })

  it('holds no more of what a gallery has read', async () => {
    const rows = Array.from({ length: 240 }, (_, index) => row(index + 1, `사진 ${index}`, '12:00'))
    queryClient.setQueryData(listKey(a7c2), {
      pages: [{ posts: toPosts(a7c2, rows), nextOffset: null }],
      pageParams: [{ offset: 0, limit: 240 }],
    })
    open()
    await screen.findByRole('listbox')
    expect(frames()).toHaveLength(LIGHT_TABLE_PHOTOS_PER_CAMERA + 2)
    said(/카메라마다 96장까지/)
  })

  it('shows one camera’s photographs where the other’s cannot be read, and says so', async () => {
    server.broken.add(x100vi.key)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    open()
    expect(await screen.findByRole('alert', undefined, { timeout: 20_000 })).toHaveTextContent(
      'FUJIFILM X100VI 사진을 불러오지 못했습니다.',
    )
    expect(frames()).toHaveLength(2)
    server.broken.clear()
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await screen.findAllByRole('option', { name: /X100VI/ })).toHaveLength(2)
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('says in Korean that it is being read; the drawn word is for the eye', () => {
    open()
    const word = screen.getByText('loading')
    expect(word).toHaveAttribute('aria-hidden', 'true')
    expect(word.closest('[role="status"]')).toHaveTextContent('불러오는 중입니다.')
  })

  it('is told from an empty one', async () => {
    server.rows.clear()
    open()
    expect(await screen.findByRole('heading', { name: '아직 올릴 사진이 없습니다.' })).toBeInTheDocument()
  })
})

describe('the pair', () => {
  const pair = '?a=a7c2-1&b=x100vi-1&view=pair'
  const originals = () =>
    [...document.querySelectorAll('figure img')].filter((image) => !image.hasAttribute('loading'))

  it('lies in two figures with what differs marked in words', async () => {
    open(pair)
    await screen.findByText('다른 값 하나')
    expect([...document.querySelectorAll('figure')].map(({ dataset }) => dataset['slot'])).toEqual(['a', 'b'])
    const differing = [...document.querySelectorAll('[data-differs="true"]')]
    expect(differing.map((each) => each.textContent)).toEqual(['다름카메라SONY A7C2FUJIFILM X100VI'])
  })

  it('changes its places, and goes back to the table with both', async () => {
    open(pair)
    await screen.findAllByRole('figure')
    await userEvent.click(screen.getByRole('button', { name: '자리 바꾸기' }))
    expect(address()).toBe('REPLACE /gallery/Light?a=x100vi-1&b=a7c2-1&view=pair')
    await userEvent.click(screen.getByRole('link', { name: '라이트 테이블' }))
    expect(address()).toBe('PUSH /gallery/Light?a=x100vi-1&b=a7c2-1')
    expect(new Set(chosen())).toEqual(new Set(['a7c2-1', 'x100vi-1']))
  })

  it('asks for the originals only once a loupe is opened, at their own size', async () => {
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
    said('100%')
    said('원본 없음')
    await userEvent.click(screen.getByRole('button', { name: '돋보기 끄기' }))
    expect(originals()).toEqual([])
  })

  it('moves both loupes by arrows, within the picture', async () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 640, 320))
    open(pair)
    await userEvent.click(await screen.findByRole('button', { name: '돋보기 켜기' }))
    const sheet = document.querySelector<HTMLElement>('[data-loupe]')
    const place = () => ['--x', '--y'].map((name) => sheet?.style.getPropertyValue(name))
    await userEvent.keyboard('{ArrowRight}{ArrowUp}')
    expect(place()).toEqual(['0.525', '0.45'])
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}')
    expect(place()).toEqual(['0.525', '1'])
    fireEvent.pointerMove(document.querySelector('[data-picture]')!, { clientX: 64, clientY: 32 })
    expect(place()).toEqual(['0.1', '0.1'])
  })

  it('shows what it can where one is unknown, and says so', async () => {
    open('?a=a7c2-1&b=nonsense&view=pair')
    expect(await screen.findByRole('heading', { name: '저녁 보리' })).toBeInTheDocument()
    said(/찾을 수 없는 사진입니다/)
    expect(document.querySelector('[data-differs]')).toBeNull()
    expect(screen.getByRole('button', { name: '자리 바꾸기' })).toBeDisabled()
  })

  it('is not there for one photograph: the table says what is lacking', async () => {
    open('?a=a7c2-1&view=pair')
    await screen.findByRole('listbox')
    expect(screen.getByText('나란히 보려면 사진 두 장을 올려야 합니다.')).toBeInTheDocument()
  })
})
