import { novelHref } from '@/content/novelHref'
import { novelEntries } from '@/content/novels'
import { isPublic } from '@/content/pages'
import { webtoonSeries } from '@/content/series'
import { type Collection, collections } from './collections'

/** The pages of serial works by the key of their series or novel. */
export const serialPages = {
  series: new Map<string, string>(
    webtoonSeries.map(({ key, path, visible }) => [key, visible === false ? '' : path]),
  ),
  novel: new Map<string, string>(
    novelEntries.map(({ key, visible }) => [key, visible === false ? '' : novelHref(key)]),
  ),
}

type Pages = Pick<Collection, 'listPath' | 'seriesField'>

function hasPage({ listPath, seriesField }: Pages): boolean {
  if (seriesField) return [...serialPages[seriesField].values()].some(isPublic)
  return listPath !== null && isPublic(listPath)
}

/** The collections whose pages are part of the site, in the order of the admin menu. The others keep their rows. */
export const publicCollections: readonly Collection[] = Object.values<Collection>(collections).filter(hasPage)

/** Route patterns of the posts of all other collections. */
export const absentPatterns: readonly string[] = Object.values<Collection>(collections)
  .filter((collection) => !hasPage(collection))
  .flatMap(({ detailPattern }) => detailPattern ?? [])

/** Returns the page that lists a post: the collection's list, or the page of its series or novel. '' if there is none. */
export function findListPath({ listPath, seriesField }: Pages, { meta }: { meta: object }): string {
  if (!seriesField) return listPath ?? ''
  const key: unknown = Object.entries(meta).find(([name]) => name === seriesField)?.[1]
  return (typeof key === 'string' && serialPages[seriesField].get(key)) || ''
}

/** Returns whether the page that lists a post is part of the site. */
export const isPublicPost = (collection: Pages, post: { meta: object }): boolean =>
  isPublic(findListPath(collection, post))
