import { josa } from 'es-hangul'

/** The Korean names of the digits. */
const DIGITS = '영일이삼사오육칠팔구'
/** Replaces a last character of unknown pronunciation: a syllable with a final consonant. */
const UNKNOWN_SYLLABLE = '값'

/** Returns the last syllable as it is pronounced: of the word itself or of its last digit. */
function lastSyllable(word: string): string {
  const last = word.trim().normalize('NFC').at(-1) ?? ''
  const syllable = /\d/.test(last) ? DIGITS.charAt(Number(last)) : last
  return /[가-힣]/.test(syllable) ? syllable : UNKNOWN_SYLLABLE
}

/** Returns 을 or 를 for a word; 을 if its last character is neither Hangul nor a digit. */
export const objectParticle = (word: string): string => josa.pick(lastSyllable(word), '을/를')

/** Returns 이 or 가 for a word; 이 if its last character is neither Hangul nor a digit. */
export const subjectParticle = (word: string): string => josa.pick(lastSyllable(word), '이/가')

/** Returns 은 or 는 for a word; 은 if its last character is neither Hangul nor a digit. */
export const topicParticle = (word: string): string => josa.pick(lastSyllable(word), '은/는')

/** Returns 으로 or 로 for a word; 로 also after ㄹ. */
export const directionParticle = (word: string): string => josa.pick(lastSyllable(word), '으로/로')

/** Joins nouns: “제목”, “제목과 사진”, “제목, 사진, 대체 텍스트”. */
export function joinNouns(nouns: readonly string[]): string {
  const [first, second] = nouns
  if (nouns.length !== 2 || first === undefined || second === undefined) return nouns.join(', ')
  return `${first}${josa.pick(lastSyllable(first), '와/과')} ${second}`
}
