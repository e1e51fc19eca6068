import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import { anchorAt, type Box, lineOf } from '@/motion/scrollAnchoring'
import { LIST_PAGE_SIZE } from '@/config/constants'
import { onPageScroll } from '@/lib/browser/pageScroll'
import { scrollPageTo } from '@/motion/scrollPage'
import { covers, rowOf, rowsBetween, stack, type RowRange } from './rowRange'
import type { Row } from './rows'

/** How much of the wall is kept ready beyond each edge of the window, px: more than half a second at 2,400 px/s. */
const READY_PX = 1600
/** New rows are begun when less than this is left, and must be there when less than that is. */
const SOON_PX = 1200
const LEAST_PX = 800
const NO_ROWS: RowRange = { first: 0, last: -1 }

interface Layout {
  rows: readonly Row[]
  /** Top of each row in px from the wall's top. */
  tops: readonly number[]
  width: number
}

function topInDocument({ current }: RefObject<HTMLElement | null>): number {
  return current ? current.getBoundingClientRect().top + window.scrollY : 0
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
  const focused = useFocusedRow(wall)
  const range = useRowRange(wall, tops)

  const before = useRef<(Layout & { margin: number }) | null>(null)
  useLayoutEffect(() => {
    const now = { rows, tops, width, margin: topInDocument(wall) }
    if (before.current && before.current.width !== width) anchorScroll(before.current, now)
    before.current = now
  }, [rows, tops, wall, width])

  const locate = useCallback(
    (photo: number): number | null => {
      const top = tops[rowOf(rows, photo)]
      return top === undefined ? null : topInDocument(wall) + top
    },
    [rows, tops, wall],
  )
  return {
    /** Numbers of the rows to render. */
    visible: numbersIn(range ?? firstRows(rows), focused, rows.length),
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

function boxesOf({ rows, tops }: Layout): Box[] {
  return rows.map(({ height }, row) => ({ top: tops[row] ?? 0, height }))
}

/** Scrolls so that the photo at the window's top edge is there again, as far through as before. */
function anchorScroll(last: Layout & { margin: number }, now: Layout & { margin: number }) {
  const y = window.scrollY - last.margin
  const anchor = y > 0 ? anchorAt(y, boxesOf(last)) : null
  const first = anchor && last.rows[anchor.index]?.first
  if (anchor === null || typeof first !== 'number') return
  const index = rowOf(now.rows, first)
  if (index !== -1) scrollPageTo(now.margin + lineOf({ ...anchor, index }, boxesOf(now)))
}

/** The rows of the photos that static HTML holds: until the window has been looked at they stay, with their pictures. */
function firstRows(rows: readonly Row[]): RowRange {
  return {
    first: 0,
    last: rowsBetween(
      rows.map(({ first }) => first),
      0,
      LIST_PAGE_SIZE - 1,
    ).last,
  }
}

/**
 * The rows near the window; null before it was looked at. They change while scrolling: ahead of the need between two frames,
 * at last in the frame that needs them.
 */
function useRowRange(wall: RefObject<HTMLElement | null>, tops: readonly number[]): RowRange | null {
  const [range, setRange] = useState<RowRange | null>(null)
  const shown = useRef(NO_ROWS)
  useLayoutEffect(() => {
    shown.current = range ?? NO_ROWS
  }, [range])
  useLayoutEffect(() => {
    let ready = NO_ROWS
    const near = (beyond: number) => {
      const from = -(wall.current?.getBoundingClientRect().top ?? 0)
      return rowsBetween(tops, from - beyond, from + window.innerHeight + beyond)
    }
    const prepare = () => {
      ready = near(READY_PX)
      setRange(ready)
    }
    const update = (atOnce: (work: () => void) => void) => {
      if (!covers(shown.current, near(LEAST_PX))) atOnce(prepare)
      else if (!covers(ready, near(SOON_PX))) startTransition(prepare)
    }
    const follow = () => update(flushSync)
    // What an effect sets is rendered before the frame is painted.
    update((work) => work())
    const stopScroll = onPageScroll(follow)
    window.addEventListener('resize', follow)
    return () => {
      stopScroll()
      window.removeEventListener('resize', follow)
    }
  }, [tops, wall])
  return range
}

/** The numbers of a range and of the focused row, in order, as far as there are such rows. */
function numbersIn({ first, last }: RowRange, focused: number | null, count: number): number[] {
  const near = Array.from(
    { length: Math.max(0, Math.min(last, count - 1) - first + 1) },
    (_, at) => first + at,
  )
  if (focused === null || focused >= count || near.includes(focused)) return near
  return focused < first ? [focused, ...near] : [...near, focused]
}
