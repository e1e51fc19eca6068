import { useEffect, useRef } from 'react'
import { backendUrl } from '@/supabase/backendUrl'
import { AlertIcon } from '@/ui/icons'
import { Button } from '../components/Button'
import { Sheet } from '../components/Sheet'
import { AccountField } from './AccountField'
import styles from './ConnectDialog.module.scss'
import { declined, useConnection } from './connection'
import { ServerAddress } from './ServerAddress'
import { useSigningIn } from './useSigningIn'

/** Asks for the owner's account (decisions §3, §9). */
export function ConnectForm() {
  const asking = useConnection((connection) => connection.asking)
  const { email, setEmail, password, setPassword, busy, fault, submit } = useSigningIn()
  const first = useRef<HTMLInputElement>(null)
  const server = backendUrl()

  useEffect(() => first.current?.focus(), [])

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles.lead}>글과 사진을 보관하는 서버에 주인의 계정으로 연결합니다.</p>
      {asking === 'to-write' && (
        <p className={styles.notice}>저장하려면 연결이 필요합니다. 연결하면 하던 일을 이어서 마칩니다.</p>
      )}
      <ServerAddress url={server} />
      <AccountField
        ref={first}
        label="이메일"
        type="email"
        autoComplete="username"
        value={email}
        aria-invalid={fault !== null}
        onChange={setEmail}
      />
      <AccountField
        label="비밀번호"
        type="password"
        autoComplete="current-password"
        value={password}
        aria-invalid={fault !== null}
        onChange={setPassword}
      />
      {fault && (
        <p className={styles.fault} role="alert">
          <AlertIcon />
          {fault}
        </p>
      )}
      <Sheet.Buttons>
        <Button onClick={declined}>취소</Button>
        <Button look="filled" type="submit" disabled={server === null} aria-busy={busy}>
          연결
        </Button>
      </Sheet.Buttons>
    </form>
  )
}
