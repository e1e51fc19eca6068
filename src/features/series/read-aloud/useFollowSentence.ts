import { type RefObject, useEffect, useState } from 'react'
import { isModalOpen } from '@/lib/browser/isModalOpen'
import { scrollPageTo } from '@/motion/scrollPage'

/** Duration of the scroll to the next sentence, in ms. */
const FOLLOW_MS = 600
/** Time for the scroll to settle afterwards, in ms. */
const SETTLE_MS = 300
const SCROLL_KEYS = /^(?:Page(?:Up|Down)|Home|End|Arrow(?:Up|Down))$/
/** Controls in which these keys change the value. */
const VALUE_CONTROLS = 'input, select, textarea'

/** Returns whether the visitor has turned all motion off. */
const isMotionOff = () => document.documentElement.dataset['motionChoice'] === 'still'

const getMark = (article: RefObject<HTMLElement | null>) =>
  article.current?.querySelector('mark[data-reading]')

/** Returns whether a mark is outside the middle third of the viewport. */
function isOutOfRange(mark: Element): boolean {
  const { top, bottom } = mark.getBoundingClientRect()
  return top < window.innerHeight / 3 || bottom > (2 * window.innerHeight) / 3
}

/** Scrolls a mark to one third of the viewport height. */
function scrollToMark(mark: Element, durationMs: number) {
  const { top } = mark.getBoundingClientRect()
  scrollPageTo(Math.max(0, Math.round(window.scrollY + top - window.innerHeight / 3)), durationMs)
}

/**
 * Keeps the sentence that is being read in the middle third of the viewport until the visitor scrolls.
 * `sentence` is its index, or null while none is marked. `followAgain` scrolls to it and follows again.
 */
export function useFollowSentence(article: RefObject<HTMLElement | null>, sentence: number | null) {
  const [isFollowing, setIsFollowing] = useState(true)

  useEffect(() => {
    const mark = sentence === null ? null : getMark(article)
    if (!mark || !isFollowing || isMotionOff()) return undefined
    if (isOutOfRange(mark)) scrollToMark(mark, FOLLOW_MS)
    // A scroll for the previous sentence may have ended elsewhere.
    const timer = setTimeout(() => isOutOfRange(mark) && scrollToMark(mark, 0), FOLLOW_MS + SETTLE_MS)
    return () => clearTimeout(timer)
  }, [article, sentence, isFollowing])

  useEffect(() => {
    // The page does not scroll under a dialog.
    const stopFollowing = () => {
      if (!isModalOpen()) setIsFollowing(false)
    }
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (SCROLL_KEYS.test(key) && !(target instanceof Element && target.closest(VALUE_CONTROLS)))
        stopFollowing()
    }
    window.addEventListener('wheel', stopFollowing, { passive: true })
    window.addEventListener('touchmove', stopFollowing, { passive: true })
    window.addEventListener('keydown', onKeyDown)
    return () => {
      window.removeEventListener('wheel', stopFollowing)
      window.removeEventListener('touchmove', stopFollowing)
      window.removeEventListener('keydown', onKeyDown)
    }
  }, [])

  return {
    isFollowing: isFollowing && !isMotionOff(),
    followAgain: () => {
      setIsFollowing(true)
      const mark = getMark(article)
      if (mark) scrollToMark(mark, 0)
    },
  }
}
