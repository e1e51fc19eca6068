import { type RefObject, useEffect, useEffectEvent, useMemo, useState, useRef } from 'react'
import { type SentenceAddress, addressAt } from '@/lib/korean/sentences'
import type { ReadableChapter } from '../novel/useReader'
import { AloudBar } from './AloudBar'
import { PACE_STEP } from './aloudSettings'
import type { Speech } from './speech'
import { sentenceFrom, spokenSentences } from './spokenSentences'
import { useFollowSentence } from './useFollowSentence'
import { useReadAloud } from './useReadAloud'
import { READING_LINE_PX } from '../readingLine'
import { characterKeysWork, isTyping } from '@/lib/browser/characterKeys'
import { isComposing } from '@/lib/browser/isComposing'
import { isModalOpen } from '@/lib/browser/modal'

interface AloudKeys {
  toggle: () => void
  move: (by: 1 | -1) => void
  faster: (by: 1 | -1) => void
  close: () => void
}

/** What takes the space bar for itself. */
const CONTROLS = 'button, a, input, select, textarea, summary, [contenteditable]'

function actionOf({ key, target }: KeyboardEvent, keys: AloudKeys): (() => void) | null {
  if (key === 'Escape') return keys.close
  if (key === ' ') return target instanceof Element && target.closest(CONTROLS) ? null : keys.toggle
  return characterKeysWork() && !isTyping(target) ? ofCharacter(key, keys) : null
}

function ofCharacter(key: string, keys: AloudKeys): (() => void) | null {
  switch (key) {
    case '[':
      return () => keys.move(-1)
    case ']':
      return () => keys.move(1)
    case '<':
      return () => keys.faster(-1)
    case '>':
      return () => keys.faster(1)
    default:
      return null
  }
}

/**
 * Keys while reading aloud: space pauses, [ and ] go a sentence back and forth, < and > change the pace, Esc closes, and
 * the reader below stays. Never while a syllable is being composed, nor under a dialog.
 */
function useAloudKeys(keys: AloudKeys) {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || isComposing(event)) return
      if (event.altKey || event.ctrlKey || event.metaKey || isModalOpen()) return
      const action = actionOf(event, latest.current)
      if (!action) return
      event.preventDefault()
      action()
    }
    // Before the reader's own keys, which leave alone what is prevented.
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}

const paragraphsIn = (article: HTMLElement) =>
  Array.from(article.querySelectorAll<HTMLElement>('p[data-block]'))

/** The first paragraph that is still to be read on this screen, from its first sentence. */
function placeOnScreen(article: HTMLElement): SentenceAddress {
  const index = paragraphsIn(article).findIndex((one) => one.getBoundingClientRect().bottom > READING_LINE_PX)
  return { paragraph: Math.max(0, index) + 1, sentence: 1 }
}

/** The letter at a point of the screen: its text and its place in it. */
function letterAt(x: number, y: number): { node: Node; offset: number } | null {
  const standard: Partial<Pick<Document, 'caretPositionFromPoint'>> = document
  const caret = standard.caretPositionFromPoint?.(x, y)
  if (caret !== undefined) return caret && { node: caret.offsetNode, offset: caret.offset }
  // Safari before 26.
  const range = document.caretRangeFromPoint(x, y)
  return range && { node: range.startContainer, offset: range.startOffset }
}

/** The sentence at a point of the screen, or null where no text is. */
function sentenceAtPoint(article: HTMLElement, x: number, y: number): SentenceAddress | null {
  const letter = letterAt(x, y)
  const paragraph = paragraphsIn(article).find((one) => letter && one.contains(letter.node))
  if (!letter || !paragraph) return null
  const before = document.createRange()
  before.setStart(paragraph, 0)
  before.setEnd(letter.node, letter.offset)
  const number = paragraphsIn(article).indexOf(paragraph) + 1
  return addressAt(paragraph.textContent ?? '', number, before.toString().length)
}

interface ReadAloudProps {
  speech: Speech
  voices: readonly SpeechSynthesisVoice[]
  /** The chapter's paragraphs, without the breaks between scenes. */
  paragraphs: readonly string[]
  article: RefObject<HTMLElement | null>
  chapter: number
  /** The chapter before has been read: this one begins at its beginning. */
  fromStart: boolean
  next: ReadableChapter | undefined
  onNext: (chapter: ReadableChapter) => void
  /** The sentence that is marked as being read. */
  reading: SentenceAddress | null
  onReading: (sentence: SentenceAddress | null) => void
  onClose: () => void
}

/** Reads the chapter aloud by the browser's own voice, and is its bar. */
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
    reading,
    onReading,
    onClose,
  } = props
  const sentences = useMemo(() => spokenSentences(paragraphs), [paragraphs])
  const [from] = useState(() =>
    fromStart || !article.current ? 0 : sentenceFrom(sentences, placeOnScreen(article.current)),
  )
  const aloud = useReadAloud({ speech, voices, sentences, from, onNext: next && (() => onNext(next)) })
  const follow = useFollowSentence(article, reading && aloud.index)

  const tell = useEffectEvent(onReading)
  const sentence = sentences[aloud.index]
  useEffect(() => tell(sentence ?? null), [sentence])
  useEffect(() => () => tell(null), [])

  useAloudKeys({
    toggle: aloud.toggle,
    move: aloud.move,
    faster: (by) => aloud.setPace(aloud.pace + by * PACE_STEP),
    close: onClose,
  })

  const press = useEffectEvent(({ clientX, clientY }: MouseEvent) => {
    if (!article.current || document.getSelection()?.isCollapsed === false) return
    const at = sentenceAtPoint(article.current, clientX, clientY)
    if (at) aloud.readFrom(sentenceFrom(sentences, at))
  })
  useEffect(() => {
    const text = article.current
    const onClick = (event: MouseEvent) => press(event)
    text?.addEventListener('click', onClick)
    return () => text?.removeEventListener('click', onClick)
  }, [article])

  return (
    <AloudBar
      {...{ aloud, voices, chapter, onClose }}
      next={next?.number}
      onFind={follow.lost ? follow.find : undefined}
    />
  )
}
