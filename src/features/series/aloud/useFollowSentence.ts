import { type RefObject, useEffect, useState } from 'react'
import { isModalOpen } from '@/lib/browser/modal'
import { scrollPageTo } from '@/motion/scrollPage'

/** The page takes so long to bring the next sentence into view (ms). */
const FOLLOW_MS = 600
/** And comes to rest within this (ms). */
const SETTLE_MS = 300
const SCROLL_KEYS = /^(?:Page(?:Up|Down)|Home|End|Arrow(?:Up|Down))$/
/** Where those keys choose something instead. */
const CHOOSES = 'input, select, textarea'

/** Whether nothing at all may move by itself. */
const isStill = () => document.documentElement.dataset['motionChoice'] === 'still'

const markIn = (article: RefObject<HTMLElement | null>) =>
  article.current?.querySelector('mark[data-reading]')

/** Whether a mark is out of the middle third of the screen. */
function isAway(mark: Element): boolean {
  const { top, bottom } = mark.getBoundingClientRect()
  return top < window.innerHeight / 3 || bottom > (2 * window.innerHeight) / 3
}

/** Brings the mark to the upper third of the screen in so many ms. */
function goTo(mark: Element, durationMs: number) {
  const { top } = mark.getBoundingClientRect()
  scrollPageTo(Math.max(0, Math.round(window.scrollY + top - window.innerHeight / 3)), durationMs)
}

/**
 * Keeps the sentence that is being read (its place; null while none is marked) within the middle third of the screen,
 * until the reader scrolls. `lost` says that it is not followed; `find` goes to it and follows again.
 */
export function useFollowSentence(article: RefObject<HTMLElement | null>, sentence: number | null) {
  const [following, setFollowing] = useState(true)

  useEffect(() => {
    const mark = sentence === null ? null : markIn(article)
    if (!mark || !following || isStill()) return undefined
    if (isAway(mark)) goTo(mark, FOLLOW_MS)
    // A way that was begun for a sentence before may have ended elsewhere.
    const later = setTimeout(() => isAway(mark) && goTo(mark, 0), FOLLOW_MS + SETTLE_MS)
    return () => clearTimeout(later)
  }, [article, sentence, following])

  useEffect(() => {
    // The page stands still under a dialog.
    const leave = () => {
      if (!isModalOpen()) setFollowing(false)
    }
    const press = ({ key, target }: KeyboardEvent) => {
      if (SCROLL_KEYS.test(key) && !(target instanceof Element && target.closest(CHOOSES))) leave()
    }
    window.addEventListener('wheel', leave, { passive: true })
    window.addEventListener('touchmove', leave, { passive: true })
    window.addEventListener('keydown', press)
    return () => {
      window.removeEventListener('wheel', leave)
      window.removeEventListener('touchmove', leave)
      window.removeEventListener('keydown', press)
    }
  }, [])

  return {
    lost: !following || isStill(),
    find: () => {
      setFollowing(true)
      const mark = markIn(article)
      if (mark) goTo(mark, 0)
    },
  }
}
