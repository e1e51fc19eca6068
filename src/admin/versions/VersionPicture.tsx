import { useState } from 'react'
import type { PostDraft } from '@/posts/postDraft'
import { imageUrl } from '@/supabase/storageUrls'
import styles from './VersionPicture.module.scss'

interface Props {
  draft: Pick<PostDraft, 'image' | 'thumbnail' | 'width' | 'height' | 'alt'>
  side: 'before' | 'after'
  /** The picture is no longer in storage. */
  isMissing: boolean
  index: number
  onOpen: () => void
}

const labels = { before: '− 바뀌기 전', after: '+ 바뀐 뒤' } as const

/** A version's picture with its size, or a note that it is gone. */
export function VersionPicture({ draft, side, isMissing, index, onOpen }: Props) {
  const [hasFailed, setHasFailed] = useState(false)
  const source = imageUrl(draft.thumbnail ?? draft.image)
  const isUnavailable = isMissing || hasFailed
  return (
    <figure className={styles.picture} data-place={index}>
      <div className={styles.frame} data-side={side}>
        {source && !isUnavailable && (
          <button type="button" aria-label={`${labels[side].slice(2)} 사진 크게 보기`} onClick={onOpen}>
            <img src={source} alt={draft.alt ?? ''} onError={() => setHasFailed(true)} />
          </button>
        )}
        {!source && <p>사진이 없습니다.</p>}
        {source && isUnavailable && <p>이 판의 사진은 남아 있지 않습니다.</p>}
        <b aria-hidden="true">{labels[side]}</b>
      </div>
      {draft.width !== null && draft.height !== null && (
        <figcaption data-tabular="">
          {draft.width} × {draft.height}
        </figcaption>
      )}
    </figure>
  )
}
