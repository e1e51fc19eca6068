import {
  canBeJongseong,
  canBeJungseong,
  combineCharacter,
  disassemble,
  disassembleCompleteCharacter,
} from 'es-hangul'

/**
 * Builds sources of regular expressions that JavaScript and Postgres read alike: character classes,
 * alternatives and non-capturing groups. A backslash only precedes `\`, `^`, `[` or `]`. Texts are
 * normalized: the only white space is single spaces.
 */

const CONSONANTS = /^[\u3131-\u314E]$/
const SYLLABLE = /^[\uAC00-\uD7A3]$/
const [FIRST_VOWEL, LAST_VOWEL] = ['\u314F', '\u3163']
const LAST_FINAL = '\u314E'
/** Consonants (g, s, j, h, m, b, t, p) and vowels (a, ae, eo, e, i) that may still be added to a typed final consonant or vowel. */
const ADDED_FINALS = Array.from('\u3131\u3145\u3148\u314E\u3141\u3142\u314C\u314D')
const ADDED_VOWELS = Array.from('\u314F\u3150\u3153\u3154\u3163')

/** Returns whether a letter is a lone consonant: a single one, or a double one as it stands at the end of a syllable. */
export const isConsonant = (letter: string): boolean => CONSONANTS.test(letter)

/**
 * Splits a query into letters, without spaces. A lone double consonant becomes its two parts, because some keyboards send
 * them separately.
 */
export function splitLetters(query: string): string[] {
  return Array.from(query.replaceAll(' ', '')).flatMap((letter) =>
    isConsonant(letter) ? Array.from(disassemble(letter)) : [letter],
  )
}

/** Matches every syllable that begins with a consonant, and the consonant itself. */
function syllablesStartingWith(consonant: string): string {
  const [first, last] = [
    combineCharacter(consonant, FIRST_VOWEL),
    combineCharacter(consonant, LAST_VOWEL, LAST_FINAL),
  ]
  return `[${first}-${last}${consonant}]`
}

/**
 * Matches a syllable without a final consonant, with any final consonant, and with the vowels it may become.
 */
function openSyllable(first: string, vowel: string): string {
  const vowels = [vowel, ...ADDED_VOWELS.map((next) => vowel + next).filter(canBeJungseong)]
  const ranges = vowels.map(
    (each) => `${combineCharacter(first, each)}-${combineCharacter(first, each, LAST_FINAL)}`,
  )
  return `[${ranges.join('')}]`
}

/**
 * Matches a syllable with a final consonant, which may become a double one (dal, dalg) or move to the next
 * syllable (bom, bo-mul).
 */
function closedSyllable(first: string, vowel: string, final: string): string {
  const finals = [final, ...ADDED_FINALS.map((next) => final + next).filter(canBeJongseong)]
  const composed = finals.map((each) => combineCharacter(first, vowel, each)).join('')
  const movedFinal = final.at(-1) ?? ''
  const remaining = combineCharacter(first, vowel, final.slice(0, -1))
  return `(?:[${composed}]|${remaining} *${syllablesStartingWith(movedFinal)})`
}

/** Matches a syllable that may still be in composition: everything that its keys may become. */
function composingSyllable(syllable: string): string {
  const parts = disassembleCompleteCharacter(syllable)
  if (!parts) return syllable
  const { choseong, jungseong, jongseong } = parts
  return jongseong === '' ? openSyllable(choseong, jungseong) : closedSyllable(choseong, jungseong, jongseong)
}

/** Returns the pattern of one letter of a query. `last`: the letter may still be in composition. */
export function createLetterPattern(letter: string, last: boolean): string {
  if (isConsonant(letter)) return syllablesStartingWith(letter)
  if (SYLLABLE.test(letter)) return last ? composingSyllable(letter) : letter
  if (/[\\^[\]]/.test(letter)) return `\\${letter}`
  return /[$.*+?(){}|/]/.test(letter) ? `[${letter}]` : letter
}
