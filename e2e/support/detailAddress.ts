import { menu } from '../../src/content/pages.ts'

const pages = menu.flatMap((section) => [section, ...(section.children ?? [])])

/**
 * Returns the address of a page for a route: of a detail, the first link in the static HTML of its lists, otherwise the route.
 * `read` returns the HTML of a path.
 */
export async function findAddress(route: string, read: (path: string) => Promise<string>): Promise<string> {
  const lists = pages.filter(({ detailPath }) => detailPath === route)
  if (lists.length === 0) return route
  const html = await Promise.all(lists.map(({ path }) => read(path)))
  const [address] = new RegExp(`${route.replace(':id', '')}\\d+`, 'i').exec(html.join('')) ?? []
  if (!address) throw new Error(`No list has a link to ${route}.`)
  return address
}
