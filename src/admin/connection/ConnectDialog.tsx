import { Sheet } from '../components/Sheet'
import styles from './ConnectDialog.module.scss'
import { ConnectForm } from './ConnectForm'
import { Connected } from './Connected'
import { declined, useConnection } from './connection'

/** The panel that connects this browser with the server, opened by hand or by a write that needs it. */
export function ConnectDialog() {
  const { state, asking } = useConnection()
  return (
    <Sheet open={asking !== null} title="서버 연결" onClose={declined} className={styles.dialog}>
      {state === 'connected' && asking !== 'to-write' ? <Connected /> : <ConnectForm />}
    </Sheet>
  )
}
