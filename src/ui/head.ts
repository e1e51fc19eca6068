// A page's head as data: rendered by React in the browser and written into static HTML by the build.

import { inLanguage } from '@/config/language'
import { parseUrl } from '@/lib/parseUrl'

/** An announced RSS or JSON feed; the path is relative to the site's URL. */
export interface HeadFeed {
  title: string
  type: string
  path: string
}

/** One language of a site, with the start of its addresses: empty for the site's own, otherwise `/en`. */
export interface SiteLanguage {
  tag: string
  locale: string
  path: string
}

/** The languages of a site that has several. */
export interface SiteLanguages {
  /** The site's own language first. */
  all: readonly [SiteLanguage, ...SiteLanguage[]]
  current: SiteLanguage
  /** Whether a page is translated. Pages of rows are not: they show the row as it is written. */
  isTranslated: (path: string) => boolean
}

/** The site that the pages belong to. The app provides it, so that this module is independent of the site. */
export interface SiteIdentity {
  name: string
  description: string
  /** Open Graph locale, such as `ko_KR`. */
  locale: string
  /** Default sharing image. */
  image: HeadImage
  feeds: readonly HeadFeed[]
  /** Missing for a site with one language. */
  languages?: SiteLanguages | undefined
}

/** A sharing image: an absolute URL or a path from the root, and its size in px. */
export interface HeadImage {
  src: string
  width?: number | null
  height?: number | null
  alt?: string | null
}

/** Metadata of a page. */
export interface PageDescription {
  /** Without the site's name, which is appended. Missing on the home page. */
  title?: string
  /** Title of shared links, used without the site's name. Defaults to the page's title. */
  shareTitle?: string | null
  description?: string
  /** Canonical path without a query. */
  path: string
  image?: HeadImage
  type?: 'website' | 'article' | 'profile' | 'book'
  /** Publication time of an article, ISO 8601. */
  published?: string | null
  /** Time of an article's last change, ISO 8601. */
  modified?: string | null
  noindex?: boolean
  /** Feeds of this page besides those of the site. */
  feeds?: readonly HeadFeed[]
}

/** A head element. `content` and `href` are not escaped. */
export type HeadTag =
  | { tag: 'meta'; attributes: { name?: string; property?: string; content: string } }
  | {
      tag: 'link'
      attributes: { rel: string; href: string; type?: string; title?: string; hreflang?: string }
    }

export interface Head {
  title: string
  tags: HeadTag[]
}

/** Removes trailing slashes from a path; the root stays `/`. */
export function canonicalPath(path: string): string {
  return path.replace(/\/+$/, '') || '/'
}

/** Returns the absolute URL of a page. `siteUrl` is the home page's URL including the base path, without a trailing slash. */
export function pageUrl(siteUrl: string, path: string): string {
  return siteUrl + canonicalPath(path)
}

/** Returns the absolute URL of a page in a language. */
const translatedUrl = (siteUrl: string, language: Pick<SiteLanguage, 'path'>, path: string): string =>
  siteUrl + inLanguage(canonicalPath(path), language.path)

/** Returns a page's canonical URL: in its language if it is translated, otherwise the plain address. */
export const canonicalUrl = (siteUrl: string, path: string, languages: SiteLanguages | undefined): string =>
  languages?.isTranslated(path) ? translatedUrl(siteUrl, languages.current, path) : pageUrl(siteUrl, path)

/** Returns the absolute URL of a file. `address` is a path from the root, base path included, or already absolute. */
export function fileUrl(siteUrl: string, address: string): string {
  return parseUrl(siteUrl) && address.startsWith('/') ? new URL(address, siteUrl).href : address
}

/** Builds title, description, canonical link, sharing tags and feed links of a page, for the browser and the build. */
export function createHead(page: PageDescription, site: SiteIdentity, siteUrl: string): Head {
  const title = page.title ? `${page.title} · ${site.name}` : site.name
  const shared = page.shareTitle ?? title
  const description = page.description ?? site.description
  const { languages } = site
  const url = canonicalUrl(siteUrl, page.path, languages)
  const image = page.image ?? site.image
  const picture = fileUrl(siteUrl, image.src)
  const { type = 'website' } = page
  return {
    title,
    tags: [
      metaTag('description', description),
      page.noindex ? metaTag('robots', 'noindex') : linkTag('canonical', url),
      ...(page.noindex ? [] : languageTags(siteUrl, page.path, languages)),
      ...openGraphTags(
        Object.entries({
          'og:site_name': site.name,
          'og:locale': site.locale,
          'og:type': type,
          'og:title': shared,
          'og:description': description,
          'og:url': url,
          'og:image': picture,
          'og:image:width': image.width,
          'og:image:height': image.height,
          'og:image:alt': image.alt,
          'article:published_time': type === 'article' ? page.published : null,
          'article:modified_time': type === 'article' ? page.modified : null,
        }),
      ),
      metaTag('twitter:card', 'summary_large_image'),
      metaTag('twitter:title', shared),
      metaTag('twitter:description', description),
      metaTag('twitter:image', picture),
      ...(image.alt ? [metaTag('twitter:image:alt', image.alt)] : []),
      ...[...site.feeds, ...(page.feeds ?? [])].map((feed) => ({
        tag: 'link' as const,
        attributes: {
          rel: 'alternate',
          type: feed.type,
          title: feed.title,
          href: pageUrl(siteUrl, feed.path),
          // The feeds are in the site's own language.
          ...(languages &&
            languages.current.tag !== languages.all[0].tag && { hreflang: languages.all[0].tag }),
        },
      })),
    ],
  }
}

function metaTag(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } }
}

/**
 * Returns the absolute URLs of a page in each language, and on home that for all other languages. Empty for a page that is not
 * translated.
 */
export function pageLanguages(
  siteUrl: string,
  path: string,
  languages: SiteLanguages | undefined,
): { hreflang: string; href: string }[] {
  if (!languages?.isTranslated(path)) return []
  const links = languages.all.map((language) => ({
    hreflang: language.tag,
    href: translatedUrl(siteUrl, language, path),
  }))
  const [own] = languages.all
  return canonicalPath(path) === '/'
    ? [...links, { hreflang: 'x-default', href: translatedUrl(siteUrl, own, path) }]
    : links
}

/** Links to a translated page in each language, and the other languages' locales. */
function languageTags(siteUrl: string, path: string, languages: SiteLanguages | undefined): HeadTag[] {
  const links = pageLanguages(siteUrl, path, languages)
  if (!languages || links.length === 0) return []
  const others = languages.all.filter(({ tag }) => tag !== languages.current.tag)
  return [
    ...links.map((link) => ({ tag: 'link' as const, attributes: { rel: 'alternate', ...link } })),
    ...openGraphTags(others.map(({ locale }): [string, string] => ['og:locale:alternate', locale])),
  ]
}

function linkTag(rel: string, href: string): HeadTag {
  return { tag: 'link', attributes: { rel, href } }
}

/** Open Graph tags. Properties without a value are left out. */
function openGraphTags(
  properties: readonly (readonly [string, string | number | null | undefined])[],
): HeadTag[] {
  return properties.flatMap(([property, value]): HeadTag[] =>
    value === null || value === undefined
      ? []
      : [{ tag: 'meta', attributes: { property, content: String(value) } }],
  )
}
