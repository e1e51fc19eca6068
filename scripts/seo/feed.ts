// Feeds for readers that ask what is new: RSS 2.0 and JSON Feed 1.1 of the same entries.
import { plainLine, plainText } from './plainText.ts'
import { xml } from './xml.ts'

export interface FeedChannel {
  title: string
  description: string
  /** The page whose news these are. */
  url: string
  rssUrl: string
  jsonUrl: string
  language: string
  author: { name: string; url: string }
}

/** One piece of news. Addresses are whole ones. */
export interface FeedEntry {
  url: string
  title: string
  summary: string
  /** Markup that a reader shows; made by React, so that every word in it is text. */
  html: string
  image: string | null
  published: Date
  modified: Date | null
}

/** How many of the newest a feed holds. */
const FEED_LENGTH = 40

/** The newest entries first, each with words that any reader takes. */
function newest(entries: readonly FeedEntry[]): FeedEntry[] {
  return entries
    .toSorted((a, b) => b.published.getTime() - a.published.getTime() || (a.url < b.url ? -1 : 1))
    .slice(0, FEED_LENGTH)
    .map((entry) => ({
      ...entry,
      title: plainLine(entry.title),
      summary: plainLine(entry.summary),
      html: plainText(entry.html),
    }))
}

/** RSS 2.0. The date of the channel is its newest entry's, so that the same entries make the same file. */
export function rssFeed(channel: FeedChannel, entries: readonly FeedEntry[]): string {
  const news = newest(entries)
  return xml({
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      '@xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
      channel: {
        title: channel.title,
        link: channel.url,
        description: channel.description,
        language: channel.language,
        lastBuildDate: (news[0]?.published ?? new Date(0)).toUTCString(),
        'atom:link': { '@href': channel.rssUrl, '@rel': 'self', '@type': 'application/rss+xml' },
        item: news.map(({ url, title, summary, html, published }) => ({
          title,
          link: url,
          guid: { '@isPermaLink': 'true', '#text': url },
          pubDate: published.toUTCString(),
          description: summary,
          'content:encoded': html,
        })),
      },
    },
  })
}

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function jsonFeed(channel: FeedChannel, entries: readonly FeedEntry[]): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: channel.title,
    description: channel.description,
    home_page_url: channel.url,
    feed_url: channel.jsonUrl,
    language: channel.language,
    authors: [channel.author],
    items: newest(entries).map(({ url, title, summary, html, image, published, modified }) => ({
      id: url,
      url,
      title,
      summary,
      content_html: html,
      ...(image !== null && { image }),
      date_published: published.toISOString(),
      ...(modified !== null && { date_modified: modified.toISOString() }),
    })),
  })
}
