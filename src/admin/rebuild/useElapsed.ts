import { useEffect, useState } from 'react'
import { time } from '#messages/admin/time'

const SECOND_MS = 1000
const MINUTE_S = 60

/** Returns the time since a moment (ms since 1970) in ms, updated every second and never negative. */
export function useElapsed(since: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, now - since)
}

/** “40 s”, “1 min 20 s”. */
export function formatElapsed(ms: number): string {
  const seconds = Math.floor(ms / SECOND_MS)
  const minutes = Math.floor(seconds / MINUTE_S)
  return time.elapsed(minutes, seconds % MINUTE_S)
}
