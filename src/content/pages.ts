import type { StateParam } from '@/config/pageQuery'
import { SEARCH_PARAM } from '@/config/paths'
import { home, navigation } from '@content/navigation'
import { receiptPage, rightsPage } from './menuEntries'
import type { MenuItem } from './menuItem'

const isAdminPath = (path: string): boolean => path.toLowerCase().startsWith('/admin')

/**
 * Returns the entries without invisible ones, admin paths and sections without pages. A section whose path is that of an
 * invisible page gets the path of its first visible page.
 */
export function publicMenu(items: readonly MenuItem[] = navigation): MenuItem[] {
  return items.flatMap((item): MenuItem[] => {
    if (item.visible === false || isAdminPath(item.path)) return []
    if (!item.children) return [item]
    const children = publicMenu(item.children)
    const [first] = children
    if (!first) return []
    const hasPath = ({ path }: MenuItem) => path === item.path
    const isAbsent = item.children.some(hasPath) && !children.some(hasPath)
    return [{ ...item, children, path: isAbsent ? first.path : item.path }]
  })
}

/** The public sections and their pages, in menu order. */
export const menu: readonly MenuItem[] = publicMenu()

const withChildren = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [item, ...withChildren(item.children ?? [])])

/** The public pages that are in no menu. */
export const furtherPages: readonly MenuItem[] = publicMenu([rightsPage, receiptPage])

const entries = withChildren([home, ...menu, ...furtherPages])

/** All public pages by path, in menu order. A page replaces its section's entry with the same path. */
export const pagesByPath: ReadonlyMap<string, MenuItem> = new Map(entries.map((entry) => [entry.path, entry]))

/**
 * Returns whether the page at an address is part of the site. Ignores query and fragment. Everything that links to a page or shows
 * its content asks this: a page with `visible: false` is absent everywhere. The page of a post is public if its list is.
 */
export const isPublic = (href: string): boolean => pagesByPath.has(href.replace(/[?#].*$/, ''))

/** Returns the unique route patterns of the public pages and their detail pages, in menu order. */
export function publicRoutes(
  items: readonly MenuItem[] = [home, ...navigation, rightsPage, receiptPage],
): string[] {
  const paths = withChildren(publicMenu(items)).flatMap(({ path, detailPath }) =>
    detailPath && !isAdminPath(detailPath) ? [path, detailPath] : [path],
  )
  return [...new Set(paths)]
}

/** The files of pages that are not named after their route. */
const sharedFiles = new Map(
  entries.flatMap(({ path, detailPath, files }) => [
    [path, files?.list] as const,
    [detailPath, files?.detail] as const,
  ]),
)

/** Returns a route's file below `src/pages`: `/about/View/:id` → `about/View`, `/` → `Home`. */
export function pageFileOf(route: string): string {
  return (
    sharedFiles.get(route) ??
    (route
      .split('/')
      .filter((part) => part && !part.startsWith(':'))
      .join('/') ||
      'Home')
  )
}

/** Returns a page's name in the menu, or undefined if it is not public. */
export function pageName(path: string): string | undefined {
  return menu.flatMap(({ children }) => children ?? []).find((page) => page.path === path)?.name
}

/** Returns the menu section of a page. */
export function menuSection(path: string): MenuItem | undefined {
  return menu.find(({ children }) => children?.some((page) => page.path === path))
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
