import { xml } from './xml.ts'

/** An entry of the sitemap. Its addresses are absolute. */
export interface SitemapEntry {
  url: string
  /** Date of the last change, or null if unknown. */
  modified: Date | null
  images: readonly string[]
  /** Absolute addresses of the page in each language, if it has several. */
  languages?: readonly { hreflang: string; href: string }[]
}

/** Limit of sitemaps.org for one file. */
const MAX_ADDRESSES = 50_000
/** Limit of Google's image extension for one address. */
const MAX_IMAGES = 1000

/** Returns `sitemap.xml` with images. It contains the first 50,000 addresses; crawlers find later rows through the lists. */
export function sitemap(entries: readonly SitemapEntry[]): string {
  return xml({
    urlset: {
      '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
      '@xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
      '@xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
      url: entries.slice(0, MAX_ADDRESSES).map(({ url, modified, images, languages = [] }) => ({
        loc: url,
        ...(modified && { lastmod: modified.toISOString() }),
        'xhtml:link': languages.map(({ hreflang, href }) => ({
          '@rel': 'alternate',
          '@hreflang': hreflang,
          '@href': href,
        })),
        'image:image': images.slice(0, MAX_IMAGES).map((image) => ({ 'image:loc': image })),
      })),
    },
  })
}
