import { withoutBase } from '@/config/base'
import { site } from '@/content/site'
import { noteVisit, type VisitedPage } from '@/lib/visitedPages'
import { shownHead, type ShownHead, watchHead } from '@/ui/shownHead'

/**
 * The page that the head speaks of, or null when that is none of the site's: a lost address, one without its post, or
 * another page than that of the address, because its own has not come.
 */
export function shownPage(head: ShownHead, pathname: string, now: number): VisitedPage | null {
  if (!head || head.noindex) return null
  const { path, title = site.name } = head
  if (path.toLowerCase() !== withoutBase(pathname).toLowerCase()) return null
  return { path, title, at: now }
}

function note() {
  const page = shownPage(shownHead(), window.location.pathname, Date.now())
  if (page) noteVisit(page)
}

/** Notes this page and every one that is shown after it. */
export function noteVisits() {
  note()
  watchHead(note)
}
