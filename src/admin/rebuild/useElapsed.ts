import { useEffect, useState } from 'react'

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

/** “40초”, “1분 20초”. */
export function formatElapsed(ms: number): string {
  const seconds = Math.floor(ms / SECOND_MS)
  const minutes = Math.floor(seconds / MINUTE_S)
  return minutes === 0 ? `${seconds}초` : `${minutes}분 ${seconds % MINUTE_S}초`
}
