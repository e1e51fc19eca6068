// What stored words become before they leave the site for a card, a feed or a map.

/** Control characters but for tab and line feed, lone halves of pairs, and what no XML may hold. */
// oxlint-disable-next-line no-control-regex -- these are the ones to take out
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffe\uffff]|\p{Surrogate}/gu

/** Marks that turn or embed the reading direction of everything after them. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** A text as any reader takes it: NFC, without control characters, whole letters only. */
export function plainText(text: string): string {
  return text.replaceAll(UNPRINTABLE, '').normalize('NFC')
}

/** The same in one line: blanks joined, no marks that turn the direction of what stands beside it. */
export function plainLine(text: string): string {
  return plainText(text).replaceAll(DIRECTION_MARKS, '').replaceAll(/\s+/g, ' ').trim()
}
