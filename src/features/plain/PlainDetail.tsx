import { detailTexts } from '#messages/detailTexts'
import { DetailFooter } from '@/features/detail/DetailFooter'
import { DetailHead } from '@/features/detail/DetailHead'
import { DetailStates } from '@/features/detail/DetailStates'
import { InquiryLink } from '@/features/detail/InquiryLink'
import { RightsLine } from '@/features/detail/RightsLine'
import { ShareButton } from '@/features/detail/ShareButton'
import { useDetail } from '@/features/detail/useDetail'
import { useHeadingFocus } from '@/features/detail/useHeadingFocus'
import { RichText } from '@/features/richText/RichText'
import { SharedElement } from '@/features/sharedElement/SharedElement'
import { imageSizes } from '@/lib/image/imageSizes'
import { cardId, type ListedCollection } from '@/posts/collections'
import { formatDate } from '@/posts/formatDate'
import { useRichText } from '@/posts/parseRichText'
import { postImageSources } from '@/posts/pictures/imageSources'
import type { Post } from '@/posts/post'
import { rowLang } from '@/posts/rowLang'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import styles from './PlainDetail.module.scss'

/** The detail page of a collection without its own design: title, date, picture and text. */
export function PlainDetail({ collection }: { collection: ListedCollection }) {
  const detail = useDetail(collection)
  const { post, neighbours } = detail
  const body = useRichText(post?.body)
  const heading = useHeadingFocus(post?.id)
  const lang = rowLang(post ?? undefined)
  if (!post)
    return (
      <DetailStates
        collection={collection}
        detail={detail}
        label={detailTexts.thisPost}
        skeleton={<div className={styles.detail} aria-hidden="true" />}
      />
    )
  return (
    <>
      <DetailHead collection={collection} post={post} body={body} />
      <article className={styles.detail} data-post-id={post.id}>
        <h1 ref={heading} tabIndex={-1} lang={lang}>
          {post.title}
        </h1>
        <time dateTime={post.createdAt}>{formatDate(post.createdAt)}</time>
        {(post.image ?? post.thumbnail) && (
          <SharedElement key={post.id} collection={collection} id={post.id}>
            <ProgressiveImage
              sources={postImageSources(post, { width: 1280, kind: 'full' })}
              sizes={imageSizes('92vw', '60vw')}
              alt={post.alt ?? ''}
              lang={lang}
              width={post.width}
              height={post.height}
              placeholder={post.placeholder}
              priority
            />
          </SharedElement>
        )}
        {body ? (
          <RichText document={body} lang={lang} />
        ) : (
          detail.isComplete && post.summary && <p lang={lang}>{post.summary}</p>
        )}
        <Actions collection={collection} post={post} />
        <RightsLine collection={collection} post={post} />
      </article>
      <DetailFooter collection={collection} neighbours={neighbours} />
    </>
  )
}

const Actions = ({ collection, post }: { collection: ListedCollection; post: Post }) => (
  <div className={styles.actions}>
    <ShareButton title={post.title} text={post.summary} path={collection.detailPath(post.id)} />
    <InquiryLink work={cardId(collection, post.id)} />
  </div>
)
