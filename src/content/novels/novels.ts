import { novelEntries, type NovelKey } from '.'
import { byFolder } from '../byFolder'
import { novelHref } from '../novelHref'
import { isPublic } from '../pages'
import type { Novel, NovelTexts } from './novel'

const texts = byFolder(
  import.meta.glob<NovelTexts>('@content/novels/*/novel.ts', { eager: true, import: 'default' }),
)

function createNovel(key: NovelKey): Novel {
  const entry = novelEntries.find((novel) => novel.key === key)
  const found = texts[key]
  if (!entry || !found) throw new Error(`The novel ${key} has no novel.ts.`)
  return { ...entry, ...found }
}

/** The novels whose pages are part of the site, in the order of menus. */
export const allNovels: readonly Novel[] = novelEntries
  .filter(({ key, visible }) => visible !== false && isPublic(novelHref(key)))
  .map(({ key }) => createNovel(key))

/** Returns the novel with this key, which may come from an address or from storage. */
export function findNovel(key: string | undefined): Novel | undefined {
  return allNovels.find((novel) => novel.key === key)
}
