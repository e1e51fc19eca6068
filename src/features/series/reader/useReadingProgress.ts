import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Chapter } from '@/content/novels'
import { followReading } from './followReading'
import { barsAfterScroll, currentMinute } from './readingProgress'

interface ReadingProgress {
  /** Whether the bars show. */
  bars: boolean
  showBars: () => void
  /** The minute being read, from 1. */
  minute: number
}

/** How far the chapter in `article` is read, kept for the next visit; the progress line is moved without React. */
export function useReadingProgress(
  article: RefObject<HTMLElement | null>,
  line: RefObject<HTMLElement | null>,
  { novel, chapter: { number, minutes } }: { novel: string; chapter: Pick<Chapter, 'number' | 'minutes'> },
): ReadingProgress {
  const [bars, setBars] = useState(true)
  const [minute, setMinute] = useState(1)

  useLayoutEffect(
    () =>
      article.current
        ? followReading({
            article: article.current,
            novel,
            chapter: number,
            onMeasure: (behind) => {
              if (line.current) line.current.style.transform = `scaleX(${behind})`
              setMinute(currentMinute(behind, minutes))
            },
            onScroll: (from, to, longest) => setBars((shown) => barsAfterScroll(shown, from, to, longest)),
          })
        : undefined,
    [article, line, novel, number, minutes],
  )

  return { bars, showBars: () => setBars(true), minute }
}
