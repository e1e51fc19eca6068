import { errorMessage } from '../components/errorMessage'
import { WarnIcon } from '../components/icons'
import { useProjectError } from '../components/useProjectError'
import styles from './ProjectNotice.module.scss'

/** Tells the owner once, above the page, why nothing of the project responds. */
export function ProjectNotice() {
  const error = useProjectError()
  if (!error) return null
  return (
    <p className={styles.notice} role="alert">
      <WarnIcon /> {errorMessage(error)}
    </p>
  )
}
