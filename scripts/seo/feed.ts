// RSS 2.0 and JSON Feed 1.1 of the same entries.
import { plainLine, plainText } from './plainText.ts'
import { xml } from './xml.ts'

export interface FeedChannel {
  title: string
  description: string
  /** Address of the page that lists the entries. */
  url: string
  rssUrl: string
  jsonUrl: string
  language: string
  author: { name: string; url: string }
}

/** A feed entry. Its addresses are absolute. */
export interface FeedEntry {
  url: string
  title: string
  summary: string
  /** Markup, rendered by React so that all text is escaped. */
  html: string
  image: string | null
  published: Date
  modified: Date | null
}

/** Maximum number of entries in a feed. */
const FEED_LENGTH = 40

/** Returns the newest entries with plain texts, the newest first. */
function newestEntries(entries: readonly FeedEntry[]): FeedEntry[] {
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

/** Returns an RSS 2.0 feed. It has the date of its newest entry, so the same entries always result in the same file. */
export function rssFeed(channel: FeedChannel, entries: readonly FeedEntry[]): string {
  const items = newestEntries(entries)
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
        lastBuildDate: (items[0]?.published ?? new Date(0)).toUTCString(),
        'atom:link': { '@href': channel.rssUrl, '@rel': 'self', '@type': 'application/rss+xml' },
        item: items.map(({ url, title, summary, html, published }) => ({
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

/** Returns a JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function jsonFeed(channel: FeedChannel, entries: readonly FeedEntry[]): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: channel.title,
    description: channel.description,
    home_page_url: channel.url,
    feed_url: channel.jsonUrl,
    language: channel.language,
    authors: [channel.author],
    items: newestEntries(entries).map(({ url, title, summary, html, image, published, modified }) => ({
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
