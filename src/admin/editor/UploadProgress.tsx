import { ProgressBar } from '../components/ProgressBar'
import type { PictureState } from '../upload/pictureState'
import styles from './UploadProgress.module.scss'

/** How far a picture is, in a dark strip over the foot of its preview. Nothing when nothing is on its way. */
export function UploadProgress({ state: { phase, name, progress } }: { state: PictureState }) {
  if (phase !== 'reading' && phase !== 'uploading') return null
  return (
    <div className={styles.strip}>
      <p className={styles.line}>
        <span>{phase === 'reading' ? `${name} 읽는 중…` : `${name} 올리는 중…`}</span>
        <b data-tabular>{phase === 'uploading' && `${Math.round(progress * 100)}%`}</b>
      </p>
      <ProgressBar label={`${name} 올리기`} share={phase === 'uploading' ? progress : undefined} />
    </div>
  )
}
