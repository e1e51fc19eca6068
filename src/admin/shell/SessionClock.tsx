import { useEffect } from 'react'
import { ADMIN_EXPIRY_WARNING_MS } from '@/config/constants'
import { showToast } from '@/ui/toaster'
import styles from './Sidebar.module.scss'
import { remainingMessage, useRemainingSession } from './remaining'

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
