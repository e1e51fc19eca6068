import type { ReactNode } from 'react'
import { LARGEST_FILE_BYTES } from '@/config/constants'
import { CrossIcon, UploadIcon } from '../components/icons'
import type { PictureState } from '../upload/pictureState'
import styles from './PictureCard.module.scss'
import { UploadFault } from './UploadFault'

interface Props {
  noun: string
  state: PictureState
  /** The button that chooses a file, under the name it is given. */
  pick: (label: string) => ReactNode
  onRetry: () => void
}

/** The picture's place before there is one: what may be dropped there, or why the last file was refused. */
export function EmptyPicture({ noun, state, pick, onRetry }: Props) {
  return (
    <div className={styles.words}>
      {state.phase === 'failed' ? (
        <>
          <CrossIcon />
          <UploadFault bare message={state.message} />
          {state.unread && (
            <button type="button" className={styles.pick} onClick={onRetry}>
              다시 올리기
            </button>
          )}
          {pick('다른 파일 고르기')}
        </>
      ) : (
        <>
          <UploadIcon />
          <b>{noun}을 여기에 끌어다 놓으세요</b>
          <span>또는 {pick('파일 고르기')}</span>
          <small>JPG, PNG, WebP, AVIF · 최대 {LARGEST_FILE_BYTES / 1024 / 1024}MB</small>
        </>
      )}
    </div>
  )
}
