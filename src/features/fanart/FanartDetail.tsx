import { Link } from 'react-router-dom'
import { detailTexts } from '#messages/detailTexts'
import { fanartTexts } from '#messages/fanartTexts'
import { BackToList } from '@/features/detail/BackToList'
import { DetailHead } from '@/features/detail/DetailHead'
import { DetailStates } from '@/features/detail/DetailStates'
import { InquiryLink } from '@/features/detail/InquiryLink'
import { RightsLine } from '@/features/detail/RightsLine'
import { ShareButton } from '@/features/detail/ShareButton'
import { useDetail } from '@/features/detail/useDetail'
import { useHeadingFocus } from '@/features/detail/useHeadingFocus'
import { useZoom } from '@/features/detail/useZoom'
import { RichText } from '@/features/richText/RichText'
import { SharedElement } from '@/features/sharedElement/SharedElement'
import { imageSizes } from '@/lib/image/imageSizes'
import { cardId, fanart } from '@/posts/collections'
import { formatDate } from '@/posts/formatDate'
import type { FanartMeta } from '@/posts/meta'
import { useRichText } from '@/posts/parseRichText'
import { postImageSources } from '@/posts/pictures/imageSources'
import type { Post } from '@/posts/post'
import type { Neighbours } from '@/posts/read/repository'
import type { RichTextDocument } from '@/posts/richText'
import { rowLang } from '@/posts/rowLang'
import { ButtonLink } from '@/ui/Button'
import { ArrowIcon } from '@/ui/icons'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import { seriesLinks } from './fanartSeries'
import styles from './FanartDetail.module.scss'

/** Detail page of one fan art: the picture, its facts and its text. */
export function FanartDetail() {
  const detail = useDetail(fanart)
  const { post, neighbours } = detail
  const body = useRichText(post?.body)
  const heading = useHeadingFocus(post?.id)
  if (!post)
    return (
      <DetailStates
        collection={fanart}
        detail={detail}
        label={fanartTexts.thisPicture}
        skeleton={
          <div className={styles.detail}>
            <div className={styles.blank} />
          </div>
        }
      />
    )
  return (
    <>
      <DetailHead collection={fanart} post={post} body={body} />
      <article className={styles.detail} data-post-id={post.id}>
        <SharedElement collection={fanart} id={post.id}>
          <FramedArt key={post.id} post={post} />
        </SharedElement>
        <div className={styles.words}>
          <h1 ref={heading} tabIndex={-1} lang={rowLang(post)}>
            {post.title}
          </h1>
          <time dateTime={post.createdAt}>{formatDate(post.createdAt)}</time>
          <Facts post={post} />
          <RightsLine collection={fanart} post={post} className={styles.rights} />
          <div className={styles.body} lang={rowLang(post)}>
            <BodyOrSummary body={body} summary={detail.isComplete ? post.summary : null} />
          </div>
          <NeighbourLinks neighbours={neighbours} post={post} />
        </div>
      </article>
    </>
  )
}

function BodyOrSummary({ body, summary }: { body: RichTextDocument | null; summary: string | null }) {
  return body ? <RichText document={body} /> : summary && <p>{summary}</p>
}

/** The framed picture, which opens the full-screen view. */
function FramedArt({ post }: { post: Post<FanartMeta> }) {
  const zoom = useZoom(post, 'drawing')
  const [width, height] = [post.width ?? 3, post.height ?? 2]
  return (
    <>
      <button
        type="button"
        className={styles.art}
        style={{ aspectRatio: `${width} / ${height}` }}
        data-wide={width > height ? '' : undefined}
        onClick={zoom.open}
        onPointerEnter={zoom.preload}
      >
        <ProgressiveImage
          sources={postImageSources(post, { width: 1280, kind: 'full' })}
          sizes={imageSizes('92vw', '50vw')}
          alt={post.alt ?? post.title}
          lang={rowLang(post)}
          width={post.width}
          height={post.height}
          placeholder={post.placeholder}
          priority
        />
        <span className="visually-hidden">{detailTexts.enlarge}</span>
      </button>
      {zoom.view}
    </>
  )
}

function Facts({ post }: { post: Post<FanartMeta> }) {
  const { meta } = post
  const links = meta.series ? seriesLinks(meta.series) : []
  if (!meta.source && !meta.year && links.length === 0) return null
  return (
    <dl className={styles.facts}>
      {meta.source && (
        <div>
          <dt>{fanartTexts.source}</dt>
          <dd lang={rowLang(post)}>{meta.source}</dd>
        </div>
      )}
      {meta.year && (
        <div>
          <dt>{fanartTexts.year}</dt>
          <dd>{meta.year}</dd>
        </div>
      )}
      {links.length > 0 && (
        <div>
          <dt>{fanartTexts.world}</dt>
          <dd className={styles.world}>
            {links.map(({ label, to }) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
          </dd>
        </div>
      )}
    </dl>
  )
}

function NeighbourLinks({
  neighbours,
  post,
}: {
  neighbours: Neighbours<FanartMeta>
  post: Post<FanartMeta>
}) {
  const { previous, next } = neighbours
  return (
    <nav className={styles.turn} aria-label={fanartTexts.neighbours}>
      {previous && (
        <ButtonLink to={fanart.detailPath(previous.id)} rel="prev" className={styles.previous}>
          <ArrowIcon />
          {detailTexts.previous}
          <span className="visually-hidden" lang={rowLang(previous)}>
            {fanartTexts.neighbour(previous.title)}
          </span>
        </ButtonLink>
      )}
      {next && (
        <ButtonLink to={fanart.detailPath(next.id)} rel="next" icon={<ArrowIcon />}>
          {detailTexts.next}
          <span className="visually-hidden" lang={rowLang(next)}>
            {fanartTexts.neighbour(next.title)}
          </span>
        </ButtonLink>
      )}
      <span className={styles.ends}>
        <BackToList collection={fanart} className={styles.back} />
        <ShareButton title={post.title} text={post.summary} path={fanart.detailPath(post.id)} />
        <InquiryLink work={cardId(fanart, post.id)} className={styles.inquiry} />
      </span>
    </nav>
  )
}
