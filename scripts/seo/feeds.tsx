// The site's feeds. Reads the site's content: load it through Vite.
import { renderToStaticMarkup } from 'react-dom/server'
import type { Post } from '@/posts/post'
import { collections } from '@/posts/collections'
import { paths } from '@/config/paths'
import { feeds } from '@/content/feeds'
import type { GalleryKey } from '@/content/galleryRegistry'
import { publicGalleries } from '@/content/publicContent'
import { novelHref } from '@/content/novelHref'
import type { Chapter } from '@/content/novels/novel'
import { allNovels } from '@/content/novels/novels'
import { SCENE_BREAK } from '@/content/novels/sceneBreak'
import { site } from '@/content/site'
import { pageUrl } from '@/ui/head'
import { jsonFeed, rssFeed, type FeedChannel, type FeedEntry } from './feed'
import { createAddresses, type Addresses, pictureUrl } from './addresses'
import { chapterPath } from './pageNodes'
import { isPublic } from '@/content/pages'

/** A feed file and its path below the site's address. */
export interface FeedFile {
  path: string
  text: string
}

/** Number of paragraphs in a chapter's entry. */
const EXCERPT_LENGTH = 3

/** Returns both feed files of new photos. The posts may be in any order. */
export function photoFeeds(posts: Record<GalleryKey, readonly Post[]>, siteUrl: string): FeedFile[] {
  const addresses = createAddresses(siteUrl)
  const entries = publicGalleries.flatMap(({ key }) =>
    posts[key].map((post) => photoEntry(key, post, addresses)),
  )
  return createFeedFiles('photos', entries, siteUrl)
}

/** Returns both feed files of new chapters, which have a text and a publication date. */
export async function chapterFeeds(siteUrl: string): Promise<FeedFile[]> {
  const addresses = createAddresses(siteUrl)
  const entries = await Promise.all(
    allNovels.flatMap(({ key, title, chapters }) =>
      chapters.map((chapter) => chapterEntry(title, chapter, novelHref(key), addresses)),
    ),
  )
  return createFeedFiles(
    'chapters',
    entries.filter((entry) => entry !== null),
    siteUrl,
  )
}

function createFeedFiles(
  kind: keyof typeof feeds,
  entries: readonly FeedEntry[],
  siteUrl: string,
): FeedFile[] {
  const { title, description, page, rss, json } = feeds[kind]
  if (page === undefined) return []
  const channel: FeedChannel = {
    title: `${title} · ${site.name}`,
    description,
    url: pageUrl(siteUrl, page),
    rssUrl: pageUrl(siteUrl, rss),
    jsonUrl: pageUrl(siteUrl, json),
    language: 'ko',
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
  const stored = pictureUrl(post)
  const image = stored === null ? null : addresses.file(stored)
  const { width, height } = post
  return {
    url: addresses.page(collections[key].detailPath(post.id)),
    title: post.title,
    summary: post.summary ?? `${collections[key].name}로 찍은 사진`,
    html: renderToStaticMarkup(
      <>
        {image && (
          <p>
            <img
              src={image}
              alt={post.alt ?? post.title}
              {...(post.image && width && height && { width, height })}
            />
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

async function chapterEntry(
  novel: string,
  { number, title, published, text }: Chapter,
  page: string,
  addresses: Addresses,
): Promise<FeedEntry | null> {
  if (!text || !published) return null
  const paragraphs = (await text()).default
    .filter((paragraph) => paragraph !== SCENE_BREAK)
    .slice(0, EXCERPT_LENGTH)
  const url = addresses.page(chapterPath(page, number))
  return {
    url,
    title: `${novel}, ${number}장 ${title}`,
    summary: paragraphs[0] ?? title,
    html: renderToStaticMarkup(
      <>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <a href={url}>이어 읽기</a>
        </p>
      </>,
    ),
    image: null,
    published: new Date(published),
    modified: null,
  }
}
