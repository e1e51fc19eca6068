// The configuration files of the supported hosts, generated from `rules.ts`.
import {
  ADMIN_PATTERNS,
  CACHE_CONTROL,
  FALLBACK_FILE,
  FALLBACK_PATTERNS,
  FILE_CACHE_RULES,
  FOLDER_CACHE_RULES,
  securityHeaders,
} from './rules.ts'

/** The fallback's address on hosts that serve pages without `.html`. */
const FALLBACK_ADDRESS = `/${FALLBACK_FILE.replace(/\.html$/, '')}`

const toHeaderList = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))

/** Returns the addresses that the fallback file serves, without the `absent` ones of collections that no page shows. */
const patternsWithout = (absent: readonly string[]) =>
  FALLBACK_PATTERNS.filter((pattern) => !absent.includes(pattern))

/** Returns `vercel.json`. `signals` are the headers of the rights. Vercel serves `404.html` itself if there is neither a file nor a rewrite. */
export function vercelJson(
  backend: string,
  absent: readonly string[] = [],
  signals: Record<string, string> = {},
): string {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    buildCommand: 'npm run build',
    outputDirectory: 'dist',
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      {
        source: '/(.*)',
        headers: toHeaderList({
          ...securityHeaders(backend),
          ...signals,
          'Cache-Control': CACHE_CONTROL.revalidate,
        }),
      },
      // Later rules override earlier ones.
      ...FOLDER_CACHE_RULES.map(({ folder, cache }) => ({
        source: `/${folder}/(.*)`,
        headers: toHeaderList({ 'Cache-Control': cache }),
      })),
      ...FILE_CACHE_RULES.map(({ file, cache }) => ({
        source: `/${file}`,
        headers: toHeaderList({ 'Cache-Control': cache }),
      })),
    ],
    rewrites: patternsWithout(absent).map((pattern) => ({
      source: pattern.replace('*', '(.*)'),
      destination: FALLBACK_ADDRESS,
    })),
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

/** Returns Netlify's `_redirects`. Files take precedence over rules; Netlify serves `404.html` for everything else. */
export function redirectsFile(absent: readonly string[] = []): string {
  return patternsWithout(absent)
    .map((pattern) => `${pattern.replace(':id', '*')} /${FALLBACK_FILE} 200\n`)
    .join('')
}

/**
 * Returns the `_redirects` of Cloudflare Pages, which contains only the admin: rules take precedence over files there, and
 * a destination with an extension causes a redirect. New rows open through `404.html`.
 */
export function cloudflareRedirectsFile(): string {
  return ADMIN_PATTERNS.map((pattern) => `${pattern} ${FALLBACK_ADDRESS} 200\n`).join('')
}

const rule = (path: string, headers: Record<string, string>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')

/**
 * Returns the `_headers` of Netlify and Cloudflare Pages. Both join the values of all matching rules, so no header is set
 * twice; files without a rule are not cached by default.
 */
export function headersFile(
  backend: string,
  styleHashes: readonly string[],
  signals: Record<string, string> = {},
): string {
  return [
    rule('/*', { ...securityHeaders(backend, styleHashes), ...signals }),
    ...FOLDER_CACHE_RULES.map(({ folder, cache }) => rule(`/${folder}/*`, { 'Cache-Control': cache })),
    ...FILE_CACHE_RULES.map(({ file, cache }) => rule(`/${file}`, { 'Cache-Control': cache })),
  ].join('\n')
}
