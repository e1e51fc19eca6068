import { useState, useEffect, useRef, type FormEvent } from 'react'
import { connection } from '#messages/admin/connection'
import { desk } from '#messages/admin/desk'
import { common } from '#messages/common'
import { env } from '@/config/env'
import { backendUrl } from '@/supabase/backendUrl'
import { signInOwner } from '@/supabase/ownerClient'
import { AlertIcon } from '@/ui/icons'
import { showToast } from '@/ui/toaster'
import { AdminButton } from '../components/AdminButton'
import { errorMessage } from '../components/errorMessage'
import { Sheet } from '../components/Sheet'
import { AccountField } from './AccountField'
import { cancelConnect, useConnection, disconnect, completeConnect } from './connection'
import styles from './ConnectDialog.module.scss'

/** Shows the configured server; `url` is null if no server is configured. */
function ServerAddress({ url }: { url: string | null }) {
  if (url === null) return <p className={styles.notice}>{connection.noServer}</p>
  return (
    <p className={styles.server}>
      <span>{connection.address}</span> <code>{url}</code>
    </p>
  )
}

/** Reason for which a sign-in failed. `cause` is the error of the request. */
type Refusal = keyof typeof connection.refusals | { cause: unknown }

const refusalMessage = (refusal: Refusal): string =>
  typeof refusal === 'string' ? connection.refusals[refusal] : errorMessage(refusal.cause)

/** State and submit handler of the sign-in form. Development and demo builds prefill the owner's account. */
function useSignInForm() {
  const [email, setEmail] = useState(env.devOwner?.email ?? '')
  const [password, setPassword] = useState(env.devOwner?.password ?? '')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<Refusal | null>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setError(null)
    const refusal = await signIn(email, password)
    setBusy(false)
    setError(refusal)
    if (refusal !== null) return
    completeConnect()
    showToast(connection.connected)
  }

  return { email, setEmail, password, setPassword, busy, error, submit }
}

/** Signs in. Returns the reason of a failure, or null on success. */
async function signIn(email: string, password: string): Promise<Refusal | null> {
  if (!email.trim() || !password) return 'empty'
  try {
    const answer = await signInOwner(email.trim(), password)
    return answer === 'owner' ? null : answer
  } catch (cause) {
    return { cause }
  }
}

/** Sign-in form for the owner's account. */
function ConnectForm() {
  const formReason = useConnection((state) => state.formReason)
  const { email, setEmail, password, setPassword, busy, error, submit } = useSignInForm()
  const first = useRef<HTMLInputElement>(null)
  const server = backendUrl()

  useEffect(() => first.current?.focus(), [])

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles.lead}>{connection.lead}</p>
      {formReason === 'pending-write' && <p className={styles.notice}>{connection.neededToSave}</p>}
      <ServerAddress url={server} />
      <AccountField
        ref={first}
        label={connection.email}
        type="email"
        autoComplete="username"
        value={email}
        aria-invalid={error !== null}
        onChange={setEmail}
      />
      <AccountField
        label={connection.password}
        type="password"
        autoComplete="current-password"
        value={password}
        aria-invalid={error !== null}
        onChange={setPassword}
      />
      {error && (
        <p className={styles.error} role="alert">
          <AlertIcon />
          {refusalMessage(error)}
        </p>
      )}
      <Sheet.Buttons>
        <AdminButton onClick={cancelConnect}>{desk.cancel}</AdminButton>
        <AdminButton look="filled" type="submit" disabled={server === null} aria-busy={busy}>
          {connection.connect}
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
    showToast(isFinished ? connection.disconnected : connection.disconnectedHere(connection.sessionExpires))
  }

  return (
    <>
      <p className={styles.lead}>{connection.connectedLead}</p>
      <ServerAddress url={backendUrl()} />
      <Sheet.Buttons>
        <AdminButton onClick={() => void onDisconnect()} disabled={isDisconnecting}>
          {connection.disconnect}
        </AdminButton>
        <AdminButton look="filled" onClick={cancelConnect}>
          {common.close}
        </AdminButton>
      </Sheet.Buttons>
    </>
  )
}

/** Dialog that connects this browser to the server. Opened by the owner or by a write that needs a session. */
export function ConnectDialog() {
  const { state, formReason } = useConnection()
  return (
    <Sheet
      open={formReason !== null}
      title={connection.title}
      onClose={cancelConnect}
      className={styles.dialog}
    >
      {state === 'connected' && formReason !== 'pending-write' ? <ConnectedPanel /> : <ConnectForm />}
    </Sheet>
  )
}
