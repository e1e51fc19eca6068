import { useEffect, useEffectEvent, useId, useRef, useState, type FormEvent } from 'react'
import { env } from '@/config/env'
import { DURATION } from '@/config/motion'
import { prefersReducedMotion } from '@/lib/browser/motionChoice'
import { useAdminSession } from '@/stores/adminSession'
import { useScrollLock } from '@/stores/useScrollLock'
import { Dialog } from '@/ui/Dialog'
import styles from './LoginDialog.module.scss'
import { useLogin, type Login, type LoginFault } from './useLogin'
import { waitMessage } from './loginDelay'
import { AlertIcon } from '@/ui/icons'

interface PasswordFieldProps {
  login: Login
  password: string
  onType: (password: string) => void
  /** Ids of what else there is to hear about the field; false stands for none. */
  describedBy: readonly (string | false)[]
}

const words: Record<LoginFault['kind'], string> = {
  empty: '비밀번호를 입력해 주세요.',
  wrong: '비밀번호가 올바르지 않습니다.',
  unsupported: '이 연결에서는 비밀번호를 확인할 수 없습니다. https 주소로 다시 열어 주세요.',
}

/** The login's one field, and what is wrong with what was typed. */
function PasswordField({ login, password, onType, describedBy }: PasswordFieldProps) {
  const { available, fault } = login
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const about = [fault && `${id}-fault`, ...describedBy].filter(Boolean).join(' ')

  // specification §5: the one field has the focus from the start. The dialog opens after `autoFocus` would act.
  useEffect(() => field.current?.focus(), [])

  useEffect(() => {
    if (!fault) return
    field.current?.focus()
    field.current?.select()
  }, [fault])

  return (
    <>
      <label htmlFor={id} className={styles.label}>
        비밀번호
      </label>
      <input
        ref={field}
        id={id}
        className={styles.field}
        type="password"
        placeholder="비밀번호를 입력하세요"
        autoComplete="current-password"
        disabled={!available}
        value={password}
        aria-invalid={fault !== null}
        aria-describedby={about || undefined}
        onChange={(event) => {
          onType(event.target.value)
          login.clearFault()
        }}
      />
      {fault && (
        <p
          id={`${id}-fault`}
          key={fault.kind === 'wrong' ? fault.count : 0}
          className={styles.fault}
          role="alert"
        >
          <AlertIcon />
          {words[fault.kind]}
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

/** The sheet's one field, its message and its two buttons. */
function LoginForm({ login, onSubmit, onCancel }: LoginFormProps) {
  const [password, setPassword] = useState('')
  const id = useId()
  const { available, checking, wait } = login

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
        describedBy={[wait > 0 && `${id}-wait`, !available && `${id}-off`]}
      />
      {!available && (
        <p id={`${id}-off`} className={styles.notice} aria-live="polite">
          관리자 비밀번호가 설정되지 않아 로그인이 꺼져 있습니다.
        </p>
      )}
      <Wait id={`${id}-wait`} ms={wait} />
      <div className={styles.buttons}>
        <button type="button" className={styles.cancel} onClick={onCancel}>
          취소
        </button>
        <button
          type="submit"
          className={styles.submit}
          disabled={!available || wait > 0}
          aria-busy={checking}
        >
          로그인
        </button>
      </div>
    </form>
  )
}

/** The wait after too many wrong tries: seconds for the eye, every tenth for the ear. */
function Wait({ id, ms }: { id: string; ms: number }) {
  const spoken = ms > SPOKEN_EVERY_MS ? Math.ceil(ms / SPOKEN_EVERY_MS) * SPOKEN_EVERY_MS : SPOKEN_EVERY_MS
  return (
    <div id={id} className={ms > 0 ? styles.notice : undefined}>
      {ms > 0 && (
        <span aria-hidden="true">
          여러 번 틀려 잠시 쉽니다. <b data-tabular="">{waitMessage(ms)}</b> 뒤에 다시 시도할 수 있습니다.
        </span>
      )}
      <span className="visually-hidden" aria-live="polite">
        {ms > 0 && `여러 번 틀려 잠시 쉽니다. ${waitMessage(spoken)} 안에 다시 시도할 수 있습니다.`}
      </span>
    </div>
  )
}

const SPOKEN_EVERY_MS = 10_000

interface Props {
  open: boolean
  /** Cancel, Esc or a click beside the sheet: what was typed is gone. */
  onClose: () => void
  /** The password was right and the session has begun. */
  onSuccess: () => void
  /** What waits for the login; empty until it is known. */
  note?: string
  /** The build's verifier; tests give their own. */
  verifier?: string
}

const SHAKE_MS = 240

/** The owner's login (specification §4, §5; decisions §9): one field, checked in this browser without a request. */
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
      <LoginSheet open={open} onClose={onClose} title={title} {...rest} />
    </Dialog>
  )
}

function LoginSheet({
  open,
  onClose,
  onSuccess,
  title,
  note,
  verifier = env.adminPasswordHash,
}: Props & { title: string }) {
  const sheet = useRef<HTMLDivElement>(null)
  const login = useLogin(verifier)
  const [leaving, setLeaving] = useState(false)
  const logIn = useAdminSession((session) => session.logIn)
  const wanted = useRef(open)
  const wrong = login.fault?.kind === 'wrong' ? login.fault.count : 0

  useEffect(() => {
    wanted.current = open
  }, [open])

  useEffect(() => {
    if (wrong === 0 || prefersReducedMotion()) return
    const frames = [0, -6, 6, -6, 6, 0].map((px) => ({ transform: `translateX(${px}px)` }))
    sheet.current?.animate(frames, { duration: SHAKE_MS })
  }, [wrong])

  const enter = useEffectEvent(onSuccess)
  useEffect(() => {
    if (!leaving) return undefined
    const timer = setTimeout(() => enter(), DURATION.hover)
    return () => clearTimeout(timer)
  }, [leaving])

  async function attempt(password: string) {
    // A dialog that was closed while the password was checked lets nobody in.
    if (!(await login.attempt(password)) || !wanted.current || !sheet.current) return
    logIn(Date.now())
    setLeaving(true)
  }

  return (
    <div ref={sheet} className={styles.sheet} data-world="paper" data-leaving={leaving || undefined}>
      <h2 id={title} className={styles.title}>
        관리자 로그인
      </h2>
      <p className={styles.lead}>이 사이트의 주인만 들어갈 수 있습니다.</p>
      {note !== undefined && (
        <p role="status" className={styles.lead}>
          {note}
        </p>
      )}
      <LoginForm login={login} onSubmit={(password) => void attempt(password)} onCancel={onClose} />
    </div>
  )
}
