import { CARD, CARD_FOCUS, CARD_FOCUS_AT, CHAT_CROP, SQUARE_CROP } from '@/config/socialCard'
import { coveringCrop, cropWithin, type Crop, type Focus, type Size } from '@/lib/image/cropping'

/** Nearer to a cut than this share of the crop, the focal point is at its edge. */
const EDGE = 0.08

/** Parts of a picture that the places show, in its own pixels. */
export interface Frames {
  card: Crop
  chat: Crop
  square: Crop
}

/** What each place shows of a picture around its focal point; the whole of it is the card. */
export function framesOf(picture: Size, focus: Focus = CARD_FOCUS): Frames {
  const card = coveringCrop(picture, CARD, focus, CARD_FOCUS_AT)
  return {
    card,
    chat: cropWithin(card, CARD, CHAT_CROP),
    square: cropWithin(card, CARD, SQUARE_CROP),
  }
}

const nearEdge = ({ left, top, width, height }: Crop, x: number, y: number) => {
  const [across, down] = [(x - left) / width, (y - top) / height]
  return Math.min(across, 1 - across, down, 1 - down) < EDGE
}

/** Where the focal point is cut or stands at the edge, by the names of the places; nowhere when all is well. */
export function tightPlaces(picture: Size, focus: Focus): string[] {
  const { chat, square } = framesOf(picture, focus)
  const [x, y] = [focus[0] * picture.width, focus[1] * picture.height]
  return [...(nearEdge(chat, x, y) ? ['카카오톡'] : []), ...(nearEdge(square, x, y) ? ['네이버'] : [])]
}

const within = (share: number) => Math.min(1, Math.max(0, Math.round(share * 100) / 100))

/** A point of a picture, to the percent. */
export function focusAt(x: number, y: number): Focus {
  return [within(x), within(y)]
}

/** One of the two sliders that the focal point is: across, or down from the upper edge. */
export type Axis = 'x' | 'y'

const STEPS: Readonly<Record<Axis, Readonly<Record<string, number>>>> = {
  x: { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 },
  y: { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 },
}

/**
 * Where a key moves the focal point along the axis of its slider: 1 %, with Shift 10 %, Home to the middle; null for a key
 * that moves nothing.
 */
export function focusAfterKey([x, y]: Focus, axis: Axis, key: string, shift: boolean): Focus | null {
  if (key === 'Home') return [0.5, 0.5]
  const steps = STEPS[axis][key]
  if (steps === undefined) return null
  const way = steps * (shift ? 0.1 : 0.01)
  return axis === 'x' ? focusAt(x + way, y) : focusAt(x, y + way)
}
