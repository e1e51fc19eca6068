import type { StateParam } from '@/config/pageQuery'
import { SEARCH_PARAM } from '@/config/paths'
import { home, type MenuItem, navigation } from './navigation'

const isDesk = (path: string): boolean => path.toLowerCase().startsWith('/admin')

/** The entries with a page, in menu order. Leaves out invisible ones and those of the desk, with all below them. */
function publicEntries(items: readonly MenuItem[]): MenuItem[] {
  return items
    .filter((item) => item.visible !== false && !isDesk(item.path))
    .flatMap((item) => [item, ...publicEntries(item.children ?? [])])
}

const entries = publicEntries([home, ...navigation])

/** Every public page by its path, in menu order. A part with the path of its first page is left out. */
export const pagesByPath: ReadonlyMap<string, MenuItem> = new Map(entries.map((entry) => [entry.path, entry]))

/** The router's patterns of the public pages and of their details, in menu order, each once (specification §2). */
export function publicRoutes(items: readonly MenuItem[] = [home, ...navigation]): string[] {
  const paths = publicEntries(items).flatMap(({ path, detailPath }) =>
    detailPath && !isDesk(detailPath) ? [path, detailPath] : [path],
  )
  return [...new Set(paths)]
}

/** A route's file below `src/pages`: `/about/View/:id` → `about/View`, `/` → `Home`. */
export function pageFileOf(route: string): string {
  return (
    route
      .split('/')
      .filter((part) => part && !part.startsWith(':'))
      .join('/') || 'Home'
  )
}

/** What the menu calls a page; undefined if it is not in the menu. */
export function pageName(path: string): string | undefined {
  return navigation.flatMap(({ children }) => children ?? []).find((page) => page.path === path)?.name
}

/** The part of the site that a page belongs to. */
export function partOf(path: string): MenuItem | undefined {
  return navigation.find(({ children }) => children?.some((page) => page.path === path))
}

/** The name of a page's picture; a page without one has that of the first page in its part. */
export function pictureName(path: string): MenuItem['picture'] {
  return pagesByPath.get(path)?.picture ?? partOf(path)?.children?.find(({ picture }) => picture)?.picture
}

/** The query parameters with which the page at `path` shows something else than its static HTML. */
export const stateParams = (path: string): StateParam[] => [
  SEARCH_PARAM,
  ...(pagesByPath.get(path)?.query ?? []),
]
