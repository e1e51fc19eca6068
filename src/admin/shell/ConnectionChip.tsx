import { shell } from '#messages/admin/shell'
import { openConnectForm, useConnection } from '../connection/connection'
import styles from './Sidebar.module.scss'

/** Button that shows the connection state and opens the connect form. */
export function ConnectionChip() {
  const state = useConnection((connection) => connection.state)
  return (
    <button
      type="button"
      className={styles.chip}
      data-testid="connection"
      data-state={state === 'connected' ? 'connected' : 'disconnected'}
      aria-haspopup="dialog"
      onClick={openConnectForm}
    >
      {shell.connection[state]}
    </button>
  )
}
