import type { menus as Korean } from '../ko/menus.ts'

export const menus: typeof Korean = {
  contents: 'Contents',
  closeContents: 'Close contents',
  links: 'External links',
  closeLinks: 'Close external links',
  linksTitle: 'Bookmarks kept elsewhere',
}
