// The rules of the database for texts: see `is_plain_text` and `text_in` in the migration of the inquiries.

/** Control characters except tab and newline, characters that change the direction of writing, and halves of surrogate pairs. */
const FORBIDDEN = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u

/** A character that can be seen. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u

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
