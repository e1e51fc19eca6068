import { type Ref, useEffect, useRef, useMemo } from 'react'
import type { ChapterText } from '@/content/novels/novel'
import { SCENE_BREAK, paragraphsOf } from '@/content/novels/sceneBreak'
import {
  formatSentenceAddress,
  type SentenceAddress,
  splitSentences,
  type SentenceMatch,
  parseSentenceAddress,
  findSentence,
} from '@/lib/korean/sentences'
import type { ReadableChapter } from '../novel/useReader'
import styles from './Reader.module.scss'
import { dismissToast, showToast } from '@/ui/toaster'

/** The sentence named by `?at=`, with the index of the block that contains it. */
interface LinkedSentence extends SentenceMatch {
  block: number
}

/**
 * Returns the sentence at `?at=`, or the nearest one before it. Returns null if the address is missing or
 * invalid.
 */
function findLinkedSentence(text: ChapterText, at: string | null): LinkedSentence | null {
  const address = parseSentenceAddress(at)
  const sentence = address && findSentence(paragraphsOf(text), address)
  if (!sentence) return null
  const blocks = text.flatMap((block, index) => (block === SCENE_BREAK ? [] : [index]))
  return { ...sentence, block: blocks[sentence.paragraph - 1] ?? 0 }
}

/** Returns the linked sentence. Shows a toast if the exact sentence does not exist. */
function useLinkedSentence(text: ChapterText, at: string | null): LinkedSentence | null {
  const sentence = useMemo(() => findLinkedSentence(text, at), [text, at])
  const missing = at !== null && !sentence?.exact
  const nearest = sentence !== null
  useEffect(() => {
    if (!missing) return undefined
    const message = nearest ? '바로 앞 문장을 펼쳤습니다.' : '읽던 자리를 펼쳤습니다.'
    const toast = showToast(`찾으시는 문장이 이 글에 없어 ${message}`)
    return () => dismissToast(toast)
  }, [missing, nearest])
  return sentence
}

interface SpokenParagraphProps {
  text: string
  /** The number of the paragraph in the chapter, from 1. */
  number: number
  /** The sentence that is being read aloud. */
  spokenSentence: SentenceAddress | null
}

/**
 * A paragraph's text. While it is read aloud, the current sentence is marked and the text before it is
 * dimmed.
 */
function SpokenParagraph({ text, number, spokenSentence }: SpokenParagraphProps) {
  if (!spokenSentence || spokenSentence.paragraph < number) return text
  if (spokenSentence.paragraph > number) return <span className={styles.read}>{text}</span>
  const range = splitSentences(text)[spokenSentence.sentence - 1]
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
  novelTitle: string
  chapter: ReadableChapter
  text: ChapterText
  /** The address of the sentence to open, from `?at=`. */
  at: string | null
  article: Ref<HTMLElement>
  /** “4분 중 2분째”. */
  time: string
  /** The sentence that is being read aloud. */
  spokenSentence: SentenceAddress | null
}

/** The chapter's number, heading and text. The heading is focused on mount. */
export function ChapterPage({ novelTitle, chapter, text, at, article, time, spokenSentence }: Props) {
  const sentence = useLinkedSentence(text, at)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const getParagraphNumber = (index: number) =>
    text.slice(0, index + 1).filter((block) => block !== SCENE_BREAK).length
  return (
    <>
      <span className={styles.number} aria-hidden="true">
        {chapter.number}장
      </span>
      <article ref={article} className={styles.text}>
        <h1 ref={heading} tabIndex={-1}>
          <span className="visually-hidden">
            {novelTitle} {chapter.number}장,
          </span>{' '}
          {chapter.title}
        </h1>
        {text.map((block, index) =>
          block === SCENE_BREAK ? (
            <hr key={index} data-block="" />
          ) : (
            <p key={index} data-block="">
              {sentence?.block === index && !spokenSentence ? (
                <LinkedParagraph block={block} sentence={sentence} />
              ) : (
                <SpokenParagraph
                  text={block}
                  number={getParagraphNumber(index)}
                  spokenSentence={spokenSentence}
                />
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

/** A paragraph with the linked sentence marked. */
function LinkedParagraph({ block, sentence }: { block: string; sentence: LinkedSentence }) {
  const { start, end } = sentence.range
  return (
    <>
      {block.slice(0, start)}
      <mark data-sentence={formatSentenceAddress(sentence)}>{block.slice(start, end)}</mark>
      {block.slice(end)}
    </>
  )
}
