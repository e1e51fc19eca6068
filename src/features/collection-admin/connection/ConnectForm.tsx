import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { env } from '@/config/env'
import { backendUrl } from '@/data/backendUrl'
import { signInOwner } from '@/data/ownerClient'
import { AlertIcon } from '@/ui/icons'
import { showToast } from '@/ui/toaster'
import { Button } from '../parts/Button'
import { faultInWords } from '../parts/faultInWords'
import { Sheet } from '../parts/Sheet'
import styles from './ConnectDialog.module.scss'
import { connected, declined, useConnection } from './connection'

const refusals = {
  denied: '이메일이나 비밀번호가 올바르지 않습니다.',
  stranger: '이 계정은 사이트 주인의 계정이 아닙니다.',
} as const

/** Asks for the owner's account (decisions §3, §9). Dev and demo have it filled in. */
export function ConnectForm() {
  const asking = useConnection((connection) => connection.asking)
  const [email, setEmail] = useState(env.devOwner?.email ?? '')
  const [password, setPassword] = useState(env.devOwner?.password ?? '')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const first = useRef<HTMLInputElement>(null)
  const id = useId()
  const server = backendUrl()

  useEffect(() => first.current?.focus(), [])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setFault(null)
    const refusal = await connect(email, password)
    setBusy(false)
    setFault(refusal)
    if (refusal !== null) return
    connected()
    showToast('연결했습니다.')
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles.lead}>글과 사진을 보관하는 서버에 주인의 계정으로 연결합니다.</p>
      {asking === 'to-write' && (
        <p className={styles.notice}>저장하려면 연결이 필요합니다. 연결하면 하던 일을 이어서 마칩니다.</p>
      )}
      {server === null ? (
        <p className={styles.notice}>
          이 사이트에는 연결할 서버가 없습니다. VITE_SUPABASE_URL을 설정하고 다시 빌드해 주세요.
        </p>
      ) : (
        <p className={styles.server}>
          <span>서버 주소</span> <code>{server}</code>
        </p>
      )}
      <label htmlFor={`${id}-email`} className={styles.label}>
        이메일
      </label>
      <input
        ref={first}
        id={`${id}-email`}
        className={styles.field}
        type="email"
        autoComplete="username"
        value={email}
        aria-invalid={fault !== null}
        onChange={(event) => setEmail(event.target.value)}
      />
      <label htmlFor={`${id}-password`} className={styles.label}>
        비밀번호
      </label>
      <input
        id={`${id}-password`}
        className={styles.field}
        type="password"
        autoComplete="current-password"
        value={password}
        aria-invalid={fault !== null}
        onChange={(event) => setPassword(event.target.value)}
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

/** Signs in; gives the words of what stood in the way, or null when it worked. */
async function connect(email: string, password: string): Promise<string | null> {
  if (!email.trim() || !password) return '이메일과 비밀번호를 입력해 주세요.'
  try {
    const answer = await signInOwner(email.trim(), password)
    return answer === 'owner' ? null : refusals[answer]
  } catch (error) {
    return faultInWords(error)
  }
}
