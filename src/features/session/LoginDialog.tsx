import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { env } from '@/config/env'
import { DURATION } from '@/config/motion'
import { prefersReducedMotion } from '@/lib/browser/motionChoice'
import { useAdminSession } from '@/stores/adminSession'
import { useScrollLock } from '@/stores/useScrollLock'
import { Dialog } from '@/ui/Dialog'
import styles from './LoginDialog.module.scss'
import { LoginForm } from './LoginForm'
import { useLogin } from './useLogin'

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
