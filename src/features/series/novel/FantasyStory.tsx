import { InquiryLink } from '@/features/detail/InquiryLink'
import { imageSizes } from '@/lib/image/imageSizes'
import { serialWorkKey } from '@/posts/collections'
import { BookCover } from './BookCover'
import { ChapterList } from './ChapterList'
import { ReadLink } from './ReadLink'
import type { StoryProps } from './storyProps'
import styles from './Story.module.scss'

/** The fantasy story, on a dark background with the cover's red sun in the corner. */
export function FantasyStory({ novel, reader }: StoryProps) {
  return (
    <div className={styles.story} data-variant="fantasy">
      <div className={styles.sun} aria-hidden="true" />
      <BookCover novel={novel} sizes={imageSizes('200px', '400px')} eager className={styles.cover} />
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
    </div>
  )
}
