// Every address of the site for search engines. Reads the site's content: load it through Vite.
import type { CollectionKey } from '@/posts/definition'
import type { Post } from '@/posts/post'
import { collections } from '@/posts/registry'
import { imageUrl } from '@/supabase/storageUrls'
import type { SitemapEntry } from './sitemap'
import { addressesOf, type Addresses } from './addresses'

/** When a post last changed. */
function changed({ updatedAt, publishedAt, createdAt }: Post): Date {
  return new Date(updatedAt ?? publishedAt ?? createdAt)
}

function pictures({ image, thumbnail }: Post, at: Addresses): string[] {
  const url = imageUrl(image) ?? imageUrl(thumbnail)
  return url === null ? [] : [at.file(url)]
}

/**
 * The static pages in the order given, then every row. A collection's list changes with its newest row; the day on which
 * any other page changed is nobody's to know, so it names none.
 */
export function sitemapEntries(
  pages: readonly string[],
  posts: { [Key in CollectionKey]?: readonly Post[] },
  siteUrl: string,
): SitemapEntry[] {
  const at = addressesOf(siteUrl)
  const lists = Object.values(collections)
  const pageEntries = pages.map((path): SitemapEntry => {
    const list = lists.find(({ listPath }) => listPath === path)
    const times = list ? (posts[list.key] ?? []).map((post) => changed(post).getTime()) : []
    const latest = times.reduce((newest, time) => Math.max(newest, time), 0)
    return { url: at.page(path), modified: latest > 0 ? new Date(latest) : null, images: [] }
  })
  const rowEntries = lists.flatMap(({ key, detailPath }) =>
    (posts[key] ?? []).map((post): SitemapEntry => ({
      url: at.page(detailPath(post.id)),
      modified: changed(post),
      images: pictures(post, at),
    })),
  )
  return [...pageEntries, ...rowEntries]
}
