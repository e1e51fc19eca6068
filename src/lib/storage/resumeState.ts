/**
 * Resume state: the chapters, webtoon tabs, episodes and photos that the visitor has seen last. It is kept in local storage, or in
 * memory if that is blocked, and never sent. Invalid stored entries are dropped.
 */
import { MAX_RESUME_PHOTOS, RESUME_STORAGE_KEY } from '@/config/constants'
import { warnOnce } from '../logger'
import { localSafeStorage } from './safeStorage'

export interface ChapterProgress {
  /** Key of the novel. */
  novel: string
  /** Chapter number, and its title when it was read. */
  chapter: number
  title?: string
  /** Share of the chapter (0–1) that has been read. */
  share: number
}

export interface OpenedTab {
  /** Key of the series. */
  series: string
  tab: string
}

/** The position in an episode: the point in the middle of the screen. */
export interface EpisodeProgress {
  /** Key of the series. */
  series: string
  /** Id of the episode's row, its number and its title when it was read. */
  id: number
  number: number
  title: string
  /** Index of the cut, its stored picture, and the share (0–1) of its height above the position. */
  cut: number
  image: string
  share: number
  /** Share of the episode (0–1) at the position, and the largest one reached. */
  progress: number
  read: number
}

export interface ViewedPhoto {
  /** Key of the collection. */
  collection: string
  id: number
  title: string
  /** URL of a thumbnail. */
  src: string
}

/** Each list is sorted with the most recent entry first. */
export interface ResumeState {
  chapters: readonly ChapterProgress[]
  tabs: readonly OpenedTab[]
  episodes: readonly EpisodeProgress[]
  photos: readonly ViewedPhoto[]
}

/** Bounds the list. Clearing the state also removes the reading progress of every chapter in it. */
const MAX_CHAPTERS = 100

/** Bounds the list: the marks of read episodes come from it. */
const MAX_EPISODES = 2000

const EMPTY: ResumeState = { chapters: [], tabs: [], episodes: [], photos: [] }

/** Returns the storage key of the reader's position in a chapter. */
export const chapterProgressKey = (novel: string, chapter: number): string =>
  `novel-progress:${novel}:${chapter}`

type Unvalidated<T> = Partial<Record<keyof T, unknown>>

const isPositiveInteger = (value: unknown) => Number.isInteger(value) && Number(value) > 0
const isNonEmptyString = (value: unknown) => typeof value === 'string' && value !== ''
const isUrl = (value: unknown) => typeof value === 'string' && /^(?:https?:\/)?\//i.test(value)

const isShare = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1

const isChapter = ({ novel, chapter, title = '', share }: Unvalidated<ChapterProgress>) =>
  isNonEmptyString(novel) && isPositiveInteger(chapter) && typeof title === 'string' && isShare(share)
const isEpisode = (entry: Unvalidated<EpisodeProgress>) =>
  isNonEmptyString(entry.series) &&
  isPositiveInteger(entry.id) &&
  isPositiveInteger(entry.number) &&
  Number.isInteger(entry.cut) &&
  Number(entry.cut) >= 0 &&
  typeof entry.title === 'string' &&
  typeof entry.image === 'string' &&
  [entry.share, entry.progress, entry.read].every(isShare)
const isTab = ({ series, tab }: Unvalidated<OpenedTab>) => isNonEmptyString(series) && isNonEmptyString(tab)
const isPhoto = ({ collection, id, title, src }: Unvalidated<ViewedPhoto>) =>
  isNonEmptyString(collection) && isPositiveInteger(id) && typeof title === 'string' && isUrl(src)

function filterValid<T>(list: unknown, isValid: (value: Unvalidated<T>) => boolean): T[] {
  const isEntry = (value: unknown): value is T =>
    typeof value === 'object' && value !== null && isValid(value)
  return Array.isArray(list) ? list.filter(isEntry) : []
}

/** Parses the stored text and drops invalid entries. */
export function parseResumeState(text: string | null): ResumeState {
  if (text === null) return EMPTY
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) throw new TypeError('The resume state is not an object.')
    const { chapters, tabs, episodes, photos }: Unvalidated<ResumeState> = value
    return {
      chapters: filterValid<ChapterProgress>(chapters, isChapter),
      tabs: filterValid<OpenedTab>(tabs, isTab),
      episodes: filterValid<EpisodeProgress>(episodes, isEpisode),
      photos: filterValid<ViewedPhoto>(photos, isPhoto),
    }
  } catch (error) {
    warnOnce('resume', 'The stored reading positions are unreadable and start again.', error)
    return EMPTY
  }
}

const listeners = new Set<() => void>()

function store(text: string | null) {
  if (text === null) localSafeStorage.remove(RESUME_STORAGE_KEY)
  else localSafeStorage.set(RESUME_STORAGE_KEY, text)
  for (const listener of listeners) listener()
}

/** Returns the state as stored text, which can be compared by value. */
export const readResumeText = () => localSafeStorage.get(RESUME_STORAGE_KEY)

/** Calls `listener` when the state changes, in this tab or in another. Returns an unsubscribe function. */
export function onResumeChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function update(change: (state: ResumeState) => Partial<ResumeState>) {
  const state = parseResumeState(readResumeText())
  store(JSON.stringify({ ...state, ...change(state) }))
}

/** Stores how far a chapter was read as the most recent entry; drops the oldest beyond the limit. */
export function saveChapterProgress(entry: ChapterProgress) {
  const isOther = ({ novel, chapter }: ChapterProgress) => novel !== entry.novel || chapter !== entry.chapter
  update(({ chapters }) => ({ chapters: [entry, ...chapters.filter(isOther)].slice(0, MAX_CHAPTERS) }))
}

/** Stores the open tab of a series; each series has one entry. */
export function saveOpenedTab(entry: OpenedTab) {
  update(({ tabs }) => ({ tabs: [entry, ...tabs.filter(({ series }) => series !== entry.series)] }))
}

/** Stores the position in an episode as the most recent entry. `read` never decreases. */
export function saveEpisodeProgress(entry: EpisodeProgress) {
  update(({ episodes }) => {
    const read = Math.max(entry.read, episodes.find(({ id }) => id === entry.id)?.read ?? 0)
    const others = episodes.filter(({ id }) => id !== entry.id)
    return { episodes: [{ ...entry, read }, ...others].slice(0, MAX_EPISODES) }
  })
}

/** Returns the stored position in an episode. */
export const findEpisodeProgress = (id: number): EpisodeProgress | undefined =>
  parseResumeState(readResumeText()).episodes.find((entry) => entry.id === id)

/** Stores a viewed photo as the most recent entry; drops the oldest beyond the limit. */
export function saveViewedPhoto(entry: ViewedPhoto) {
  const isOther = ({ collection, id }: ViewedPhoto) => collection !== entry.collection || id !== entry.id
  update(({ photos }) => ({ photos: [entry, ...photos.filter(isOther)].slice(0, MAX_RESUME_PHOTOS) }))
}

/** Removes the state and the reader's position in each chapter. Returns a function that restores them. */
export function clearResumeState(): () => void {
  const text = readResumeText()
  const positions = parseResumeState(text).chapters.map(({ novel, chapter }) => {
    const key = chapterProgressKey(novel, chapter)
    return { key, value: localSafeStorage.get(key) }
  })
  for (const { key } of positions) localSafeStorage.remove(key)
  store(null)
  return () => {
    for (const { key, value } of positions) if (value !== null) localSafeStorage.set(key, value)
    store(text)
  }
}
