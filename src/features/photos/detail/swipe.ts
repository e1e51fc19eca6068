export interface Point {
  x: number
  y: number
}

/** A swipe is longer than this, px, and flatter than it is high by this factor. */
const LEAST_PX = 48
const FLATNESS = 1.4

/** Whether a finger's way is along the row: what is steeper scrolls the page. */
export function isSideways(from: Point, to: Point): boolean {
  return Math.abs(to.x - from.x) > Math.abs(to.y - from.y) * FLATNESS
}

/** Which way a finger's way turns: pushed to the left, the next photo comes in from the right. */
export function swipeOf(from: Point, to: Point): 'previous' | 'next' | null {
  if (Math.abs(to.x - from.x) < LEAST_PX || !isSideways(from, to)) return null
  return to.x < from.x ? 'next' : 'previous'
}
