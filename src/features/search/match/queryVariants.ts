import { convertHangulToQwerty, convertQwertyToHangul } from 'es-hangul'
import { normalizeText } from './normalizeText'

const HANGUL = /^[\u3131-\u314E\uAC00-\uD7A3\s\d\p{P}]*$/u
const LATIN = /[a-z]/i
/** A lone vowel: it never occurs in intended Hangul. */
const LONE_VOWEL = /[\u314F-\u3163]/

/**
 * Converts text typed on a Latin layout to Hangul. Returns null if es-hangul throws, as it does for “njc”.
 */
function toHangulLayout(text: string): string | null {
  try {
    return normalizeText(convertQwertyToHangul(text))
  } catch {
    return null
  }
}

/**
 * Returns the possible meanings of a query, most likely first: as typed, then as if typed on the other
 * keyboard layout (“qhaql” is the Korean word for spring rain). A later variant is used only if no earlier one has results.
 */
export function getQueryVariants(query: string): string[] {
  const variants = [query]
  if (LATIN.test(query))
    // Phones and caps lock produce unintended capitals.
    for (const text of [query, query.toLowerCase()]) {
      const hangul = toHangulLayout(text)
      if (hangul !== null && HANGUL.test(hangul)) variants.push(hangul)
    }
  else if (LONE_VOWEL.test(query)) variants.push(normalizeText(convertHangulToQwerty(query)))
  return [...new Set(variants)]
}
