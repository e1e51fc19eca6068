import { type ComponentType, useEffect } from 'react'
import { photoTexts } from '#messages/photoTexts'
import { DetailHead } from '@/features/detail/DetailHead'
import { DetailStates } from '@/features/detail/DetailStates'
import { InquiryLink } from '@/features/detail/InquiryLink'
import { RightsLine } from '@/features/detail/RightsLine'
import { ShareButton } from '@/features/detail/ShareButton'
import { useDetail } from '@/features/detail/useDetail'
import { RichText } from '@/features/richText/RichText'
import { saveViewedPhoto } from '@/lib/storage/resumeState'
import { cardId, type PhotoCollection } from '@/posts/collections'
import { exifEntries } from '@/posts/exif'
import { photoDate } from '@/posts/formatDate'
import { useRichText } from '@/posts/parseRichText'
import type { Photo } from '@/posts/post'
import { rowLang } from '@/posts/rowLang'
import { type PageFrame, usePageFrame } from '@/stores/pageFrame'
import { useScroll } from '@/stores/scroll'
import { imageUrl } from '@/supabase/storageUrls'
import { PhotoStage } from './PhotoStage'
import { type PhotoToShare, photoToShare } from './photoToShare'
import styles from './PhotoDetail.module.scss'

interface ExifStripProps {
  collection: PhotoCollection
  photo: Photo
  /** Opens the dialog that makes a card of the photo. */
  onShare: (photo: PhotoToShare) => void
}

/** The strip under a photo: title, date, share buttons and camera settings. */
function ExifStrip({ collection, photo, onShare }: ExifStripProps) {
  const entries = exifEntries(photo.meta, collection.camera)
  const taken = photo.meta.takenAt
  const lang = rowLang(photo)
  return (
    <header className={styles.strip}>
      <div className={styles.words}>
        <h1 lang={lang}>{photo.title}</h1>
        <p>
          {photo.summary && <span lang={lang}>{photo.summary}</span>}
          {photo.summary && <span> · </span>}
          <time dateTime={taken ?? photo.createdAt}>{photoDate(photo)}</time>
        </p>
      </div>
      <div className={styles.share}>
        <button
          type="button"
          className={styles.card}
          onClick={() => onShare(photoToShare(collection, photo))}
        >
          {photoTexts.shareAsCard}
        </button>
        <ShareButton
          title={photo.title}
          text={photo.summary}
          path={collection.detailPath(photo.id)}
          compact
        />
      </div>
      {entries.length > 0 && (
        <dl className={styles.exif}>
          {entries.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.foot}>
        <RightsLine collection={collection} post={photo} />
        <InquiryLink work={cardId(collection, photo.id)} className={styles.inquiry} />
      </div>
    </header>
  )
}

/** Saves the viewed photo in this browser, with the stored URL, which outlives the copies of a build. */
function useSaveViewed(collection: PhotoCollection, photo: Photo | null | undefined) {
  const src = imageUrl(photo?.thumbnail) ?? imageUrl(photo?.image)
  const { id = 0, title = '' } = photo ?? {}
  useEffect(() => {
    if (src) saveViewedPhoto({ collection: collection.key, id, title, src })
  }, [collection, id, title, src])
}

interface PhotoDetailProps {
  collection: PhotoCollection
  /** Renders the notes on how the photo was taken. */
  Notes: ComponentType<{ collection: PhotoCollection; photo: Photo }>
  /** Opens the dialog that makes a card of the photo. */
  onShare: (photo: PhotoToShare) => void
}

/** The page of one photo: the photo, its settings, its text and its notes. */
export function PhotoDetail(props: PhotoDetailProps) {
  return (
    <>
      <HeaderFrame />
      <PhotoArticle {...props} />
    </>
  )
}

const SCROLLED_FRAME: PageFrame = { theme: 'darkroom' }

/**
 * Keeps the header transparent only at the top of the page, where the photo's colours reach under it. A separate component,
 * so that scrolling does not render the whole page.
 */
function HeaderFrame() {
  const isAtTop = useScroll(({ scrollY }) => scrollY <= 0)
  usePageFrame(isAtTop ? null : SCROLLED_FRAME)
  return null
}

function PhotoArticle({ collection, Notes, onShare }: PhotoDetailProps) {
  const detail = useDetail(collection)
  const { post } = detail
  const body = useRichText(post?.body)
  useSaveViewed(collection, post)
  if (!post)
    return (
      <div data-theme="darkroom" className={styles.page}>
        <DetailStates
          collection={collection}
          detail={detail}
          label={photoTexts.thisPhoto}
          skeleton={<div className={styles.unexposed} aria-hidden="true" />}
        />
      </div>
    )

  return (
    <article data-theme="darkroom" data-post-id={post.id} className={styles.page}>
      <DetailHead collection={collection} post={post} body={body} />
      <div className={styles.screen}>
        <PhotoStage
          collection={collection}
          photo={post}
          neighbours={detail.neighbours}
          neighboursLoaded={detail.neighboursLoaded}
        />
        <ExifStrip collection={collection} photo={post} onShare={onShare} />
      </div>
      {body && (
        <div className={styles.body}>
          <RichText document={body} lang={rowLang(post)} />
        </div>
      )}
      <Notes collection={collection} photo={post} />
      <p className="visually-hidden" role="status" lang={rowLang(post)}>
        {post.title}
      </p>
    </article>
  )
}
