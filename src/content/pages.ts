import type { StateParam } from '@/config/pageQuery'
import { SEARCH_PARAM } from '@/config/paths'
import { home, type MenuItem, navigation } from './navigation'

const isAdminPath = (path: string): boolean => path.toLowerCase().startsWith('/admin')

/** Returns the entries with a public page, in menu order. Skips invisible and admin entries with their children. */
function publicEntries(items: readonly MenuItem[]): MenuItem[] {
  return items
    .filter((item) => item.visible !== false && !isAdminPath(item.path))
    .flatMap((item) => [item, ...publicEntries(item.children ?? [])])
}

const entries = publicEntries([home, ...navigation])

/** All public pages by path, in menu order. A page replaces its section's entry with the same path. */
export const pagesByPath: ReadonlyMap<string, MenuItem> = new Map(entries.map((entry) => [entry.path, entry]))

/** Returns the unique route patterns of the public pages and their detail pages, in menu order. */
export function publicRoutes(items: readonly MenuItem[] = [home, ...navigation]): string[] {
  const paths = publicEntries(items).flatMap(({ path, detailPath }) =>
    detailPath && !isAdminPath(detailPath) ? [path, detailPath] : [path],
  )
  return [...new Set(paths)]
}

/** Returns a route's file below `src/pages`: `/about/View/:id` → `about/View`, `/` → `Home`. */
export function pageFileOf(route: string): string {
  return (
    route
      .split('/')
      .filter((part) => part && !part.startsWith(':'))
      .join('/') || 'Home'
  )
}

/** Returns a page's name in the menu, or undefined if it is not in the menu. */
export function pageName(path: string): string | undefined {
  return navigation.flatMap(({ children }) => children ?? []).find((page) => page.path === path)?.name
}

/** Returns the menu section of a page. */
export function menuSection(path: string): MenuItem | undefined {
  return navigation.find(({ children }) => children?.some((page) => page.path === path))
}

/** Returns the name of a page's picture. Defaults to the first picture in its section. */
export function pictureName(path: string): MenuItem['picture'] {
  return (
    pagesByPath.get(path)?.picture ?? menuSection(path)?.children?.find(({ picture }) => picture)?.picture
  )
}

/** Returns the query parameters that make the page at `path` differ from its static HTML. */
export const stateParams = (path: string): StateParam[] => [
  SEARCH_PARAM,
  ...(pagesByPath.get(path)?.query ?? []),
]
