// Where a page stands in the site, from the menu. Reads the site's content: load it through Vite.
import { home, navigation } from '@/content/navigation'

export interface Place {
  name: string
  path: string
}

/** The way from home to a page of the menu, home first; just home where the menu doesn't know it. */
export function wayTo(path: string): Place[] {
  const start = { name: home.name, path: home.path }
  if (path === home.path) return [start]
  for (const { name, path: first, children = [] } of navigation) {
    const page = children.find((child) => child.path === path)
    // A part's own address is its first page's: it stands in the way only where it leads elsewhere.
    if (page)
      return first === path || children.length === 1
        ? [start, { name: page.name, path }]
        : [start, { name, path: first }, { name: page.name, path }]
  }
  return [start]
}
