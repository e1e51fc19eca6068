import { AlertIcon } from '@/ui/icons'
import styles from './UploadFault.module.scss'

interface Props {
  message: string | null
  /** Without sign and ground, for a place that is red already. */
  bare?: boolean
}

/** Why a picture was refused or could not be stored, said at once; nothing without a message. */
export function UploadFault({ message, bare = false }: Props) {
  if (message === null) return null
  return (
    <div role="alert" className={bare ? undefined : styles.fault}>
      {!bare && <AlertIcon />}
      <div>
        <b>사진을 올리지 못했습니다</b>
        <p>{message}</p>
      </div>
    </div>
  )
}
