import { bringLaterFaces } from './laterFaces'

/**
 * The site's own words are cut into small font files; what the owner writes later may use any other syllable.
 * The stylesheet that names the stock slices for those (25 kB) is asked for only when such a text appears.
 */

const TEXT_FAMILY = 'Blank Page Sans'
// Below: Latin, always cut. Above: scripts that no slice holds, which the system's own fonts show.
const FIRST_KOREAN = 0x3130
const LAST_KOREAN = 0xd7ff

let loading: Promise<unknown> | undefined

/** Asks once for the faces of every character; a failure lets the next call try again. Never rejects. */
async function loadFontSlices(): Promise<void> {
  loading ??= import('@/styles/fonts/slices.css')
  try {
    await loading
  } catch {
    // Without the sheet the text stands in a system font; nothing is lost.
    loading = undefined
  }
}

/** The ranges of the faces that the page knows already, from their own `unicode-range`. */
function knownRanges(): [first: number, last: number][] {
  return [...document.fonts]
    .filter(({ family }) => family.replaceAll(/["']/g, '') === TEXT_FAMILY)
    .flatMap(({ unicodeRange }) => unicodeRange.split(','))
    .map((range) => {
      const [first = '', last = first] = range.trim().slice(2).split('-')
      return [parseInt(first, 16), parseInt(last, 16)]
    })
}

/** Loads the slices when one of these texts, come from the database, has a Korean letter that no file holds. */
export function ensureGlyphs(...texts: string[]): void {
  if (typeof document === 'undefined' || !('fonts' in document)) return
  const letters = new Set(texts.join('').normalize('NFC'))
  const points = [...letters].map((letter) => letter.codePointAt(0) ?? 0)
  const korean = points.filter((point) => point >= FIRST_KOREAN && point <= LAST_KOREAN)
  if (korean.length === 0) return
  if (!areKnown(korean)) void bringFaces(korean)
}

/** Each letter that a face holds is struck out once: to look every letter up in every range takes a phone 40 ms. */
function areKnown(points: readonly number[]): boolean {
  const missing = new Set(points)
  for (const [first, last] of knownRanges()) {
    for (let point = first; point <= last; point += 1) missing.delete(point)
  }
  return missing.size === 0
}

/** First the site's own that stand by, then all. */
async function bringFaces(points: readonly number[]): Promise<void> {
  await bringLaterFaces()
  if (!areKnown(points)) await loadFontSlices()
}
