import { type ReactNode, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { letterTexts } from '#messages/letterTexts'
import { UNDO_WINDOW_MS } from '@/config/constants'
import { type AboutWork as About, findAbout } from '@/inquiries/aboutWork'
import { postImageSources } from '@/posts/pictures/imageSources'
import { usePost } from '@/posts/read/queries'
import { rowLang } from '@/posts/rowLang'
import { Artwork } from '@/ui/Artwork'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import { showToast } from '@/ui/toaster'
import { useLetter, writeLetter } from '../letterStore'
import { fieldId } from './faults'
import { useLetterFields } from './useLetterForm'
import styles from './AboutWork.module.scss'
import fields from './Fields.module.scss'

type AboutPost = Extract<About, { kind: 'post' }>

/** Takes the work of the address (`?about=fanart-12`) into the letter. */
export function useAboutOfAddress() {
  const [params] = useSearchParams()
  const name = params.get('about')
  useEffect(() => {
    if (name !== null && findAbout(name)) writeLetter({ about: name })
  }, [name])
}

/** The work that the letter is about, under a paper clip. */
export function AboutWork() {
  const about = useLetter(({ draft }) => draft.about)
  const work = about === null ? null : findAbout(about)
  if (about === null || !work) return null
  return work.kind === 'post' ? (
    <PostWork key={about} name={about} work={work} />
  ) : (
    <Work
      name={about}
      title={work.title}
      lang={work.titleLang}
      picture={work.picture && <Artwork picture={work.picture} sizes="168px" alt="" />}
    />
  )
}

/** A post, which may be gone. */
function PostWork({ name, work: { collection, id } }: { name: string; work: AboutPost }) {
  const { data: post } = usePost(collection, id)
  if (post === null) return <Work name={name} title={null} />
  const picture = post ? (
    <ProgressiveImage
      sources={postImageSources(post, { width: 168 })}
      sizes="168px"
      alt={post.alt ?? ''}
      lang={rowLang(post)}
      width={1}
      height={1}
      placeholder={post.placeholder}
    />
  ) : (
    <span className={styles.noPicture} />
  )
  return <Work name={name} title={post?.title} lang={rowLang(post)} picture={picture} />
}

interface WorkProps {
  name: string
  /** Null for a work that is gone, undefined while it loads. */
  title: string | null | undefined
  lang?: string | undefined
  picture?: ReactNode
}

function Work({ name, title, lang, picture }: WorkProps) {
  const { isBusy } = useLetterFields()
  function remove() {
    if (isBusy) return
    writeLetter({ about: null })
    document.getElementById(fieldId('kind'))?.focus()
    showToast(letterTexts.removed, {
      durationMs: UNDO_WINDOW_MS,
      action: { label: letterTexts.undo, onSelect: () => writeLetter({ about: name }) },
    })
  }
  return (
    <div className={styles.about}>
      {picture && (
        <div className={styles.print}>
          {picture}
          <PaperClip />
        </div>
      )}
      <div className={styles.aboutLine}>
        {title === null ? (
          <p>{letterTexts.aboutGone}</p>
        ) : (
          <p>
            {letterTexts.about} <strong lang={lang}>{title}</strong>
          </p>
        )}
        <button type="button" className={fields.textButton} onClick={remove}>
          {letterTexts.remove}
        </button>
      </div>
    </div>
  )
}

const PaperClip = () => (
  <svg className={styles.clip} viewBox="0 0 26 64" aria-hidden="true" focusable="false">
    <path d="M7 18v30a6 6 0 0 0 12 0V12a9 9 0 0 0-18 0v38a12 12 0 0 0 24 0V20" />
  </svg>
)
