import { useState } from 'react'
import { backendUrl } from '@/supabase/backendUrl'
import { showToast } from '@/ui/toaster'
import { Button } from '../components/Button'
import { Sheet } from '../components/Sheet'
import styles from './ConnectDialog.module.scss'
import { declined, disconnect, ENDS_BY_ITSELF } from './connection'
import { ServerAddress } from './ServerAddress'

/** What there is to say and do while connected. */
export function Connected() {
  const [leaving, setLeaving] = useState(false)

  async function leave() {
    setLeaving(true)
    const isEnded = await disconnect()
    setLeaving(false)
    showToast(isEnded ? '연결을 끊었습니다.' : `연결을 이 브라우저에서만 끊었습니다. ${ENDS_BY_ITSELF}`)
  }

  return (
    <>
      <p className={styles.lead}>이 브라우저는 주인의 계정으로 서버에 연결되어 있습니다.</p>
      <ServerAddress url={backendUrl()} />
      <Sheet.Buttons>
        <Button onClick={() => void leave()} disabled={leaving}>
          연결 끊기
        </Button>
        <Button look="filled" onClick={declined}>
          닫기
        </Button>
      </Sheet.Buttons>
    </>
  )
}
