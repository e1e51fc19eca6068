import { loginTexts } from '#messages/loginTexts'
import { LOGIN_FIRST_DELAY_MS, LOGIN_FREE_TRIES, LOGIN_MAX_DELAY_MS } from '@/config/constants'
import { DAY_MS } from '@/lib/durations'
import { isWithinWindow } from '@/lib/storage/isWithinWindow'
import { localSafeStorage } from '@/lib/storage/safeStorage'

/** The number of consecutive wrong passwords, and the time of the last one (ms since the epoch). */
export interface LoginTries {
  wrong: number
  lastAt: number
}

const STORAGE_KEY = 'admin-login-tries'
/** After a day without a try, earlier tries no longer count. */
const FORGET_AFTER_MS = DAY_MS
const NO_TRIES: LoginTries = { wrong: 0, lastAt: 0 }

/** Returns how long (ms) the next try has to wait, 0 if it may happen now. */
export function getRemainingDelay({ wrong, lastAt }: LoginTries, now: number): number {
  if (wrong < LOGIN_FREE_TRIES) return 0
  const delay = Math.min(LOGIN_FIRST_DELAY_MS * 2 ** (wrong - LOGIN_FREE_TRIES), LOGIN_MAX_DELAY_MS)
  return Math.max(0, Math.min(delay, lastAt + delay - now))
}

/**
 * Returns the stored tries. If the clock was set back, the wait starts again. Unreadable values count as no
 * tries.
 */
export function readTries(now: number): LoginTries {
  const [wrong, lastAt] = (localSafeStorage.get(STORAGE_KEY) ?? '').split('@').map(Number)
  if (wrong === undefined || lastAt === undefined || !Number.isSafeInteger(wrong) || wrong < 1)
    return NO_TRIES
  if (lastAt > now) return { wrong, lastAt: now }
  return isWithinWindow(lastAt, FORGET_AFTER_MS, now) ? { wrong, lastAt } : NO_TRIES
}

/** Stores one more wrong password, so that it survives a reload. */
export function addWrongTry(now: number): LoginTries {
  const tries = { wrong: readTries(now).wrong + 1, lastAt: now }
  localSafeStorage.set(STORAGE_KEY, `${tries.wrong}@${tries.lastAt}`)
  return tries
}

/** Removes the stored tries after a correct password. */
export function forgetTries() {
  localSafeStorage.remove(STORAGE_KEY)
}

/** Formats a wait in minutes and seconds, rounded up. */
export function formatWait(ms: number): string {
  const totalSeconds = Math.ceil(ms / 1000)
  const [minutes, seconds] = [Math.floor(totalSeconds / 60), totalSeconds % 60]
  return [
    minutes > 0 && loginTexts.minutes(minutes),
    (seconds > 0 || minutes === 0) && loginTexts.seconds(seconds),
  ]
    .filter(Boolean)
    .join(' ')
}
