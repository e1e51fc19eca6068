// Cleans stored texts for social cards, feeds and the sitemap.

/** Control characters except tab and line feed, lone surrogates, and characters that XML forbids. */
// oxlint-disable-next-line no-control-regex -- the characters to remove
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffe\uffff]|\p{Surrogate}/gu

/** Characters that change the direction of the following text. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Returns a text in NFC without control characters and lone surrogates. */
export function plainText(text: string): string {
  return text.replaceAll(UNPRINTABLE, '').normalize('NFC')
}

/** Returns the text as one line with single spaces, and without direction marks. */
export function plainLine(text: string): string {
  return plainText(text).replaceAll(DIRECTION_MARKS, '').replaceAll(/\s+/g, ' ').trim()
}
