import { type RefObject, useEffect, useEffectEvent, useMemo, useState, useRef } from 'react'
import { areCharacterKeysEnabled, isTyping } from '@/lib/browser/characterKeys'
import { isComposing } from '@/lib/browser/isComposing'
import { isModalOpen } from '@/lib/browser/isModalOpen'
import { type SentenceAddress, sentenceAddressAt } from '@/lib/korean/sentences'
import type { Chapter } from '../novel/useChapters'
import { READING_LINE_PX } from '../readingLine'
import { ReadAloudBar } from './ReadAloudBar'
import { PACE_STEP } from './readAloudSettings'
import type { Speech } from './speech'
import { findSentenceIndex, getSpokenSentences } from './spokenSentences'
import { useFollowSentence } from './useFollowSentence'
import { useSpeechPlayback } from './useSpeechPlayback'

interface ReadAloudKeys {
  toggle: () => void
  move: (step: 1 | -1) => void
  changePace: (step: 1 | -1) => void
  close: () => void
}

/** Elements that handle the space bar themselves. */
const CONTROLS = 'button, a, input, select, textarea, summary, [contenteditable]'

function getAction({ key, target }: KeyboardEvent, keys: ReadAloudKeys): (() => void) | null {
  if (key === 'Escape') return keys.close
  if (key === ' ') return target instanceof Element && target.closest(CONTROLS) ? null : keys.toggle
  return areCharacterKeysEnabled() && !isTyping(target) ? getCharacterAction(key, keys) : null
}

function getCharacterAction(key: string, keys: ReadAloudKeys): (() => void) | null {
  switch (key) {
    case '[':
      return () => keys.move(-1)
    case ']':
      return () => keys.move(1)
    case '<':
      return () => keys.changePace(-1)
    case '>':
      return () => keys.changePace(1)
    default:
      return null
  }
}

/**
 * Handles the keys of read-aloud: Space pauses, [ and ] move by a sentence, < and > change the speed, Esc
 * closes the bar but not the reader. Ignores IME composition and keys under a dialog.
 */
function useReadAloudKeys(keys: ReadAloudKeys) {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || isComposing(event)) return
      if (event.altKey || event.ctrlKey || event.metaKey || isModalOpen()) return
      const action = getAction(event, latest.current)
      if (!action) return
      event.preventDefault()
      action()
    }
    // Captures, to run before the reader's listener, which ignores prevented events.
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}

const getParagraphs = (article: HTMLElement) =>
  Array.from(article.querySelectorAll<HTMLElement>('p[data-block]'))

/** Returns the first sentence of the first paragraph that reaches below the reading line. */
function getVisibleSentence(article: HTMLElement): SentenceAddress {
  const index = getParagraphs(article).findIndex(
    (one) => one.getBoundingClientRect().bottom > READING_LINE_PX,
  )
  return { paragraph: Math.max(0, index) + 1, sentence: 1 }
}

/** Returns the text node and the offset at a point of the viewport. */
function getCaretAt(x: number, y: number): { node: Node; offset: number } | null {
  const documentWithCaret: Partial<Pick<Document, 'caretPositionFromPoint'>> = document
  const caret = documentWithCaret.caretPositionFromPoint?.(x, y)
  if (caret !== undefined) return caret && { node: caret.offsetNode, offset: caret.offset }
  // Safari before 26 only has `caretRangeFromPoint`.
  const range = document.caretRangeFromPoint(x, y)
  return range && { node: range.startContainer, offset: range.startOffset }
}

/** Returns the sentence at a point of the viewport, or null if there is no text. */
function getSentenceAtPoint(article: HTMLElement, x: number, y: number): SentenceAddress | null {
  const caret = getCaretAt(x, y)
  const paragraph = getParagraphs(article).find((one) => caret && one.contains(caret.node))
  if (!caret || !paragraph) return null
  const before = document.createRange()
  before.setStart(paragraph, 0)
  before.setEnd(caret.node, caret.offset)
  const number = getParagraphs(article).indexOf(paragraph) + 1
  return sentenceAddressAt(paragraph.textContent ?? '', number, before.toString().length)
}

/** Calls `onSentence` with the clicked sentence, unless text is selected. */
function useSentenceClick(
  article: RefObject<HTMLElement | null>,
  onSentence: (address: SentenceAddress) => void,
) {
  const onArticleClick = useEffectEvent(({ clientX, clientY }: MouseEvent) => {
    if (!article.current || document.getSelection()?.isCollapsed === false) return
    const address = getSentenceAtPoint(article.current, clientX, clientY)
    if (address) onSentence(address)
  })
  useEffect(() => {
    const text = article.current
    const onClick = (event: MouseEvent) => onArticleClick(event)
    text?.addEventListener('click', onClick)
    return () => text?.removeEventListener('click', onClick)
  }, [article])
}

interface ReadAloudProps {
  speech: Speech
  voices: readonly SpeechSynthesisVoice[]
  /** The chapter's paragraphs, without scene breaks. */
  paragraphs: readonly string[]
  article: RefObject<HTMLElement | null>
  chapter: number
  /** Whether to start at the beginning, because the previous chapter has just been read. */
  fromStart: boolean
  next: Chapter | undefined
  onNext: (chapter: Chapter) => void
  /** The sentence that is marked as being read. */
  spokenSentence: SentenceAddress | null
  onSentenceChange: (sentence: SentenceAddress | null) => void
  onClose: () => void
}

/** Reads the chapter aloud with the browser's speech synthesis and renders the bar. */
export default function ReadAloud(props: ReadAloudProps) {
  const {
    speech,
    voices,
    paragraphs,
    article,
    chapter,
    fromStart,
    next,
    onNext,
    spokenSentence,
    onSentenceChange,
    onClose,
  } = props
  const sentences = useMemo(() => getSpokenSentences(paragraphs), [paragraphs])
  const [startIndex] = useState(() =>
    fromStart || !article.current ? 0 : findSentenceIndex(sentences, getVisibleSentence(article.current)),
  )
  const playback = useSpeechPlayback({
    speech,
    voices,
    sentences,
    from: startIndex,
    onNext: next && (() => onNext(next)),
  })
  const follow = useFollowSentence(article, spokenSentence && playback.index)

  const reportSentence = useEffectEvent(onSentenceChange)
  const sentence = sentences[playback.index]
  useEffect(() => reportSentence(sentence ?? null), [sentence])
  useEffect(() => () => reportSentence(null), [])

  useReadAloudKeys({
    toggle: playback.toggle,
    move: playback.move,
    changePace: (step) => playback.setPace(playback.pace + step * PACE_STEP),
    close: onClose,
  })

  useSentenceClick(article, (address) => playback.readFrom(findSentenceIndex(sentences, address)))

  return (
    <ReadAloudBar
      {...{ playback, voices, chapter, onClose }}
      nextChapter={next?.number}
      onFollow={follow.isFollowing ? undefined : follow.followAgain}
    />
  )
}
