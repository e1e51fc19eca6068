import type { Novel } from '@/content/novels/novel'
import { classNames } from '@/lib/classNames'
import { Artwork } from '@/ui/Artwork'
import styles from './BookCover.module.scss'

interface BookCoverProps {
  novel: Novel
  /** The displayed width, as a value of `sizes`. */
  sizes: string
  /** Loads the image with high priority because it is above the fold. */
  eager?: boolean
  /** The title is beside the cover, so the image has an empty alt text. */
  decorative?: boolean
  /** Shows a bookmark ribbon. */
  ribbon?: boolean
  className?: string | undefined
}

/** The cover of a book, with a spine highlight on the left and pages behind it. */
export function BookCover({
  novel,
  sizes,
  eager = false,
  decorative = false,
  ribbon = false,
  className,
}: BookCoverProps) {
  const { cover, coverAlt } = novel
  return (
    <span className={classNames(styles.book, className)}>
      {ribbon && <span className={styles.ribbon} aria-hidden="true" />}
      <span className={styles.pages} aria-hidden="true" />
      <span className={styles.board}>
        <Artwork
          picture={cover}
          sizes={sizes}
          alt={decorative ? '' : coverAlt}
          {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      </span>
    </span>
  )
}
