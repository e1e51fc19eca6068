import { type Ref, useEffect, useRef, useMemo } from 'react'
import type { ChapterText } from '@/content/novels'
import { SCENE_BREAK, paragraphsOf } from '@/content/novelText/sceneBreak'
import {
  formatSentenceAddress,
  type SentenceAddress,
  sentencesOf,
  type FoundSentence,
  parseSentenceAddress,
  sentenceAt,
} from '@/lib/korean/sentences'
import type { ReadableChapter } from '../novel/useReader'
import styles from './Reader.module.scss'
import { dismissToast, showToast } from '@/ui/toaster'

/** The sentence that a chapter is opened at, and which of its blocks holds it. */
interface OpenedSentence extends FoundSentence {
  block: number
}

/** The sentence at `?at=` of a text, or the nearest before it; null where the address names none. */
function openedSentence(text: ChapterText, at: string | null): OpenedSentence | null {
  const address = parseSentenceAddress(at)
  const found = address && sentenceAt(paragraphsOf(text), address)
  if (!found) return null
  const blocks = text.flatMap((block, position) => (block === SCENE_BREAK ? [] : [position]))
  return { ...found, block: blocks[found.paragraph - 1] ?? 0 }
}

/** The same for the reader that is open; a visitor whose sentence is not there is told. */
function useOpenedSentence(text: ChapterText, at: string | null): OpenedSentence | null {
  const sentence = useMemo(() => openedSentence(text, at), [text, at])
  const missing = at !== null && !sentence?.exact
  const nearest = sentence !== null
  useEffect(() => {
    if (!missing) return undefined
    const said = nearest ? '바로 앞 문장을 펼쳤습니다.' : '읽던 자리를 펼쳤습니다.'
    const toast = showToast(`찾으시는 문장이 이 글에 없어 ${said}`)
    return () => dismissToast(toast)
  }, [missing, nearest])
  return sentence
}

interface MarkedParagraphProps {
  text: string
  /** Its place in the chapter, from 1. */
  number: number
  /** The sentence that is being read aloud. */
  reading: SentenceAddress | null
}

/** The words of a paragraph; while it is read aloud the sentence is marked, and what was read steps back. */
function MarkedParagraph({ text, number, reading }: MarkedParagraphProps) {
  if (!reading || reading.paragraph < number) return text
  if (reading.paragraph > number) return <span className={styles.read}>{text}</span>
  const range = sentencesOf(text)[reading.sentence - 1]
  if (!range) return text
  return (
    <>
      <span className={styles.read}>{text.slice(0, range.start)}</span>
      <mark data-reading="" aria-current="true">
        {text.slice(range.start, range.end)}
      </mark>
      {text.slice(range.end)}
    </>
  )
}

interface Props {
  /** Title of the novel. */
  book: string
  chapter: ReadableChapter
  text: ChapterText
  /** The sentence that it is opened at, as the address says. */
  at: string | null
  article: Ref<HTMLElement>
  /** “4분 중 2분째”. */
  time: string
  /** The sentence that is being read aloud. */
  reading: SentenceAddress | null
}

/** The chapter's number, its heading, which has the focus from the start, and its text. */
export function ChapterPage({ book, chapter, text, at, article, time, reading }: Props) {
  const sentence = useOpenedSentence(text, at)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const numberOf = (position: number) =>
    text.slice(0, position + 1).filter((block) => block !== SCENE_BREAK).length
  return (
    <>
      <span className={styles.number} aria-hidden="true">
        {chapter.number}장
      </span>
      <article ref={article} className={styles.text}>
        <h1 ref={heading} tabIndex={-1}>
          <span className="visually-hidden">
            {book} {chapter.number}장,
          </span>{' '}
          {chapter.title}
        </h1>
        {text.map((block, position) =>
          block === SCENE_BREAK ? (
            <hr key={position} data-block="" />
          ) : (
            <p key={position} data-block="">
              {sentence?.block === position && !reading ? (
                <Opened block={block} sentence={sentence} />
              ) : (
                <MarkedParagraph text={block} number={numberOf(position)} reading={reading} />
              )}
            </p>
          ),
        )}
      </article>
      <span className={styles.time} aria-hidden="true">
        {time}
      </span>
    </>
  )
}

/** A paragraph with the sentence marked that the address names. */
function Opened({ block, sentence }: { block: string; sentence: OpenedSentence }) {
  const { start, end } = sentence.range
  return (
    <>
      {block.slice(0, start)}
      <mark data-sentence={formatSentenceAddress(sentence)}>{block.slice(start, end)}</mark>
      {block.slice(end)}
    </>
  )
}
