import type { ReactNode } from 'react'
import type { PictureState } from '../upload/pictureState'
import type { PictureWork } from '../upload/usePicture'
import styles from './PictureCard.module.scss'
import { UploadFault } from './UploadFault'
import { UploadProgress } from './UploadProgress'

/** px */
interface Size {
  width: number | null
  height: number | null
}

interface Props {
  picture: PictureWork
  /** Its address; null while it is read. */
  shown: string | null
  size: Size
  /** The button that chooses another. */
  pick: ReactNode
}

/** The picture of the item, how far it is on its way, and what can be done about it. */
export function ChosenPicture({ picture, shown, size, pick }: Props) {
  const { state, cancel, retry } = picture
  const onItsWay = state.phase === 'reading' || state.phase === 'uploading'
  return (
    <>
      <div className={styles.stage}>
        {shown && <img src={shown} alt="" width={size.width ?? 3} height={size.height ?? 2} />}
        <UploadProgress state={state} />
      </div>
      <UploadFault message={state.message} />
      <div className={styles.foot}>
        <PictureNote phase={state.phase} size={shown === null ? null : size} />
        {onItsWay && (
          <button type="button" className={styles.pick} onClick={cancel}>
            올리기 취소
          </button>
        )}
        {state.phase === 'failed' && (state.processed || state.unread) && (
          <button type="button" className={styles.pick} onClick={retry}>
            다시 올리기
          </button>
        )}
        {pick}
      </div>
    </>
  )
}

/** A quiet word on the shown picture: that it still waits for the server, or how large it is. */
function PictureNote({ phase, size }: { phase: PictureState['phase']; size: Size | null }) {
  if (phase === 'local') return <small>저장할 때 함께 올립니다.</small>
  if (!size?.width || !size.height) return null
  return (
    <small data-tabular>
      {size.width} × {size.height}
    </small>
  )
}
