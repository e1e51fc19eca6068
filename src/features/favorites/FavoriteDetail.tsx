import { common } from '#messages/common'
import { favoritesTexts } from '#messages/favoritesTexts'
import { DetailFooter } from '@/features/detail/DetailFooter'
import { DetailHead } from '@/features/detail/DetailHead'
import { DetailStates } from '@/features/detail/DetailStates'
import { RightsLine } from '@/features/detail/RightsLine'
import { ShareButton } from '@/features/detail/ShareButton'
import { useDetail } from '@/features/detail/useDetail'
import { useHeadingFocus } from '@/features/detail/useHeadingFocus'
import { RichText } from '@/features/richText/RichText'
import { SharedElement } from '@/features/sharedElement/SharedElement'
import { imageSizes } from '@/lib/image/imageSizes'
import { favorites } from '@/posts/collections'
import { formatDate } from '@/posts/formatDate'
import type { FavoriteMeta } from '@/posts/meta'
import { useRichText } from '@/posts/parseRichText'
import type { Post } from '@/posts/post'
import type { RichTextDocument } from '@/posts/richText'
import { rowLang } from '@/posts/rowLang'
import { OutIcon } from '@/ui/icons'
import { Stamp } from './Stamp'
import styles from './FavoriteDetail.module.scss'

/** Detail page of a favorite: its postmarked stamp and its text. */
export function FavoriteDetail() {
  const detail = useDetail(favorites)
  const { post, neighbours } = detail
  const body = useRichText(post?.body)
  const heading = useHeadingFocus(post?.id)
  if (!post)
    return (
      <DetailStates
        collection={favorites}
        detail={detail}
        label={favoritesTexts.thisStamp}
        skeleton={
          <div className={styles.detail}>
            <div className={styles.blank} />
          </div>
        }
      />
    )
  return (
    <>
      <DetailHead collection={favorites} post={post} body={body} />
      <article className={styles.detail} data-post-id={post.id}>
        <SharedElement key={post.id} collection={favorites} id={post.id} className={styles.picture}>
          <Stamp
            postmarked
            post={post}
            sizes={imageSizes('92vw', '40vw')}
            width={640}
            kind="full"
            priority
            className={styles.stamp}
          />
        </SharedElement>
        <div className={styles.words}>
          <p className={styles.kind} lang={post.meta.category && rowLang(post)}>
            {post.meta.category ?? favorites.name}
          </p>
          <h1 ref={heading} tabIndex={-1} lang={rowLang(post)}>
            {post.title}
          </h1>
          <time dateTime={post.createdAt}>{formatDate(post.createdAt)}</time>
          <Text post={post} body={body} isComplete={detail.isComplete} />
          <Foot post={post} />
        </div>
      </article>
      <DetailFooter collection={favorites} neighbours={neighbours} />
    </>
  )
}

interface TextProps {
  post: Post<FavoriteMeta>
  body: RichTextDocument | null
  isComplete: boolean
}

/** The text of a favorite, or its summary. */
function Text({ post, body, isComplete }: TextProps) {
  const lang = rowLang(post)
  if (body) return <RichText document={body} lang={lang} />
  return isComplete && post.summary && <p lang={lang}>{post.summary}</p>
}

/** The links below the text, and the rights. */
const Foot = ({ post }: { post: Post<FavoriteMeta> }) => (
  <>
    <div className={styles.actions}>
      {post.meta.link && <ExternalLink href={post.meta.link} />}
      <ShareButton title={post.title} text={post.summary} path={favorites.detailPath(post.id)} />
    </div>
    <RightsLine collection={favorites} post={post} />
  </>
)

/** External link of the favorite. */
const ExternalLink = ({ href }: { href: string }) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    {favoritesTexts.visit} <OutIcon />
    <span className="visually-hidden">{common.newTab}</span>
  </a>
)
