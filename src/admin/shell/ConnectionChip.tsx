import type { ReactNode } from 'react'
import { shell } from '#messages/admin/shell'
import { classNames } from '@/lib/classNames'
import { ServerIcon } from '../components/icons'
import { openConnectForm, useConnection } from '../connection/connection'
import styles from './Sidebar.module.scss'

/** Button that shows the connection state and opens the connect form. */
export function ConnectionChip() {
  return <ConnectionButton className={styles.chip} />
}

/** Like `ConnectionChip`, as a line of the sidebar. */
export function ConnectionLine() {
  return <ConnectionButton className={classNames(styles.line, styles.connection)} icon={<ServerIcon />} />
}

function ConnectionButton({ className, icon }: { className: string | undefined; icon?: ReactNode }) {
  const state = useConnection((connection) => connection.state)
  return (
    <button
      type="button"
      className={className}
      data-testid="connection"
      data-state={state === 'connected' ? 'connected' : 'disconnected'}
      aria-haspopup="dialog"
      onClick={openConnectForm}
    >
      {icon}
      {shell.connection[state]}
    </button>
  )
}
