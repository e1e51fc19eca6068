import { useLayoutEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Chapter, Novel } from '@/content/novels'
import { SENTENCE_PARAM } from '@/lib/korean/sentences'
import { scrollPageTo } from '@/motion/scrollPage'
import { useHistoryParam } from '@/ui/useHistoryParam'

/** A chapter whose text is in this site. */
export type ReadableChapter = Chapter & Required<Pick<Chapter, 'text'>>

/** Whether the text of a chapter is in this site. */
export const isReadable = (chapter: Chapter): chapter is ReadableChapter => chapter.text !== undefined

/** Id of what opens a chapter on the book's page, for the focus to come back to; at 1 it is the link to read on. */
export const openerId = (novel: Novel, chapter: number): string => `read-${novel.key}-${chapter}`

/**
 * The chapter that the address has open in `?chapter=`, if it can be read here. The reader takes the book's place on
 * the page; when it closes, the book is where it was and the focus on the control that had opened it.
 */
export function useReader(novel: Novel) {
  const address = useHistoryParam('chapter', SENTENCE_PARAM)
  const [params] = useSearchParams()
  const readable = novel.chapters.filter(isReadable)
  const chapter = readable.find(({ number }) => String(number) === address.value)
  const before = useRef<{ scrollY: number; chapter: number } | null>(null)

  useLayoutEffect(() => {
    if (chapter) {
      before.current = { scrollY: before.current?.scrollY ?? 0, chapter: chapter.number }
    } else if (before.current?.chapter) {
      const { scrollY, chapter: last } = before.current
      before.current = null
      scrollPageTo(scrollY)
      const opener =
        document.getElementById(openerId(novel, last)) ?? document.getElementById(openerId(novel, 1))
      opener?.focus({ preventScroll: true })
    }
  }, [chapter, novel])

  return {
    chapter,
    /** The sentence that it is opened at, as the address says (decisions §11.2). */
    at: params.get(SENTENCE_PARAM),
    readable,
    hrefOf: (number: number) => address.hrefOf(String(number)),
    /** Remembers where the page is that is about to give way, unless the chapter opens in another tab. */
    rememberScroll: () => {
      before.current = { scrollY: window.scrollY, chapter: 0 }
    },
    turnTo: (number: number) => address.turn(String(number)),
    close: address.close,
  }
}
