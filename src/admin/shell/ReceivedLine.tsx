import { useEffect, useState } from 'react'
import { NavLink } from 'react-router-data'
import { paths } from '@/config/paths'
import { warnOnce } from '@/lib/logger'
import { receivedPhotos } from '../received/receivedHere'
import styles from './Sidebar.module.scss'

/** The line of received photographs; nothing while none wait. */
export default function ReceivedLine({ onLeave }: { onLeave: (() => void) | undefined }) {
  const count = useReceivedCount()
  if (count === 0) return null
  return (
    <li className={styles.apart}>
      <NavLink
        to={paths.admin.received}
        className={styles.collection ?? ''}
        aria-label={`받은 사진, ${count}장`}
        onClick={onLeave}
      >
        받은 사진
        <span aria-hidden="true">{count}</span>
      </NavLink>
    </li>
  )
}

function useReceivedCount(): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const read = () =>
      receivedPhotos
        .count()
        .then(setCount, (error: unknown) => warnOnce('received-count', '받은 사진을 세지 못했습니다.', error))
    void read()
    return receivedPhotos.watch(() => void read())
  }, [])
  return count
}
