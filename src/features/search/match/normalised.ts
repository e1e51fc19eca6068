/** As much of what was typed or pasted is searched for, in characters. */
const LONGEST_QUERY = 100

const FIRST_CONSONANTS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const FIRST_JOINING = 0x1100

/** A first consonant that nothing composed, as some keyboards send it, is the letter that others send. */
const standing = (letter: string) => FIRST_CONSONANTS[(letter.codePointAt(0) ?? 0) - FIRST_JOINING] ?? letter

/** A text as it is compared: composed (NFC), without control characters, no space twice. Idempotent. */
export function normalised(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u1100-\u1112]/g, standing)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim()
}

/** What is searched for of what was typed. */
export function normalisedQuery(typed: string): string {
  return normalised(Array.from(normalised(typed)).slice(0, LONGEST_QUERY).join(''))
}
