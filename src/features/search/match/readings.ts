import { convertHangulToQwerty, convertQwertyToHangul } from 'es-hangul'
import { normalised } from './normalised'

const HANGUL = /^[ㄱ-ㅎ가-힣\s\d\p{P}]*$/u
const LATIN = /[a-z]/i
/** Letters that stand alone: nobody writes so who meant Hangul. */
const LONE_VOWEL = /[ㅏ-ㅣ]/

/**
 * What a query may mean, likeliest first: as it stands, then as it would stand on the other keyboard layout (qhaql is 봄비,
 * ㅅ쟈ㅜㄴ is twins). Another reading counts only where no one before it is found.
 */
export function readingsOf(query: string): string[] {
  const readings = [query]
  if (LATIN.test(query))
    // A phone, or the caps lock, writes capitals that nobody meant.
    for (const typed of [query, query.toLowerCase()]) {
      const hangul = normalised(convertQwertyToHangul(typed))
      if (HANGUL.test(hangul)) readings.push(hangul)
    }
  else if (LONE_VOWEL.test(query)) readings.push(normalised(convertHangulToQwerty(query)))
  return [...new Set(readings)]
}
