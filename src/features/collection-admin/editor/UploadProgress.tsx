import { AlertIcon } from '@/ui/icons'
import { Button } from '../parts/Button'
import { ProgressBar } from '../parts/ProgressBar'
import type { PictureState } from './pictureState'
import styles from './UploadProgress.module.scss'

interface Props {
  state: PictureState
  /** A fault of the save itself, when the picture's own tells none. */
  fault?: string | null
  onCancel: () => void
  onRetry: () => void
}

/** How far a picture is, and what stood in its way. */
export function UploadProgress({ state, fault, onCancel, onRetry }: Props) {
  const { phase, name, progress } = state
  const message = state.message ?? fault
  return (
    <div className={styles.upload}>
      {(phase === 'reading' || phase === 'uploading') && (
        <>
          <p className={styles.line}>
            <span>{phase === 'reading' ? `${name} 읽는 중…` : `${name} 올리는 중…`}</span>
            <b data-tabular>{phase === 'uploading' && `${Math.round(progress * 100)}%`}</b>
          </p>
          <ProgressBar label={`${name} 올리기`} share={phase === 'uploading' ? progress : undefined} />
          <Button onClick={onCancel}>올리기 취소</Button>
        </>
      )}
      {phase === 'local' && <p className={styles.line}>저장할 때 함께 올립니다.</p>}
      {message && (
        <div role="alert" className={styles.fault}>
          <AlertIcon />
          <div>
            <b>사진을 올리지 못했습니다</b>
            <p>{message}</p>
          </div>
        </div>
      )}
      {phase === 'failed' && state.processed && <Button onClick={onRetry}>다시 올리기</Button>}
    </div>
  )
}
