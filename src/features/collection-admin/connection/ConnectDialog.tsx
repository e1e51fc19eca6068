import { useState } from 'react'
import { Sheet } from '../parts/Sheet'
import styles from './ConnectDialog.module.scss'
import { ConnectForm } from './ConnectForm'
import { Connected } from './Connected'
import { declined, useConnection } from './connection'

/** The panel that connects this browser with the server, opened by hand or by a write that needs it. */
export function ConnectDialog() {
  const { state, asking } = useConnection()
  const isOpen = asking !== null
  const isConnected = state === 'connected' && asking !== 'to-write'
  // While it fades out it still says what it said.
  const [saysConnected, setSaysConnected] = useState(isConnected)
  if (isOpen && saysConnected !== isConnected) setSaysConnected(isConnected)
  return (
    <Sheet open={isOpen} title="서버 연결" onClose={declined} className={styles.dialog}>
      {saysConnected ? <Connected /> : <ConnectForm />}
    </Sheet>
  )
}
