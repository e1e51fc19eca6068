import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { letterTexts } from '#messages/letterTexts'
import { UNDO_WINDOW_MS } from '@/config/constants'
import { type Collection, collections } from '@/posts/collections'
import { postImageSources } from '@/posts/pictures/imageSources'
import { parsePostId, usePost } from '@/posts/read/queries'
import { rowLang } from '@/posts/rowLang'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import { showToast } from '@/ui/toaster'
import { useLetter, writeLetter } from '../letterStore'
import { fieldId } from './faults'
import { useLetterFields } from './useLetterForm'
import styles from './LetterForm.module.scss'

/** Finds the work with a name like `fanart-12`. Null if it names none. */
function parseWork(name: string | null): { collection: Collection; id: number } | null {
  const [, key, digits] = /^([a-z][a-z0-9_]*)-(\d+)$/.exec(name ?? '') ?? []
  const collection = Object.values<Collection>(collections).find((each) => each.key === key)
  const id = parsePostId(digits)
  return collection && id !== null ? { collection, id } : null
}

/** Takes the work of the address (`?about=fanart-12`) into the letter. */
export function useAboutOfAddress() {
  const [params] = useSearchParams()
  const name = params.get('about')
  useEffect(() => {
    if (name !== null && parseWork(name)) writeLetter({ about: name })
  }, [name])
}

/** The work that the letter is about, under a paper clip. */
export function AboutWork() {
  const about = useLetter(({ draft }) => draft.about)
  const work = parseWork(about)
  return about !== null && work ? <Work key={about} name={about} {...work} /> : null
}

function Work({ name, collection, id }: { name: string; collection: Collection; id: number }) {
  const { isBusy } = useLetterFields()
  const { data: post } = usePost(collection, id)
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
      {post !== null && (
        <div className={styles.print}>
          {post ? (
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
          )}
          <PaperClip />
        </div>
      )}
      <div className={styles.aboutLine}>
        {post === null ? (
          <p>{letterTexts.aboutGone}</p>
        ) : (
          <p>
            {letterTexts.about} <strong lang={rowLang(post)}>{post?.title}</strong>
          </p>
        )}
        <button type="button" className={styles.textButton} onClick={remove}>
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
