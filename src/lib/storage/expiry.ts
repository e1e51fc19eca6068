/**
 * Whether a moment is still within its window: `at` (ms) is a real time, not in the future, and `now` (ms) is
 * less than `windowMs` later. A clock set back or a hand-edited value counts as expired (decisions §3).
 */
export function isWithin(at: unknown, windowMs: number, now: number): at is number {
  return typeof at === 'number' && Number.isFinite(at) && at > 0 && at <= now && now - at < windowMs
}
