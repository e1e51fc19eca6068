import { useId, useState, type FormEvent } from 'react'
import styles from './LoginDialog.module.scss'
import { waitMessage } from './loginDelay'
import { PasswordField } from './PasswordField'
import type { Login } from './useLogin'

interface Props {
  login: Login
  onSubmit: (password: string) => void
  onCancel: () => void
}

/** The sheet's one field, its message and its two buttons. */
export function LoginForm({ login, onSubmit, onCancel }: Props) {
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
