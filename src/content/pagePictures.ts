import type { Picture } from '@/assets/picture'
import * as pictures from '@content/art/navigation'
import { byFolder } from './byFolder'
import type { MenuItem } from './menuItem'
import { menuSection, pagesByPath } from './pages'

const byName: Readonly<Record<keyof typeof pictures, Picture>> = pictures

/** The pictures of series and novels, by folder. */
const seriesPictures = byFolder(
  import.meta.glob<Picture>('@content/series/*/art/menu.ts', { eager: true, import: 'menu' }),
)
const novelPictures = byFolder(
  import.meta.glob<Picture>('@content/novels/*/art/menu.ts', { eager: true, import: 'menu' }),
)

function ownPicture({ picture, subject }: MenuItem): Picture | undefined {
  if (picture) return byName[picture]
  if (subject?.kind === 'webtoon') return seriesPictures[subject.key]
  if (subject?.kind === 'novel') return novelPictures[subject.key]
  return undefined
}

/** Returns the picture of a page for menus and search. Defaults to the first picture in its section. */
export function pagePicture(path: string): Picture | undefined {
  const pages = [pagesByPath.get(path), ...(menuSection(path)?.children ?? [])]
  return pages.map((page) => page && ownPicture(page)).find((picture) => picture !== undefined)
}
