import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash'

/** Maximum length of a ThumbHash in base64; a ThumbHash has 5 to 25 bytes. */
const MAX_HASH_LENGTH = 40

/** Decodes a ThumbHash from base64. Returns null if it is invalid. */
export function decodeThumbHash(hash: string | null | undefined): Uint8Array | null {
  if (!hash || hash.length > MAX_HASH_LENGTH) return null
  try {
    const bytes = Uint8Array.from(atob(hash), (character) => character.charCodeAt(0))
    return bytes.length >= 5 ? bytes : null
  } catch {
    return null
  }
}

/** Returns the average colour of a ThumbHash as CSS, or undefined if the hash is invalid. Cheap enough for every render. */
export function averageColor(hash: string | null | undefined): string | undefined {
  const bytes = decodeThumbHash(hash)
  if (!bytes) return undefined
  const { r, g, b } = thumbHashToAverageRGBA(bytes)
  return `rgb(${[r, g, b].map((channel) => Math.round(Math.min(1, Math.max(0, channel)) * 255)).join(' ')})`
}

const cache = new Map<string, string>()
/** Maximum number of cached data URLs, about 4 kB each. */
const CACHE_SIZE = 256

/** Returns the blurred image of a ThumbHash as a data URL, or null if the hash is invalid. Decoding takes about 1 ms. */
export function blurUrl(hash: string): string | null {
  const cached = cache.get(hash)
  if (cached !== undefined) return cached
  const bytes = decodeThumbHash(hash)
  if (!bytes) return null
  try {
    const url = thumbHashToDataURL(bytes)
    const [oldest] = cache.keys()
    if (cache.size >= CACHE_SIZE && oldest !== undefined) cache.delete(oldest)
    cache.set(hash, url)
    return url
  } catch {
    return null
  }
}
