/** As much of what was typed or pasted is searched for, in characters. */
const LONGEST_QUERY = 100

const FIRST_CONSONANTS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const FIRST_JOINING = 0x1100

/** A first consonant that nothing composed, as some keyboards send it, is the letter that others send. */
const standing = (letter: string) => FIRST_CONSONANTS[(letter.codePointAt(0) ?? 0) - FIRST_JOINING] ?? letter

/** What joins, or parts, two signs of one letter: a composed emoji, or scripts that need it to be written. */
const JOINER = '(?<=[\\p{M}\\p{EMod}\\p{ExtPict}\\p{Script=Arabic}])[\\u200c\\u200d](?=[\\p{L}\\p{ExtPict}])'
const UNSEEN = new RegExp(`(?:(?!${JOINER})[\\p{Cc}\\p{Cf}\\p{Cs}\\s])+`, 'gu')

/** A text as it is compared: composed (NFC), without control characters, no space twice. Idempotent. */
export function normalised(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u1100-\u1112]/g, standing)
    .replaceAll(UNSEEN, ' ')
    .trim()
}

/** What is searched for of what was typed. */
export function normalisedQuery(typed: string): string {
  return normalised(Array.from(normalised(typed)).slice(0, LONGEST_QUERY).join(''))
}
