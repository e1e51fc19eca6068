// What any static host is told about this site: which addresses lead where, and with which headers. vercel.json,
// `_redirects`, `_headers` and the preview server are all made from here.
import { BUILD_FILE, DEPLOY_HOSTS } from '../../src/config/deployment.ts'
import { paths } from '../../src/config/paths.ts'
import { TRUSTED_TYPES } from '../../src/config/trustedTypes.ts'
import { FIRST_PAINT_HASH } from '../build/firstPaint.ts'

/** The shell that has no page of its own: it shows whatever its address names. */
export const FALLBACK_FILE = '200.html'
/** The same shell where a host knows no other answer, and for addresses that lead nowhere. */
export const NOT_FOUND_FILE = '404.html'
/** The folder of the social cards, below the site's own. */
export const CARDS_FOLDER = 'og'

/** The file of a page: `/` → `index.html`, `/about/Profile` → `about/Profile.html`. */
export function htmlFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/** The owner's desk, which has no file. `*` stands for the rest of an address. */
export const DESK: readonly string[] = [paths.admin.dashboard, `${paths.admin.dashboard}/*`]

/**
 * Addresses without a file of their own that are pages all the same: rows that came after the build, and the desk. `:id`
 * stands for one part.
 */
export const REWRITTEN: readonly string[] = [
  paths.favorite.pattern,
  paths.portfolioCase.pattern,
  paths.a7c2Photo.pattern,
  paths.x100viPhoto.pattern,
  paths.fanartPiece.pattern,
  ...DESK,
]

const YEAR_S = 365 * 24 * 60 * 60
const DAY_S = 24 * 60 * 60

export const CACHE = {
  /** Files whose names change with what they hold. */
  forever: `public, max-age=${YEAR_S}, immutable`,
  /** Files that keep their names: a day old at most. */
  aDay: `public, max-age=${DAY_S}`,
  /** Pages, feeds and maps: asked for anew each time; an unchanged one is not sent again. */
  never: 'no-cache',
  /** What tells whether a new site is there: nobody on the way answers in the host's place. */
  nowhere: 'no-store',
} as const

/** Folders whose files may be kept, below the site's own. Everything else is `CACHE.never`, but the file below. */
export const CACHED: readonly { folder: string; cache: string }[] = [
  { folder: 'assets', cache: CACHE.forever },
  { folder: CARDS_FOLDER, cache: CACHE.forever },
  { folder: 'icons', cache: CACHE.aDay },
  { folder: 'images', cache: CACHE.aDay },
  { folder: 'lottie', cache: CACHE.aDay },
  { folder: 'video', cache: CACHE.aDay },
]

/** Files with a rule of their own. */
export const UNCACHED: readonly { file: string; cache: string }[] = [
  { file: BUILD_FILE, cache: CACHE.nowhere },
]

/** The cache rule of a file by its path below the site's folder. */
export function cacheOf(file: string): string {
  const own = UNCACHED.find((uncached) => uncached.file === file)?.cache
  return own ?? CACHED.find(({ folder }) => file.startsWith(`${folder}/`))?.cache ?? CACHE.never
}

/** Any hosted project, where the build's own isn't known. */
export const ANY_PROJECT = 'https://*.supabase.co'

/**
 * The content security policy. `backend` is the origin that rows are read from; empty where that's the site's own. Pictures
 * of rows may stand anywhere; the desk asks the owner's host to build the site anew. Style attributes are allowed, because React writes them into static HTML;
 * style elements only by the hashes of the build's critical styles, or all (`styleHashes` left out) where a host must have its
 * rules before there is a build. One inline script is allowed, by its hash. No text becomes a script or markup, but by one of the policies that are named.
 */
export function contentSecurityPolicy(backend: string, styleHashes?: readonly string[]): string {
  const rules: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'${FIRST_PAINT_HASH}'`],
    'style-src': ["'self'", ...(styleHashes?.map((hash) => `'${hash}'`) ?? ["'unsafe-inline'"])],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(backend ? [backend] : []), ...DEPLOY_HOSTS.map(({ hook }) => hook)],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': Object.values(TRUSTED_TYPES),
  }
  return Object.entries(rules)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** Headers of every answer. */
export function securityHeaders(backend: string, styleHashes?: readonly string[]): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(backend, styleHashes),
    'Strict-Transport-Security': `max-age=${2 * YEAR_S}`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  }
}
