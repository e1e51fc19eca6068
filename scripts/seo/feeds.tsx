import { renderToStaticMarkup } from 'react-dom/server'
// The site's feeds. Reads the site's content: load it through Vite.
import { seo } from '#messages/seo'
import { paths } from '@/config/paths'
import { feeds, type SiteFeed } from '@/content/feeds'
import type { GalleryKey } from '@/content/galleryRegistry'
import { ownLanguage } from '@/content/languages'
import { novelHref } from '@/content/novelHref'
import type { Novel } from '@/content/novels/novel'
import { allNovels } from '@/content/novels/novels'
import { isPublic } from '@/content/pages'
import { publicGalleries, publicSeries } from '@/content/publicContent'
import { novelFeed, seriesFeed } from '@/content/serialFeeds'
import { collections } from '@/posts/collections'
import { pictureFile, SHARED_IMAGE_MAX_WIDTH_PX } from '@/posts/pictures/pictureFiles'
import type { Episode, Post } from '@/posts/post'
import { pageUrl } from '@/ui/head'
import { site } from '@content/site'
import { createAddresses, type Addresses } from './addresses'
import { jsonFeed, rssFeed, type FeedChannel, type FeedEntry } from './feed'
import { chapterPath } from './pageNodes'
import type { RowOf, Rows } from './rows'

type SerialPosts = Pick<Rows, 'episodes' | 'chapters'>

/** A feed file and its path below the site's address. */
export interface FeedFile {
  path: string
  text: string
}

/** Returns both feed files of new photos. The posts may be in any order. */
export function photoFeeds(posts: Record<GalleryKey, readonly Post[]>, siteUrl: string): FeedFile[] {
  const addresses = createAddresses(siteUrl)
  const entries = publicGalleries.flatMap(({ key }) =>
    posts[key].map((post) => photoEntry(key, post, addresses)),
  )
  return createFeedFiles(feeds.photos, entries, siteUrl)
}

/** Returns both feed files of all new chapters, of each series and of each novel. The posts may be in any order. */
export function serialFeeds({ episodes, chapters }: SerialPosts, siteUrl: string): FeedFile[] {
  const addresses = createAddresses(siteUrl)
  const episodesOf = (series: string) =>
    episodes.filter(({ meta }) => meta.series === series).map((post) => episodeEntry(post, addresses))
  const chaptersOf = (novel: Novel) =>
    chapters
      .filter(({ meta }) => meta.novel === novel.key)
      .map((post) => chapterEntry(novel, post, addresses))
  return [
    ...createFeedFiles(feeds.chapters, allNovels.flatMap(chaptersOf), siteUrl),
    ...publicSeries.flatMap((series) => createFeedFiles(seriesFeed(series), episodesOf(series.key), siteUrl)),
    ...allNovels.flatMap((novel) => createFeedFiles(novelFeed(novel), chaptersOf(novel), siteUrl)),
  ]
}

function createFeedFiles(feed: SiteFeed, entries: readonly FeedEntry[], siteUrl: string): FeedFile[] {
  const { title, description, page, rss, json } = feed
  if (page === undefined) return []
  const channel: FeedChannel = {
    title: `${title} · ${site.name}`,
    description,
    url: pageUrl(siteUrl, page),
    rssUrl: pageUrl(siteUrl, rss),
    jsonUrl: pageUrl(siteUrl, json),
    language: ownLanguage,
    author: {
      name: site.owner.name,
      url: pageUrl(siteUrl, isPublic(paths.profile) ? paths.profile : paths.home),
    },
  }
  return [
    { path: rss, text: rssFeed(channel, entries) },
    { path: json, text: jsonFeed(channel, entries) },
  ]
}

function photoEntry(key: GalleryKey, post: Post, addresses: Addresses): FeedEntry {
  const { url, width, height } = pictureFile(post, SHARED_IMAGE_MAX_WIDTH_PX) ?? {}
  const image = url === undefined ? null : addresses.file(url)
  return {
    url: addresses.page(collections[key].detailPath(post.id)),
    title: post.title,
    summary: post.summary ?? seo.photo(collections[key].name),
    html: renderToStaticMarkup(
      <>
        {image && (
          <p>
            <img src={image} alt={post.alt ?? post.title} {...(width && height && { width, height })} />
          </p>
        )}
        {post.summary && <p>{post.summary}</p>}
      </>,
    ),
    image,
    published: new Date(post.publishedAt ?? post.createdAt),
    modified: post.updatedAt === null ? null : new Date(post.updatedAt),
  }
}

const datesOf = ({ publishedAt, createdAt, updatedAt }: Post) => ({
  published: new Date(publishedAt ?? createdAt),
  modified: updatedAt === null ? null : new Date(updatedAt),
})

function episodeEntry(post: Episode, addresses: Addresses): FeedEntry {
  const url = addresses.page(collections.episodes.detailPath(post.id))
  const picture = pictureFile(post, SHARED_IMAGE_MAX_WIDTH_PX)
  const image = picture && addresses.file(picture.url)
  const { number, note } = post.meta
  return {
    url,
    title: seo.episode(number, post.title),
    summary: post.summary ?? note ?? post.title,
    html: renderToStaticMarkup(
      <>
        {image && (
          <p>
            <img src={image} alt={post.alt ?? post.title} />
          </p>
        )}
        {note && <p>{note}</p>}
        <p>
          <a href={url}>{seo.readEpisode(number)}</a>
        </p>
      </>,
    ),
    image,
    ...datesOf(post),
  }
}

function chapterEntry(novel: Novel, post: RowOf<'chapters'>, addresses: Addresses): FeedEntry {
  const { number } = post.meta
  const url = addresses.page(chapterPath(novelHref(novel.key), number))
  const paragraphs = post.excerpt ?? []
  return {
    url,
    title: seo.chapter(novel.title, number, post.title),
    summary: paragraphs[0] ?? post.title,
    html: renderToStaticMarkup(
      <>
        {paragraphs.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
        <p>
          <a href={url}>{seo.readOn}</a>
        </p>
      </>,
    ),
    image: null,
    ...datesOf(post),
  }
}
