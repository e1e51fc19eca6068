import { useEffect, useState } from 'react'
import { ADMIN_SESSION_LIFETIME_MS } from '@/config/constants'
import { MINUTE_MS } from '@/lib/korean/durations'
import { useAdminSession } from '@/stores/adminSession'

const TICK_MS = 5000

/** How long (ms) the admin session still lives; looked at every few seconds. */
export function useRemainingSession(): number {
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
