import { LOGIN_FIRST_DELAY_MS, LOGIN_FREE_TRIES, LOGIN_LONGEST_DELAY_MS } from '@/config/constants'
import { DAY_MS } from '@/lib/korean/durations'
import { isWithin } from '@/lib/storage/expiry'
import { localSafeStorage } from '@/lib/storage/safeStorage'

/** Wrong passwords in a row, and when (ms) the last one was. */
export interface LoginTries {
  wrong: number
  lastAt: number
}

const STORAGE_KEY = 'admin-login-tries'
/** A day without a try forgives all. */
const FORGET_AFTER_MS = DAY_MS
const none: LoginTries = { wrong: 0, lastAt: 0 }

/** How long (ms) the next try has to wait from now on; 0 when it may come. */
export function remainingDelay({ wrong, lastAt }: LoginTries, now: number): number {
  if (wrong < LOGIN_FREE_TRIES) return 0
  const delay = Math.min(LOGIN_FIRST_DELAY_MS * 2 ** (wrong - LOGIN_FREE_TRIES), LOGIN_LONGEST_DELAY_MS)
  return Math.max(0, Math.min(delay, lastAt + delay - now))
}

/** The tries that this browser remembers. A clock set back restarts the wait, anything unreadable counts as none. */
export function readTries(now: number): LoginTries {
  const [wrong, lastAt] = (localSafeStorage.get(STORAGE_KEY) ?? '').split('@').map(Number)
  if (wrong === undefined || lastAt === undefined || !Number.isSafeInteger(wrong) || wrong < 1) return none
  if (lastAt > now) return { wrong, lastAt: now }
  return isWithin(lastAt, FORGET_AFTER_MS, now) ? { wrong, lastAt } : none
}

/** Remembers one more wrong password across reloads. */
export function addWrongTry(now: number): LoginTries {
  const tries = { wrong: readTries(now).wrong + 1, lastAt: now }
  localSafeStorage.set(STORAGE_KEY, `${tries.wrong}@${tries.lastAt}`)
  return tries
}

/** Forgets the wrong tries after a right one. */
export function forgetTries() {
  localSafeStorage.remove(STORAGE_KEY)
}

/** A wait in Korean words: “8초”, “1분 20초”. */
export function waitMessage(ms: number): string {
  const all = Math.ceil(ms / 1000)
  const [minutes, seconds] = [Math.floor(all / 60), all % 60]
  return [minutes > 0 && `${minutes}분`, (seconds > 0 || minutes === 0) && `${seconds}초`]
    .filter(Boolean)
    .join(' ')
}
