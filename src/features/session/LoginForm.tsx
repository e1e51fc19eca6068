import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { AlertIcon } from '@/ui/icons'
import styles from './LoginDialog.module.scss'
import { waitInWords } from './loginDelay'
import type { Login, LoginFault } from './useLogin'

interface Props {
  login: Login
  onSubmit: (password: string) => void
  onCancel: () => void
}

const words: Record<LoginFault['kind'], string> = {
  empty: '비밀번호를 입력해 주세요.',
  wrong: '비밀번호가 올바르지 않습니다.',
  unsupported: '이 연결에서는 비밀번호를 확인할 수 없습니다. https 주소로 다시 열어 주세요.',
}

/** The sheet's one field, its message and its two buttons. */
export function LoginForm({ login, onSubmit, onCancel }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const id = useId()
  const { available, checking, fault, wait } = login
  const about = [fault && `${id}-fault`, wait > 0 && `${id}-wait`, !available && `${id}-off`]
    .filter(Boolean)
    .join(' ')

  // specification §5: the one field has the focus from the start. The dialog opens after `autoFocus` would act.
  useEffect(() => field.current?.focus(), [])

  useEffect(() => {
    if (!fault) return
    field.current?.focus()
    field.current?.select()
  }, [fault])

  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit(password)
  }

  return (
    <form onSubmit={submit} noValidate>
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
          setPassword(event.target.value)
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
          여러 번 틀려 잠시 쉽니다. <b data-tabular="">{waitInWords(ms)}</b> 뒤에 다시 시도할 수 있습니다.
        </span>
      )}
      <span className="visually-hidden" aria-live="polite">
        {ms > 0 && `여러 번 틀려 잠시 쉽니다. ${waitInWords(spoken)} 안에 다시 시도할 수 있습니다.`}
      </span>
    </div>
  )
}

const SPOKEN_EVERY_MS = 10_000
