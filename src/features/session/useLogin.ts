import { useRef, useState, useEffect } from 'react'
import { logger } from '@/lib/logger'
import { parseVerifier, type PasswordVerifier, verifyPassword } from '@/lib/passwordVerifier'
import { addWrongTry, forgetTries, readTries, getRemainingDelay } from './loginDelay'

const TICK_MS = 250

/**
 * Counts down from a wait in ms. Returns the remaining time, 0 when it has run out, and a function that
 * starts a new wait.
 */
function useCountdown(initialWait: () => number): [remaining: number, begin: (wait: number) => void] {
  const [clock, setClock] = useState(() => createClock(initialWait()))
  const remaining = Math.max(0, clock.deadline - clock.now)
  const isRunning = remaining > 0

  useEffect(() => {
    if (!isRunning) return undefined
    const tick = () => setClock(({ deadline }) => ({ deadline, now: Date.now() }))
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [isRunning])

  return [remaining, (wait) => setClock(createClock(wait))]
}

function createClock(wait: number) {
  const now = Date.now()
  return { now, deadline: now + wait }
}

/** Why the last try failed. `count` increases so that two equal errors in a row are distinct. */
export type LoginError = { kind: 'empty' } | { kind: 'wrong'; count: number } | { kind: 'unsupported' }

export interface Login {
  /** False if the build has no verifier: nobody can log in. */
  isAvailable: boolean
  isChecking: boolean
  error: LoginError | null
  /** The time until the next try is allowed, in ms. */
  wait: number
  /** Checks a password without a request. Resolves to true if it is correct. */
  tryPassword: (password: string) => Promise<boolean>
  clearError: () => void
}

function getStoredDelay(): number {
  const now = Date.now()
  return getRemainingDelay(readTries(now), now)
}

/**
 * Returns whether a password is correct, or null if the browser cannot check it (no Web Crypto without
 * HTTPS).
 */
async function matchesVerifier(password: string, verifier: PasswordVerifier): Promise<boolean | null> {
  try {
    return await verifyPassword(password, verifier)
  } catch (error) {
    logger.error('The password cannot be checked on this connection.', error)
    return null
  }
}

/** The login logic without its UI. `hash` is the build's verifier. */
export function useLogin(hash: string): Login {
  const verifier = parseVerifier(hash)
  const [isChecking, setIsChecking] = useState(false)
  const [error, setError] = useState<LoginError | null>(null)
  const [wait, beginWait] = useCountdown(getStoredDelay)
  const isBusy = useRef(false)

  async function check(password: string, passwordVerifier: PasswordVerifier): Promise<boolean> {
    const isCorrect = await matchesVerifier(password, passwordVerifier)
    if (isCorrect === null) setError({ kind: 'unsupported' })
    else if (isCorrect) forgetTries()
    else {
      const now = Date.now()
      const tries = addWrongTry(now)
      setError({ kind: 'wrong', count: tries.wrong })
      beginWait(getRemainingDelay(tries, now))
    }
    return isCorrect === true
  }

  async function tryPassword(password: string): Promise<boolean> {
    // Another tab may have used up tries, so the delay is read from storage instead of from state.
    const delay = getStoredDelay()
    if (isBusy.current || !verifier) return false
    if (delay > 0) {
      beginWait(delay)
      return false
    }
    if (password === '') {
      setError({ kind: 'empty' })
      return false
    }
    isBusy.current = true
    setIsChecking(true)
    try {
      return await check(password, verifier)
    } finally {
      isBusy.current = false
      setIsChecking(false)
    }
  }

  return {
    isAvailable: verifier !== null,
    isChecking,
    error,
    wait,
    tryPassword,
    clearError: () => setError(null),
  }
}
