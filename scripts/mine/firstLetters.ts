import { KOREAN, LATIN, READING, SANS, type Family } from '../fonts/families.ts'
import type { Answers } from './answers.ts'

/** Letters of English pages that the lists do not add themselves, and typographic characters of its texts. */
const ENGLISH = '‘’“”–—…·×©ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

const HANGUL = /[\uAC00-\uD7A3]/g
/** Letters of other alphabets, and Latin ones with accents. */
const OTHER_LETTERS = /(?![A-Za-z\uAC00-\uD7A3])\p{L}/gu

/** Changes each list of letters in the module. */
const changeLists = (module: string, change: (letters: string, name: string) => string): string =>
  module.replaceAll(
    /^( {2}'?([\w-]+)'?:\s+')(.*)(?=',$)/gm,
    (_, start: string, name: string, letters: string) => start + change(letters, name),
  )

/** Returns the letters that are not in a list. */
const lettersBeyond = (list: string, letters: Iterable<string>): string =>
  [...new Set(letters)].filter((letter) => !list.includes(letter)).join('')

/**
 * Returns the module `firstLetters.ts` of a site's languages. The letters of the sample stay: most are in texts of the product, and
 * fonts leave out those that are in no text. A site without Korean has English letters only.
 */
export function lettersFor(languages: Answers['languages'], sample: string): string {
  if (languages.includes('ko')) return sample
  return changeLists(sample, (list) => {
    const latin = list.replaceAll(HANGUL, '')
    return latin + lettersBeyond(latin, ENGLISH)
  })
}

/**
 * Returns the module with the letters of an owner's texts, which may be in the text fonts or in those of titles. A site without Korean
 * has no font for Korean titles and novels.
 */
export function withFirstLetters(
  module: string,
  texts: readonly string[],
  languages: Answers['languages'] = ['ko'],
): string {
  const fonts = languages.includes('ko') ? [...SANS, LATIN, KOREAN, ...READING] : [...SANS, LATIN]
  const text = texts.join('').normalize('NFC')
  const syllables = text.match(HANGUL) ?? []
  const others = text.match(OTHER_LETTERS) ?? []
  const own = new Map<string, [Family, string[]]>(
    fonts.map((font) => [
      font.name,
      [font, font === SANS[0] || font === KOREAN ? [...syllables, ...others] : others],
    ]),
  )
  return changeLists(module, (list, name) => {
    const [font, letters = []] = own.get(name) ?? []
    const covered = letters.filter((letter) => font?.coverage.has(letter.codePointAt(0) ?? 0))
    return list + lettersBeyond(list, covered)
  })
}
