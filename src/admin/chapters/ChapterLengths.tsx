import { useDeferredValue, useId } from 'react'
import { chapters as words } from '#messages/admin/chapters'
import { countLetters, readingMinutes } from '@/posts/countLetters'
import type { PostDraft } from '@/posts/owner/postDraft'
import { isScheduled } from '@/posts/owner/schedule'
import type { NumberedPost } from '../episodes/seriesNumbers'
import type { SerialWork } from '../episodes/useSerialWork'
import styles from './ChapterLengths.module.scss'

/** Chapters that are shown, so that the list stays short. */
const MAX_SHOWN = 12

interface Props {
  /** Id of the edited chapter; null for a new one. */
  id: number | null
  chapter: SerialWork
  body: PostDraft['body']
}

/** The lengths of the neighbouring chapters as bars, compared with the edited one. */
export function ChapterLengths({ id, chapter: { number, numbers = [] }, body }: Props) {
  const headingId = useId()
  const letters = countLetters(useDeferredValue(body))
  const others = numbers.filter((post) => post.id !== id && (post.letters ?? 0) > 0)
  if (number === null || others.length === 0) return null
  const own = { number, letters, isOwn: true, isOut: true }
  const shown = others
    .toSorted((one, other) => Math.abs(one.number - number) - Math.abs(other.number - number))
    .slice(0, MAX_SHOWN - 1)
    .map((post) => ({ number: post.number, letters: post.letters ?? 0, isOwn: false, isOut: isOut(post) }))
    .concat(own)
    .toSorted((one, other) => one.number - other.number)
  const longest = Math.max(...shown.map((each) => each.letters))
  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <h2 id={headingId}>{words.lengths.title}</h2>
      <ol data-tabular="">
        {shown.map((each) => (
          <li key={each.isOwn ? 'own' : each.number} aria-current={each.isOwn || undefined}>
            <span>{words.lengths.chapter(each.number)}</span>
            <i
              aria-hidden="true"
              data-out={each.isOut}
              style={{ '--share': `${(each.letters / longest) * 100}%` }}
            />
            <span>
              {each.letters === 0 ? '–' : words.lengths.minutes(readingMinutes(each.letters))}
              <span className="visually-hidden">{words.lengths.afterLength}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Returns whether a chapter has come out: drafts and scheduled ones have not. */
const isOut = ({ status, published_at: publishedAt }: NumberedPost): boolean =>
  status === 'published' && !isScheduled({ status, publishedAt })
