import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { localSafeStorage } from '@/lib/safeStorage'
import { scrollPageTo } from '@/motion/scrollPage'
import {
  barsAfterScroll,
  currentMinute,
  lineOf,
  parseProgress,
  type Place,
  placeAt,
  shareBehind,
  START,
} from './readingPlace'

/** The line (px below the top of the screen) at which one reads on: the place is where it crosses the text. */
const READING_LINE_PX = 128
/** Progress is stored when the page has been still for so long (ms). */
const SAVE_AFTER_MS = 200

export const BLOCK = '[data-block]'

interface ReadingPlace {
  /** Whether the bars show. */
  bars: boolean
  showBars: () => void
  /** The minute being read, from 1. */
  minute: number
}

/**
 * Follows the reading line through `article`: restores the stored place of this chapter, holds it when the text is set
 * anew (size, face, width, fonts), stores it, and tells the progress line and the bars. Every length is in px.
 */
export function useReadingPlace(
  article: RefObject<HTMLElement | null>,
  line: RefObject<HTMLElement | null>,
  { storageKey, minutes }: { storageKey: string; minutes: number },
): ReadingPlace {
  const place = useRef<Place>(START)
  const [bars, setBars] = useState(true)
  const [minute, setMinute] = useState(1)

  useLayoutEffect(() => {
    const element = article.current
    if (!element) return undefined
    const stored = parseProgress(localSafeStorage.get(storageKey))
    place.current = stored ?? START
    let read = stored?.read ?? 0
    let y = 0
    // Of the text as the place knows it.
    let height = -1
    let saving: ReturnType<typeof setTimeout> | undefined

    const boxes = () => Array.from(element.querySelectorAll(BLOCK), (block) => block.getBoundingClientRect())
    const longest = () => document.documentElement.scrollHeight - window.innerHeight

    function measure() {
      y = window.scrollY
      const behind = shareBehind(y, longest())
      read = Math.max(read, behind)
      if (line.current) line.current.style.transform = `scaleX(${behind})`
      setMinute(currentMinute(behind, minutes))
    }

    function restore() {
      const { current } = place
      height = element?.offsetHeight ?? 0
      const atStart = current.paragraph === 0 && current.fraction === 0
      const target = atStart ? 0 : window.scrollY + lineOf(current, boxes()) - READING_LINE_PX
      scrollPageTo(Math.max(0, Math.round(target)))
      measure()
    }

    function save() {
      clearTimeout(saving)
      saving = undefined
      localSafeStorage.set(storageKey, JSON.stringify({ ...place.current, read }))
    }

    function follow() {
      const now = window.scrollY
      // A text that has just been set anew moves the page by itself: its place is about to be restored.
      if (now === y || element?.offsetHeight !== height) return
      const from = y
      setBars((shown) => barsAfterScroll(shown, from, now, longest()))
      place.current = now <= 0 ? START : placeAt(READING_LINE_PX, boxes())
      measure()
      clearTimeout(saving)
      saving = setTimeout(save, SAVE_AFTER_MS)
    }

    window.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('pagehide', save)
    // A page in the background may never come back.
    document.addEventListener('visibilitychange', save)
    // Told once at the start, and before each new setting is painted, so the paragraph under the eye stays there.
    const resized = new ResizeObserver(restore)
    resized.observe(element)
    return () => {
      resized.disconnect()
      window.removeEventListener('scroll', follow)
      window.removeEventListener('pagehide', save)
      document.removeEventListener('visibilitychange', save)
      if (saving !== undefined) save()
    }
  }, [article, line, storageKey, minutes])

  return { bars, showBars: () => setBars(true), minute }
}
