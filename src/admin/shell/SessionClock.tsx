import { useEffect, useState } from 'react'
import { ADMIN_EXPIRY_WARNING_MS, ADMIN_SESSION_LIFETIME_MS } from '@/config/constants'
import { showToast } from '@/ui/toaster'
import styles from './Sidebar.module.scss'
import { MINUTE_MS } from '@/lib/durations'
import { useAdminSession } from '@/stores/adminSession'

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

/** Formats a duration: “23시간 12분”, “9분”, “1분 미만”. */
export function formatRemaining(ms: number): string {
  const totalMinutes = Math.floor(ms / MINUTE_MS)
  if (totalMinutes === 0) return '1분 미만'
  const [hours, minutes] = [Math.floor(totalMinutes / 60), totalMinutes % 60]
  return [hours > 0 && `${hours}시간`, (minutes > 0 || hours === 0) && `${minutes}분`]
    .filter(Boolean)
    .join(' ')
}

/** Shows the time until the automatic log-out, highlighted when it is near. */
export function SessionClock() {
  const remaining = useRemainingSession()
  const isNear = remaining < ADMIN_EXPIRY_WARNING_MS
  return (
    <p className={styles.clock} data-near={isNear || undefined}>
      자동 로그아웃까지 <b>{formatRemaining(remaining)}</b>
    </p>
  )
}

/** Shows a toast once when the session is about to end. */
export function useExpiryWarning() {
  const remaining = useRemainingSession()
  const isNear = remaining > 0 && remaining < ADMIN_EXPIRY_WARNING_MS
  useEffect(() => {
    if (isNear)
      showToast(
        `${formatRemaining(remaining + 1)} 뒤 자동으로 로그아웃됩니다. 작성 중인 글은 임시저장됩니다.`,
      )
    // oxlint-disable-next-line react/exhaustive-deps -- the toast appears once, not with every tick
  }, [isNear])
}
