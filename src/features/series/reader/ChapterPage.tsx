import { type Ref, useEffect, useRef, useMemo } from 'react'
import { chapterReader } from '#messages/chapterReader'
import { seriesTexts } from '#messages/seriesTexts'
import { language } from '@/content/languages'
import { RightsLine } from '@/features/detail/RightsLine'
import {
  formatSentenceAddress,
  type SentenceAddress,
  splitSentences,
  type SentenceMatch,
  parseSentenceAddress,
  findSentence,
} from '@/lib/korean/sentences'
import { type ChapterBlock, paragraphsOf } from '@/posts/chapterText'
import { chapters } from '@/posts/collections'
import type { Chapter as ChapterPost } from '@/posts/post'
import { rowLang } from '@/posts/rowLang'
import { dismissToast, showToast } from '@/ui/toaster'
import type { Chapter } from '../novel/useChapters'
import styles from './Reader.module.scss'

/** The sentence named by `?at=`, with the index of the block that contains it. */
interface LinkedSentence extends SentenceMatch {
  block: number
}

/**
 * Returns the sentence at `?at=`, or the nearest one before it. Returns null if the address is missing or
 * invalid.
 */
function findLinkedSentence(blocks: readonly ChapterBlock[], at: string | null): LinkedSentence | null {
  const address = parseSentenceAddress(at)
  const sentence = address && findSentence(paragraphsOf(blocks), address)
  if (!sentence) return null
  const indexes = blocks.flatMap((block, index) => (block.kind === 'paragraph' ? [index] : []))
  return { ...sentence, block: indexes[sentence.paragraph - 1] ?? 0 }
}

/** Returns the linked sentence. Shows a toast if the exact sentence does not exist. */
function useLinkedSentence(blocks: readonly ChapterBlock[], at: string | null): LinkedSentence | null {
  const sentence = useMemo(() => findLinkedSentence(blocks, at), [blocks, at])
  const missing = at !== null && !sentence?.exact
  const nearest = sentence !== null
  useEffect(() => {
    if (!missing) return undefined
    const toast = showToast(nearest ? chapterReader.sentenceMoved : chapterReader.sentenceMissing)
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
  chapter: Chapter
  blocks: readonly ChapterBlock[]
  /** The chapter's row. */
  post: ChapterPost
  /** The address of the sentence to open, from `?at=`. */
  at: string | null
  article: Ref<HTMLElement>
  /** “Minute 2 of 4”. */
  time: string
  /** The sentence that is being read aloud. */
  spokenSentence: SentenceAddress | null
}

/** The chapter's number, heading and text. The heading is focused on mount. */
export function ChapterPage(props: Props) {
  const { novelTitle, chapter, blocks, post, at, article, time, spokenSentence } = props
  const { note } = post.meta
  const lang = rowLang(post)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <span className={styles.number} aria-hidden="true">
        {seriesTexts.chapter(chapter.number)}
      </span>
      <article ref={article} className={styles.text} lang={lang}>
        <h1 ref={heading} tabIndex={-1}>
          <span className="visually-hidden" lang={lang && language}>
            {chapterReader.headingStart(novelTitle, chapter.number)}
          </span>{' '}
          {chapter.title}
        </h1>
        <Blocks {...{ blocks, at, spokenSentence }} />
      </article>
      {note && (
        <aside className={styles.note} aria-label={seriesTexts.authorNote}>
          <h2>{seriesTexts.authorNote}</h2>
          <p lang={lang}>{note}</p>
        </aside>
      )}
      <RightsLine collection={chapters} post={post} className={styles.rights} />
      <span className={styles.time} aria-hidden="true">
        {time}
      </span>
    </>
  )
}

/** The text, with the linked sentence or the sentence that is read aloud marked. */
function Blocks({ blocks, at, spokenSentence }: Pick<Props, 'blocks' | 'at' | 'spokenSentence'>) {
  const sentence = useLinkedSentence(blocks, at)
  const getParagraphNumber = (index: number) => paragraphsOf(blocks.slice(0, index + 1)).length
  return blocks.map((block, index) => {
    if (block.kind === 'break') return <hr key={index} data-block="" />
    if (block.kind === 'heading')
      return (
        <h2 key={index} data-block="">
          {block.text}
        </h2>
      )
    return (
      <p key={index} data-block="">
        {sentence?.block === index && !spokenSentence ? (
          <LinkedParagraph text={block.text} sentence={sentence} />
        ) : (
          <SpokenParagraph
            text={block.text}
            number={getParagraphNumber(index)}
            spokenSentence={spokenSentence}
          />
        )}
      </p>
    )
  })
}

/** A paragraph with the linked sentence marked. */
function LinkedParagraph({ text, sentence }: { text: string; sentence: LinkedSentence }) {
  const { start, end } = sentence.range
  return (
    <>
      {text.slice(0, start)}
      <mark data-sentence={formatSentenceAddress(sentence)}>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  )
}
