import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LIST_PAGE_SIZE } from '@/config/constants'
import { useRowWindow } from '@/features/photos/wall/useRowWindow'

const HEIGHT = 200
const rows = Array.from({ length: 100 }, (_, row) => ({
  first: row,
  height: HEIGHT,
  frames: [{ x: 0, width: 300 }],
}))

/** A wall in a window of 800 px whose scroll the test sets. */
function renderWindow() {
  const wall = { current: document.createElement('div') }
  let y = 0
  wall.current.getBoundingClientRect = () => new DOMRect(0, -y, 400, rows.length * HEIGHT)
  const { result } = renderHook(() => useRowWindow(wall, rows, 400, 0))
  return {
    last: () => result.current.visible.at(-1),
    scrollTo: (to: number) => {
      y = to
      document.dispatchEvent(new Event('scroll'))
    },
  }
}

beforeEach(() => {
  vi.stubGlobal('innerHeight', 800)
  // When React renders is what is looked at: it is left alone with it.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
})
afterEach(() => vi.unstubAllGlobals())

it('keeps the rows of the static HTML until it has looked at the window', () => {
  const wall = { current: document.createElement('div') }
  const none: typeof rows = []
  const seen: number[] = []
  const { rerender } = renderHook(
    ({ measured }) => {
      const { visible } = useRowWindow(wall, measured ? rows : none, measured ? 400 : 0, 0)
      if (measured) seen.push(visible.length)
    },
    { initialProps: { measured: false } },
  )
  rerender({ measured: true })
  expect(seen[0]).toBe(LIST_PAGE_SIZE)
  expect(seen).not.toContain(0)
})

it('keeps rows ready beyond the window', () => {
  expect(renderWindow().last()).toBe((800 + 1600) / HEIGHT)
})

it('renders nothing while enough is ready', async () => {
  const { last, scrollTo } = renderWindow()
  scrollTo(399)
  await new Promise((resolve) => setTimeout(resolve))
  expect(last()).toBe(12)
})

it('begins rows ahead of the need when there is time', async () => {
  const { last, scrollTo } = renderWindow()
  scrollTo(600)
  expect(last()).toBe(12)
  await vi.waitFor(() => expect(last()).toBe(15))
})

it('has them in the very frame when there is none left, however far the window has gone', () => {
  const { last, scrollTo } = renderWindow()
  scrollTo(600)
  scrollTo(1000)
  expect(last()).toBe((1000 + 800 + 1600) / HEIGHT)
  scrollTo(9000)
  expect(last()).toBe((9000 + 800 + 1600) / HEIGHT)
})
