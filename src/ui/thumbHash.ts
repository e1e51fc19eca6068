import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash'

/** Five bytes at least and 25 at most make a ThumbHash: a longer text is none. */
const LONGEST_HASH = 40

/** Bytes of a ThumbHash in base64, or null when it is none. */
export function bytesOf(hash: string | null | undefined): Uint8Array | null {
  if (!hash || hash.length > LONGEST_HASH) return null
  try {
    const bytes = Uint8Array.from(atob(hash), (character) => character.charCodeAt(0))
    return bytes.length >= 5 ? bytes : null
  } catch {
    return null
  }
}

/** The average colour of a ThumbHash as CSS, cheap enough for every render; undefined when there is none to read. */
export function averageColor(hash: string | null | undefined): string | undefined {
  const bytes = bytesOf(hash)
  if (!bytes) return undefined
  const { r, g, b } = thumbHashToAverageRGBA(bytes)
  return `rgb(${[r, g, b].map((share) => Math.round(Math.min(1, Math.max(0, share)) * 255)).join(' ')})`
}

const decoded = new Map<string, string>()
/** A blur is some 4 kB of text. */
const DECODED_KEPT = 256

/** The blurred picture of a ThumbHash as a data URL, about a millisecond of work the first time; null when unreadable. */
export function blurUrl(hash: string): string | null {
  const kept = decoded.get(hash)
  if (kept !== undefined) return kept
  const bytes = bytesOf(hash)
  if (!bytes) return null
  try {
    const url = thumbHashToDataURL(bytes)
    const [oldest] = decoded.keys()
    if (decoded.size >= DECODED_KEPT && oldest !== undefined) decoded.delete(oldest)
    decoded.set(hash, url)
    return url
  } catch {
    return null
  }
}
