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

/** Renders the hook for a wall in a window of 800 px whose scroll position the test sets. */
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
  // These tests check when React renders, and `act` would change that.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
})
afterEach(() => vi.unstubAllGlobals())

it('keeps the rows of the static HTML until the window is measured', () => {
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

it('renders rows beyond the window', () => {
  expect(renderWindow().last()).toBe((800 + 1600) / HEIGHT)
})

it('renders nothing while enough rows are rendered', async () => {
  const { last, scrollTo } = renderWindow()
  scrollTo(399)
  await new Promise((resolve) => setTimeout(resolve))
  expect(last()).toBe(12)
})

it('renders more rows in a transition before they are needed', async () => {
  const { last, scrollTo } = renderWindow()
  scrollTo(600)
  expect(last()).toBe(12)
  await vi.waitFor(() => expect(last()).toBe(15))
})

it('renders rows synchronously when they are needed, even after a long jump', () => {
  const { last, scrollTo } = renderWindow()
  scrollTo(600)
  scrollTo(1000)
  expect(last()).toBe((1000 + 800 + 1600) / HEIGHT)
  scrollTo(9000)
  expect(last()).toBe((9000 + 800 + 1600) / HEIGHT)
})
