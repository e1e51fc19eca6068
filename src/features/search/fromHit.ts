import { marksIn, type Sought } from './match/rankCards'

/** Letters before a hit that a line has room for on a phone, and how many of them stay where it comes later. */
const ROOM_BEFORE = 18
const KEPT_BEFORE = 12

/** A text for a line that is cut where it ends: begun shortly before the hit that it is shown for. */
export function fromHit(text: string, sought: Sought | null): string {
  const hit = sought && marksIn(sought, text)[0]
  if (!hit || hit.start <= ROOM_BEFORE) return text
  const word = text.lastIndexOf(' ', hit.start - KEPT_BEFORE) + 1
  return word > 0 ? `… ${text.slice(word)}` : text
}
