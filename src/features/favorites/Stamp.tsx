import { classNames } from '@/lib/classNames'
import type { FavoriteMeta } from '@/posts/meta'
import { postImageSources } from '@/posts/pictures/imageSources'
import type { Post } from '@/posts/post'
import { rowLang } from '@/posts/rowLang'
import { stampValue } from '@/posts/stampValue'
import { Postmark } from '@/ui/Postmark'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import { site } from '@content/site'
import styles from './Stamp.module.scss'

/** Rotations in degrees: decoration that is the same for a post in the list and on its detail page. */
const TILTS = [0.6, 0.8, -1.4, 1.1, -0.6, 1.6, -1.2] as const

interface StampProps {
  post: Post<FavoriteMeta>
  sizes: string
  /** Maximum rendered width in px. */
  width: number
  /** `full` is the large stamp of the detail page. */
  kind?: 'thumbnail' | 'full'
  priority?: boolean
  className?: string | undefined
  /** True if the stamp carries the only heading with the post's title. */
  titled?: boolean
  /** Shows the postmark permanently, not only on hover. */
  postmarked?: boolean
}

/** A postage stamp with perforated edge, picture, title and face value. The postmark appears on hover or with `postmarked`. */
export function Stamp({
  post,
  sizes,
  width,
  kind = 'thumbnail',
  priority = false,
  className,
  titled = false,
  postmarked = false,
}: StampProps) {
  return (
    <div
      className={classNames(styles.stamp, className)}
      data-shared-element-source=""
      data-postmarked={postmarked ? '' : undefined}
      style={{ rotate: `${TILTS[post.id % TILTS.length] ?? 0}deg` }}
    >
      <Postmark text={site.postmark} className={styles.postmark} />
      <div className={styles.shadow}>
        <div className={styles.paper}>
          <ProgressiveImage
            sources={postImageSources(post, { width, kind })}
            sizes={sizes}
            alt={post.alt ?? ''}
            lang={rowLang(post)}
            width={1}
            height={1}
            placeholder={post.placeholder}
            priority={priority}
          />
          <div className={styles.foot} lang={rowLang(post)}>
            {titled ? <h2>{post.title}</h2> : <b aria-hidden="true">{post.title}</b>}
            <i aria-hidden="true">{stampValue(post.id)}</i>
          </div>
        </div>
      </div>
    </div>
  )
}
