import { LONGEST_TITLE } from '@/config/constants'

/** A first title from a file's name: composed Hangul, without ending, underscores as spaces, at most 120 characters. */
export function titleOfFile(name: string): string {
  const words = name
    .normalize('NFC')
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
  return Array.from(words).slice(0, LONGEST_TITLE).join('').trim() || '제목 없음'
}
