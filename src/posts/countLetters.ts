import { LETTERS_PER_MINUTE } from '@/config/constants'
import { isRecord } from '@/lib/json'

/** Returns the text nodes of a stored rich text, unknown nodes included, in reading order. */
function collectTexts(node: unknown): string {
  if (!isRecord(node)) return ''
  const text = node['type'] === 'text' && typeof node['text'] === 'string' ? node['text'] : ''
  return Array.isArray(node['content']) ? text + node['content'].map(collectTexts).join('') : text
}

/** Counts the letters of a stored rich text: code points without whitespace. The column `letters` counts the same. */
export function countLetters(body: unknown): number {
  return Array.from(collectTexts(body).replaceAll(/\s/gu, '')).length
}

/** Returns the reading time of this many letters in whole minutes, at least one. */
export function readingMinutes(letters: number): number {
  return Math.max(1, Math.round(letters / LETTERS_PER_MINUTE))
}
