import type { ReactNode } from 'react'
import type { Collection } from '@/collections/definition'
import type { PhotoMeta } from '@/collections/meta'
import { imageUrl } from '@/data/storageUrls'
import { usePageFrame } from '@/ui/pageFrame'
import { PageHead } from '@/ui/PageHead'
import { DetailStates } from './detail/DetailStates'
import { useDetail } from './detail/useDetail'
import styles from './PhotoDetail.module.scss'
import { DarkroomNotes } from './photo/DarkroomNotes'
import { ExifStrip } from './photo/ExifStrip'
import { PhotoStage } from './photo/PhotoStage'

interface PhotoDetailProps {
  collection: Collection<PhotoMeta>
  /** Renders the photo's text. */
  renderBody?: (body: unknown) => ReactNode
}

/** One photograph: itself first, then what is known of it. */
export function PhotoDetail({ collection, renderBody }: PhotoDetailProps) {
  usePageFrame({ world: 'darkroom' })
  const detail = useDetail(collection)
  const { post } = detail
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

  const image = imageUrl(post.image) ?? imageUrl(post.thumbnail)
  return (
    <article data-world="darkroom" data-post-id={post.id} className={styles.page}>
      <PageHead
        title={post.title}
        path={collection.detailPath(post.id)}
        type="article"
        {...(post.summary && { description: post.summary })}
        {...(image && { image })}
      />
      <div className={styles.screen}>
        <PhotoStage collection={collection} photo={post} neighbours={detail.neighbours} />
        <ExifStrip collection={collection} photo={post} />
      </div>
      {Boolean(post.body) && renderBody && <div className={styles.body}>{renderBody(post.body)}</div>}
      <DarkroomNotes meta={post.meta} />
      <p className="visually-hidden" role="status">
        {post.title}
      </p>
    </article>
  )
}
