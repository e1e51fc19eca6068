import { upload } from '#messages/admin/upload'
import { MAX_TITLE_LENGTH } from '@/config/constants'

/** Derives a title from a file name: NFC, no extension, underscores as spaces, at most `MAX_TITLE_LENGTH` characters. */
export function titleFromFileName(name: string): string {
  const title = name
    .normalize('NFC')
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
  return Array.from(title).slice(0, MAX_TITLE_LENGTH).join('').trim() || upload.untitled
}
