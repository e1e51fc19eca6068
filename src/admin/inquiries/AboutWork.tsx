import type { ReactNode } from 'react'
import { inquiry as words } from '#messages/admin/inquiry'
import { common } from '#messages/common'
import { toAbsoluteUrl } from '@/config/base'
import { findAbout } from '@/inquiries/aboutWork'
import type { Inquiry } from '@/inquiries/ownerInquiries'
import type { Collection } from '@/posts/collections'
import { useOwnerPost } from '@/posts/owner/ownerQueries'
import { isScheduled } from '@/posts/owner/schedule'
import { rowLang } from '@/posts/rowLang'
import { SiteIcon } from '../components/icons'
import { Thumbnail } from '../components/Thumbnail'
import styles from './AboutWork.module.scss'

type About = NonNullable<Inquiry['about']>

/** The work that an inquiry is about, with its picture. One that is gone keeps the name that it had then. */
export function AboutWork({ about }: { about: About }) {
  const work = findAbout(about.key)
  if (!work) return <GoneWork about={about} />
  if (work.kind === 'post') return <PostWork about={about} collection={work.collection} id={work.id} />
  const { title, titleLang, picture, path, kind } = work
  return (
    <Work
      title={title}
      lang={titleLang}
      note={words.work.about(words.work[kind])}
      path={path}
      picture={
        picture && (
          <img className={styles.picture} src={picture.src} alt="" width={60} height={60} loading="lazy" />
        )
      }
    />
  )
}

interface PostProps {
  about: About
  collection: Collection
  id: number
}

function PostWork({ about, collection, id }: PostProps) {
  const { data: post } = useOwnerPost(collection, id)
  if (post === null) return <GoneWork about={about} />
  const isOnSite = post?.status === 'published' && !isScheduled(post)
  return (
    <Work
      title={post?.title ?? about.title ?? about.key}
      lang={rowLang(post)}
      note={words.work.about(collection.name)}
      path={isOnSite ? collection.detailPath(id) : null}
      picture={<Thumbnail post={post} />}
    />
  )
}

const GoneWork = ({ about: { key, title } }: { about: About }) => (
  <Work title={title ?? key} note={words.work.gone} path={null} picture={<Thumbnail post={undefined} />} />
)

interface WorkProps {
  title: string
  lang?: string | undefined
  note: string
  /** Address of its page. Null without a page. */
  path: string | null
  picture: ReactNode
}

function Work({ title, lang, note, path, picture }: WorkProps) {
  return (
    <div className={styles.work}>
      {picture}
      <div className={styles.text}>
        <b lang={lang}>{title}</b>
        <span>{note}</span>
      </div>
      {path !== null && (
        <a
          href={toAbsoluteUrl(path)}
          target="_blank"
          rel="noopener"
          className={styles.view}
          aria-label={`${words.open} ${title}, ${common.newTab}`}
        >
          <SiteIcon />
        </a>
      )}
    </div>
  )
}
