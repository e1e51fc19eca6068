import { openConnectForm, useConnection } from '../connection/connection'
import styles from './Sidebar.module.scss'

const labels = {
  checking: '연결 확인 중…',
  connected: '서버에 연결됨',
  disconnected: '서버에 연결되지 않음',
  offline: '오프라인',
} as const

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
      {labels[state]}
    </button>
  )
}
