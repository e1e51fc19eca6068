import { novelPage } from '#messages/novelPage'
import { RESUME_MIN_SHARE, RESUME_READ_SHARE } from '@/config/constants'
import type { Novel } from '@/content/novels/novel'
import type { ResumeState } from '@/lib/storage/resumeState'
import type { Chapter } from './useChapters'

/** Returns how much of a chapter (0–1) has been read; 0 if it has only been opened. */
export function getReadShare(novel: Novel, chapter: Chapter, { chapters }: ResumeState): number {
  const entry = chapters.find((one) => one.novel === novel.key && one.chapter === chapter.number)
  return entry && entry.share >= RESUME_MIN_SHARE ? entry.share : 0
}

/** Returns whether a chapter counts as read at this share (0–1). */
export const isRead = (share: number) => share >= RESUME_READ_SHARE

/** Converts a share (0–1) to percent. Returns 100 only if the chapter counts as read. */
export const getReadPercent = (share: number) => (isRead(share) ? 100 : Math.floor(share * 100))

/** The chapter in which reading continues, with the label of the link to it. */
export interface ResumeTarget {
  kind: 'start' | 'continue' | 'restart'
  chapter: number
  label: string
}

/**
 * Returns the chapter that was read last or, if that is finished, the first unread one after it, or the first
 * unread one at all. If all chapters are read, returns the first chapter.
 */
export function getResumeTarget(
  novel: Novel,
  chapters: readonly Chapter[],
  resumeState: ResumeState,
): ResumeTarget {
  const share = (chapter: Chapter) => getReadShare(novel, chapter, resumeState)
  const numbers = resumeState.chapters
    .filter((entry) => entry.novel === novel.key)
    .map(({ chapter }) => chapter)
  const latest = numbers
    .map((number) => chapters.find((chapter) => chapter.number === number))
    .find((chapter) => chapter && share(chapter) > 0)
  const first = chapters[0]?.number ?? 1
  if (!latest) return { kind: 'start', chapter: first, label: novelPage.start }
  const laterChapters = chapters.filter(({ number }) => number > latest.number)
  const next = [latest, ...laterChapters, ...chapters].find((chapter) => !isRead(share(chapter)))
  if (!next) return { kind: 'restart', chapter: first, label: novelPage.restart }
  const label =
    share(next) > 0
      ? novelPage.resumeWithin(next.number, getReadPercent(share(next)))
      : novelPage.resume(next.number)
  return { kind: 'continue', chapter: next.number, label }
}

/** Returns the note for a chapter that has been started; null for others. */
export function getProgressNote(chapter: Chapter, share: number): string | null {
  if (share === 0) return null
  if (isRead(share)) return novelPage.read
  return novelPage.minutesLeft(Math.max(1, Math.ceil(chapter.minutes * (1 - share))))
}
