import type { MenuItem } from '@/content/navigation'

/**
 * The paths of the public pages in menu order, each once (specification §2). Invisible entries and those whose path
 * starts with /admin are skipped, with all below them.
 */
export function publicRoutes(items: readonly MenuItem[]): string[] {
  const paths = items
    .filter((item) => item.visible !== false && !isDesk(item.path))
    .flatMap((item) => [
      item.path,
      ...(item.detailPath && !isDesk(item.detailPath) ? [item.detailPath] : []),
      ...publicRoutes(item.children ?? []),
    ])
  return [...new Set(paths)]
}

const isDesk = (path: string): boolean => path.toLowerCase().startsWith('/admin')
