import { Sheet } from '../components/Sheet'
import styles from './ConnectDialog.module.scss'
import {
  cancelConnect,
  useConnection,
  disconnect,
  SESSION_EXPIRES_MESSAGE,
  completeConnect,
} from './connection'
import { useState, useEffect, useRef, type FormEvent } from 'react'
import { backendUrl } from '@/supabase/backendUrl'
import { showToast } from '@/ui/toaster'
import { AdminButton } from '../components/AdminButton'
import { AlertIcon } from '@/ui/icons'
import { AccountField } from './AccountField'
import { env } from '@/config/env'
import { signInOwner } from '@/supabase/ownerClient'
import { errorMessage } from '../components/errorMessage'

/** Shows the configured server; `url` is null if no server is configured. */
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

const refusalMessages = {
  denied: '이메일이나 비밀번호가 올바르지 않습니다.',
  stranger: '이 계정은 사이트 주인의 계정이 아닙니다.',
} as const

/** State and submit handler of the sign-in form. Development and demo builds prefill the owner's account. */
function useSignInForm() {
  const [email, setEmail] = useState(env.devOwner?.email ?? '')
  const [password, setPassword] = useState(env.devOwner?.password ?? '')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setError(null)
    const message = await signIn(email, password)
    setBusy(false)
    setError(message)
    if (message !== null) return
    completeConnect()
    showToast('연결했습니다.')
  }

  return { email, setEmail, password, setPassword, busy, error, submit }
}

/** Signs in. Returns a Korean error message, or null on success. */
async function signIn(email: string, password: string): Promise<string | null> {
  if (!email.trim() || !password) return '이메일과 비밀번호를 입력해 주세요.'
  try {
    const answer = await signInOwner(email.trim(), password)
    return answer === 'owner' ? null : refusalMessages[answer]
  } catch (error) {
    return errorMessage(error)
  }
}

/** Sign-in form for the owner's account. */
function ConnectForm() {
  const formReason = useConnection((connection) => connection.formReason)
  const { email, setEmail, password, setPassword, busy, error, submit } = useSignInForm()
  const first = useRef<HTMLInputElement>(null)
  const server = backendUrl()

  useEffect(() => first.current?.focus(), [])

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles.lead}>글과 사진을 보관하는 서버에 주인의 계정으로 연결합니다.</p>
      {formReason === 'pending-write' && (
        <p className={styles.notice}>저장하려면 연결이 필요합니다. 연결하면 하던 일을 이어서 마칩니다.</p>
      )}
      <ServerAddress url={server} />
      <AccountField
        ref={first}
        label="이메일"
        type="email"
        autoComplete="username"
        value={email}
        aria-invalid={error !== null}
        onChange={setEmail}
      />
      <AccountField
        label="비밀번호"
        type="password"
        autoComplete="current-password"
        value={password}
        aria-invalid={error !== null}
        onChange={setPassword}
      />
      {error && (
        <p className={styles.error} role="alert">
          <AlertIcon />
          {error}
        </p>
      )}
      <Sheet.Buttons>
        <AdminButton onClick={cancelConnect}>취소</AdminButton>
        <AdminButton look="filled" type="submit" disabled={server === null} aria-busy={busy}>
          연결
        </AdminButton>
      </Sheet.Buttons>
    </form>
  )
}

/** Shown while connected, with a disconnect button. */
function ConnectedPanel() {
  const [isDisconnecting, setIsDisconnecting] = useState(false)

  async function onDisconnect() {
    setIsDisconnecting(true)
    const isFinished = await disconnect()
    setIsDisconnecting(false)
    showToast(
      isFinished ? '연결을 끊었습니다.' : `연결을 이 브라우저에서만 끊었습니다. ${SESSION_EXPIRES_MESSAGE}`,
    )
  }

  return (
    <>
      <p className={styles.lead}>이 브라우저는 주인의 계정으로 서버에 연결되어 있습니다.</p>
      <ServerAddress url={backendUrl()} />
      <Sheet.Buttons>
        <AdminButton onClick={() => void onDisconnect()} disabled={isDisconnecting}>
          연결 끊기
        </AdminButton>
        <AdminButton look="filled" onClick={cancelConnect}>
          닫기
        </AdminButton>
      </Sheet.Buttons>
    </>
  )
}

/** Dialog that connects this browser to the server. Opened by the owner or by a write that needs a session. */
export function ConnectDialog() {
  const { state, formReason } = useConnection()
  return (
    <Sheet open={formReason !== null} title="서버 연결" onClose={cancelConnect} className={styles.dialog}>
      {state === 'connected' && formReason !== 'pending-write' ? <ConnectedPanel /> : <ConnectForm />}
    </Sheet>
  )
}
