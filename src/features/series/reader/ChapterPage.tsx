import { type Ref, useEffect, useRef } from 'react'
import type { ChapterText } from '@/content/novels'
import { SCENE_BREAK } from '@/content/novelText/sceneBreak'
import { formatSentenceAddress, type SentenceAddress } from '@/lib/korean/sentences'
import type { ReadableChapter } from '../novel/useReader'
import { MarkedParagraph } from './MarkedParagraph'
import { type OpenedSentence, useOpenedSentence } from './useOpenedSentence'
import styles from './Reader.module.scss'

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
