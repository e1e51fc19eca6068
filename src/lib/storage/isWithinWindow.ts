/**
 * Whether less than `windowMs` have passed from `at` to `now` (both ms since the epoch). Invalid values and times in the
 * future count as expired: the clock was set back or the stored value was edited by hand.
 */
export function isWithinWindow(at: unknown, windowMs: number, now: number): at is number {
  return typeof at === 'number' && Number.isFinite(at) && at > 0 && at <= now && now - at < windowMs
}
