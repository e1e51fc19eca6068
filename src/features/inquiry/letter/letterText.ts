// The rules of the database for texts: see `is_plain_text` and `text_in` in the migration of the inquiries.

/** Control characters except tab and newline, characters that change the direction of writing, and halves of surrogate pairs. */
const FORBIDDEN =
  // oxlint-disable-next-line no-control-regex -- these are the characters to find
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u

/** A character that can be seen. */
const VISIBLE = /[^\s\u00ad\u115f\u1160\u180e\u200b-\u200f\u2060-\u2064\u2800\u3164\ufeff\uffa0]/u

/** Returns a text as it is sent: in composed letters, with newlines only, and without blank ends. */
export const cleanText = (text: string): string => text.replaceAll(/\r\n?/g, '\n').normalize('NFC').trim()

/** Counts letters as the database does: code points. */
export function countCodePoints(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/** Returns whether a cleaned text may be sent. An empty one may. */
export const isPlainText = (text: string): boolean =>
  text === '' || (VISIBLE.test(text) && !FORBIDDEN.test(text))

/** Returns the lines of the field for links that hold something, with their line numbers from 1. */
export function splitLinks(text: string): { line: number; link: string }[] {
  return text
    .split(/\r\n?|\n/)
    .map((link, index) => ({ line: index + 1, link: link.trim().replace(/^https:\/\//i, 'https://') }))
    .filter(({ link }) => link !== '')
}

/** Returns whether a link is an address as the database takes it. */
export const isHttpsAddress = (link: string): boolean => /^https:\/\/[^\s/?#.]+\.\S+$/u.test(link)

const SEOUL_OFFSET_MS = 9 * 3_600_000

/** Returns the day of a time (in ms) in Seoul as ISO 8601 date. */
export const dayInSeoul = (ms: number): string => new Date(ms + SEOUL_OFFSET_MS).toISOString().slice(0, 10)
