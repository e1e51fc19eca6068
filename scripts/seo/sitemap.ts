import { xml } from './xml.ts'

/** An address for search engines; whole ones throughout. */
export interface SitemapEntry {
  url: string
  /** When what it shows last changed; left out where nobody knows. */
  modified: Date | null
  images: readonly string[]
}

/** sitemaps.org allows as many in one file. */
const MOST_ADDRESSES = 50_000
/** Google's image extension allows as many at one address. */
const MOST_IMAGES = 1000

/**
 * `sitemap.xml` with images. Beyond 50,000 addresses it keeps the first ones: later rows are found through the lists.
 * There is one language, so no `hreflang`.
 */
export function sitemap(entries: readonly SitemapEntry[]): string {
  return xml({
    urlset: {
      '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
      '@xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
      url: entries.slice(0, MOST_ADDRESSES).map(({ url, modified, images }) => ({
        loc: url,
        ...(modified && { lastmod: modified.toISOString() }),
        'image:image': images.slice(0, MOST_IMAGES).map((image) => ({ 'image:loc': image })),
      })),
    },
  })
}

/**
 * `robots.txt`: everything but the owner's desk. `base` is the site's path with a slash at its end; an empty map is left
 * out.
 */
export function robots(sitemapUrl: string, base = '/'): string {
  const map = sitemapUrl && `\nSitemap: ${sitemapUrl}\n`
  return `User-agent: *\nDisallow: ${base}admin\n${map}`
}
