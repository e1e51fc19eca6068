import { useState } from 'react'
import type { PostDraft } from '@/posts/postDraft'
import { imageUrl } from '@/supabase/storageUrls'
import styles from './VersionPicture.module.scss'

interface Props {
  draft: Pick<PostDraft, 'image' | 'thumbnail' | 'width' | 'height' | 'alt'>
  side: 'before' | 'after'
  /** Whether storage has let it go. */
  isGone: boolean
  place: number
  onOpen: () => void
}

const words = { before: '− 바뀌기 전', after: '+ 바뀐 뒤' } as const

/** A version's picture with its size; one that is gone says so in its frame. */
export function VersionPicture({ draft, side, isGone, place, onOpen }: Props) {
  const [failed, setFailed] = useState(false)
  const source = imageUrl(draft.thumbnail ?? draft.image)
  const gone = isGone || failed
  return (
    <figure className={styles.picture} data-place={place}>
      <div className={styles.frame} data-side={side}>
        {source && !gone && (
          <button type="button" aria-label={`${words[side].slice(2)} 사진 크게 보기`} onClick={onOpen}>
            <img src={source} alt={draft.alt ?? ''} onError={() => setFailed(true)} />
          </button>
        )}
        {!source && <p>사진이 없습니다.</p>}
        {source && gone && <p>이 판의 사진은 남아 있지 않습니다.</p>}
        <b aria-hidden="true">{words[side]}</b>
      </div>
      {draft.width !== null && draft.height !== null && (
        <figcaption data-tabular="">
          {draft.width} × {draft.height}
        </figcaption>
      )}
    </figure>
  )
}
