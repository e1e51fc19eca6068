import { useEffect, useId, useRef } from 'react'
import { AlertIcon } from '@/ui/icons'
import styles from './LoginDialog.module.scss'
import type { Login, LoginFault } from './useLogin'

interface Props {
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
export function PasswordField({ login, password, onType, describedBy }: Props) {
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
