import { matchPath } from 'react-router-dom'
import { type MenuItem, navigation } from '@/content/navigation'

/** The entries that a menu shows; hidden ones leave no gap (specification §2). */
export function visibleItems(items: readonly MenuItem[] = navigation): MenuItem[] {
  return items
    .filter(({ visible }) => visible !== false)
    .map((item) => (item.children ? { ...item, children: visibleItems(item.children) } : item))
}

/** Whether a pattern may match a path: to ask the router makes an expression of each, and a menu has many. */
const mayMatch = (pattern: string, pathname: string) =>
  pathname.toLowerCase().startsWith(pattern.replace(/\/:.*/, '').toLowerCase())

/** Whether the page on show is this entry's, one of its items', or below it; letter case makes no difference. */
export function isCurrent(item: MenuItem, pathname: string): boolean {
  const patterns = [item.path, ...(item.detailPath ? [item.detailPath] : [])]
  return (
    patterns.some((pattern) => mayMatch(pattern, pathname) && matchPath(pattern, pathname)) ||
    (item.children ?? []).some((child) => isCurrent(child, pathname))
  )
}
