import { act, cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Post } from '@/posts/post'
import { watchLatestPosts } from '@/posts/read/queries'
import { a7c2, x100vi } from '../../support/galleries'
import { SLOW_CAMERA_TIMEOUT_MS } from '@/features/home/gallery/latestPhotos'
import { useLatestPhotos } from '@/features/home/gallery/useLatestPhotos'
import { buildPost } from '../../support/posts'
import { stubIntersectionObserver } from '../../support/observers'

vi.mock('@/posts/read/queries', () => ({ watchLatestPosts: vi.fn<typeof watchLatestPosts>() }))
vi.mock('@/features/home/gallery/Prints', () => ({ Prints: () => null }))

const photo = (id: number, day: string) =>
  buildPost({
    id,
    title: `${id}`,
    createdAt: `2026-${day}T09:00:00Z`,
    status: 'published',
    updatedAt: null,
  })

/** A table's response: rows after `afterMs`. */
interface Response {
  afterMs?: number
  rows: Post[]
}

function mockResponses(responses: { x100vi: Response; a7c2: Response }) {
  vi.mocked(watchLatestPosts<object>).mockImplementation((collection, onPosts) => {
    const { afterMs = 0, rows } = collection.key === x100vi.key ? responses.x100vi : responses.a7c2
    const timer = setTimeout(() => onPosts(rows), afterMs)
    return () => clearTimeout(timer)
  })
}

let top = 0

function Probe() {
  const ref = useRef<HTMLElement>(null)
  const gallery = useLatestPhotos(ref)
  return (
    <section
      ref={(element) => {
        ref.current = element
        if (element) element.getBoundingClientRect = () => new DOMRect(0, top, 1440, 2000)
      }}
    >
      <output>{gallery ? gallery.cards.map(({ id }) => id).join(' ') : 'loading'}</output>
    </section>
  )
}

const shown = () => screen.getByRole('status').textContent
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function open() {
  const view = render(<Probe />)
  await advance(1)
  // Fake timers do not affect dynamic imports.
  await act(() => vi.dynamicImportSettled())
  await advance(0)
  return view
}

beforeEach(() => {
  top = 0
  vi.mocked(watchLatestPosts).mockClear()
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback, 0))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  stubIntersectionObserver()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe("home's newest photos", () => {
  it('are read once from each table and merged into the four newest', async () => {
    mockResponses({
      x100vi: { rows: [photo(12, '05-04'), photo(11, '05-02'), photo(10, '04-01')] },
      a7c2: { rows: [photo(12, '05-03'), photo(3, '05-01')] },
    })
    await open()
    expect(shown()).toBe('x100vi-12 a7c2-12 x100vi-11 a7c2-3')
    expect(vi.mocked(watchLatestPosts).mock.calls.map(([{ key }]) => key)).toEqual([a7c2.key, x100vi.key])
  })

  it.each([
    ['a single photo', [], [photo(1, '05-01')], 'a7c2-1'],
    ['three photos', [photo(2, '05-02')], [photo(1, '05-01'), photo(3, '05-03')], 'a7c2-3 x100vi-2 a7c2-1'],
  ])('may be %s', async (_, first, second, expected) => {
    mockResponses({ x100vi: { rows: first }, a7c2: { rows: second } })
    await open()
    expect(shown()).toBe(expected)
  })

  it("show one camera's photos when the other is slow, and all of them later", async () => {
    mockResponses({
      x100vi: { rows: [photo(2, '05-02'), photo(1, '05-01')] },
      a7c2: { afterMs: 30_000, rows: [photo(9, '05-03')] },
    })
    await open()
    await advance(SLOW_CAMERA_TIMEOUT_MS - 100)
    expect(shown()).toBe('loading')
    await advance(200)
    expect(shown()).toBe('x100vi-2 x100vi-1')
    await advance(30_000)
    expect(shown()).toBe('a7c2-9 x100vi-2 x100vi-1')
  })

  it('do not change while the section is pinned', async () => {
    mockResponses({
      x100vi: { rows: [photo(1, '05-01')] },
      a7c2: { afterMs: 5000, rows: [photo(9, '05-03')] },
    })
    await open()
    await advance(SLOW_CAMERA_TIMEOUT_MS + 100)
    top = -300
    await advance(5000)
    expect(shown()).toBe('x100vi-1')
    top = 200
    act(() => void document.dispatchEvent(new Event('scroll')))
    expect(shown()).toBe('a7c2-9 x100vi-1')
  })

  it('are not reported as empty while one camera is still loading', async () => {
    mockResponses({ x100vi: { rows: [] }, a7c2: { afterMs: 8000, rows: [photo(9, '05-03')] } })
    await open()
    await advance(7000)
    expect(shown()).toBe('loading')
    await advance(2000)
    expect(shown()).toBe('a7c2-9')
  })

  it('leave no timer behind when the section is unmounted', async () => {
    mockResponses({ x100vi: { rows: [photo(1, '05-01')] }, a7c2: { afterMs: 60_000, rows: [] } })
    const { unmount } = await open()
    unmount()
    await advance(61_000)
    expect(vi.getTimerCount()).toBe(0)
  })
})
