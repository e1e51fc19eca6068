import { BUILD_FILE, DEPLOY_HOSTS } from '../../src/config/deployment.ts'
// The routing and header rules of the site for any static host. vercel.json, `_redirects`, `_headers` and the preview server
// are generated from these.
import { inLanguage, type Language } from '../../src/config/language.ts'
import { paths } from '../../src/config/paths.ts'
import { COPIES_FOLDER } from '../../src/config/pictureSizes.ts'
import { TRUSTED_TYPES } from '../../src/config/trustedTypes.ts'
import { ownLanguage } from '../../src/content/languages.ts'
import { collections } from '../../src/posts/collections.ts'
import { FIRST_PAINT_HASH } from '../build/firstPaint.ts'
import { languagePath } from '../build/languages.ts'

/** The shell without static content: it renders the page of its address in the browser. */
export const FALLBACK_FILE = '200.html'
/** The not-found page. Hosts serve it for unknown addresses. */
export const NOT_FOUND_FILE = '404.html'
/** The folder of the social cards in the build. */
export const CARDS_FOLDER = 'og'

/** Returns the file of a page: `/` → `index.html`, `/about/Profile` → `about/Profile.html`. */
export function htmlFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/** Returns the address of a page in a language, without the base path. */
export const translatedPath = (path: string, language: Language): string =>
  inLanguage(path, languagePath(language))

/** Returns the path of a file that each language has, such as its not-found page. */
export const inFolder = (file: string, language: Language): string =>
  `${languagePath(language)}/${file}`.slice(1)

/** Addresses of the admin, which has no static pages. `*` matches the rest of an address. */
export const ADMIN_PATTERNS: readonly string[] = [paths.admin.dashboard, `${paths.admin.dashboard}/*`]

/** Route patterns of the posts of all collections with detail pages. */
const detailPatterns = Object.values(collections).flatMap(({ detailPattern }) => detailPattern ?? [])

/** Addresses that are served by the fallback file: rows added after the build, and the admin. `:id` matches one segment. */
export const FALLBACK_PATTERNS: readonly string[] = [...detailPatterns, ...ADMIN_PATTERNS]

/** Addresses of rows in other languages than the site's own, and the fallback file of each. */
export const translatedFallbacks = (
  languages: readonly Language[],
): { language: Language; pattern: string; file: string }[] =>
  languages.flatMap((language) =>
    detailPatterns.map((pattern) => ({
      language,
      pattern: translatedPath(pattern, language),
      file: inFolder(FALLBACK_FILE, language),
    })),
  )

/**
 * Addresses that lead on, on a site with several languages: those with the tag of the site's own language, and the admin below another
 * one. `*` matches the rest of an address.
 */
export const languageRedirects = (languages: readonly Language[]): { from: string; to: string }[] => {
  if (languages.length === 0) return []
  const admin = languages.flatMap((language) =>
    ADMIN_PATTERNS.map((pattern) => ({ from: `/${language}${pattern}`, to: pattern })),
  )
  return [...admin, { from: `/${ownLanguage}`, to: '/' }, { from: `/${ownLanguage}/*`, to: '/*' }]
}

const YEAR_S = 365 * 24 * 60 * 60
const DAY_S = 24 * 60 * 60

export const CACHE_CONTROL = {
  /** For files whose content never changes. */
  immutable: `public, max-age=${YEAR_S}, immutable`,
  /** For files with stable names. */
  oneDay: `public, max-age=${DAY_S}`,
  /** For pages, feeds and the sitemap: revalidated on each request. */
  revalidate: 'no-cache',
  /** For the build file, from which the admin detects a new build: proxies must not cache it. */
  noStore: 'no-store',
} as const

/** Cache rules of the build's folders. All other files are revalidated, except those below. */
export const FOLDER_CACHE_RULES: readonly { folder: string; cache: string }[] = [
  { folder: 'assets', cache: CACHE_CONTROL.immutable },
  { folder: CARDS_FOLDER, cache: CACHE_CONTROL.immutable },
  { folder: COPIES_FOLDER, cache: CACHE_CONTROL.immutable },
  { folder: 'icons', cache: CACHE_CONTROL.oneDay },
  { folder: 'images', cache: CACHE_CONTROL.oneDay },
  { folder: 'lottie', cache: CACHE_CONTROL.oneDay },
  { folder: 'video', cache: CACHE_CONTROL.oneDay },
]

/** Cache rules of single files. */
export const FILE_CACHE_RULES: readonly { file: string; cache: string }[] = [
  { file: BUILD_FILE, cache: CACHE_CONTROL.noStore },
]

/** Returns the Cache-Control header of a file, by its path in the build. */
export function cacheControlOf(file: string): string {
  const ownRule = FILE_CACHE_RULES.find((rule) => rule.file === file)?.cache
  return (
    ownRule ??
    FOLDER_CACHE_RULES.find(({ folder }) => file.startsWith(`${folder}/`))?.cache ??
    CACHE_CONTROL.revalidate
  )
}

/** Matches any hosted project, for rules that are written without a configured one. */
export const ANY_PROJECT = 'https://*.supabase.co'

/** Only a project on this machine may be unencrypted, such as that of `supabase start`. */
const isLocal = (backend: string) => backend.startsWith('http:')

/**
 * Returns the Content-Security-Policy. `backend` is the origin of the rows, or empty if it is the site's own origin.
 * - Pictures of rows may be on any host, and the admin calls the deploy hooks of the hosts.
 * - Style attributes are allowed, because React writes them to static HTML. Style elements are allowed by the hashes of the
 *   build's critical styles.
 * - One inline script is allowed by its hash. Trusted Types allow only the named policies.
 *
 * Without `styleHashes` it is the policy for Vercel. That host needs its rules before the build, so all style elements are
 * allowed; and it serves the analytics script, which needs the page's default Trusted Types policy.
 */
export function contentSecurityPolicy(backend: string, styleHashes?: readonly string[]): string {
  const isVercel = styleHashes === undefined
  const rules: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'${FIRST_PAINT_HASH}'`],
    'style-src': ["'self'", ...(styleHashes?.map((hash) => `'${hash}'`) ?? ["'unsafe-inline'"])],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...(isLocal(backend) ? [backend] : [])],
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
    'trusted-types': Object.values(TRUSTED_TYPES).filter(
      (name) => isVercel || name !== TRUSTED_TYPES.analytics,
    ),
  }
  return Object.entries(rules)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** Returns the headers of every response. */
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
