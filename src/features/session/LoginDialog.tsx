import { useEffect, useEffectEvent, useId, useRef, useState, type FormEvent } from 'react'
import { loginTexts } from '#messages/loginTexts'
import { env } from '@/config/env'
import { DURATION } from '@/config/motion'
import { prefersReducedMotion } from '@/lib/browser/reducedMotion'
import { useAdminSession } from '@/stores/adminSession'
import { useScrollLock } from '@/stores/useScrollLock'
import { Dialog } from '@/ui/Dialog'
import { AlertIcon } from '@/ui/icons'
import { loadLoginFonts } from './loadLoginFonts'
import { formatWait } from './loginDelay'
import { useLogin, type Login } from './useLogin'
import styles from './LoginDialog.module.scss'

interface PasswordFieldProps {
  login: Login
  password: string
  onType: (password: string) => void
  /** Ids of further descriptions of the field; `false` entries are skipped. */
  describedBy: readonly (string | false)[]
}

/** The password field with its error message. */
function PasswordField({ login, password, onType, describedBy }: PasswordFieldProps) {
  const { isAvailable, error } = login
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const descriptionIds = [error && `${id}-fault`, ...describedBy].filter(Boolean).join(' ')

  // Focuses the field here: `autoFocus` would act before the dialog opens.
  useEffect(() => field.current?.focus(), [])

  useEffect(() => {
    if (!error) return
    field.current?.focus()
    field.current?.select()
  }, [error])

  return (
    <>
      <label htmlFor={id} className={styles.label}>
        {loginTexts.password}
      </label>
      <input
        ref={field}
        id={id}
        className={styles.field}
        type="password"
        placeholder={loginTexts.placeholder}
        autoComplete="current-password"
        disabled={!isAvailable}
        value={password}
        aria-invalid={error !== null}
        aria-describedby={descriptionIds || undefined}
        onChange={(event) => {
          onType(event.target.value)
          login.clearError()
        }}
      />
      {error && (
        <p
          id={`${id}-fault`}
          key={error.kind === 'wrong' ? error.count : 0}
          className={styles.error}
          role="alert"
        >
          <AlertIcon />
          {loginTexts.errors[error.kind]}
        </p>
      )}
    </>
  )
}

interface LoginFormProps {
  login: Login
  onSubmit: (password: string) => void
  onCancel: () => void
}

/** The form: the password field, the messages and the two buttons. */
function LoginForm({ login, onSubmit, onCancel }: LoginFormProps) {
  const [password, setPassword] = useState('')
  const id = useId()
  const { isAvailable, isChecking, wait } = login

  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit(password)
  }

  return (
    <form onSubmit={submit} noValidate>
      <PasswordField
        login={login}
        password={password}
        onType={setPassword}
        describedBy={[wait > 0 && `${id}-wait`, !isAvailable && `${id}-off`]}
      />
      {!isAvailable && (
        <p id={`${id}-off`} className={styles.notice} aria-live="polite">
          {loginTexts.unavailable}
        </p>
      )}
      <LoginWait id={`${id}-wait`} ms={wait} />
      <div className={styles.buttons}>
        <button type="button" className={styles.cancel} onClick={onCancel}>
          {loginTexts.cancel}
        </button>
        <button
          type="submit"
          className={styles.submit}
          disabled={!isAvailable || wait > 0}
          aria-busy={isChecking}
        >
          {loginTexts.submit}
        </button>
      </div>
    </form>
  )
}

/**
 * The countdown after too many wrong passwords. Sighted users see every second; screen readers hear every tenth.
 */
function LoginWait({ id, ms }: { id: string; ms: number }) {
  const spoken = ms > SPOKEN_EVERY_MS ? Math.ceil(ms / SPOKEN_EVERY_MS) * SPOKEN_EVERY_MS : SPOKEN_EVERY_MS
  return (
    <div id={id} className={ms > 0 ? styles.notice : undefined}>
      {ms > 0 && (
        <span aria-hidden="true">
          {loginTexts.wait.before}
          <b data-tabular="">{formatWait(ms)}</b>
          {loginTexts.wait.after}
        </span>
      )}
      <span className="visually-hidden" aria-live="polite">
        {ms > 0 && loginTexts.spokenWait(formatWait(spoken))}
      </span>
    </div>
  )
}

const SPOKEN_EVERY_MS = 10_000

interface Props {
  open: boolean
  /** Called on cancel, on Esc and on a click outside the panel. The typed password is discarded. */
  onClose: () => void
  /** Called once the password is accepted and the session has started. */
  onSuccess: () => void
  /** A message about what the login is needed for; undefined while it is unknown. */
  note?: string
  /** Defaults to the build's verifier. Tests pass their own. */
  verifier?: string
}

const SHAKE_MS = 240

/** The owner's login. The password is checked in this browser, without a request. */
export default function LoginDialog({ open, onClose, ...rest }: Props) {
  const title = useId()
  useScrollLock('dialog:login', open)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={title}
      className={styles.layer}
      panelClassName={styles.panel}
    >
      <LoginPanel open={open} onClose={onClose} title={title} {...rest} />
    </Dialog>
  )
}

function LoginPanel({
  open,
  onClose,
  onSuccess,
  title,
  note,
  verifier = env.adminPasswordHash,
}: Props & { title: string }) {
  const panel = useRef<HTMLDivElement>(null)
  const login = useLogin(verifier)
  const [isLeaving, setIsLeaving] = useState(false)
  const logIn = useAdminSession((session) => session.logIn)
  const isOpen = useRef(open)
  const wrongCount = login.error?.kind === 'wrong' ? login.error.count : 0

  useEffect(() => {
    isOpen.current = open
  }, [open])
  useEffect(loadLoginFonts, [])

  useEffect(() => {
    if (wrongCount === 0 || prefersReducedMotion()) return
    const frames = [0, -6, 6, -6, 6, 0].map((px) => ({ transform: `translateX(${px}px)` }))
    panel.current?.animate(frames, { duration: SHAKE_MS })
  }, [wrongCount])

  const callOnSuccess = useEffectEvent(onSuccess)
  useEffect(() => {
    if (!isLeaving) return undefined
    const timer = setTimeout(() => callOnSuccess(), DURATION.hover)
    return () => clearTimeout(timer)
  }, [isLeaving])

  async function submitPassword(password: string) {
    // If the dialog was closed during the check, the login is ignored.
    if (!(await login.tryPassword(password)) || !isOpen.current || !panel.current) return
    logIn(Date.now())
    setIsLeaving(true)
  }

  return (
    <div ref={panel} className={styles.content} data-theme="paper" data-leaving={isLeaving || undefined}>
      <h2 id={title} className={styles.title}>
        {loginTexts.title}
      </h2>
      <p className={styles.lead}>{loginTexts.lead}</p>
      {note !== undefined && (
        <p role="status" className={styles.lead}>
          {note}
        </p>
      )}
      <LoginForm login={login} onSubmit={(password) => void submitPassword(password)} onCancel={onClose} />
    </div>
  )
}
