import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { onPageScroll } from '@/lib/browser/onPageScroll'
import { scrollPageTo } from '@/motion/scrollPage'
import { type BarState, findPosition, getBarsAfterScroll, getOffset, type StripPosition } from './stripLayout'

/** Delay of a save after the last scroll, in ms. */
const SAVE_AFTER_MS = 200

export interface StripProgress extends StripPosition {
  /** Share of the strip (0–1) that has been scrolled through. */
  progress: number
}

interface Options {
  strip: RefObject<HTMLElement | null>
  /** From `getCutTops`. */
  tops: readonly number[]
  /** The position to start at; null for the top. */
  initial: StripPosition | null
  /** Called after scrolling, and when the page is left or hidden. */
  onSave: (position: StripProgress) => void
}

const START: StripPosition = { cut: 0, share: 0 }

/**
 * Tracks the position in a strip: the point in the middle of the viewport. Restores `initial` before the first paint and keeps that
 * point in place when the strip's width changes. Rerenders when the cut, the percentage or the bars change. `isMeasured` is false until the strip is laid out, as in static HTML.
 */
export function useStripPosition({ strip, tops, initial, onSave }: Options) {
  const anchor = useRef(initial ?? START)
  const bars = useRef<BarState>({ visible: true, turnY: 0 })
  const [view, setView] = useState({ cut: 0, percent: 0, barsVisible: true, isMeasured: false })
  const saveTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const reportedY = useRef(0)
  const share = useRef(0)

  const measure = useCallback(() => {
    const element = strip.current
    if (!element) return
    const { top, width, height } = element.getBoundingClientRect()
    const range = height - window.innerHeight
    share.current = range > 0 ? Math.min(1, Math.max(0, -top / range)) : 1
    reportedY.current = window.scrollY
    const { cut } = findPosition(tops, (window.innerHeight / 2 - top) / width)
    const percent = Math.floor(share.current * 100)
    const barsVisible = bars.current.visible
    setView((old) =>
      old.isMeasured && old.cut === cut && old.percent === percent && old.barsVisible === barsVisible
        ? old
        : { cut, percent, barsVisible, isMeasured: true },
    )
  }, [strip, tops])

  /** Scrolls so that the anchor is in the middle of the viewport. The start is at the top of the page. */
  const restore = useCallback(() => {
    const element = strip.current
    if (!element) return
    const { top, width } = element.getBoundingClientRect()
    const offset = getOffset(tops, anchor.current) * width
    const target = offset === 0 ? 0 : top + window.scrollY + offset - window.innerHeight / 2
    scrollPageTo(Math.max(0, Math.round(target)))
    bars.current.turnY = window.scrollY
    measure()
  }, [strip, tops, measure])

  const save = useEffectEvent(() => {
    clearTimeout(saveTimer.current)
    saveTimer.current = undefined
    onSave({ ...anchor.current, progress: share.current })
  })

  useLayoutEffect(() => {
    const element = strip.current
    if (!element) return undefined
    let width = -1

    function handleScroll() {
      if (!element) return
      const box = element.getBoundingClientRect()
      // A changed width moves the page by itself; `restore` is about to run.
      if (window.scrollY === reportedY.current || box.width !== width) return
      anchor.current =
        window.scrollY > 0 ? findPosition(tops, (window.innerHeight / 2 - box.top) / box.width) : START
      bars.current = getBarsAfterScroll(bars.current, window.scrollY)
      measure()
      clearTimeout(saveTimer.current)
      saveTimer.current = setTimeout(save, SAVE_AFTER_MS)
    }

    // Runs once at the start, and before a new width is painted.
    const resizeObserver = new ResizeObserver(() => {
      const current = element.getBoundingClientRect().width
      if (current === width) return
      width = current
      restore()
    })
    width = element.getBoundingClientRect().width
    restore()
    resizeObserver.observe(element)
    const removeScrollListener = onPageScroll(handleScroll)
    return () => {
      resizeObserver.disconnect()
      removeScrollListener()
    }
  }, [strip, tops, measure, restore])

  useEffect(() => {
    const savePending = () => saveTimer.current !== undefined && save()
    window.addEventListener('pagehide', savePending)
    // A page in the background may be discarded.
    document.addEventListener('visibilitychange', savePending)
    return () => {
      window.removeEventListener('pagehide', savePending)
      document.removeEventListener('visibilitychange', savePending)
      savePending()
    }
  }, [])

  const showBars = useCallback(() => {
    bars.current = { visible: true, turnY: window.scrollY }
    measure()
  }, [measure])

  const scrollToCut = useCallback(
    (cut: number) => {
      const element = strip.current
      if (!element) return
      const { top, width } = element.getBoundingClientRect()
      scrollPageTo(
        Math.max(0, Math.round(top + window.scrollY + getOffset(tops, { cut, share: 0 }) * width - 72)),
      )
    },
    [strip, tops],
  )

  return { ...view, showBars, scrollToCut }
}
