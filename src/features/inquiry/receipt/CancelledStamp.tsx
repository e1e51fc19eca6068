import { classNames } from '@/lib/classNames'
import { commissions } from '@/posts/collections'
import { postImageSources } from '@/posts/pictures/imageSources'
import { usePost } from '@/posts/read/queries'
import { rowLang } from '@/posts/rowLang'
import { CommissionStamp } from '@/ui/CommissionStamp'
import { Postmark } from '@/ui/Postmark'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import { site } from '@content/site'
import styles from './CancelledStamp.module.scss'

interface Props {
  /** The kind of commission as it was called when the letter was sent. */
  commission: { id: number; title: string }
  className?: string | undefined
}

/** The stamp that a letter was sent with, postmarked. Only its name if that kind of commission is not published any more. Decoration. */
export function CancelledStamp({ commission, className }: Props) {
  const { data: post } = usePost(commissions, commission.id)
  return (
    <div className={classNames(styles.cancelled, className)} aria-hidden="true">
      <Postmark text={site.postmark} className={styles.postmark} />
      {post ? (
        <CommissionStamp
          torn
          picture={
            <ProgressiveImage
              sources={postImageSources(post, { width: 140 })}
              sizes="140px"
              alt=""
              placeholder={post.placeholder}
            />
          }
          name={post.title}
          lang={rowLang(post)}
          from={post.meta.from}
        />
      ) : (
        <div className={styles.shadow}>
          <div className={styles.blank}>{commission.title}</div>
        </div>
      )}
    </div>
  )
}
