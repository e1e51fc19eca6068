import { withoutBase } from '@/config/base'
import { recordVisit, type VisitedPage } from '@/lib/storage/visitedPages'
import { getCurrentHead, type CurrentHead, subscribeToHead } from '@/ui/currentHead'
import { site } from '@content/site'

/** The head, the path and the time (ms since 1970) of a page view. */
export type PageView = readonly [head: CurrentHead, pathname: string, time: number]

/**
 * Returns the page of a view. Returns null for pages that must not be recorded: unknown addresses, missing posts, and views whose
 * head belongs to another path because the page has not rendered yet.
 */
export function toVisitedPage(...[head, pathname, time]: PageView): VisitedPage | null {
  if (!head || head.noindex) return null
  const { path, title = site.name } = head
  if (path.toLowerCase() !== withoutBase(pathname).toLowerCase()) return null
  return { path, title, at: time }
}

function record(view: PageView) {
  const page = toVisitedPage(...view)
  if (page) recordVisit(page)
}

const recordCurrentPage = () => record([getCurrentHead(), window.location.pathname, Date.now()])

/** Records the earlier page views, the current page and every later one. */
export function recordVisits(views: readonly PageView[] = []) {
  for (const view of views) record(view)
  recordCurrentPage()
  subscribeToHead(recordCurrentPage)
}
