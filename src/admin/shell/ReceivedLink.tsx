import { useEffect, useState } from 'react'
import { NavLink } from 'react-router-data'
import { shell } from '#messages/admin/shell'
import { paths } from '@/config/paths'
import { warnOnce } from '@/lib/logger'
import { receivedPhotoStore } from '../received/receivedPhotoStore'
import styles from './Sidebar.module.scss'

/** Sidebar link to the received photos with their number. Renders nothing without photos. */
export default function ReceivedLink({ onNavigate }: { onNavigate: (() => void) | undefined }) {
  const count = useReceivedCount()
  if (count === 0) return null
  return (
    <li>
      <NavLink
        to={paths.admin.received}
        className={styles.collection ?? ''}
        aria-label={shell.receivedCount(count)}
        onClick={onNavigate}
      >
        {shell.received}
        <span data-count={count} />
      </NavLink>
    </li>
  )
}

function useReceivedCount(): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const read = () =>
      receivedPhotoStore
        .count()
        .then(setCount, (error: unknown) =>
          warnOnce('received-count', 'The received photos could not be counted.', error),
        )
    void read()
    return receivedPhotoStore.subscribe(() => void read())
  }, [])
  return count
}
