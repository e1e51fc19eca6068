import type { MenuItem } from '@/content/navigation'

/**
 * The paths of the public pages in menu order, each once (specification §2). Invisible entries and those whose path
 * starts with /admin are skipped, with all below them.
 */
export function publicRoutes(items: readonly MenuItem[]): string[] {
  const paths = items
    .filter((item) => item.visible !== false && !item.path.toLowerCase().startsWith('/admin'))
    .flatMap((item) => [
      item.path,
      ...(item.detailPath ? [item.detailPath] : []),
      ...publicRoutes(item.children ?? []),
    ])
  return [...new Set(paths)]
}
