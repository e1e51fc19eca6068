/**
 * Where the visitor was: chapters, the tabs of webtoons, photographs. Kept in this browser alone and never sent
 * (decisions §11); where it keeps nothing, for this visit. What is read is what makes sense; the rest counts as nothing.
 */
import { RESUME_PHOTOS, RESUME_STORAGE_KEY } from '@/config/constants'
import { warnOnce } from '../logger'
import { localSafeStorage } from './safeStorage'

export interface ChapterPlace {
  /** Key of the novel. */
  novel: string
  /** Its number. */
  chapter: number
  /** How much of the way (0–1) is behind. */
  share: number
}

export interface TabPlace {
  /** Key of the series. */
  series: string
  tab: string
}

export interface PhotoPlace {
  /** Key of the collection. */
  collection: string
  id: number
  title: string
  /** Address of a small picture. */
  src: string
}

/** Of each kind the latest first. */
export interface Places {
  chapters: readonly ChapterPlace[]
  tabs: readonly TabPlace[]
  photos: readonly PhotoPlace[]
}

/** More chapters than anybody reads at once, all of which 지우기 must know. */
const MOST_CHAPTERS = 100

const none: Places = { chapters: [], tabs: [], photos: [] }

/** The key under which the reader keeps its place in a chapter. */
export const progressKey = (novel: string, chapter: number): string => `novel-progress:${novel}:${chapter}`

type Unknown<T> = Partial<Record<keyof T, unknown>>

const isNatural = (value: unknown) => Number.isInteger(value) && Number(value) > 0
const isText = (value: unknown) => typeof value === 'string' && value !== ''
const isAddress = (value: unknown) => typeof value === 'string' && /^(?:https?:\/)?\//i.test(value)

const isChapter = ({ novel, chapter, share }: Unknown<ChapterPlace>) =>
  isText(novel) && isNatural(chapter) && typeof share === 'number' && share >= 0 && share <= 1
const isTab = ({ series, tab }: Unknown<TabPlace>) => isText(series) && isText(tab)
const isPhoto = ({ collection, id, title, src }: Unknown<PhotoPlace>) =>
  isText(collection) && isNatural(id) && typeof title === 'string' && isAddress(src)

function listOf<T>(list: unknown, makesSense: (value: Unknown<T>) => boolean): T[] {
  const isOne = (value: unknown): value is T =>
    typeof value === 'object' && value !== null && makesSense(value)
  return Array.isArray(list) ? list.filter(isOne) : []
}

/** What was stored, as places. */
export function parsePlaces(text: string | null): Places {
  if (text === null) return none
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) throw new TypeError('No places.')
    const { chapters, tabs, photos }: Unknown<Places> = value
    return {
      chapters: listOf<ChapterPlace>(chapters, isChapter),
      tabs: listOf<TabPlace>(tabs, isTab),
      photos: listOf<PhotoPlace>(photos, isPhoto),
    }
  } catch (error) {
    warnOnce('resume', '읽던 자리를 읽지 못해 새로 기억합니다.', error)
    return none
  }
}

const listeners = new Set<() => void>()

function store(text: string | null) {
  if (text === null) localSafeStorage.remove(RESUME_STORAGE_KEY)
  else localSafeStorage.set(RESUME_STORAGE_KEY, text)
  for (const changed of listeners) changed()
}

/** The places as they are stored: the same text is the same places. */
export const storedPlaces = () => localSafeStorage.get(RESUME_STORAGE_KEY)

/** Calls back when they change, in this tab or in another; returns the way out. */
export function watchPlaces(changed: () => void): () => void {
  listeners.add(changed)
  window.addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    window.removeEventListener('storage', changed)
  }
}

function note(change: (places: Places) => Partial<Places>) {
  const places = parsePlaces(storedPlaces())
  store(JSON.stringify({ ...places, ...change(places) }))
}

/** Notes how far a chapter was read, as the latest of all; the oldest goes when there are too many. */
export function noteChapter(place: ChapterPlace) {
  const isOther = ({ novel, chapter }: ChapterPlace) => novel !== place.novel || chapter !== place.chapter
  note(({ chapters }) => ({ chapters: [place, ...chapters.filter(isOther)].slice(0, MOST_CHAPTERS) }))
}

/** Notes the tab of a series that is open, the only one that is kept of it. */
export function noteTab(place: TabPlace) {
  note(({ tabs }) => ({ tabs: [place, ...tabs.filter(({ series }) => series !== place.series)] }))
}

/** Notes a photograph that was looked at, as the latest of the few that are kept. */
export function notePhoto(place: PhotoPlace) {
  const isOther = ({ collection, id }: PhotoPlace) => collection !== place.collection || id !== place.id
  note(({ photos }) => ({ photos: [place, ...photos.filter(isOther)].slice(0, RESUME_PHOTOS) }))
}

/** Forgets all of it, with the place in each chapter; what is returned brings it back. */
export function forgetPlaces(): () => void {
  const text = storedPlaces()
  const kept = parsePlaces(text).chapters.map(({ novel, chapter }) => {
    const key = progressKey(novel, chapter)
    return { key, value: localSafeStorage.get(key) }
  })
  for (const { key } of kept) localSafeStorage.remove(key)
  store(null)
  return () => {
    for (const { key, value } of kept) if (value !== null) localSafeStorage.set(key, value)
    store(text)
  }
}
