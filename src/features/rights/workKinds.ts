import { paths } from '@/config/paths'
import { novelPages } from '@/content/novels'
import { isPublic } from '@/content/pages'
import { publicGalleries, publicSeries } from '@/content/publicContent'

/** Returns the kinds of works on the site with their particle: “그림, 만화, 글, 사진은”. */
export function workKinds(): string {
  const kinds = [
    { noun: '그림', particle: '은', exists: [paths.fanart, paths.portfolio].some(isPublic) },
    { noun: '만화', particle: '는', exists: publicSeries.length > 0 },
    {
      noun: '글',
      particle: '은',
      exists: [paths.moreStories, ...novelPages.map(({ path }) => path)].some(isPublic),
    },
    { noun: '사진', particle: '은', exists: publicGalleries.length > 0 },
  ].filter(({ exists }) => exists)
  const last = kinds.at(-1)
  return last ? `${kinds.map(({ noun }) => noun).join(', ')}${last.particle}` : '작품은'
}
