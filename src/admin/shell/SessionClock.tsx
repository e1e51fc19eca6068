import { useEffect, useState } from 'react'
import { ADMIN_EXPIRY_WARNING_MS, ADMIN_SESSION_LIFETIME_MS } from '@/config/constants'
import { showToast } from '@/ui/toaster'
import styles from './Sidebar.module.scss'
import { MINUTE_MS } from '@/lib/korean/durations'
import { useAdminSession } from '@/stores/adminSession'

const TICK_MS = 5000

/** How long (ms) the admin session still lives; looked at every few seconds. */
function useRemainingSession(): number {
  const loginTime = useAdminSession((session) => session.loginTime)
  const [now, setNow] = useState(() => Date.now())

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])

  return loginTime === null ? 0 : Math.max(0, loginTime + ADMIN_SESSION_LIFETIME_MS - now)
}

/** “23시간 12분”, “9분”, “1분 미만”. */
export function remainingMessage(ms: number): string {
  const all = Math.floor(ms / MINUTE_MS)
  if (all === 0) return '1분 미만'
  const [hours, minutes] = [Math.floor(all / 60), all % 60]
  return [hours > 0 && `${hours}시간`, (minutes > 0 || hours === 0) && `${minutes}분`]
    .filter(Boolean)
    .join(' ')
}

/** How long until the owner is logged out; amber and said aloud once when it is near. */
export function SessionClock() {
  const remaining = useRemainingSession()
  const near = remaining < ADMIN_EXPIRY_WARNING_MS
  return (
    <p className={styles.clock} data-near={near || undefined}>
      자동 로그아웃까지 <b>{remainingMessage(remaining)}</b>
    </p>
  )
}

/** Says once that the session ends soon. */
export function useExpiryWarning() {
  const remaining = useRemainingSession()
  const near = remaining > 0 && remaining < ADMIN_EXPIRY_WARNING_MS
  useEffect(() => {
    if (near)
      showToast(
        `${remainingMessage(remaining + 1)} 뒤 자동으로 로그아웃됩니다. 작성 중인 글은 임시저장됩니다.`,
      )
    // oxlint-disable-next-line react/exhaustive-deps -- said when it becomes near, not every minute after
  }, [near])
}
