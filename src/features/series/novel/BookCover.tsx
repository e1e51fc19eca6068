import type { Novel } from '@/content/novels'
import { classNames } from '@/lib/classNames'
import { Artwork } from '@/ui/Artwork'
import styles from './BookCover.module.scss'

interface BookCoverProps {
  novel: Novel
  /** How wide it is shown, as `sizes` of an image says. */
  sizes: string
  /** First thing seen on the page. */
  eager?: boolean
  /** The title stands beside it: the picture is silent. */
  silent?: boolean
  /** A bookmark hangs out of it. */
  ribbon?: boolean
  className?: string | undefined
}

/** A bound book seen from the front: the light of its spine on the left, first pages behind the cover. */
export function BookCover({
  novel,
  sizes,
  eager = false,
  silent = false,
  ribbon = false,
  className,
}: BookCoverProps) {
  const { cover, coverAlt } = novel
  return (
    <div className={classNames(styles.book, className)}>
      {ribbon && <span className={styles.ribbon} aria-hidden="true" />}
      <div className={styles.pages} aria-hidden="true" />
      <div className={styles.board}>
        <Artwork
          picture={cover}
          sizes={sizes}
          alt={silent ? '' : coverAlt}
          {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      </div>
    </div>
  )
}
