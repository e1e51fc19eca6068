import { siteLanguages } from '@/content/siteLanguages'
import { type CollectionKey, collections } from '@/posts/collections'
// The sitemap's entries. Reads the site's content: load it through Vite.
import { pictureFile } from '@/posts/pictures/pictureFiles'
import type { Post } from '@/posts/post'
import { pageLanguages } from '@/ui/head'
import { createAddresses, type Addresses } from './addresses'
import type { SitemapEntry } from './sitemap'

/** Returns the date of a post's last change. */
function modifiedDate({ updatedAt, publishedAt, createdAt }: Post): Date {
  return new Date(updatedAt ?? publishedAt ?? createdAt)
}

function pictures(post: Post, addresses: Addresses): string[] {
  const file = pictureFile(post)
  return file ? [addresses.file(file.url)] : []
}

/**
 * Returns the entries of the static pages, in the given order, and of all rows. A list has the date of its newest row; other
 * pages have no date.
 */
export function sitemapEntries(
  pages: readonly string[],
  posts: { [Key in CollectionKey]?: readonly Post[] },
  siteUrl: string,
): SitemapEntry[] {
  const addresses = createAddresses(siteUrl)
  const lists = Object.values(collections)
  const pageEntries = pages.flatMap((path): SitemapEntry[] => {
    const list = lists.find(({ listPath }) => listPath === path)
    const times = list ? (posts[list.key] ?? []).map((post) => modifiedDate(post).getTime()) : []
    const latest = times.reduce((newest, time) => Math.max(newest, time), 0)
    const modified = latest > 0 ? new Date(latest) : null
    const links = pageLanguages(siteUrl, path, siteLanguages)
    const urls = new Set(links.map(({ href }) => href))
    return (links.length > 0 ? [...urls] : [addresses.page(path)]).map((url) => ({
      url,
      modified,
      images: [],
      ...(links.length > 0 && { languages: links }),
    }))
  })
  const rowEntries = lists.flatMap(({ key, detailPath, detailPattern }) =>
    (detailPattern === null ? [] : (posts[key] ?? [])).map((post): SitemapEntry => ({
      url: addresses.page(detailPath(post.id)),
      modified: modifiedDate(post),
      images: pictures(post, addresses),
    })),
  )
  return [...pageEntries, ...rowEntries]
}
