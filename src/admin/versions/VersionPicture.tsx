import { useState } from 'react'
import { versions } from '#messages/admin/versions'
import type { PostDraft } from '@/posts/owner/postDraft'
import { imageUrl } from '@/supabase/storageUrls'
import { sideLabel } from './sideLabel'
import styles from './VersionPicture.module.scss'

interface Props {
  draft: Pick<PostDraft, 'image' | 'thumbnail' | 'width' | 'height' | 'alt'>
  side: 'before' | 'after'
  /** The picture is no longer in storage. */
  isMissing: boolean
  index: number
  onOpen: () => void
}

/** A version's picture with its size, or a note that it is gone. */
export function VersionPicture({ draft, side, isMissing, index, onOpen }: Props) {
  const [hasFailed, setHasFailed] = useState(false)
  const source = imageUrl(draft.thumbnail ?? draft.image)
  const isUnavailable = isMissing || hasFailed
  return (
    <figure className={styles.picture} data-place={index}>
      <div className={styles.frame} data-side={side}>
        {source && !isUnavailable && (
          <button type="button" aria-label={versions.enlarge[side]} onClick={onOpen}>
            <img src={source} alt={draft.alt ?? ''} onError={() => setHasFailed(true)} />
          </button>
        )}
        {!source && <p>{versions.noPicture}</p>}
        {source && isUnavailable && <p>{versions.pictureGone}</p>}
        <b aria-hidden="true">{sideLabel(side)}</b>
      </div>
      {draft.width !== null && draft.height !== null && (
        <figcaption data-tabular="">
          {draft.width} × {draft.height}
        </figcaption>
      )}
    </figure>
  )
}
