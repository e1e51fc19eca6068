const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
const FINALS = 28
/** Its place among the final consonants. */
const RIEUL = 8

/** Whether a word ends in a consonant, by its last syllable; taken for one where that is no Hangul. */
function endsInConsonant(word: string): boolean {
  const code = word.trim().normalize('NFC').at(-1)?.charCodeAt(0) ?? 0
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return true
  return (code - FIRST_SYLLABLE) % FINALS !== 0
}

/** 을 or 를, by the last syllable; 을 where it is no Hangul, as after a closing quotation mark. */
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
  const last = word.trim().normalize('NFC').at(-1)?.charCodeAt(0) ?? 0
  const isRieul = (last - FIRST_SYLLABLE) % FINALS === RIEUL
  return endsInConsonant(word) && !isRieul ? '으로' : '로'
}

/** “제목”, “제목과 사진”, “제목, 사진, 대체 텍스트”. */
export function joinNouns(nouns: readonly string[]): string {
  const [first, second] = nouns
  if (nouns.length !== 2 || first === undefined || second === undefined) return nouns.join(', ')
  return `${first}${endsInConsonant(first) ? '과' : '와'} ${second}`
}
