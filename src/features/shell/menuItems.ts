import { matchPath } from 'react-router-dom'
import type { MenuItem } from '@/content/menuItem'

/** Cheap pre-check: `matchPath` compiles a regular expression per pattern, and a menu has many. */
const mayMatch = (pattern: string, pathname: string) =>
  pathname.toLowerCase().startsWith(pattern.replace(/\/:.*/, '').toLowerCase())

/**
 * Returns whether `pathname` is this entry's page, one of its children's, or below one of them. Ignores
 * letter case.
 */
export function isCurrentItem(item: MenuItem, pathname: string): boolean {
  const patterns = [item.path, ...(item.detailPath ? [item.detailPath] : [])]
  return (
    patterns.some((pattern) => mayMatch(pattern, pathname) && matchPath(pattern, pathname)) ||
    (item.children ?? []).some((child) => isCurrentItem(child, pathname))
  )
}
