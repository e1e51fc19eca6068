// Pure rules for what the service worker caches. Every other request goes to the network.
import { paths } from '@/config/paths'

/** Kinds of cached responses. Each kind has its own cache. */
export type CacheKind = 'pages' | 'assets' | 'files' | 'rows' | 'pictures'

export interface Site {
  /** The site's origin, without a trailing slash. */
  origin: string
  /** The site's base path, with a leading and a trailing slash. */
  base: string
  /** The origin of the hosted backend. Empty if it is the site's own origin or if there is no backend. */
  backend: string
}

export interface ReadRequest {
  url: string
  /** Whether the request has an Authorization header. Only the owner's requests do. */
  isAuthorized: boolean
}

const PUBLIC_ROWS = /^\/rest\/v1\/posts_[a-z0-9_]+$/
/** Search results are not cached: they would evict the lists. */
const SEARCH = /\.ilike\./
const PUBLIC_PICTURES = /^\/storage\/v1\/(?:object|render\/image)\/public\//
/** Paths of the backend, which may have the site's origin, and of the host. */
const NON_PAGE_PATHS = /^\/(?:auth|rest|storage|functions|realtime|graphql|_vercel)(?:\/|$)/i
/** The width and format at the end of the name of a picture's copy. */
const COPY_SIZE = /-(\d+)\.(?:avif|webp)$/
const PICTURES_AND_ANIMATIONS = /^\/(?:icons|images|lottie|video)\/[^/]+\.(?:avif|webp|png|jpg|svg|json)$/

/** Returns the path of a URL within the site, or null for other sites. */
function sitePath(url: URL, { origin, base }: Site): string | null {
  if (url.origin !== origin || !url.pathname.startsWith(base)) return null
  return url.pathname.slice(base.length - 1)
}

/** Returns whether a path belongs to the admin pages. Ignores case, as the routes do. */
function isAdminPath(path: string): boolean {
  return `${path}/`.toLowerCase().startsWith(`${paths.admin.dashboard}/`)
}

/** Returns whether a document is an admin page. */
export function isAdmin(url: string, site: Site): boolean {
  const path = sitePath(new URL(url), site)
  return path !== null && isAdminPath(path)
}

/** Returns whether a URL is the page of received photos, the only admin page whose code is cached. */
export function isReceivedPage(url: string, site: Site): boolean {
  const path = sitePath(new URL(url), site)
  return path !== null && path.replace(/\/+$/, '').toLowerCase() === paths.admin.received.toLowerCase()
}

/** Returns the cache for the response to a GET request, or null if it is not cached. */
export function cacheKindOf({ url, isAuthorized: signed }: ReadRequest, site: Site): CacheKind | null {
  const parsed = new URL(url)
  if (parsed.origin === (site.backend || site.origin)) {
    if (PUBLIC_ROWS.test(parsed.pathname))
      return signed || SEARCH.test(parsed.searchParams.toString()) ? null : 'rows'
    if (PUBLIC_PICTURES.test(parsed.pathname)) return signed ? null : 'pictures'
  }
  const path = sitePath(parsed, site)
  if (path === null || isAdminPath(path) || NON_PAGE_PATHS.test(path)) return null
  if (path.startsWith('/assets/')) return 'assets'
  if (path.startsWith('/media/')) return COPY_SIZE.test(path) ? 'pictures' : null
  if (PICTURES_AND_ANIMATIONS.test(path)) return 'files'
  // Page URLs have no file extension. Other files are feeds, sitemaps, social cards or the host's own.
  return /\.[^/]*$/.test(path) ? null : 'pages'
}

/** Returns what is equal in the URLs of all copies of a picture, and the width of this one. Null if the URL is not one of a copy. */
export function parseCopyUrl(url: string, base: string): { picture: string; width: number } | null {
  const width = new URL(url).pathname.startsWith(`${base}media/`) && COPY_SIZE.exec(url)?.[1]
  return width ? { picture: url.replace(COPY_SIZE, ''), width: Number(width) } : null
}

/** Returns the cache key of a page. It omits the query, because one document serves all of its states. */
export function pageCacheKey(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + (pathname.replace(/(?<=.)\/+$/, '') || '/')
}

/** Largest cached response, in bytes. Fits displayed photos, but not camera originals. */
export const MAX_CACHED_BYTES = 3_000_000

interface ResponseFacts {
  status: number
  redirected: boolean
  /** `Content-Length`, if known. */
  length: string | null
}

/** Returns whether a response may be cached: complete, successful, not redirected and not too large. */
export function isCacheable({ status, redirected, length }: ResponseFacts): boolean {
  return status === 200 && !redirected && Number(length ?? 0) <= MAX_CACHED_BYTES
}
