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

const CONSONANTS = /^[ㄱ-ㅎ]$/
const SYLLABLE = /^[가-힣]$/
const LAST_FINAL = 'ㅎ'
/** Consonants and vowels that may still be added to a typed final consonant or vowel. */
const ADDED_FINALS = ['ㄱ', 'ㅅ', 'ㅈ', 'ㅎ', 'ㅁ', 'ㅂ', 'ㅌ', 'ㅍ']
const ADDED_VOWELS = ['ㅏ', 'ㅐ', 'ㅓ', 'ㅔ', 'ㅣ']

/** Returns whether a letter is a lone consonant, such as ㄱ or ㄳ. */
export const isConsonant = (letter: string): boolean => CONSONANTS.test(letter)

/**
 * Splits a query into letters, without spaces. ㄳ becomes ㄱ and ㅅ, because some keyboards send the two
 * separately.
 */
export function splitLetters(query: string): string[] {
  return Array.from(query.replaceAll(' ', '')).flatMap((letter) =>
    isConsonant(letter) ? Array.from(disassemble(letter)) : [letter],
  )
}

/** Matches every syllable that begins with a consonant, and the consonant itself. */
function syllablesStartingWith(consonant: string): string {
  const [first, last] = [combineCharacter(consonant, 'ㅏ'), combineCharacter(consonant, 'ㅣ', LAST_FINAL)]
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
 * Matches a syllable with a final consonant, which may become a double one (달, 닭) or move to the next
 * syllable (봄, 보물).
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
