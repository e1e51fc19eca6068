import { XMLValidator } from 'fast-xml-parser'
import { JSDOM } from 'jsdom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { collections, staticDetailQueries, staticListQueries, renderPage } from '@/app/site/staticEntry'
import { type Post, parsePosts } from '@/posts/post'
import { LIST_PAGE_SIZE } from '@/config/constants'
import { fillShell } from '../../scripts/build/prerender/shell.ts'
import { sitemap } from '../../scripts/seo/sitemap.ts'
import { headHtml } from '../../scripts/seo/headHtml.ts'
import { photoFeeds } from '../../scripts/seo/feeds.tsx'
import { postJsonLd } from '../../scripts/seo/jsonLd.ts'
import { dangersIn } from './dangers.ts'
import { dangersOfHtml, dangersOfRun } from './inert.ts'
import { hostileRow, PAYLOADS, payloadShare } from './payloads.ts'

// Production React, as in a build; it is twice as fast. Must run before React is imported.
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'production'))

const SITE_URL = 'https://own.example'
const TIMEOUT_MS = 120_000
/** Browsers send no longer addresses. */
const MAX_ADDRESS_LENGTH = 10_000
const SHELL = `<!doctype html><html lang="ko"><head><meta name="theme-color" content="#fff"><title>x</title><script type="module" src="/start.js"></script></head>
<body><div id="root"></div> <noscript> <p>x</p></noscript></body></html>`
const feed = v.object({ items: v.array(v.object({ content_html: v.string() })) })
const keys = ['a7c2', 'x100vi', 'portfolio', 'favorites', 'fanart'] as const

// Invalid fields are dropped and logged with their row.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

/** Builds one post for each payload. */
const postsOf = (key: (typeof keys)[number], payloads = PAYLOADS): Post[] =>
  parsePosts<object>(
    collections[key],
    payloads.map((payload, index) => hostileRow(index + 1, payload)),
  )

/** Renders a page as the build writes it, without the site's own start script. */
async function pageOf(path: string, queries: Parameters<typeof renderPage>[1], jsonLd: object | null) {
  const { markup, head } = await renderPage(path, queries)
  const html = fillShell(SHELL, {
    head: headHtml(head, jsonLd),
    markup,
    theme: 'night',
    themeColor: '#000',
    styles: ['/assets/page-1.css'],
    scripts: [],
    state: { queries: queries ?? [] },
  })
  return html.replace(/<script type="module"[^>]*><\/script>/, '')
}

/** Parses all data scripts of a page. Throws if one is not JSON. */
const dataOf = (page: ParentNode): unknown[] =>
  [...page.querySelectorAll('script')].map(({ textContent }): unknown => JSON.parse(textContent))

describe.each(keys)('hostile rows of %s', (key) => {
  const collection = collections[key]
  const payloads = payloadShare(keys.indexOf(key), keys.length)

  test('stay text on its list', { timeout: TIMEOUT_MS }, async () => {
    const posts = postsOf(key, payloads)
    expect(posts).toHaveLength(payloads.length)
    for (let at = 0; at < posts.length; at += LIST_PAGE_SIZE) {
      const shown = posts.slice(at, at + LIST_PAGE_SIZE)
      const html = await pageOf(collection.listPath, staticListQueries(collection, shown), null)
      expect(dangersOfRun(html), shown[0]?.title.slice(0, 80)).toEqual([])
      expect(html.match(/<html/g)).toHaveLength(1)
    }
  })

  test(
    'stay text on their detail pages, in meta tags and structured data',
    { timeout: TIMEOUT_MS },
    async () => {
      for (const post of postsOf(key, payloads)) {
        const beside = { previous: post, next: post }
        const queries = staticDetailQueries(collection, post, beside)
        const html = await pageOf(collection.detailPath(post.id), queries, postJsonLd(key, post, SITE_URL))
        const page = JSDOM.fragment(html)
        expect(dangersIn(page), post.title.slice(0, 80)).toEqual([])
        expect(dataOf(page)).toHaveLength(2)
      }
    },
  )
})

test('hostile rows stay text in feeds and the sitemap', () => {
  const rows = postsOf('a7c2')
  for (let at = 0; at < rows.length; at += LIST_PAGE_SIZE) {
    const [rss, json] = photoFeeds({ a7c2: rows.slice(at, at + LIST_PAGE_SIZE), x100vi: [] }, SITE_URL)
    expect(XMLValidator.validate(rss?.text ?? '')).toBe(true)
    const { items } = v.parse(feed, JSON.parse(json?.text ?? ''))
    expect(items.length).toBeGreaterThan(0)
    for (const { content_html: html } of items) expect(dangersOfHtml(html)).toEqual([])
  }
  const images = PAYLOADS.filter((payload) => URL.canParse(payload, SITE_URL))
  expect(XMLValidator.validate(sitemap([{ url: SITE_URL, modified: null, images }]))).toBe(true)
})

/** Pages that read query parameters, and the parameters they read. */
const PAGE_PARAMS: readonly [path: string, names: string[]][] = [
  ['/webtoon/Tls', ['tab', 'character', 'picture']],
  ['/novel/Tls', ['chapter', 'at']],
  ['/novel/More', ['q']],
  ['/fanart/Fanart', ['series']],
  ['/design/Portfolio', ['category']],
  ['/about/Favorites', ['category']],
  ['/gallery/Light', ['view', 'a', 'b', 'camera', 'q']],
]

test.each(PAGE_PARAMS)('query parameters of %s stay text', { timeout: TIMEOUT_MS }, async (path, names) => {
  const plain = (await renderPage(path)).markup
  const at = PAGE_PARAMS.findIndex(([page]) => page === path)
  const payloads = payloadShare(at, PAGE_PARAMS.length)
  for (const payload of payloads.filter(({ length }) => length < MAX_ADDRESS_LENGTH)) {
    const query = new URLSearchParams(names.map((name) => [name, payload]))
    const { markup } = await renderPage(`${path}?${query}`)
    // Parameters that the page ignores do not change it.
    const dangers = markup === plain ? [] : dangersOfHtml(markup)
    expect(dangers, payload.slice(0, 80)).toEqual([])
  }
})

test('no payload has polluted Object.prototype', () => {
  expect(Object.keys(Object.prototype)).toEqual([])
  expect('ran' in {}).toBe(false)
})
