import { OVERLAY_HAMSTER_AFTER_MS, OVERLAY_MINIMUM_MS } from '@/config/constants'

/**
 * How long (ms) a page that does not come is still waited for with the ring alone (specification §2). The first visit
 * of a tab began with its navigation, the clock's zero; a later one when its slot was mounted, which is now.
 */
export function hamsterWaitMs(visit: number, nowMs: number): number {
  return visit === 1 ? Math.max(0, OVERLAY_HAMSTER_AFTER_MS - nowMs) : OVERLAY_HAMSTER_AFTER_MS
}

/**
 * How long (ms) the overlay stays still, so that it does not flash (specification §2, §9). On the first visit of a tab it
 * came with the static page and has been seen since the first paint, which is `undefined` where nothing was painted yet;
 * on a later one it is mounted now.
 */
export function minimumWaitMs(visit: number, nowMs: number, firstPaintMs: number | undefined): number {
  const since = visit === 1 ? (firstPaintMs ?? nowMs) : nowMs
  return Math.max(0, since + OVERLAY_MINIMUM_MS - nowMs)
}

/** When something was first painted, ms after the navigation; `undefined` in a tab that is hidden, and in jsdom. */
export const firstPaintMs = (): number | undefined =>
  performance.getEntriesByName?.('first-contentful-paint')?.[0]?.startTime
