import { upload } from '#messages/admin/upload'
import { ProgressBar } from '../components/ProgressBar'
import type { PictureState } from '../upload/pictureUpload'
import styles from './UploadProgress.module.scss'

/** A strip over the preview with the name and progress of the upload. Renders nothing when no file is being processed. */
export function UploadProgress({ state: { phase, name, progress } }: { state: PictureState }) {
  if (phase !== 'reading' && phase !== 'uploading') return null
  return (
    <div className={styles.strip}>
      <p className={styles.line}>
        <span>{`${phase === 'reading' ? upload.reading(name) : upload.sending(name)}…`}</span>
        <b data-tabular>{phase === 'uploading' && `${Math.round(progress * 100)}%`}</b>
      </p>
      <ProgressBar label={upload.progress(name)} value={phase === 'uploading' ? progress : undefined} />
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
  if (phase === 'reading') return upload.reading(name)
  if (phase === 'uploading') return upload.sending(name)
  if (phase === 'stored') return upload.stored(name)
  return phase === 'local' ? upload.storedOnSave(name) : ''
}
