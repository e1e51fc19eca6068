import type { rightsTexts } from '#messages/rightsTexts'
import { paths } from '@/config/paths'
import { novelPages } from '@/content/novels'
import { isPublic } from '@/content/pages'
import { publicGalleries, publicSeries } from '@/content/publicContent'

/** Returns the kinds of works on the site. */
export function workKinds(): Parameters<typeof rightsTexts.lead>[0] {
  const kinds = [
    { kind: 'pictures', exists: [paths.fanart, paths.portfolio].some(isPublic) },
    { kind: 'comics', exists: publicSeries.length > 0 },
    { kind: 'texts', exists: [paths.moreStories, ...novelPages.map(({ path }) => path)].some(isPublic) },
    { kind: 'photos', exists: publicGalleries.length > 0 },
  ] as const
  return kinds.flatMap(({ kind, exists }) => (exists ? [kind] : []))
}
