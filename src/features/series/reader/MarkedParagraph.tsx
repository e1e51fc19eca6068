import { type SentenceAddress, sentencesOf } from '@/lib/korean/sentences'
import styles from './Reader.module.scss'

interface MarkedParagraphProps {
  text: string
  /** Its place in the chapter, from 1. */
  number: number
  /** The sentence that is being read aloud. */
  reading: SentenceAddress | null
}

/** The words of a paragraph; while it is read aloud the sentence is marked, and what was read steps back. */
export function MarkedParagraph({ text, number, reading }: MarkedParagraphProps) {
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
