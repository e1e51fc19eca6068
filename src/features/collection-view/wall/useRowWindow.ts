import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { scrollPageTo } from '@/motion/scrollPage'
import type { Row } from './rows'

/** Rows kept ready beyond each edge of the window: more than a second of scrolling at 2,400 px/s needs. */
const OVERSCAN_ROWS = 5

interface Layout {
  rows: readonly Row[]
  /** Top of each row in px from the wall's top. */
  tops: readonly number[]
  width: number
}

/** The row that holds a photo, by its number in the list; -1 when none does. */
export function rowOf(rows: readonly Row[], photo: number): number {
  let low = 0
  let high = rows.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((rows[middle]?.first ?? Infinity) <= photo) low = middle
    else high = middle - 1
  }
  const row = rows[low]
  return row && photo >= row.first && photo < row.first + row.frames.length ? low : -1
}

/** The tops of rows that lie `gap` px apart, and the height of them all. */
export function stack(rows: readonly Row[], gap: number): { tops: number[]; height: number } {
  let y = 0
  const tops = rows.map(({ height }) => {
    const top = y
    y += height + gap
    return top
  })
  return { tops, height: Math.max(0, y - gap) }
}

function topInDocument(element: HTMLElement | null): number {
  return element ? element.getBoundingClientRect().top + window.scrollY : 0
}

/**
 * The rows of a tall wall that are near the window, so that ten thousand photos cost as little as fifty. The row that
 * has the focus is never taken away, and when the width changes the photo at the top of the window stays there.
 */
export function useRowWindow(
  wall: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  width: number,
  gap: number,
) {
  const { tops, height } = useMemo(() => stack(rows, gap), [rows, gap])
  const [margin, setMargin] = useState(0)
  const focused = useFocusedRow(wall)

  const rangeExtractor = useCallback(
    (range: Range) => {
      const near = defaultRangeExtractor(range)
      if (focused === null || focused >= range.count || near.includes(focused)) return near
      return [...near, focused].toSorted((a, b) => a - b)
    },
    [focused],
  )
  // oxlint-disable-next-line react/incompatible-library -- nothing memoised takes its functions
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => rows[index]?.height ?? 0,
    gap,
    scrollMargin: margin,
    overscan: OVERSCAN_ROWS,
    rangeExtractor,
  })

  const before = useRef<(Layout & { margin: number }) | null>(null)
  useLayoutEffect(() => {
    const now = topInDocument(wall.current)
    const last = before.current
    before.current = { rows, tops, width, margin: now }
    setMargin(now)
    virtualizer.measure()
    if (last && last.width !== width) keepPlace(last, { rows, tops, width }, last.margin, now)
  }, [rows, tops, virtualizer, wall, width])

  const locate = useCallback(
    (photo: number): number | null => {
      const top = tops[rowOf(rows, photo)]
      return top === undefined ? null : topInDocument(wall.current) + top
    },
    [rows, tops, wall],
  )
  return {
    /** Numbers of the rows to render. */
    visible: virtualizer.getVirtualItems().map(({ index }) => index),
    tops,
    height,
    locate,
  }
}

/** The number of the row that the focus is in, or null. */
function useFocusedRow(wall: RefObject<HTMLElement | null>): number | null {
  const [focused, setFocused] = useState<number | null>(null)
  useEffect(() => {
    const element = wall.current
    if (!element) return undefined
    const follow = ({ target }: FocusEvent) => {
      const row =
        target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset['row'] : undefined
      setFocused(row === undefined ? null : Number(row))
    }
    element.addEventListener('focusin', follow)
    return () => element.removeEventListener('focusin', follow)
  }, [wall])
  return focused
}

/** Scrolls so that the photo at the window's top edge is there again, as far through as before. */
function keepPlace(last: Layout, now: Layout, lastMargin: number, margin: number) {
  const y = window.scrollY - lastMargin
  if (y <= 0) return
  const at = Math.max(
    0,
    last.tops.findLastIndex((top) => top <= y),
  )
  const row = last.rows[at]
  const target = row && rowOf(now.rows, row.first)
  const next = target === undefined ? undefined : now.rows[target]
  const top = target === undefined ? undefined : now.tops[target]
  if (!row || !next || top === undefined) return
  const through = Math.min(1, (y - (last.tops[at] ?? 0)) / row.height)
  scrollPageTo(margin + top + through * next.height)
}
