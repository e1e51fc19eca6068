import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { BUILD_FILE } from '@/config/deployment'
import { TRUSTED_TYPES } from '@/config/trustedTypes'
import { publicRoutes } from '@/content/pages'
import { WORKER_FILE } from '@/offline/messages'
import { copyFile } from '@/posts/pictures/pictureCopies'
import { FIRST_PAINT_HASH } from '../../../scripts/build/firstPaint.ts'
import {
  cloudflareRedirectsFile,
  headersFile,
  redirectsFile,
  vercelJson,
} from '../../../scripts/hosting/hosts.ts'
import {
  ANY_PROJECT,
  cacheControlOf,
  contentSecurityPolicy,
  FALLBACK_FILE,
  FALLBACK_PATTERNS,
  securityHeaders,
} from '../../../scripts/hosting/rules.ts'
import { tdmHeaders } from '../../../scripts/seo/rightsSignals.ts'

const BACKEND = 'https://abc.supabase.co'

const headerList = v.array(v.strictObject({ key: v.string(), value: v.string() }))
const vercelSchema = v.strictObject({
  $schema: v.string(),
  buildCommand: v.string(),
  outputDirectory: v.literal('dist'),
  cleanUrls: v.literal(true),
  trailingSlash: v.literal(false),
  headers: v.array(v.strictObject({ source: v.string(), headers: headerList })),
  redirects: v.array(
    v.strictObject({ source: v.string(), destination: v.string(), permanent: v.literal(true) }),
  ),
  rewrites: v.array(v.strictObject({ source: v.string(), destination: v.string() })),
})
/** Headers of the rights. */
const SIGNALS = { 'tdm-reservation': '1', 'tdm-policy': 'https://owner.example/about/Rights' }
/** Hashes of the pages' inline styles. */
const STYLE_HASHES = ['sha256-abc=']
const vercel = v.parse(vercelSchema, JSON.parse(vercelJson(BACKEND, [], SIGNALS)))

/** Returns the fields of each line of a file of redirects. */
const fieldsOf = (file: string) =>
  file
    .trim()
    .split('\n')
    .map((line) => line.split(' '))

/** Returns the headers that Vercel sends for a path: the last matching rule wins. */
function vercelHeaders(path: string): Record<string, string> {
  const matching = vercel.headers.filter(({ source }) => new RegExp(`^${source}$`).test(path))
  return Object.fromEntries(matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])))
}

/** Parses Netlify's `_headers`: a path, then indented headers. */
function netlifyRules(): Map<string, Record<string, string>> {
  const blocks = headersFile(BACKEND, STYLE_HASHES, SIGNALS)
    .trim()
    .split(/\n(?=\/)/)
  return new Map(
    blocks.map((block) => {
      const [path = '', ...lines] = block.trim().split('\n')
      const pairs = lines.map((line): [string, string] => {
        const [, name = '', value = ''] = /^ {2}([\w-]+): (\S.*)$/.exec(line) ?? []
        return [name, value]
      })
      return [path, Object.fromEntries(pairs)]
    }),
  )
}

test('the committed vercel.json is up to date (npm run hosting)', () => {
  expect(readFileSync('vercel.json', 'utf8')).toBe(vercelJson(ANY_PROJECT, [], tdmHeaders()))
})

describe('every host', () => {
  test('sends the same headers for a page', () => {
    expect(vercelHeaders('/about/Profile')).toEqual({
      ...securityHeaders(BACKEND),
      ...SIGNALS,
      'Cache-Control': 'no-cache',
    })
    expect(netlifyRules().get('/*')).toEqual({ ...securityHeaders(BACKEND, STYLE_HASHES), ...SIGNALS })
  })

  test('allows inline styles by hash if the build writes its rules', () => {
    const policy = netlifyRules().get('/*')?.['Content-Security-Policy']
    expect(policy).toContain(`style-src 'self' 'sha256-abc='; style-src-attr 'unsafe-inline';`)
    expect(contentSecurityPolicy(BACKEND)).toContain(`style-src 'self' 'unsafe-inline';`)
  })

  test.each([
    ['assets/index-abc.js', 'public, max-age=31536000, immutable'],
    ['og/home-abc.jpg', 'public, max-age=31536000, immutable'],
    [copyFile('folder/a.webp', 480, 'avif'), 'public, max-age=31536000, immutable'],
    ['icons/icon-192.png', 'public, max-age=86400'],
    ['about/Profile.html', 'no-cache'],
    ['sitemap.xml', 'no-cache'],
    ['site.webmanifest', 'no-cache'],
    [WORKER_FILE, 'no-cache'],
    [BUILD_FILE, 'no-store'],
  ])('caches %s with %s', (file, cache) => {
    expect(cacheControlOf(file)).toBe(cache)
    expect(vercelHeaders(`/${file}`)['Cache-Control']).toBe(cache)
    const folder = netlifyRules().get(file.includes('/') ? `/${file.split('/')[0]}/*` : `/${file}`)
    expect(folder?.['Cache-Control'] ?? 'no-cache').toBe(cache)
  })

  test('sets no header in two rules', () => {
    const all = netlifyRules().get('/*') ?? {}
    const others = [...netlifyRules()]
      .filter(([path]) => path !== '/*')
      .flatMap(([, rule]) => Object.keys(rule))
    expect(others.filter((name) => name in all)).toEqual([])
  })

  test('serves the fallback for new rows and the admin, and for nothing else', () => {
    const details = publicRoutes().filter((path) => path.includes(':'))
    expect(FALLBACK_PATTERNS).toEqual(expect.arrayContaining([...details, '/admin', '/admin/*']))
    expect(FALLBACK_PATTERNS).toHaveLength(details.length + 2)
    expect(vercel.rewrites.map(({ destination }) => `${destination}.html`)).toEqual([
      ...FALLBACK_PATTERNS.map(() => `/${FALLBACK_FILE}`),
      ...details.map(() => `/en/${FALLBACK_FILE}`),
    ])
    const fallbacks = FALLBACK_PATTERNS.map((path) => [path.replace(':id', '*'), '/200.html', '200'])
    expect(fieldsOf(redirectsFile([], []))).toEqual(fallbacks)
    // On Cloudflare Pages a rule takes precedence over the file of a detail page.
    expect(cloudflareRedirectsFile([])).toBe('/admin /200 200\n/admin/* /200 200\n')
  })

  test('serves each language from its folder, and leads on from needless tags', () => {
    const netlify = fieldsOf(redirectsFile())
    expect(netlify.slice(0, 4)).toEqual([
      ['/en/admin', '/admin', '301'],
      ['/en/admin/*', '/admin/:splat', '301'],
      ['/ko', '/', '301'],
      ['/ko/*', '/:splat', '301'],
    ])
    expect(netlify).toContainEqual(['/en/fanart/View/*', '/en/200.html', '200'])
    expect(netlify.at(-1)).toEqual(['/en/*', '/en/404.html', '404'])
    expect(vercel.redirects).toContainEqual({
      source: '/en/admin/:rest*',
      destination: '/admin/:rest*',
      permanent: true,
    })
    expect(fieldsOf(cloudflareRedirectsFile())).toContainEqual(['/ko/*', '/:splat', '301'])
  })
})

describe('the policy', () => {
  const directives = new Map(
    contentSecurityPolicy(BACKEND)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources]
      }),
  )

  test('allows only same-origin scripts and the inline script with its hash', () => {
    expect(directives.get('script-src')).toEqual(["'self'", `'${FIRST_PAINT_HASH}'`])
    expect(directives.get('default-src')).toEqual(["'self'"])
  })

  test.each(['object-src', 'base-uri', 'frame-ancestors', 'frame-src'])('allows no %s', (name) => {
    expect(directives.get(name)).toEqual(["'none'"])
  })

  test('allows only the named Trusted Types policies', () => {
    expect(directives.get('require-trusted-types-for')).toEqual(["'script'"])
    const names = Object.values(TRUSTED_TYPES)
    expect(directives.get('trusted-types')).toEqual(names)
    // Only Vercel serves the analytics script, which needs the page's default policy.
    expect(contentSecurityPolicy(BACKEND, STYLE_HASHES)).toMatch(
      new RegExp(`trusted-types ${names.filter((name) => name !== 'default').join(' ')}$`),
    )
  })

  test('allows connections to the site, its backend and the deploy hosts', () => {
    const hosts = ['https://api.vercel.com', 'https://api.netlify.com', 'https://api.cloudflare.com']
    expect(directives.get('connect-src')).toEqual(["'self'", BACKEND, ...hosts])
    expect(contentSecurityPolicy('')).toContain(`connect-src 'self' ${hosts.join(' ')};`)
    expect(directives.get('img-src')).toEqual(["'self'", 'data:', 'blob:', 'https:'])
    const local = 'http://127.0.0.1:54321'
    expect(contentSecurityPolicy(local)).toContain(`img-src 'self' data: blob: https: ${local};`)
  })
})
