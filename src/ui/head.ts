// What the head of a page says, as data: the page writes it in the browser, and the build into static HTML.

/** Who the pages belong to; the app gives it once, so that this module knows no product. */
export interface SiteIdentity {
  name: string
  description: string
  /** Open Graph locale, as `ko_KR`. */
  locale: string
  /** The sharing picture of pages without one of their own. */
  image: HeadImage
  /** What readers can subscribe to; paths below the site's address. */
  feeds: readonly { title: string; type: string; path: string }[]
}

/** A sharing picture: its address from the root or whole, its size in px. */
export interface HeadImage {
  src: string
  width?: number | null
  height?: number | null
  alt?: string | null
}

/** What a page says of itself. */
export interface PageDescription {
  /** Without the site's name, which is added; left out on home. */
  title?: string
  /** What shared links are called, as it is; null or left out, the title. */
  ownTitle?: string | null
  description?: string
  /** The page's own path with its canonical spelling, without query. */
  path: string
  image?: HeadImage
  type?: 'website' | 'article' | 'profile' | 'book'
  /** Times of an article, ISO 8601. */
  published?: string | null
  modified?: string | null
  noindex?: boolean
}

/** An element of the head; `content` and `href` hold text as it is, not yet escaped. */
export type HeadTag =
  | { tag: 'meta'; attributes: { name?: string; property?: string; content: string } }
  | { tag: 'link'; attributes: { rel: string; href: string; type?: string; title?: string } }

export interface Head {
  title: string
  tags: HeadTag[]
}

/** A canonical path: no slash at its end, but for the root (decisions §10.15). */
export function canonicalPath(path: string): string {
  return path.replace(/\/+$/, '') || '/'
}

/** The whole address of a page. `siteUrl` is home's, without a slash at its end, with the base path if there is one. */
export function pageUrl(siteUrl: string, path: string): string {
  return siteUrl + canonicalPath(path)
}

/** The whole address of a file that the build names from the root (base path included) or by a whole address. */
export function fileUrl(siteUrl: string, address: string): string {
  return URL.canParse(siteUrl) && address.startsWith('/') ? new URL(address, siteUrl).href : address
}

/** Title, description, canonical address, sharing tags and feeds of a page. One source for browser and build. */
export function headOf(page: PageDescription, site: SiteIdentity, siteUrl: string): Head {
  const title = page.title ? `${page.title} · ${site.name}` : site.name
  const shared = page.ownTitle ?? title
  const description = page.description ?? site.description
  const url = pageUrl(siteUrl, page.path)
  const image = page.image ?? site.image
  const picture = fileUrl(siteUrl, image.src)
  const { type = 'website' } = page
  return {
    title,
    tags: [
      named('description', description),
      page.noindex ? named('robots', 'noindex') : link('canonical', url),
      ...graph({
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
      named('twitter:card', 'summary_large_image'),
      named('twitter:title', shared),
      named('twitter:description', description),
      named('twitter:image', picture),
      ...(image.alt ? [named('twitter:image:alt', image.alt)] : []),
      ...site.feeds.map((feed) => ({
        tag: 'link' as const,
        attributes: {
          rel: 'alternate',
          type: feed.type,
          title: feed.title,
          href: pageUrl(siteUrl, feed.path),
        },
      })),
    ],
  }
}

function named(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } }
}

function link(rel: string, href: string): HeadTag {
  return { tag: 'link', attributes: { rel, href } }
}

/** Open Graph's tags; what is not known is left out. */
function graph(properties: Record<string, string | number | null | undefined>): HeadTag[] {
  return Object.entries(properties).flatMap(([property, value]): HeadTag[] =>
    value === null || value === undefined
      ? []
      : [{ tag: 'meta', attributes: { property, content: String(value) } }],
  )
}
