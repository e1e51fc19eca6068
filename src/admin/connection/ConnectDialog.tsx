import { Sheet } from '../components/Sheet'
import styles from './ConnectDialog.module.scss'
import { declined, useConnection, disconnect, ENDS_BY_ITSELF, connected } from './connection'
import { useState, useEffect, useRef, type FormEvent } from 'react'
import { backendUrl } from '@/supabase/backendUrl'
import { showToast } from '@/ui/toaster'
import { Button } from '../components/Button'
import { AlertIcon } from '@/ui/icons'
import { AccountField } from './AccountField'
import { env } from '@/config/env'
import { signInOwner } from '@/supabase/ownerClient'
import { errorMessage } from '../components/errorMessage'

/** Which server this site keeps its rows and pictures on; null when the build names none. */
function ServerAddress({ url }: { url: string | null }) {
  if (url === null)
    return (
      <p className={styles.notice}>
        이 사이트에는 연결할 서버가 없습니다. VITE_SUPABASE_URL을 설정하고 다시 빌드해 주세요.
      </p>
    )
  return (
    <p className={styles.server}>
      <span>서버 주소</span> <code>{url}</code>
    </p>
  )
}

const refusals = {
  denied: '이메일이나 비밀번호가 올바르지 않습니다.',
  stranger: '이 계정은 사이트 주인의 계정이 아닙니다.',
} as const

/** What is typed of an account, and its way to the server. Dev and demo have the owner's filled in (decisions §9). */
function useSigningIn() {
  const [email, setEmail] = useState(env.devOwner?.email ?? '')
  const [password, setPassword] = useState(env.devOwner?.password ?? '')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setFault(null)
    const refusal = await signIn(email, password)
    setBusy(false)
    setFault(refusal)
    if (refusal !== null) return
    connected()
    showToast('연결했습니다.')
  }

  return { email, setEmail, password, setPassword, busy, fault, submit }
}

/** Signs in; gives the words of what stood in the way, or null when it worked. */
async function signIn(email: string, password: string): Promise<string | null> {
  if (!email.trim() || !password) return '이메일과 비밀번호를 입력해 주세요.'
  try {
    const answer = await signInOwner(email.trim(), password)
    return answer === 'owner' ? null : refusals[answer]
  } catch (error) {
    return errorMessage(error)
  }
}

/** Asks for the owner's account (decisions §3, §9). */
function ConnectForm() {
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

/** What there is to say and do while connected. */
function Connected() {
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

/** The panel that connects this browser with the server, opened by hand or by a write that needs it. */
export function ConnectDialog() {
  const { state, asking } = useConnection()
  return (
    <Sheet open={asking !== null} title="서버 연결" onClose={declined} className={styles.dialog}>
      {state === 'connected' && asking !== 'to-write' ? <Connected /> : <ConnectForm />}
    </Sheet>
  )
}
