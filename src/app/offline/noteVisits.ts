import { withoutBase } from '@/config/base'
import { site } from '@/content/site'
import { noteVisit, type VisitedPage } from '@/lib/storage/visitedPages'
import { shownHead, type ShownHead, watchHead } from '@/ui/shownHead'

/** What the head said, at which address and when (ms since 1970). */
export type Sighting = readonly [head: ShownHead, pathname: string, now: number]

/**
 * The page that the head speaks of, or null when that is none of the site's: a lost address, one without its post, or
 * another page than that of the address, because its own has not come.
 */
export function shownPage(...[head, pathname, now]: Sighting): VisitedPage | null {
  if (!head || head.noindex) return null
  const { path, title = site.name } = head
  if (path.toLowerCase() !== withoutBase(pathname).toLowerCase()) return null
  return { path, title, at: now }
}

function note(sighting: Sighting) {
  const page = shownPage(...sighting)
  if (page) noteVisit(page)
}

const noteShown = () => note([shownHead(), window.location.pathname, Date.now()])

/** Notes what was seen before, this page and every one that is shown after it. */
export function noteVisits(seen: readonly Sighting[] = []) {
  for (const sighting of seen) note(sighting)
  noteShown()
  watchHead(noteShown)
}
