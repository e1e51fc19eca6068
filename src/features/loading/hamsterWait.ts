import { OVERLAY_HAMSTER_AFTER_MS } from '@/config/constants'

/**
 * How long (ms) a page that does not come is still waited for with the ring alone (specification §2). The first visit
 * of a tab began with its navigation, the clock's zero; a later one when its slot was mounted, which is now.
 */
export function hamsterWaitMs(visit: number, nowMs: number): number {
  return visit === 1 ? Math.max(0, OVERLAY_HAMSTER_AFTER_MS - nowMs) : OVERLAY_HAMSTER_AFTER_MS
}
