import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { env } from '@/config/env'
import { DURATION } from '@/config/motion'
import { useAdminSession } from '@/stores/adminSession'
import { useScroll } from '@/stores/scroll'
import styles from './LoginDialog.module.scss'
import { LoginForm } from './LoginForm'
import { useLogin } from './useLogin'

interface Props {
  open: boolean
  /** Cancel, Esc or a click beside the sheet: what was typed is gone. */
  onClose: () => void
  /** The password was right and the session has begun. */
  onSuccess: () => void
  /** The build's verifier; tests give their own. */
  verifier?: string
}

/** The owner's login (specification §4, §5; decisions §9): one field, checked in this browser without a request. */
export default function LoginDialog({ open, ...rest }: Props) {
  // Mounted only while open, so that closing forgets the password and the message.
  return open ? <LoginSheet {...rest} /> : null
}

function LoginSheet({ onClose, onSuccess, verifier = env.adminPasswordHash }: Omit<Props, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const login = useLogin(verifier)
  const [leaving, setLeaving] = useState(false)
  const pressedBeside = useRef(false)
  const logIn = useAdminSession((session) => session.logIn)

  useModal(dialog)
  useShake(dialog, login.fault?.kind === 'wrong' ? login.fault.count : 0)

  useEffect(() => {
    if (!leaving) return undefined
    const timer = setTimeout(onSuccess, DURATION.hover)
    return () => clearTimeout(timer)
  }, [leaving, onSuccess])

  async function attempt(password: string) {
    // A dialog that was closed while the password was checked lets nobody in.
    if (!(await login.attempt(password)) || !dialog.current) return
    logIn(Date.now())
    setLeaving(true)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the key for closing is Esc, which arrives as `cancel`
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-world="paper"
      data-leaving={leaving || undefined}
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => (pressedBeside.current = event.target === dialog.current)}
      // A selection drawn out of the field ends beside the sheet, too: only a press that began there closes.
      onClick={(event) => event.target === dialog.current && pressedBeside.current && onClose()}
    >
      <div className={styles.sheet}>
        <h2 id={title} className={styles.title}>
          관리자 로그인
        </h2>
        <p className={styles.lead}>이 사이트의 주인만 들어갈 수 있습니다.</p>
        <LoginForm login={login} onSubmit={(password) => void attempt(password)} onCancel={onClose} />
      </div>
    </dialog>
  )
}

/** Opens the dialog over the page, which is held still while it is mounted, and gives the focus back to where it was. */
function useModal(dialog: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    element?.showModal()
    useScroll.getState().lock('dialog')
    return () => {
      useScroll.getState().unlock('dialog')
      element?.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [dialog])
}

/** Shakes the sheet by 6px twice for each new wrong password, unless less motion is wanted. */
function useShake(dialog: RefObject<HTMLDialogElement | null>, wrong: number) {
  useEffect(() => {
    if (wrong === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const frames = [0, -6, 6, -6, 6, 0].map((px) => ({ transform: `translateX(${px}px)` }))
    dialog.current?.animate(frames, { duration: SHAKE_MS })
  }, [dialog, wrong])
}

const SHAKE_MS = 240
