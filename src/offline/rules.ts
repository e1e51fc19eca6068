// What the service worker keeps, as pure rules: everything that is not named here goes to the network as if no worker were.
import { paths } from '@/config/paths'

/** What is kept, each in a cache of its own. */
export type Kept = 'pages' | 'assets' | 'files' | 'rows' | 'pictures'

export interface Site {
  /** Where the site stands, without a slash at its end. */
  origin: string
  /** The site's path with a slash at both ends. */
  base: string
  /** The origin of the hosted backend; empty where that is the site's own, or where there is none. */
  backend: string
}

export interface Asked {
  url: string
  /** Whether the request says who asks: the owner's do, a visitor's never. */
  signed: boolean
}

const VISITORS_ROWS = /^\/rest\/v1\/posts_[a-z0-9_]+$/
/** A search asks for other rows with every word: keeping them would push out the lists. */
const SEARCH = /\.ilike\./
const PUBLIC_PICTURES = /^\/storage\/v1\/(?:object|render\/image)\/public\//
/** The backend's own paths, where it answers at the site's origin, and the host's. */
const NO_PAGES = /^\/(?:auth|rest|storage|functions|realtime|graphql|_vercel)(?:\/|$)/i
const PICTURES_AND_ANIMATIONS = /^\/(?:icons|images|lottie|video)\/[^/]+\.(?:avif|webp|png|jpg|svg|json)$/

/** The site's own path of an address, or null when it is another site's. */
function ownPath(url: URL, { origin, base }: Site): string | null {
  if (url.origin !== origin || !url.pathname.startsWith(base)) return null
  return url.pathname.slice(base.length - 1)
}

/** Whether a path of the site is the owner's desk; letter case makes no difference, as to every route. */
function isDeskPath(path: string): boolean {
  return `${path}/`.toLowerCase().startsWith(`${paths.admin.dashboard}/`)
}

/** Whether a document is the owner's desk. */
export function isDesk(url: string, site: Site): boolean {
  const path = ownPath(new URL(url), site)
  return path !== null && isDeskPath(path)
}

/** Whether an address is the one page of the desk whose code may be kept: that of received photographs. */
export function isReceivedPage(url: string, site: Site): boolean {
  const path = ownPath(new URL(url), site)
  return path !== null && path.replace(/\/+$/, '').toLowerCase() === paths.admin.received.toLowerCase()
}

/** What an answer to a reading request is kept as; null when the worker has nothing to do with it. */
export function keptAs({ url, signed }: Asked, site: Site): Kept | null {
  const address = new URL(url)
  if (address.origin === (site.backend || site.origin)) {
    if (VISITORS_ROWS.test(address.pathname))
      return signed || SEARCH.test(decodeURIComponent(address.search)) ? null : 'rows'
    if (PUBLIC_PICTURES.test(address.pathname)) return signed ? null : 'pictures'
  }
  const path = ownPath(address, site)
  if (path === null || isDeskPath(path) || NO_PAGES.test(path)) return null
  if (path.startsWith('/assets/')) return 'assets'
  if (PICTURES_AND_ANIMATIONS.test(path)) return 'files'
  // Pages have clean addresses: what has an ending is a feed, a map, a card or a host's own file.
  return /\.[^/]*$/.test(path) ? null : 'pages'
}

/** Under which address a page is kept: one document for all of its states, which its script reads from the query. */
export function pageKey(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + (pathname.replace(/(?<=.)\/+$/, '') || '/')
}

/** The largest answer that is kept, in bytes: a photograph as it is seen, not as it was taken. */
export const LARGEST_KEPT_BYTES = 3_000_000

interface Answer {
  status: number
  redirected: boolean
  /** `Content-Length`, where it is known. */
  length: string | null
}

/** Whether an answer may be kept at all: whole, right, at its own address, and not too large. */
export function isKeepable({ status, redirected, length }: Answer): boolean {
  return status === 200 && !redirected && Number(length ?? 0) <= LARGEST_KEPT_BYTES
}
