// Asks a failing host again in the background.
import { HOST_RECHECK_MS } from '@/config/constants'
import { hostState } from '@/supabase/hostState'
import { wasCached } from '@/supabase/responses'
import { PUBLIC_KEY, queryClient } from './queryClient'

let pending: Promise<void> | null = null

/**
 * Repeats the read that failed. If it succeeds, the host counts as well and all rows are read again. Concurrent calls share one
 * request. Never rejects.
 */
export function askHostAgain(): Promise<void> {
  pending ??= repeatFailedRead().finally(() => {
    pending = null
  })
  return pending
}

async function repeatFailedRead() {
  const { signal } = new AbortController()
  try {
    await hostState.getState().failedRead?.(signal)
  } catch {
    return
  }
  if (wasCached(signal)) return
  hostState.setState({ failedRead: null })
  void queryClient.invalidateQueries({ queryKey: [PUBLIC_KEY] })
}

const ask = () => void askHostAgain()
const askIfVisible = () => document.visibilityState === 'visible' && ask()

/** Asks the host again regularly, when the network returns and when the tab is shown. Returns a cleanup function. */
export function watchHost(): () => void {
  const timer = setInterval(askIfVisible, HOST_RECHECK_MS)
  window.addEventListener('online', ask)
  window.addEventListener('focus', ask)
  document.addEventListener('visibilitychange', askIfVisible)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', ask)
    window.removeEventListener('focus', ask)
    document.removeEventListener('visibilitychange', askIfVisible)
  }
}
