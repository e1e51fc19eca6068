import { Link } from 'react-router-dom'
import { receiptTexts } from '#messages/receiptTexts'
import { type AboutWork, findAbout } from '@/inquiries/aboutWork'
import type { Receipt } from '@/inquiries/visitorInquiries'
import { postImageSources } from '@/posts/pictures/imageSources'
import { usePost } from '@/posts/read/queries'
import { rowLang } from '@/posts/rowLang'
import { Artwork } from '@/ui/Artwork'
import { FallbackImage } from '@/ui/FallbackImage'
import styles from './WorkAbout.module.scss'

type PostWork = Extract<AboutWork, { kind: 'post' }>
const SIZE_PX = 64

/** The work that an inquiry is about, with a link to it as long as it is part of the site. */
export function WorkAbout({ about, isPublic }: { about: NonNullable<Receipt['about']>; isPublic: boolean }) {
  const work = findAbout(about.key)
  if (work?.kind === 'post')
    return isPublic ? <PublishedWork work={work} title={about.title} /> : <GoneWork title={about.title} />
  if (!work) return <GoneWork title={about.title} />
  return (
    <p className={styles.work}>
      {work.picture && (
        <Artwork className={styles.picture} picture={work.picture} sizes={`${SIZE_PX}px`} alt="" />
      )}
      <span>
        {receiptTexts.about}
        <Link className={styles.title} to={work.path} lang={work.titleLang}>
          {work.title}
        </Link>
      </span>
    </p>
  )
}

function PublishedWork({ work: { collection, id }, title }: { work: PostWork; title: string | null }) {
  const { data: post } = usePost(collection, id)
  return (
    <p className={styles.work}>
      {post && (
        <FallbackImage
          className={styles.picture}
          sources={postImageSources(post, { width: SIZE_PX })}
          sizes={`${SIZE_PX}px`}
        />
      )}
      <span>
        {receiptTexts.about}
        <Link className={styles.title} to={collection.detailPath(id)} lang={post ? rowLang(post) : undefined}>
          {title ?? post?.title ?? receiptTexts.unnamedWork}
        </Link>
      </span>
    </p>
  )
}

const GoneWork = ({ title }: { title: string | null }) => (
  <p className={styles.work}>
    <span>
      {receiptTexts.about}
      <b className={styles.title}>{title ?? receiptTexts.unnamedWork}</b>
      {receiptTexts.goneWork}
    </span>
  </p>
)
