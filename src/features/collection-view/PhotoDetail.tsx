import type { Collection } from '@/collections/definition'
import type { PhotoMeta } from '@/collections/meta'
import { usePageFrame } from '@/ui/pageFrame'
import { DetailHead } from './detail/DetailHead'
import { DetailStates } from './detail/DetailStates'
import { useDetail } from './detail/useDetail'
import styles from './PhotoDetail.module.scss'
import { DarkroomNotes } from './photo/DarkroomNotes'
import { ExifStrip } from './photo/ExifStrip'
import { PhotoStage } from './photo/PhotoStage'
import { RichText } from './richText/RichText'

/** One photograph: itself first, then what is known of it. */
export function PhotoDetail({ collection }: { collection: Collection<PhotoMeta> }) {
  usePageFrame({ world: 'darkroom' })
  const detail = useDetail(collection)
  const { post, body } = detail
  if (!post)
    return (
      <div data-world="darkroom" className={styles.page}>
        <DetailStates
          collection={collection}
          detail={detail}
          what="사진을"
          skeleton={<div className={styles.unexposed} aria-hidden="true" />}
        />
      </div>
    )

  return (
    <article data-world="darkroom" data-post-id={post.id} className={styles.page}>
      <DetailHead collection={collection} post={post} body={body} />
      <div className={styles.screen}>
        <PhotoStage collection={collection} photo={post} neighbours={detail.neighbours} />
        <ExifStrip collection={collection} photo={post} />
      </div>
      {body && (
        <div className={styles.body}>
          <RichText document={body} />
        </div>
      )}
      <DarkroomNotes meta={post.meta} />
      <p className="visually-hidden" role="status">
        {post.title}
      </p>
    </article>
  )
}
