import { useLayoutEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Novel } from '@/content/novels/novel'
import { SENTENCE_PARAM } from '@/lib/korean/sentences'
import { scrollPageTo } from '@/motion/scrollPage'
import { useHistoryParam } from '@/ui/useHistoryParam'
import { useChapters } from './useChapters'

/**
 * Returns the id of the element that opens a chapter, for returning the focus. For chapter 1 it is the read
 * button.
 */
export const getOpenerId = (novel: Novel, chapter: number): string => `read-${novel.key}-${chapter}`

export type NovelReader = ReturnType<typeof useReader>

/**
 * Returns the chapter in `?chapter= if it is published. The reader replaces the novel's page. When it
 * closes, the scroll position is restored and the opening element gets the focus.
 */
export function useReader(novel: Novel) {
  const address = useHistoryParam('chapter', SENTENCE_PARAM)
  const [params] = useSearchParams()
  const { chapters, isPending, isError, refetch } = useChapters(novel.key)
  const chapter = chapters.find(({ number }) => String(number) === address.value)
  const returnPoint = useRef<{ scrollY: number; chapter: number } | null>(null)

  useLayoutEffect(() => {
    if (chapter) {
      returnPoint.current = { scrollY: returnPoint.current?.scrollY ?? 0, chapter: chapter.number }
    } else if (returnPoint.current?.chapter) {
      const { scrollY, chapter: lastChapter } = returnPoint.current
      returnPoint.current = null
      scrollPageTo(scrollY)
      const opener =
        document.getElementById(getOpenerId(novel, lastChapter)) ??
        document.getElementById(getOpenerId(novel, 1))
      opener?.focus({ preventScroll: true })
    }
  }, [chapter, novel])

  return {
    chapter,
    /** The address of the sentence to open, from `?at=`. */
    at: params.get(SENTENCE_PARAM),
    chapters,
    isPending,
    isError,
    refetch,
    getHref: (number: number) => address.getHref(String(number)),
    /**
     * Stores the scroll position before the reader opens. Has no effect if the chapter opens in another tab.
     */
    rememberScroll: () => {
      returnPoint.current = { scrollY: window.scrollY, chapter: 0 }
    },
    openChapter: (number: number) => address.replace(String(number)),
    close: address.close,
  }
}
