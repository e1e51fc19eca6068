import type { Picture } from '@/assets/picture'
import * as pictures from './art/navigation'
import type { MenuItem } from './navigation'
import { menuSection, pagesByPath } from './pages'

const byName: Readonly<Record<keyof typeof pictures, Picture>> = pictures

/** The pictures of series and novels, by folder. */
const seriesPictures = import.meta.glob<Picture>('./series/*/art/menu.ts', { eager: true, import: 'menu' })
const novelPictures = import.meta.glob<Picture>('./novels/*/art/menu.ts', { eager: true, import: 'menu' })

function ownPicture({ picture, subject }: MenuItem): Picture | undefined {
  if (picture) return byName[picture]
  if (subject?.kind === 'webtoon') return seriesPictures[`./series/${subject.key}/art/menu.ts`]
  if (subject?.kind === 'novel') return novelPictures[`./novels/${subject.key}/art/menu.ts`]
  return undefined
}

/** Returns the picture of a page for menus and search. Defaults to the first picture in its section. */
export function pagePicture(path: string): Picture | undefined {
  const pages = [pagesByPath.get(path), ...(menuSection(path)?.children ?? [])]
  return pages.map((page) => page && ownPicture(page)).find((picture) => picture !== undefined)
}
