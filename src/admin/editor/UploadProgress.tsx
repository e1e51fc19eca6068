import { ProgressBar } from '../components/ProgressBar'
import type { PictureState } from '../upload/pictureUpload'
import styles from './UploadProgress.module.scss'

/** A strip over the preview with the name and progress of the upload. Renders nothing when no file is being processed. */
export function UploadProgress({ state: { phase, name, progress } }: { state: PictureState }) {
  if (phase !== 'reading' && phase !== 'uploading') return null
  return (
    <div className={styles.strip}>
      <p className={styles.line}>
        <span>{phase === 'reading' ? `${name} 읽는 중…` : `${name} 올리는 중…`}</span>
        <b data-tabular>{phase === 'uploading' && `${Math.round(progress * 100)}%`}</b>
      </p>
      <ProgressBar label={`${name} 올리기`} value={phase === 'uploading' ? progress : undefined} />
    </div>
  )
}

interface StatusProps {
  state: PictureState
  /** True if a picture that is not uploaded yet is uploaded when the item is saved. */
  uploadsOnSave?: boolean
}

/**
 * Announces the phases of an upload to screen readers, but not every percent. Rendered from the start, because a live
 * region announces only later changes. Errors are announced by `UploadFault`.
 */
export const UploadStatus = ({ state, uploadsOnSave = true }: StatusProps) => (
  <p role="status" className="visually-hidden">
    {(uploadsOnSave || state.phase !== 'local') && statusText(state)}
  </p>
)

function statusText({ phase, name, message }: PictureState): string {
  if (message !== null) return ''
  if (phase === 'reading') return `${name} 읽는 중`
  if (phase === 'uploading') return `${name} 올리는 중`
  if (phase === 'stored') return `${name} 올리기를 마쳤습니다.`
  return phase === 'local' ? `${name} 저장할 때 함께 올립니다.` : ''
}
