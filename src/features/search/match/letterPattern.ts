import {
  canBeJongseong,
  canBeJungseong,
  combineCharacter,
  disassemble,
  disassembleCompleteCharacter,
} from 'es-hangul'

/**
 * Sources of regular expressions that JavaScript and Postgres read alike: character classes, alternatives and groups that
 * capture nothing. A backslash stands before nothing but `\`, `^`, `[` and `]`. Texts are normalised: they have no white
 * space but single spaces.
 */

const CONSONANTS = /^[ㄱ-ㅎ]$/
const SYLLABLE = /^[가-힣]$/
const LAST_FINAL = 'ㅎ'
/** What may still grow out of a final consonant or a vowel that has been typed. */
const FINALS = ['ㄱ', 'ㅅ', 'ㅈ', 'ㅎ', 'ㅁ', 'ㅂ', 'ㅌ', 'ㅍ']
const VOWELS = ['ㅏ', 'ㅐ', 'ㅓ', 'ㅔ', 'ㅣ']

/** Whether a letter is a consonant by itself, as ㄱ or ㄳ; none of a syllable. */
export const isConsonant = (letter: string): boolean => CONSONANTS.test(letter)

/** The letters of a query as they are compared: without spaces, ㄳ as ㄱ and ㅅ, which is how some keyboards send the two. */
export function lettersOf(query: string): string[] {
  return Array.from(query.replaceAll(' ', '')).flatMap((letter) =>
    isConsonant(letter) ? Array.from(disassemble(letter)) : [letter],
  )
}

/** Every syllable that begins with a consonant, and the consonant itself. */
function beginningWith(consonant: string): string {
  const [first, last] = [combineCharacter(consonant, 'ㅏ'), combineCharacter(consonant, 'ㅣ', LAST_FINAL)]
  return `[${first}-${last}${consonant}]`
}

/** A syllable without a final consonant, with any that may follow, and with the vowels that it may grow into. */
function openSyllable(first: string, vowel: string): string {
  const vowels = [vowel, ...VOWELS.map((next) => vowel + next).filter(canBeJungseong)]
  const ranges = vowels.map(
    (each) => `${combineCharacter(first, each)}-${combineCharacter(first, each, LAST_FINAL)}`,
  )
  return `[${ranges.join('')}]`
}

/** A syllable with a final consonant: that may double (달, 닭), or go over to the next one (봄, 보물). */
function closedSyllable(first: string, vowel: string, final: string): string {
  const finals = [final, ...FINALS.map((next) => final + next).filter(canBeJongseong)]
  const grown = finals.map((each) => combineCharacter(first, vowel, each)).join('')
  const moving = final.at(-1) ?? ''
  const left = combineCharacter(first, vowel, final.slice(0, -1))
  return `(?:[${grown}]|${left} *${beginningWith(moving)})`
}

/** A syllable that is perhaps still being typed: everything that its keys may become. */
function growing(syllable: string): string {
  const parts = disassembleCompleteCharacter(syllable)
  if (!parts) return syllable
  const { choseong, jungseong, jongseong } = parts
  return jongseong === '' ? openSyllable(choseong, jungseong) : closedSyllable(choseong, jungseong, jongseong)
}

/** The pattern of one letter of a query; `last`: the caret may stand behind it. */
export function letterPattern(letter: string, last: boolean): string {
  if (isConsonant(letter)) return beginningWith(letter)
  if (SYLLABLE.test(letter)) return last ? growing(letter) : letter
  if (/[\\^[\]]/.test(letter)) return `\\${letter}`
  return /[$.*+?(){}|/]/.test(letter) ? `[${letter}]` : letter
}
