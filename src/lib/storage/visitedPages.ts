import { isWithin } from './expiry'
import { localSafeStorage, type SafeStorage } from './safeStorage'

/** A page that opens without a network: the service worker was there when it was seen. */
export interface VisitedPage {
  /** As the router knows it, without query. */
  path: string
  title: string
  /** When it was last seen, ms since 1970. */
  at: number
}

const VISITED_KEY = 'blank-page:visited'
/** No more than the worker keeps, and no more than a list is read for. */
const LONGEST_LIST = 24
/** As long as the worker keeps a page, in ms. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** A path of this site: browsers take `\` for `/`, and leave out tabs and line breaks. */
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

/** The pages that were seen here in the last 30 days, the latest first. */
export function visitedPages(
  now: number = Date.now(),
  storage: SafeStorage = localSafeStorage,
): VisitedPage[] {
  return parse(storage.get(VISITED_KEY)).filter(({ at }) => isWithin(at, KEPT_MS, now))
}

/** Notes a page as the latest that was seen. */
export function noteVisit(page: VisitedPage, storage: SafeStorage = localSafeStorage) {
  const others = visitedPages(page.at, storage).filter(({ path }) => path !== page.path)
  storage.set(VISITED_KEY, JSON.stringify([page, ...others].slice(0, LONGEST_LIST)))
}
