import type { Novel } from '@/content/novels'
import { classNames } from '@/lib/classNames'
import styles from './BookCover.module.scss'

interface BookCoverProps {
  novel: Novel
  /** How wide it is shown, as `sizes` of an image says. */
  sizes: string
  /** First thing seen on the page. */
  eager?: boolean
  /** The title stands beside it: the picture is silent. */
  silent?: boolean
  className?: string | undefined
}

/** A bound book seen from the front: the light of its spine on the left, first pages behind the cover. */
export function BookCover({ novel, sizes, eager = false, silent = false, className }: BookCoverProps) {
  const { cover, coverAlt } = novel
  return (
    <div className={classNames(styles.book, className)}>
      <div className={styles.pages} aria-hidden="true" />
      <div className={styles.board}>
        <img
          src={cover.src}
          srcSet={cover.srcSet}
          sizes={sizes}
          width={cover.width}
          height={cover.height}
          alt={silent ? '' : coverAlt}
          {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        />
      </div>
    </div>
  )
}
