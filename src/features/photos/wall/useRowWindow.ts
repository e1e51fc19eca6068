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
import { LIST_PAGE_SIZE } from '@/config/constants'
import type { LocateCard } from '@/features/list/useScrollRestoration'
import { onPageScroll } from '@/lib/browser/onPageScroll'
import { findAnchor, type Box, anchorPosition } from '@/motion/scrollAnchoring'
import { scrollPageTo } from '@/motion/scrollPage'
import { covers, findRow, type Row, type RowRange, rowsBetween, stackRows } from './rows'

/** Rows are rendered up to this far beyond the window, px: more than half a second of scrolling at 2,400 px/s. */
const OVERSCAN_PX = 1600
/** Below this overscan more rows are rendered in a transition, and below the minimum synchronously. */
const LOW_OVERSCAN_PX = 1200
const MIN_OVERSCAN_PX = 800
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
 * Virtualises the rows of a wall: returns the rows near the window, so that ten thousand photos cost as much as fifty.
 * The focused row is always included. When the width changes, the photo at the top of the window keeps its position.
 */
export function useRowWindow(
  wall: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  width: number,
  gap: number,
) {
  const { tops, height } = useMemo(() => stackRows(rows, gap), [rows, gap])
  const focused = useFocusedRow(wall)
  const range = useRowRange(wall, tops)

  const previous = useRef<(Layout & { margin: number }) | null>(null)
  useLayoutEffect(() => {
    const current = { rows, tops, width, margin: topInDocument(wall) }
    if (previous.current && previous.current.width !== width) restoreAnchor(previous.current, current)
    previous.current = current
  }, [rows, tops, wall, width])

  const locate = useCallback(
    (photo: number): number | null => {
      const top = tops[findRow(rows, photo)]
      return top === undefined ? null : topInDocument(wall) + top
    },
    [rows, tops, wall],
  )
  return {
    /** Indices of the rows to render. */
    visible: renderedRows(range ?? initialRows(rows), focused, rows.length),
    tops,
    /** Height of all rows in px. */
    height,
    /** Returns the top of a photo's row in the document in px, or null. Takes the photo's list index. */
    locate,
  }
}

/** Adapts `locate`, which takes a list index, to photo ids. */
export function usePhotoLocator(
  posts: readonly { id: number }[],
  locate: (photo: number) => number | null,
): LocateCard {
  return useCallback(
    (id) => {
      const photo = posts.findIndex((post) => post.id === id)
      return photo === -1 ? null : locate(photo)
    },
    [locate, posts],
  )
}

/** Returns the index of the row that has the focus, or null. */
function useFocusedRow(wall: RefObject<HTMLElement | null>): number | null {
  const [focused, setFocused] = useState<number | null>(null)
  useEffect(() => {
    const element = wall.current
    if (!element) return undefined
    const onFocusIn = ({ target }: FocusEvent) => {
      const row =
        target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset['row'] : undefined
      setFocused(row === undefined ? null : Number(row))
    }
    element.addEventListener('focusin', onFocusIn)
    return () => element.removeEventListener('focusin', onFocusIn)
  }, [wall])
  return focused
}

function rowBoxes({ rows, tops }: Layout): Box[] {
  return rows.map(({ height }, row) => ({ top: tops[row] ?? 0, height }))
}

/** Scrolls so that the photo at the top of the window is there again, at the same fraction of its height. */
function restoreAnchor(before: Layout & { margin: number }, now: Layout & { margin: number }) {
  const y = window.scrollY - before.margin
  const anchor = y > 0 ? findAnchor(y, rowBoxes(before)) : null
  const first = anchor && before.rows[anchor.index]?.first
  if (anchor === null || typeof first !== 'number') return
  const index = findRow(now.rows, first)
  if (index !== -1) scrollPageTo(now.margin + anchorPosition({ ...anchor, index }, rowBoxes(now)))
}

/** Returns the rows of the photos in the static HTML. They stay mounted until the window is measured. */
function initialRows(rows: readonly Row[]): RowRange {
  const firsts = rows.map(({ first }) => first)
  return { first: 0, last: rowsBetween(firsts, 0, LIST_PAGE_SIZE - 1).last }
}

/**
 * Returns the rows near the window, or null before the first measurement. While scrolling, more rows are rendered ahead
 * of time in a transition, or synchronously when the window is about to reach the end of the rendered rows.
 */
function useRowRange(wall: RefObject<HTMLElement | null>, tops: readonly number[]): RowRange | null {
  const [range, setRange] = useState<RowRange | null>(null)
  const rendered = useRef(NO_ROWS)
  useLayoutEffect(() => {
    rendered.current = range ?? NO_ROWS
  }, [range])
  useLayoutEffect(() => {
    let requested = NO_ROWS
    const rowsWithin = (overscan: number) => {
      const from = -(wall.current?.getBoundingClientRect().top ?? 0)
      return rowsBetween(tops, from - overscan, from + window.innerHeight + overscan)
    }
    const requestRows = () => {
      requested = rowsWithin(OVERSCAN_PX)
      setRange(requested)
    }
    const update = (runNow: (work: () => void) => void) => {
      if (!covers(rendered.current, rowsWithin(MIN_OVERSCAN_PX))) runNow(requestRows)
      else if (!covers(requested, rowsWithin(LOW_OVERSCAN_PX))) startTransition(requestRows)
    }
    const onChange = () => update(flushSync)
    // State set in a layout effect renders before the browser paints, so no flushSync is needed here.
    update((work) => work())
    const stopScroll = onPageScroll(onChange)
    window.addEventListener('resize', onChange)
    return () => {
      stopScroll()
      window.removeEventListener('resize', onChange)
    }
  }, [tops, wall])
  return range
}

/** Returns the existing rows of a range and the focused row, in order. */
function renderedRows({ first, last }: RowRange, focused: number | null, count: number): number[] {
  const length = Math.max(0, Math.min(last, count - 1) - first + 1)
  const near = Array.from({ length }, (_, at) => first + at)
  if (focused === null || focused >= count || near.includes(focused)) return near
  return focused < first ? [focused, ...near] : [...near, focused]
}
