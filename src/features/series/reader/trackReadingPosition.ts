import { onPageScroll } from '@/lib/browser/onPageScroll'
import {
  sentenceAddressAt,
  formatSentenceAddress,
  parseSentenceAddress,
  findSentence,
  sentenceTexts,
} from '@/lib/korean/sentences'
import { saveChapterProgress, chapterProgressKey } from '@/lib/storage/resumeState'
import { localSafeStorage } from '@/lib/storage/safeStorage'
import { findAnchor, anchorPosition, type ScrollAnchor } from '@/motion/scrollAnchoring'
import { scrollPageTo } from '@/motion/scrollPage'
import { READING_LINE_PX } from '../readingLine'
import { parseProgress, getScrolledShare, type Progress } from './readingProgress'

/**
 * Returns the sentence at a position in a chapter. `blocks` are its paragraphs, with empty strings for scene
 * breaks.
 */
export function getSentenceAt(
  blocks: readonly string[],
  { index, fraction }: { index: number; fraction: number },
): Pick<Progress, 'at' | 'words'> {
  const text = blocks[index] ?? ''
  if (text === '') return {}
  const number = blocks.slice(0, index + 1).filter(Boolean).length
  const address = sentenceAddressAt(text, number, Math.floor(fraction * text.length))
  const words = sentenceTexts(text)[address.sentence - 1]
  return words === undefined ? {} : { at: formatSentenceAddress(address), words }
}

/**
 * Finds a stored position in the current text of the chapter: the nearest sentence with the same words,
 * otherwise the sentence that now has its address, or the nearest one before it.
 */
export function findStoredPosition(blocks: readonly string[], { paragraph, fraction, at, words }: Progress) {
  const storedPosition = { index: paragraph, fraction }
  const address = parseSentenceAddress(at ?? null)
  if (!address || !words || blocks[paragraph]?.includes(words)) return storedPosition
  const [nearestMatch] = blocks
    .map((text, index) => ({ index, fraction: text.indexOf(words) / text.length }))
    .filter((match) => match.fraction >= 0)
    .toSorted((a, b) => Math.abs(a.index - paragraph) - Math.abs(b.index - paragraph))
  if (nearestMatch) return nearestMatch
  const indexes = blocks.flatMap((text, index) => (text === '' ? [] : [index]))
  const nearest = findSentence(blocks.filter(Boolean), address)
  if (!nearest) return storedPosition
  const index = indexes[nearest.paragraph - 1] ?? 0
  return { index, fraction: nearest.range.start / (blocks[index]?.length ?? 1) }
}

/** Delay of a save after the last scroll, in ms. */
const SAVE_AFTER_MS = 200

/**
 * Returns a debounced save. `schedule` saves after scrolling has stopped; leaving or hiding the page saves
 * immediately.
 */
function createDebouncedSave(store: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined

  function save() {
    clearTimeout(timer)
    timer = undefined
    store()
  }

  window.addEventListener('pagehide', save)
  // A page in the background may be discarded.
  document.addEventListener('visibilitychange', save)
  return {
    schedule: () => {
      clearTimeout(timer)
      timer = setTimeout(save, SAVE_AFTER_MS)
    },
    stop: () => {
      window.removeEventListener('pagehide', save)
      document.removeEventListener('visibilitychange', save)
      if (timer !== undefined) save()
    },
  }
}

const BLOCK = '[data-block]'
const START: ScrollAnchor = { index: 0, fraction: 0 }

interface TrackingOptions {
  /** The text, with one element per block. */
  article: HTMLElement
  /** Key of the novel, number and title of the chapter. */
  novel: string
  chapter: number
  title: string
  /** Called with the scrolled share of the page (0–1) whenever it may have changed. */
  onProgress: (share: number) => void
  /** Called when the visitor scrolls. `maxScrollY` is the largest scroll position, in px. */
  onScroll: (from: number, to: number, maxScrollY: number) => void
}

const getMaxScrollY = () => document.documentElement.scrollHeight - window.innerHeight

const getBlockRects = (article: HTMLElement) =>
  Array.from(article.querySelectorAll(BLOCK), (block) => block.getBoundingClientRect())

/**
 * Returns the position of the linked sentence, which has priority over the stored position; null if there is
 * none.
 */
function getLinkedPosition(article: HTMLElement): ScrollAnchor | null {
  const mark = article.querySelector('mark[data-sentence]')
  return mark && (findAnchor(mark.getBoundingClientRect().top, getBlockRects(article)) ?? START)
}

/**
 * Tracks the reading position in `article`: restores the stored position, keeps it when the layout changes
 * (text size, typeface, width, fonts), and stores it. Lengths are in px. Returns a function that stops
 * tracking.
 */
export function trackReadingPosition(options: TrackingOptions): () => void {
  const { article, novel, chapter, title, onProgress, onScroll } = options
  const storageKey = chapterProgressKey(novel, chapter)
  const blocks = Array.from(article.querySelectorAll(BLOCK), ({ textContent }) => textContent)
  const stored = parseProgress(localSafeStorage.get(storageKey))
  const getRects = () => getBlockRects(article)
  let anchor = getLinkedPosition(article) ?? (stored ? findStoredPosition(blocks, stored) : START)
  let read = stored?.read ?? 0
  let share = 0
  let lastScrollY = 0
  // The article's height when the anchor was last restored.
  let height = -1
  const positionSave = createDebouncedSave(() => {
    const { index: paragraph, fraction } = anchor
    const progress = { paragraph, fraction, read, ...getSentenceAt(blocks, anchor) }
    localSafeStorage.set(storageKey, JSON.stringify(progress))
    saveChapterProgress({ novel, chapter, title, share })
  })

  function measure() {
    lastScrollY = window.scrollY
    share = getScrolledShare(lastScrollY, getMaxScrollY())
    read = Math.max(read, share)
    onProgress(share)
  }

  function restore() {
    height = article.offsetHeight
    const atStart = anchor.index === 0 && anchor.fraction === 0
    const target = atStart ? 0 : window.scrollY + anchorPosition(anchor, getRects()) - READING_LINE_PX
    scrollPageTo(Math.max(0, Math.round(target)))
    measure()
  }

  function handleScroll() {
    const scrollY = window.scrollY
    // A layout change moves the page by itself; `restore` is about to run.
    if (scrollY === lastScrollY || article.offsetHeight !== height) return
    onScroll(lastScrollY, scrollY, getMaxScrollY())
    anchor = (scrollY > 0 && findAnchor(READING_LINE_PX, getRects())) || START
    measure()
    positionSave.schedule()
  }

  const removeScrollListener = onPageScroll(handleScroll)
  // Runs once at the start and before a new layout is painted, so the text at the reading line does not move.
  const resizeObserver = new ResizeObserver(restore)
  resizeObserver.observe(article)
  return () => {
    resizeObserver.disconnect()
    removeScrollListener()
    positionSave.stop()
  }
}
