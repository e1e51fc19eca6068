/**
 * Pure geometry of a strip: cuts one below another, all as wide as the strip. Vertical positions are in strip widths, so they do not
 * depend on the width in px.
 */

interface CutSize {
  width: number
  height: number
}

/** A position in the strip: the index of the cut, and the share (0–1) of its height above the position. */
export interface StripPosition {
  cut: number
  share: number
}

/** Returns the top of each cut, followed by the bottom of the strip. */
export function getCutTops(cuts: readonly CutSize[]): number[] {
  const tops = [0]
  for (const { width, height } of cuts) tops.push((tops.at(-1) ?? 0) + height / width)
  return tops
}

/** Returns the cut at a vertical position. Positions outside the strip become its ends. */
export function findPosition(tops: readonly number[], y: number): StripPosition {
  const last = tops.length - 2
  if (last < 0 || y <= 0) return { cut: 0, share: 0 }
  const after = tops.findIndex((top) => top > y)
  if (after === -1) return { cut: last, share: 1 }
  const cut = after - 1
  const [top = 0, bottom = 1] = tops.slice(cut, after + 1)
  return { cut, share: (y - top) / (bottom - top) }
}

/** Returns the vertical position of a position in the strip. An index that no longer exists becomes the last cut's. */
export function getOffset(tops: readonly number[], { cut, share }: StripPosition): number {
  const index = Math.min(cut, tops.length - 2)
  const [top = 0, bottom = top] = tops.slice(Math.max(0, index), index + 2)
  return top + (bottom - top) * share
}

/** Smaller scrolls (px) neither hide nor show the bars. */
const BAR_TOLERANCE_PX = 8
/** Above this scroll position (px) the bars are always visible. */
const TOP_PX = 80

export interface BarState {
  visible: boolean
  /** The scroll position (px) from which the next change is measured: the highest while visible, the lowest while hidden. */
  turnY: number
}

/** Returns the state of the bars after a scroll to `scrollY` (px). They hide on the way down and return on the way up. */
export function getBarsAfterScroll({ visible, turnY }: BarState, scrollY: number): BarState {
  if (scrollY < TOP_PX) return { visible: true, turnY: scrollY }
  if (visible)
    return scrollY - turnY > BAR_TOLERANCE_PX
      ? { visible: false, turnY: scrollY }
      : { visible, turnY: Math.min(turnY, scrollY) }
  return turnY - scrollY >= BAR_TOLERANCE_PX
    ? { visible: true, turnY: scrollY }
    : { visible, turnY: Math.max(turnY, scrollY) }
}

/**
 * Finds a stored position in the current cuts: the cut with the same picture, otherwise the one that now has its index, or the last
 * one. `isExact` is false if the cut has changed.
 */
export function findStoredPosition(
  cuts: readonly { image: string }[],
  { cut, image, share }: StripPosition & { image: string },
): { position: StripPosition; isExact: boolean } {
  if (cuts[cut]?.image === image) return { position: { cut, share }, isExact: true }
  const moved = cuts.findIndex((each) => each.image === image)
  if (moved !== -1) return { position: { cut: moved, share }, isExact: true }
  return { position: { cut: Math.max(0, Math.min(cut, cuts.length - 1)), share: 0 }, isExact: false }
}
