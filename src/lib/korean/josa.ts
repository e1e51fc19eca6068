const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
const FINALS = 28
/** Its place among the final consonants. */
const RIEUL = 8

/** How figures are read. */
const DIGITS = '영일이삼사오육칠팔구'

/** The place of a word's last sound among the final consonants, 0 for a vowel; undefined where that is no Hangul, nor a figure. */
function finalOf(word: string): number | undefined {
  const last = word.trim().normalize('NFC').at(-1) ?? ''
  const code = (/\d/.test(last) ? (DIGITS[Number(last)] ?? '') : last).charCodeAt(0)
  return code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE ? (code - FIRST_SYLLABLE) % FINALS : undefined
}

/** Whether a word ends in a consonant; taken for one where nobody knows. */
const endsInConsonant = (word: string): boolean => finalOf(word) !== 0

/** 을 or 를, by the last syllable or figure; 을 where it is neither, as after a closing quotation mark. */
export function objectParticle(word: string): string {
  return endsInConsonant(word) ? '을' : '를'
}

/** 이 or 가, likewise. */
export function subjectParticle(word: string): string {
  return endsInConsonant(word) ? '이' : '가'
}

/** 은 or 는, likewise. */
export function topicParticle(word: string): string {
  return endsInConsonant(word) ? '은' : '는'
}

/** 로 or 으로, likewise; after ㄹ it is 로. */
export function directionParticle(word: string): string {
  return endsInConsonant(word) && finalOf(word) !== RIEUL ? '으로' : '로'
}

/** “제목”, “제목과 사진”, “제목, 사진, 대체 텍스트”. */
export function joinNouns(nouns: readonly string[]): string {
  const [first, second] = nouns
  if (nouns.length !== 2 || first === undefined || second === undefined) return nouns.join(', ')
  return `${first}${endsInConsonant(first) ? '과' : '와'} ${second}`
}
