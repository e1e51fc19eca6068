import { onPageScroll } from '@/lib/browser/pageScroll'
import { noteChapter, progressKey } from '@/lib/storage/resume'
import { localSafeStorage } from '@/lib/storage/safeStorage'
import { anchorAt, lineOf, type ScrollAnchor } from '@/motion/scrollAnchoring'
import { scrollPageTo } from '@/motion/scrollPage'
import { READING_LINE_PX } from '../readingLine'
import { keepPlace } from './keepPlace'
import { parseProgress, shareBehind } from './readingProgress'
import { placeIn, sentenceOf } from './sentencePlace'

const BLOCK = '[data-block]'
const START: ScrollAnchor = { index: 0, fraction: 0 }

interface Followed {
  /** The text, paragraph by paragraph. */
  article: HTMLElement
  /** Key of the novel, number of the chapter. */
  novel: string
  chapter: number
  /** Told the share of the page that is behind, whenever it may have changed. */
  onMeasure: (behind: number) => void
  /** Told of a scroll of the reader's own; `longest` is as far as the page goes. */
  onScroll: (from: number, to: number, longest: number) => void
}

const longest = () => document.documentElement.scrollHeight - window.innerHeight

const boxesOf = (article: HTMLElement) =>
  Array.from(article.querySelectorAll(BLOCK), (block) => block.getBoundingClientRect())

/** The sentence that was asked for, which comes before where the chapter was left; null where none was. */
function markIn(article: HTMLElement): ScrollAnchor | null {
  const mark = article.querySelector('mark[data-sentence]')
  return mark && (anchorAt(mark.getBoundingClientRect().top, boxesOf(article)) ?? START)
}

/**
 * Follows the reading line through `article`: restores where this chapter was left, stays there when the text is set
 * anew (size, face, width, fonts), and stores it. Every length is in px. Returns what ends it.
 */
export function followReading({ article, novel, chapter, onMeasure, onScroll }: Followed): () => void {
  const storageKey = progressKey(novel, chapter)
  const blocks = Array.from(article.querySelectorAll(BLOCK), ({ textContent }) => textContent)
  const stored = parseProgress(localSafeStorage.get(storageKey))
  const boxes = () => boxesOf(article)
  let anchor = markIn(article) ?? (stored ? placeIn(blocks, stored) : START)
  let read = stored?.read ?? 0
  let share = 0
  let y = 0
  // Of the text as the anchor knows it.
  let height = -1
  const place = keepPlace(() => {
    const progress = {
      paragraph: anchor.index,
      fraction: anchor.fraction,
      read,
      ...sentenceOf(blocks, anchor),
    }
    localSafeStorage.set(storageKey, JSON.stringify(progress))
    noteChapter({ novel, chapter, share })
  })

  function measure() {
    y = window.scrollY
    share = shareBehind(y, longest())
    read = Math.max(read, share)
    onMeasure(share)
  }

  function restore() {
    height = article.offsetHeight
    const atStart = anchor.index === 0 && anchor.fraction === 0
    const target = atStart ? 0 : window.scrollY + lineOf(anchor, boxes()) - READING_LINE_PX
    scrollPageTo(Math.max(0, Math.round(target)))
    measure()
  }

  function follow() {
    const now = window.scrollY
    // A text that has just been set anew moves the page by itself: its anchor is about to be restored.
    if (now === y || article.offsetHeight !== height) return
    onScroll(y, now, longest())
    anchor = (now > 0 && anchorAt(READING_LINE_PX, boxes())) || START
    measure()
    place.later()
  }

  const stopFollowing = onPageScroll(follow)
  // Told once at the start, and before each new setting is painted, so the paragraph under the eye stays there.
  const resized = new ResizeObserver(restore)
  resized.observe(article)
  return () => {
    resized.disconnect()
    stopFollowing()
    place.stop()
  }
}
