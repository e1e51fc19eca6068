import { useId } from 'react'
import { Dialog } from '@/ui/Dialog'
import { holdPage } from '../parts/holdPage'
import styles from './ConnectDialog.module.scss'
import { ConnectForm } from './ConnectForm'
import { Connected } from './Connected'
import { declined, useConnection } from './connection'

/** The panel that connects this browser with the server, opened by hand or by a write that needs it. */
export function ConnectDialog() {
  const { state, asking } = useConnection()
  const title = useId()
  return (
    <Dialog
      open={asking !== null}
      onClose={declined}
      labelledBy={title}
      className={styles.layer}
      panelClassName={styles.panel}
      onPresence={holdPage}
    >
      <div className={styles.sheet} data-world="admin">
        <h2 id={title} className={styles.title}>
          서버 연결
        </h2>
        {state === 'connected' && asking !== 'to-write' ? <Connected /> : <ConnectForm />}
      </div>
    </Dialog>
  )
}
