import { convertHangulToQwerty, convertQwertyToHangul } from 'es-hangul'
import { normalised } from './normalised'

const HANGUL = /^[ㄱ-ㅎ가-힣\s\d\p{P}]*$/u
const LATIN = /[a-z]/i
/** Letters that stand alone: nobody writes so who meant Hangul. */
const LONE_VOWEL = /[ㅏ-ㅣ]/

/** What stands there when the keys are Hangul's; null for what the package cannot join: it throws at ㅜㅓㅊ (njc). */
function onHangulKeys(typed: string): string | null {
  try {
    return normalised(convertQwertyToHangul(typed))
  } catch {
    return null
  }
}

/**
 * What a query may mean, likeliest first: as it stands, then as it would stand on the other keyboard layout (qhaql is 봄비,
 * ㅅ쟈ㅜㄴ is twins). Another reading counts only where no one before it is found.
 */
export function readingsOf(query: string): string[] {
  const readings = [query]
  if (LATIN.test(query))
    // A phone, or the caps lock, writes capitals that nobody meant.
    for (const typed of [query, query.toLowerCase()]) {
      const hangul = onHangulKeys(typed)
      if (hangul !== null && HANGUL.test(hangul)) readings.push(hangul)
    }
  else if (LONE_VOWEL.test(query)) readings.push(normalised(convertHangulToQwerty(query)))
  return [...new Set(readings)]
}
