import { RESUME_FROM_SHARE, RESUME_READ_SHARE } from '@/config/constants'
import type { Chapter, Novel } from '@/content/novels'
import type { Places } from '@/lib/storage/resume'
import { isReadable } from './useReader'

/** How much (0–1) of a chapter is behind; one that has hardly been opened has not been begun. */
export function shareOf(novel: Novel, chapter: Chapter, { chapters }: Places): number {
  const place = chapters.find((one) => one.novel === novel.key && one.chapter === chapter.number)
  return place && place.share >= RESUME_FROM_SHARE ? place.share : 0
}

/** Whether a chapter of which `share` (0–1) is behind counts as read. */
export const isRead = (share: number) => share >= RESUME_READ_SHARE

/** Percent of a chapter that are behind: 100 only when it is read. */
export const percentOf = (share: number) => (isRead(share) ? 100 : Math.floor(share * 100))

/** Where a novel is read on, and what the link there says. */
export interface ReadingOn {
  kind: 'first' | 'on' | 'again'
  chapter: number
  words: string
}

/**
 * The chapter that was read last, or, when that is read to its end, the first one after it, or at all, that is not. All of them
 * read, it begins again.
 */
export function readingOn(novel: Novel, places: Places): ReadingOn {
  const readable = novel.chapters.filter(isReadable)
  const share = (chapter: Chapter) => shareOf(novel, chapter, places)
  const numbers = places.chapters.filter((place) => place.novel === novel.key).map(({ chapter }) => chapter)
  const latest = numbers
    .map((number) => readable.find((chapter) => chapter.number === number))
    .find((chapter) => chapter && share(chapter) > 0)
  if (!latest) return { kind: 'first', chapter: 1, words: '첫 장 읽기' }
  const following = readable.filter(({ number }) => number > latest.number)
  const next = [latest, ...following, ...readable].find((chapter) => !isRead(share(chapter)))
  if (!next) return { kind: 'again', chapter: 1, words: '처음부터 다시 읽기' }
  const from = share(next) > 0 ? `${next.number}장 ${percentOf(share(next))}%` : `${next.number}장`
  return { kind: 'on', chapter: next.number, words: `${from}부터 이어 읽기` }
}

/** What stands beside a chapter that has been begun; null for others. */
export function noteOf(chapter: Chapter, share: number): string | null {
  if (share === 0) return null
  if (isRead(share)) return '다 읽음'
  return `, ${Math.max(1, Math.ceil(chapter.minutes * (1 - share)))}분 남음`
}
