import { useRef, useState, useEffect } from 'react'
import { parseVerifier, type PasswordVerifier, verifyPassword } from '@/lib/passwordVerifier'
import { logger } from '@/lib/logger'
import { addWrongTry, forgetTries, readTries, remainingDelay } from './loginDelay'

const TICK_MS = 250

/**
 * Counts down from a wait in ms, which may begin with one. Gives what remains, 0 when nothing does, and the way to begin
 * a new wait.
 */
function useCountdown(initialWait: () => number): [remaining: number, begin: (wait: number) => void] {
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

/** Why the last try did not let anyone in. `wrong` counts up, so that the same answer twice still is two events. */
export type LoginFault = { kind: 'empty' } | { kind: 'wrong'; count: number } | { kind: 'unsupported' }

export interface Login {
  /** False when the build carries no verifier: nobody can log in. */
  available: boolean
  checking: boolean
  fault: LoginFault | null
  /** How long (ms) the next try still has to wait. */
  wait: number
  /** Checks a password without any request; true when it is right. */
  attempt: (password: string) => Promise<boolean>
  clearFault: () => void
}

function rememberedDelay(): number {
  const now = Date.now()
  return remainingDelay(readTries(now), now)
}

/** Whether a password is the right one; null where the browser cannot tell. */
async function isRight(password: string, verifier: PasswordVerifier): Promise<boolean | null> {
  try {
    return await verifyPassword(password, verifier)
  } catch (error) {
    logger.error('이 연결에서는 비밀번호를 확인할 수 없습니다.', error)
    return null
  }
}

/** The login's rules (specification §5, decisions §3) without its looks. `hash` is the build's verifier. */
export function useLogin(hash: string): Login {
  const verifier = parseVerifier(hash)
  const [checking, setChecking] = useState(false)
  const [fault, setFault] = useState<LoginFault | null>(null)
  const [wait, beginWait] = useCountdown(rememberedDelay)
  const busy = useRef(false)

  async function check(password: string, against: PasswordVerifier): Promise<boolean> {
    const right = await isRight(password, against)
    if (right === null) setFault({ kind: 'unsupported' })
    else if (right) forgetTries()
    else {
      const now = Date.now()
      const tries = addWrongTry(now)
      setFault({ kind: 'wrong', count: tries.wrong })
      beginWait(remainingDelay(tries, now))
    }
    return right === true
  }

  async function attempt(password: string): Promise<boolean> {
    // Another tab may have spent tries meanwhile, so the storage is asked and not the state.
    const delay = rememberedDelay()
    if (busy.current || !verifier) return false
    if (delay > 0) {
      beginWait(delay)
      return false
    }
    if (password === '') {
      setFault({ kind: 'empty' })
      return false
    }
    busy.current = true
    setChecking(true)
    try {
      return await check(password, verifier)
    } finally {
      busy.current = false
      setChecking(false)
    }
  }

  return {
    available: verifier !== null,
    checking,
    fault,
    wait,
    attempt,
    clearFault: () => setFault(null),
  }
}
