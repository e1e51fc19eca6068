import { upload } from '#messages/admin/upload'
import { AlertIcon } from '@/ui/icons'
import styles from './UploadError.module.scss'

interface Props {
  message: string | null
  /** Without icon and background, for use inside an area that is already red. */
  bare?: boolean
}

/** An alert that says why a picture was rejected or could not be stored. Renders nothing without a message. */
export function UploadError({ message, bare = false }: Props) {
  if (message === null) return null
  return (
    <div role="alert" className={bare ? undefined : styles.fault}>
      {!bare && <AlertIcon />}
      <div>
        <b>{upload.failed}</b>
        <p>{message}</p>
      </div>
    </div>
  )
}
