// The configuration files of the supported hosts, generated from `rules.ts`.
import type { Language } from '../../src/config/language.ts'
import { otherLanguages } from '../../src/content/languages.ts'
import {
  ADMIN_PATTERNS,
  CACHE_CONTROL,
  FALLBACK_FILE,
  FALLBACK_PATTERNS,
  FILE_CACHE_RULES,
  FOLDER_CACHE_RULES,
  inFolder,
  languageRedirects,
  NOT_FOUND_FILE,
  securityHeaders,
  translatedFallbacks,
  translatedPath,
} from './rules.ts'

/** Returns a page's address on hosts that serve pages without `.html`. */
const addressOf = (file: string) => `/${file.replace(/\.html$/, '')}`

const FALLBACK_ADDRESS = addressOf(FALLBACK_FILE)

const toHeaderList = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))

/** Returns the addresses that the fallback file serves, without the `absent` ones of collections that no page shows. */
const patternsWithout = (absent: readonly string[]) =>
  FALLBACK_PATTERNS.filter((pattern) => !absent.includes(pattern))

const translatedPatterns = (languages: readonly Language[], absent: readonly string[]) =>
  translatedFallbacks(languages).filter(
    ({ language, pattern }) => !absent.some((each) => translatedPath(each, language) === pattern),
  )

/** Returns `vercel.json`. `signals` are the headers of the rights. Vercel serves `404.html` itself if there is neither a file nor a rewrite. */
export function vercelJson(
  backend: string,
  absent: readonly string[] = [],
  signals: Record<string, string> = {},
  languages: readonly Language[] = otherLanguages,
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
    redirects: languageRedirects(languages).map(({ from, to }) => ({
      source: from.replace('*', ':rest*'),
      destination: to.replace('*', ':rest*'),
      permanent: true,
    })),
    rewrites: [
      ...patternsWithout(absent).map((pattern) => ({
        source: pattern.replace('*', '(.*)'),
        destination: FALLBACK_ADDRESS,
      })),
      ...translatedPatterns(languages, absent).map(({ pattern, file }) => ({
        source: pattern,
        destination: addressOf(file),
      })),
    ],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

/** Returns Netlify's `_redirects`. Files take precedence over rules; Netlify serves `404.html` for everything else. */
export function redirectsFile(
  absent: readonly string[] = [],
  languages: readonly Language[] = otherLanguages,
): string {
  const rules: (readonly [from: string, to: string, status: number])[] = [
    ...redirectRules(languages),
    ...patternsWithout(absent).map((pattern) => [pattern, `/${FALLBACK_FILE}`, 200] as const),
    ...translatedPatterns(languages, absent).map(({ pattern, file }) => [pattern, `/${file}`, 200] as const),
    ...languages.map(
      (language) => [`/${language}/*`, `/${inFolder(NOT_FOUND_FILE, language)}`, 404] as const,
    ),
  ]
  return rules.map(([from, to, status]) => `${from.replace(':id', '*')} ${to} ${status}\n`).join('')
}

const redirectRules = (languages: readonly Language[]) =>
  languageRedirects(languages).map(({ from, to }) => [from, to.replace('*', ':splat'), 301] as const)

/**
 * Returns the `_redirects` of Cloudflare Pages, which contains only redirects and the admin: rules take precedence over files there,
 * and a destination with an extension causes a redirect. New rows open through the nearest `404.html`.
 */
export function cloudflareRedirectsFile(languages: readonly Language[] = otherLanguages): string {
  return [
    ...redirectRules(languages),
    ...ADMIN_PATTERNS.map((pattern) => [pattern, FALLBACK_ADDRESS, 200] as const),
  ]
    .map((line) => `${line.join(' ')}\n`)
    .join('')
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
