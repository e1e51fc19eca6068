import { onPageScroll } from '@/lib/browser/pageScroll'
import { noteChapter, progressKey } from '@/lib/storage/resume'
import { localSafeStorage } from '@/lib/storage/safeStorage'
import { anchorAt, lineOf, type ScrollAnchor } from '@/motion/scrollAnchoring'
import { scrollPageTo } from '@/motion/scrollPage'
import { READING_LINE_PX } from '../readingLine'
import { parseProgress, shareBehind, type Progress } from './readingProgress'
import {
  addressAt,
  formatSentenceAddress,
  parseSentenceAddress,
  sentenceAt,
  sentenceTexts,
} from '@/lib/korean/sentences'

/** The place in a chapter by its sentence, which finds it again when the chapter has changed since. */
/** The sentence at a fraction (0–1) of a block; `blocks` are a chapter's paragraphs and, empty, the breaks between them. */
export function sentenceOf(
  blocks: readonly string[],
  { index, fraction }: { index: number; fraction: number },
): Pick<Progress, 'at' | 'words'> {
  const text = blocks[index] ?? ''
  if (text === '') return {}
  const number = blocks.slice(0, index + 1).filter(Boolean).length
  const address = addressAt(text, number, Math.floor(fraction * text.length))
  const words = sentenceTexts(text)[address.sentence - 1]
  return words === undefined ? {} : { at: formatSentenceAddress(address), words }
}

/**
 * Where a kept place is in the chapter as it is now: where its sentence stands, the nearest one with the same words, or else
 * the sentence that now has its address, or the nearest before it.
 */
export function placeIn(blocks: readonly string[], { paragraph, fraction, at, words }: Progress) {
  const asKept = { index: paragraph, fraction }
  const address = parseSentenceAddress(at ?? null)
  if (!address || !words || blocks[paragraph]?.includes(words)) return asKept
  const [found] = blocks
    .map((text, index) => ({ index, fraction: text.indexOf(words) / text.length }))
    .filter((place) => place.fraction >= 0)
    .toSorted((a, b) => Math.abs(a.index - paragraph) - Math.abs(b.index - paragraph))
  if (found) return found
  const indexes = blocks.flatMap((text, index) => (text === '' ? [] : [index]))
  const nearest = sentenceAt(blocks.filter(Boolean), address)
  if (!nearest) return asKept
  const index = indexes[nearest.paragraph - 1] ?? 0
  return { index, fraction: nearest.range.start / (blocks[index]?.length ?? 1) }
}

/** Progress is stored when the page has been still for so long (ms). */
const SAVE_AFTER_MS = 200

/** Has the place in a chapter stored: `later` after a scroll, and at once when the page may never come back. */
function keepPlace(store: () => void) {
  let saving: ReturnType<typeof setTimeout> | undefined

  function save() {
    clearTimeout(saving)
    saving = undefined
    store()
  }

  window.addEventListener('pagehide', save)
  // A page in the background may never come back.
  document.addEventListener('visibilitychange', save)
  return {
    later: () => {
      clearTimeout(saving)
      saving = setTimeout(save, SAVE_AFTER_MS)
    },
    stop: () => {
      window.removeEventListener('pagehide', save)
      document.removeEventListener('visibilitychange', save)
      if (saving !== undefined) save()
    },
  }
}

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
