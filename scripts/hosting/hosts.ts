// The files in which hosts read their rules. Each is made from `rules.ts` alone.
import { CACHE, CACHED, DESK, FALLBACK_FILE, REWRITTEN, securityHeaders, UNCACHED } from './rules.ts'

/** A file by its name without the ending, where a host keeps endings out of addresses. */
const FALLBACK_ADDRESS = `/${FALLBACK_FILE.replace(/\.html$/, '')}`

const listed = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))

/** `vercel.json`. Vercel answers with `404.html` by itself where there is neither a file nor a rewrite. */
export function vercelJson(backend: string): string {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    buildCommand: 'npm run build',
    outputDirectory: 'dist',
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: listed({ ...securityHeaders(backend), 'Cache-Control': CACHE.never }) },
      // A later rule takes the place of an earlier one.
      ...CACHED.map(({ folder, cache }) => ({
        source: `/${folder}/(.*)`,
        headers: listed({ 'Cache-Control': cache }),
      })),
      ...UNCACHED.map(({ file, cache }) => ({
        source: `/${file}`,
        headers: listed({ 'Cache-Control': cache }),
      })),
    ],
    rewrites: REWRITTEN.map((pattern) => ({
      source: pattern.replace('*', '(.*)'),
      destination: FALLBACK_ADDRESS,
    })),
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

/** Netlify's `_redirects`. A file of the build goes before a rule, and `404.html` answers for everything else. */
export function redirectsFile(): string {
  return REWRITTEN.map((pattern) => `${pattern.replace(':id', '*')} /${FALLBACK_FILE} 200\n`).join('')
}

/**
 * Cloudflare Pages' `_redirects`. There a rule goes before a file, and one that names an ending sends the browser away: it
 * holds the desk alone. Rows that came after the build open through `404.html`.
 */
export function cloudflareRedirectsFile(): string {
  return DESK.map((pattern) => `${pattern} ${FALLBACK_ADDRESS} 200\n`).join('')
}

const rule = (path: string, headers: Record<string, string>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')

/**
 * `_headers` of Netlify and Cloudflare Pages. Rules for one address are joined, so none sets again what another has set: what
 * isn't named here is not cached, as both do by themselves.
 */
export function headersFile(backend: string, styleHashes: readonly string[]): string {
  return [
    rule('/*', securityHeaders(backend, styleHashes)),
    ...CACHED.map(({ folder, cache }) => rule(`/${folder}/*`, { 'Cache-Control': cache })),
    ...UNCACHED.map(({ file, cache }) => rule(`/${file}`, { 'Cache-Control': cache })),
  ].join('\n')
}
