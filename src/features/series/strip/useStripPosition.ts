import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
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
/** Distance of a cut from the top of the viewport after `scrollToCut`, in px: below the bar. */
const CUT_OFFSET_PX = 72

/** What the reader shows of the position. `isMeasured` is false until the strip is laid out, as in static HTML. */
interface StripView {
  cut: number
  percent: number
  barsVisible: boolean
  isMeasured: boolean
}

const UNMEASURED: StripView = { cut: 0, percent: 0, barsVisible: true, isMeasured: false }

interface TrackerOptions {
  element: HTMLElement
  tops: readonly number[]
  start: StripPosition
  onView: (view: StripView) => void
  onSave: (position: StripProgress) => void
}

/** Tracks the point of a strip in the middle of the viewport. Positions and lengths are in px unless they are in `tops`. */
class StripTracker {
  private readonly options: TrackerOptions
  private tops: readonly number[]
  private anchor: StripPosition
  private bars: BarState = { visible: true, turnY: 0 }
  private progress = 0
  private lastScrollY = 0
  private width = -1
  private saveTimer: ReturnType<typeof setTimeout> | undefined
  private readonly cleanups: (() => void)[]

  constructor(options: TrackerOptions) {
    this.options = options
    this.tops = options.tops
    this.anchor = options.start
    this.restoreAfterResize()
    // Runs before a new width is painted.
    const resizeObserver = new ResizeObserver(() => this.restoreAfterResize())
    resizeObserver.observe(options.element)
    const savePending = () => this.savePending()
    window.addEventListener('pagehide', savePending)
    // A page in the background may be discarded.
    document.addEventListener('visibilitychange', savePending)
    this.cleanups = [
      onPageScroll(() => this.handleScroll()),
      () => resizeObserver.disconnect(),
      () => window.removeEventListener('pagehide', savePending),
      () => document.removeEventListener('visibilitychange', savePending),
    ]
  }

  stop() {
    for (const cleanup of this.cleanups) cleanup()
    this.savePending()
  }

  /** Call with the tops of changed cuts: keeps the same share of the same cut in view. */
  setTops(tops: readonly number[]) {
    const isSame = tops.length === this.tops.length && tops.every((top, index) => top === this.tops[index])
    this.tops = tops
    if (!isSame) this.restoreAnchor()
  }

  showBars() {
    this.bars = { visible: true, turnY: window.scrollY }
    this.measure()
  }

  scrollToCut(cut: number) {
    const { top, width } = this.options.element.getBoundingClientRect()
    const offset = getOffset(this.tops, { cut, share: 0 }) * width
    scrollPageTo(Math.max(0, Math.round(top + window.scrollY + offset - CUT_OFFSET_PX)))
  }

  private measure() {
    const { element, onView } = this.options
    const { top, width, height } = element.getBoundingClientRect()
    const range = height - window.innerHeight
    this.progress = range > 0 ? Math.min(1, Math.max(0, -top / range)) : 1
    this.lastScrollY = window.scrollY
    const { cut } = findPosition(this.tops, (window.innerHeight / 2 - top) / width)
    const percent = Math.floor(this.progress * 100)
    onView({ cut, percent, barsVisible: this.bars.visible, isMeasured: true })
  }

  private restoreAfterResize() {
    if (this.options.element.getBoundingClientRect().width !== this.width) this.restoreAnchor()
  }

  /** Scrolls so that the anchor is in the middle of the viewport. The start is at the top of the page. */
  private restoreAnchor() {
    const { top, width } = this.options.element.getBoundingClientRect()
    this.width = width
    const offset = getOffset(this.tops, this.anchor) * width
    const target = offset === 0 ? 0 : top + window.scrollY + offset - window.innerHeight / 2
    scrollPageTo(Math.max(0, Math.round(target)))
    this.bars.turnY = window.scrollY
    this.measure()
  }

  private handleScroll() {
    const { top, width } = this.options.element.getBoundingClientRect()
    const { scrollY } = window
    // A changed width moves the page by itself; the anchor is about to be restored.
    if (scrollY === this.lastScrollY || width !== this.width) return
    this.anchor = scrollY > 0 ? findPosition(this.tops, (window.innerHeight / 2 - top) / width) : START
    this.bars = getBarsAfterScroll(this.bars, scrollY)
    this.measure()
    clearTimeout(this.saveTimer)
    this.saveTimer = setTimeout(() => this.save(), SAVE_AFTER_MS)
  }

  private savePending() {
    if (this.saveTimer !== undefined) this.save()
  }

  private save() {
    clearTimeout(this.saveTimer)
    this.saveTimer = undefined
    this.options.onSave({ ...this.anchor, progress: this.progress })
  }
}

const isSame = (one: StripView, other: StripView) =>
  one.isMeasured === other.isMeasured &&
  one.cut === other.cut &&
  one.percent === other.percent &&
  one.barsVisible === other.barsVisible

/**
 * Tracks the position in a strip. Restores `initial` before the first paint, and keeps the point in the middle of the viewport in
 * place when the strip's width changes. Rerenders when the cut, the percentage or the bars change.
 */
export function useStripPosition({ strip, tops, initial, onSave }: Options) {
  const [view, setView] = useState(UNMEASURED)
  const tracker = useRef<StripTracker>(null)
  const save = useEffectEvent(onSave)
  const [first] = useState({ tops, start: initial ?? START })

  useLayoutEffect(() => {
    const element = strip.current
    if (!element) return undefined
    const current = new StripTracker({
      element,
      ...first,
      onView: (next) => setView((old) => (isSame(old, next) ? old : next)),
      onSave: (position) => save(position),
    })
    tracker.current = current
    return () => {
      tracker.current = null
      current.stop()
    }
  }, [strip, first])

  // A request for the episode, also for an unchanged one, brings new cuts.
  useLayoutEffect(() => tracker.current?.setTops(tops), [tops])

  return {
    ...view,
    showBars: () => tracker.current?.showBars(),
    scrollToCut: (cut: number) => tracker.current?.scrollToCut(cut),
  }
}
