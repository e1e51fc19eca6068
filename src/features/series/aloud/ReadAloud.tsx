import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { SentenceAddress } from '@/lib/korean/sentences'
import type { ReadableChapter } from '../novel/useReader'
import { AloudBar } from './AloudBar'
import { PACE_STEP } from './aloudSettings'
import { placeOnScreen, sentenceAtPoint } from './placeInText'
import type { Speech } from './speech'
import { sentenceFrom, spokenSentences } from './spokenSentences'
import { useAloudKeys } from './useAloudKeys'
import { useFollowSentence } from './useFollowSentence'
import { useReadAloud } from './useReadAloud'

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
