import { novelPage } from '#messages/novelPage'
import { InquiryLink } from '@/features/detail/InquiryLink'
import { imageSizes } from '@/lib/image/imageSizes'
import { serialWorkKey } from '@/posts/collections'
import { contests } from '@content/novels/shelf'
import { BookCover } from './BookCover'
import { ChapterList } from './ChapterList'
import { ReadLink } from './ReadLink'
import type { StoryProps } from './storyProps'
import listStyles from './Contests.module.scss'
import styles from './Story.module.scss'

/** The story written for a contest, with a list of all contest entries. */
export function ContestStory({ novel, reader }: StoryProps) {
  return (
    <div className={styles.story} data-variant="contest">
      <BookCover novel={novel} sizes={imageSizes('128px', '400px')} eager className={styles.cover} />
      <div className={styles.text}>
        <h2>{novel.title}</h2>
        <p className={styles.blurb}>{novel.blurb}</p>
        <div className={styles.actions}>
          <ReadLink novel={novel} onOpen={reader.rememberScroll} />
          <InquiryLink work={serialWorkKey('novel', novel.key)} />
        </div>
      </div>
      <div className={styles.chapters}>
        <ChapterList heading="h3" novel={novel} reader={reader} />
      </div>
      <ol className={listStyles.contests} aria-label={novelPage.contests}>
        {contests.map(({ year, title, contest, result }) => (
          <li key={year}>
            <span className={listStyles.year}>{year}</span> <b>{title}</b>{' '}
            <span className={listStyles.contest}>{contest}</span> <strong>{result}</strong>
          </li>
        ))}
      </ol>
    </div>
  )
}
