import { useEffect, useState } from 'react'
import { shell } from '#messages/admin/shell'
import { time } from '#messages/admin/time'
import { ADMIN_EXPIRY_WARNING_MS, ADMIN_SESSION_LIFETIME_MS } from '@/config/constants'
import { MINUTE_MS } from '@/lib/durations'
import { useAdminSession } from '@/stores/adminSession'
import { showToast } from '@/ui/toaster'
import styles from './Sidebar.module.scss'

const TICK_MS = 5000

/** Returns the remaining time of the admin session in ms, updated every few seconds. */
function useRemainingSession(): number {
  const loginTime = useAdminSession((session) => session.loginTime)
  const [now, setNow] = useState(() => Date.now())

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])

  return loginTime === null ? 0 : Math.max(0, loginTime + ADMIN_SESSION_LIFETIME_MS - now)
}

/** Formats a duration: “23 hours 12 minutes”, “9 minutes”, “less than a minute”. */
export function formatRemaining(ms: number): string {
  const totalMinutes = Math.floor(ms / MINUTE_MS)
  return time.duration(0, Math.floor(totalMinutes / 60), totalMinutes % 60)
}

/** Shows the time until the automatic log-out, highlighted when it is near. */
export function SessionClock() {
  const remaining = useRemainingSession()
  const isNear = remaining < ADMIN_EXPIRY_WARNING_MS
  return (
    <p className={styles.clock} data-near={isNear || undefined}>
      {shell.logOutIn} <b>{formatRemaining(remaining)}</b>
    </p>
  )
}

/** Shows a toast once when the session is about to end. */
export function useExpiryWarning() {
  const remaining = useRemainingSession()
  const isNear = remaining > 0 && remaining < ADMIN_EXPIRY_WARNING_MS
  useEffect(() => {
    if (isNear) showToast(shell.expiryWarning(formatRemaining(remaining + 1)))
    // oxlint-disable-next-line react/exhaustive-deps -- the toast appears once, not with every tick
  }, [isNear])
}
