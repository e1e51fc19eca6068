/** The maximum length of a query, in characters. */
const MAX_QUERY_LENGTH = 100

/** In the order of the conjoining consonants. */
const INITIAL_CONSONANTS =
  '\u3131\u3132\u3134\u3137\u3138\u3139\u3141\u3142\u3143\u3145\u3146\u3147\u3148\u3149\u314A\u314B\u314C\u314D\u314E'
const FIRST_CONJOINING = 0x1100

/** Converts a lone conjoining initial consonant, as some keyboards send it, to the compatibility letter. */
const toCompatibilityLetter = (letter: string) =>
  INITIAL_CONSONANTS[(letter.codePointAt(0) ?? 0) - FIRST_CONJOINING] ?? letter

/** A zero-width joiner or non-joiner that belongs to a composed emoji or to a script that needs it. */
const JOINER = '(?<=[\\p{M}\\p{EMod}\\p{ExtPict}\\p{Script=Arabic}])[\\u200c\\u200d](?=[\\p{L}\\p{ExtPict}])'
const INVISIBLE = new RegExp(`(?:(?!${JOINER})[\\p{Cc}\\p{Cf}\\p{Cs}\\s])+`, 'gu')

/** Normalizes a text for comparison: NFC, no control characters, single spaces. Idempotent. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u1100-\u1112]/g, toCompatibilityLetter)
    .replaceAll(INVISIBLE, ' ')
    .trim()
}

/** Normalizes a typed query and limits its length. */
export function normalizeQuery(text: string): string {
  return normalizeText(Array.from(normalizeText(text)).slice(0, MAX_QUERY_LENGTH).join(''))
}
