import { useEffect, useState } from 'react'

const TICK_MS = 250

/**
 * Counts down from a wait in ms, which may begin with one. Gives what remains, 0 when nothing does, and the way to begin
 * a new wait.
 */
export function useCountdown(initialWait: () => number): [remaining: number, begin: (wait: number) => void] {
  const [clock, setClock] = useState(() => clockOf(initialWait()))
  const remaining = Math.max(0, clock.deadline - clock.now)
  const running = remaining > 0

  useEffect(() => {
    if (!running) return undefined
    const tick = () => setClock(({ deadline }) => ({ deadline, now: Date.now() }))
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [running])

  return [remaining, (wait) => setClock(clockOf(wait))]
}

function clockOf(wait: number) {
  const now = Date.now()
  return { now, deadline: now + wait }
}
