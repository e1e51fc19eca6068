import { act, cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Post } from '@/posts/post'
import { readLatestPosts } from '@/posts/queries'
import { a7c2, x100vi } from '@/posts/registry'
import { LATE_CAMERA_PATIENCE_MS } from '@/features/home/gallery/latestPhotos'
import { useLatestPhotos } from '@/features/home/gallery/useLatestPhotos'
import { postOf } from '../../support/posts'

vi.mock('@/posts/queries', () => ({ readLatestPosts: vi.fn<typeof readLatestPosts>() }))
vi.mock('@/features/home/gallery/Prints', () => ({ Prints: () => null }))

const photo = (id: number, day: string) =>
  postOf({
    id,
    title: `${id}`,
    createdAt: `2026-${day}T09:00:00Z`,
    status: 'published',
    updatedAt: null,
  })

/** How each table answers: after so many ms, with rows or a failure. */
interface Answer {
  afterMs?: number
  rows: Post[] | 'fails'
}

function answer(answers: { x100vi: Answer; a7c2: Answer }) {
  vi.mocked(readLatestPosts).mockImplementation(async (collection) => {
    const { afterMs = 0, rows } = collection === x100vi ? answers.x100vi : answers.a7c2
    await new Promise((resolve) => setTimeout(resolve, afterMs))
    if (rows === 'fails') throw new Error('down')
    return rows
  })
}

let top = 0

const noneOf = ({ complete }: { complete: boolean }) => (complete ? 'none' : 'no answer')

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
      <output>{gallery ? gallery.cards.map(({ id }) => id).join(' ') || noneOf(gallery) : 'unknown'}</output>
    </section>
  )
}

const shown = () => screen.getByRole('status').textContent
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function open() {
  const view = render(<Probe />)
  await pass(1)
  // The files come in the real time of the loader.
  await act(() => vi.dynamicImportSettled())
  await pass(0)
  return view
}

beforeEach(() => {
  top = 0
  vi.mocked(readLatestPosts).mockClear()
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (wanted: () => void) => setTimeout(wanted, 0))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe("home's newest photos", () => {
  it('are read once from each table and merged, newest first, the top four', async () => {
    answer({
      x100vi: { rows: [photo(12, '05-04'), photo(11, '05-02'), photo(10, '04-01')] },
      a7c2: { rows: [photo(12, '05-03'), photo(3, '05-01')] },
    })
    await open()
    expect(shown()).toBe('x100vi-12 a7c2-12 x100vi-11 a7c2-3')
    expect(vi.mocked(readLatestPosts).mock.calls).toEqual([[x100vi], [a7c2]])
  })

  it.each([
    ['no photo at all', [], [], 'none'],
    ['a single photo', [], [photo(1, '05-01')], 'a7c2-1'],
    ['three photos', [photo(2, '05-02')], [photo(1, '05-01'), photo(3, '05-03')], 'a7c2-3 x100vi-2 a7c2-1'],
    ['one camera when the other fails', 'fails', [photo(1, '05-01')], 'a7c2-1'],
    ['unknown for good when both fail', 'fails', 'fails', 'no answer'],
    ['unknown for good when one fails and the other is empty', 'fails', [], 'no answer'],
  ] as const)('are %s', async (_, first, second, expected) => {
    const rows = (of: readonly Post[] | 'fails') => (of === 'fails' ? of : [...of])
    answer({ x100vi: { rows: rows(first) }, a7c2: { rows: rows(second) } })
    await open()
    expect(shown()).toBe(expected)
  })

  it("wait a little for the late camera, show the other's photos, and all when they have come", async () => {
    answer({
      x100vi: { rows: [photo(2, '05-02'), photo(1, '05-01')] },
      a7c2: { afterMs: 30_000, rows: [photo(9, '05-03')] },
    })
    await open()
    await pass(LATE_CAMERA_PATIENCE_MS - 100)
    expect(shown()).toBe('unknown')
    await pass(200)
    expect(shown()).toBe('x100vi-2 x100vi-1')
    await pass(30_000)
    expect(shown()).toBe('a7c2-9 x100vi-2 x100vi-1')
  })

  it('do not grow while the visitor stands in the pin', async () => {
    answer({
      x100vi: { rows: [photo(1, '05-01')] },
      a7c2: { afterMs: 5000, rows: [photo(9, '05-03')] },
    })
    await open()
    await pass(LATE_CAMERA_PATIENCE_MS + 100)
    top = -300
    await pass(5000)
    expect(shown()).toBe('x100vi-1')
    top = 200
    act(() => void document.dispatchEvent(new Event('scroll')))
    expect(shown()).toBe('a7c2-9 x100vi-1')
  })

  it('are not called none while one camera may still bring some', async () => {
    answer({ x100vi: { rows: [] }, a7c2: { afterMs: 8000, rows: [photo(9, '05-03')] } })
    await open()
    await pass(7000)
    expect(shown()).toBe('unknown')
    await pass(2000)
    expect(shown()).toBe('a7c2-9')
  })

  it('show nothing any more once the visitor has left', async () => {
    answer({ x100vi: { rows: [photo(1, '05-01')] }, a7c2: { afterMs: 60_000, rows: [] } })
    const { unmount } = await open()
    unmount()
    await pass(61_000)
    expect(vi.getTimerCount()).toBe(0)
  })
})
