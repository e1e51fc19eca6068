import { contests } from '@/content/novels'
import { imageSizes } from '@/lib/image/imageSizes'
import { BookCover } from './BookCover'
import list from './Contests.module.scss'
import { ReadLink } from './ReadLink'
import styles from './Story.module.scss'
import type { VariantProps } from './variant'

/** A story that was sent to a contest, and the list of all that were. */
export function ContestStory({ novel, onRead }: VariantProps) {
  return (
    <div className={styles.story} data-variant="contest">
      <BookCover novel={novel} sizes={imageSizes('128px', '400px')} eager className={styles.cover} />
      <div className={styles.text}>
        <h2>{novel.title}</h2>
        <p className={styles.blurb}>{novel.blurb}</p>
        <ReadLink novel={novel} onOpen={onRead} />
      </div>
      <ol className={list.contests} aria-label="공모전 기록">
        {contests.map(({ year, title, contest, result }) => (
          <li key={year}>
            <span className={list.year}>{year}</span> <b>{title}</b>{' '}
            <span className={list.contest}>{contest}</span> <strong>{result}</strong>
          </li>
        ))}
      </ol>
    </div>
  )
}
