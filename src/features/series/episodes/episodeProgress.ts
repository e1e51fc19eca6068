import { EPISODE_READ_SHARE, RESUME_MIN_SHARE } from '@/config/constants'
import type { EpisodeProgress } from '@/lib/storage/resumeState'
import type { SerialEntry } from '@/posts/serials/seriesList'

/** How far an episode was read: `percent` is that of the last position. */
export type EpisodeReading = { isRead: boolean; percent: number }

/** Returns how far an episode was read, or null if it was not begun. */
export function getReading(progress: EpisodeProgress | undefined): EpisodeReading | null {
  if (!progress || progress.read < RESUME_MIN_SHARE) return null
  return { isRead: progress.read > EPISODE_READ_SHARE, percent: Math.floor(progress.progress * 100) }
}

/** The link that leads on in a series. */
export type NextStep =
  | { kind: 'begin' | 'again'; episode: SerialEntry }
  | { kind: 'resume'; episode: SerialEntry; percent: number; image: string }

/**
 * Returns where reading goes on: in the episode read last, or after it in the next one. `episodes` are in order of their numbers,
 * `progress` has the most recent entry first.
 */
export function getNextStep(
  episodes: readonly SerialEntry[],
  progress: readonly EpisodeProgress[],
): NextStep | null {
  const [first] = episodes
  if (!first) return null
  const last = progress.find(
    (entry) => entry.read >= RESUME_MIN_SHARE && episodes.some(({ id }) => id === entry.id),
  )
  if (!last) return { kind: 'begin', episode: first }
  const index = episodes.findIndex(({ id }) => id === last.id)
  const isFinished = last.progress > EPISODE_READ_SHARE
  const episode = episodes[isFinished ? index + 1 : index]
  if (!episode) {
    const isUnread = ({ id }: SerialEntry) => !getReading(progress.find((entry) => entry.id === id))?.isRead
    const unread = episodes.find(isUnread)
    return unread
      ? { kind: 'resume', episode: unread, percent: 0, image: '' }
      : { kind: 'again', episode: first }
  }
  const percent = isFinished ? 0 : Math.floor(last.progress * 100)
  return { kind: 'resume', episode, percent, image: isFinished ? '' : last.image }
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Whether an episode came out within the last seven days. */
export const isNew = (date: string, now: number): boolean => now - Date.parse(date) < 7 * DAY_MS
