import { CARD_SIZE, DEFAULT_FOCUS, DEFAULT_FOCUS_TARGET, CHAT_CROP, SQUARE_CROP } from '@/config/socialCard'
import { coverCrop, cropWithin, type Crop, type FocalPoint, type Size } from '@/lib/image/cropping'

/** A focal point closer to a border than this share of the crop counts as near its edge. */
const EDGE_SHARE = 0.08

/** Parts of a picture that the card and the services show, in px of the picture. */
export interface Frames {
  card: Crop
  chat: Crop
  square: Crop
}

/** Returns the crops around a focal point. `card` is the whole card, the others are parts of it. */
export function cropFrames(picture: Size, focus: FocalPoint = DEFAULT_FOCUS): Frames {
  const card = coverCrop(picture, CARD_SIZE, focus, DEFAULT_FOCUS_TARGET)
  return {
    card,
    chat: cropWithin(card, CARD_SIZE, CHAT_CROP),
    square: cropWithin(card, CARD_SIZE, SQUARE_CROP),
  }
}

const isNearEdge = ({ left, top, width, height }: Crop, x: number, y: number) => {
  const [across, down] = [(x - left) / width, (y - top) / height]
  return Math.min(across, 1 - across, down, 1 - down) < EDGE_SHARE
}

/** Returns the services whose crop cuts the focal point or has it near an edge. */
export function servicesCroppingFocus(picture: Size, focus: FocalPoint): ('kakao' | 'naver')[] {
  const { chat, square } = cropFrames(picture, focus)
  const [x, y] = [focus[0] * picture.width, focus[1] * picture.height]
  return [
    ...(isNearEdge(chat, x, y) ? (['kakao'] as const) : []),
    ...(isNearEdge(square, x, y) ? (['naver'] as const) : []),
  ]
}

const clampToPercent = (share: number) => Math.min(1, Math.max(0, Math.round(share * 100) / 100))

/** Returns a focal point within the picture, rounded to whole percents. */
export function toFocus(x: number, y: number): FocalPoint {
  return [clampToPercent(x), clampToPercent(y)]
}

/** Axis of the focal point: from the left, or from the top. */
export type Axis = 'x' | 'y'

const STEPS: Readonly<Record<Axis, Readonly<Record<string, number>>>> = {
  x: { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 },
  y: { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 },
}

/**
 * Returns the focal point after a key press on the slider of an axis. Arrow keys move it by 1 %, with Shift by 10 %; Home
 * moves it to the centre. Returns null for other keys.
 */
export function moveFocus([x, y]: FocalPoint, axis: Axis, key: string, shift: boolean): FocalPoint | null {
  if (key === 'Home') return [0.5, 0.5]
  const steps = STEPS[axis][key]
  if (steps === undefined) return null
  const delta = steps * (shift ? 0.1 : 0.01)
  return axis === 'x' ? toFocus(x + delta, y) : toFocus(x, y + delta)
}
