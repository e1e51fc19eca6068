import { LANGUAGE_PATH } from '@/config/language'
import { isWithinWindow } from './isWithinWindow'
import { localSafeStorage, type SafeStorage } from './safeStorage'

/** A page that can be opened offline, because the service worker was active when it was visited. */
export interface VisitedPage {
  /** Router path, without query. */
  path: string
  title: string
  /** Time of the last visit, in ms since the epoch. */
  at: number
}

/** Each language has its own list: the cached pages of another one are at other addresses. */
const VISITED_KEY = `blank-page:visited${LANGUAGE_PATH}`
/** Maximum number of pages, as in the service worker's cache. */
const MAX_PAGES = 24
/** Maximum age in ms, as in the service worker's cache. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000

/** A path on this origin. Browsers treat `\` as `/` and strip tabs and line breaks, so `/\t/host` would leave the site. */
const OWN_PATH = /^\/(?![\t\n\r]*[/\\])/

function isVisitedPage(value: unknown): value is VisitedPage {
  if (typeof value !== 'object' || value === null) return false
  const { path, title, at }: Partial<Record<keyof VisitedPage, unknown>> = value
  return (
    typeof path === 'string' && OWN_PATH.test(path) && typeof title === 'string' && typeof at === 'number'
  )
}

function parse(text: string | null): VisitedPage[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list.filter(isVisitedPage) : []
  } catch {
    return []
  }
}

/** Returns the pages visited in the last 30 days, most recent first. */
export function readVisitedPages(
  now: number = Date.now(),
  storage: SafeStorage = localSafeStorage,
): VisitedPage[] {
  return parse(storage.get(VISITED_KEY)).filter(({ at }) => isWithinWindow(at, MAX_AGE_MS, now))
}

/** Stores a page as the most recent visit. */
export function recordVisit(page: VisitedPage, storage: SafeStorage = localSafeStorage) {
  const others = readVisitedPages(page.at, storage).filter(({ path }) => path !== page.path)
  storage.set(VISITED_KEY, JSON.stringify([page, ...others].slice(0, MAX_PAGES)))
}
