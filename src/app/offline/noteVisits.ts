import { withoutBase } from '@/config/base'
import { site } from '@/content/site'
import { noteVisit, type VisitedPage } from '@/lib/visitedPages'

/**
 * The page that the head speaks of, or null when that is none of the site's: a lost address, one without its post, or
 * another page than that of the address, because its own has not come.
 */
export function shownPage(head: HTMLElement, pathname: string, now: number): VisitedPage | null {
  const canonical = head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
  const title = head.querySelector('title')?.textContent
  if (!canonical || !title) return null
  const path = new URL(canonical).pathname
  if (path.toLowerCase() !== pathname.toLowerCase()) return null
  return { path: withoutBase(path), title: title.replace(` · ${site.name}`, ''), at: now }
}

function note() {
  const page = shownPage(document.head, window.location.pathname, Date.now())
  if (page) noteVisit(page)
}

/** Notes this page and every one that is shown after it. */
export function noteVisits() {
  note()
  new MutationObserver(note).observe(document.head, { subtree: true, childList: true, characterData: true })
}
