import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { buildEnv, DEMO_MODE } from '../../scripts/build/env.ts'
import { buildSite } from '../../scripts/build/prerender/site.ts'
import { FALLBACK_FILE, NOT_FOUND_FILE } from '../../scripts/hosting/rules.ts'
import { temporaryFolder, testServer, type TestServer } from './server.ts'
import { requestedFiles, attribute, checks, readBuild, STORED, type StaticBuild } from './staticPages.ts'

const BUILD_TIMEOUT_MS = 10 * 60_000
const { siteUrl } = buildEnv(DEMO_MODE, process.cwd())

/** Titles with special characters. */
const TITLES = [
  `</script><script>alert(1)</script>"'`,
  '가나다라마 바사아자차 '.repeat(10).trim().padEnd(120, '끝'),
  '여행 😀 👩‍🎨 🇰🇷',
  '山水畫와 日本語',
  'مرحبا بالعالم שלום',
  ']]> <!-- &amp; %00 ${1} $& \\u003c',
]
const SCRIPT = TITLES[0] ?? ''
const OTHER_LISTS = ['x100vi', 'portfolio', 'favorites', 'fanart']
const titleIn = (list: string) => `${SCRIPT} ${list}`

let folder: string
let server: TestServer
let build: StaticBuild

beforeAll(async () => {
  server = await testServer()
  await writeOddRows()
  folder = temporaryFolder()
  await buildSite({
    root: process.cwd(),
    mode: DEMO_MODE,
    outDir: folder,
    backendOrigin: server.url,
    log: () => undefined,
  })
  build = readBuild(folder, siteUrl)
}, BUILD_TIMEOUT_MS)
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Inserts a row without a picture for each odd title, and one with a script in every other list. */
async function writeOddRows() {
  const owner = await server.signedIn('owner')
  const row = { status: 'published', summary: SCRIPT, alt: SCRIPT, width: null, height: null }
  const meta = { camera: SCRIPT, lens: SCRIPT, category: SCRIPT, source: SCRIPT, color: SCRIPT }
  await owner
    .from('posts_a7c2')
    .insert(TITLES.map((title) => ({ ...row, title, meta })))
    .throwOnError()
  for (const list of OTHER_LISTS)
    await owner
      .from(`posts_${list}`)
      .insert({ ...row, title: titleIn(list), meta })
      .throwOnError()
}

describe('every static page without JavaScript', () => {
  test('belongs to a build that states its start and its number of posts', async () => {
    const { builtAt, posts } = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'))
    const { data } = await server.visitor().rpc('count_posts').throwOnError()
    const totals: { total: number }[] = data
    expect(posts).toBe(totals.reduce((sum, { total }) => sum + total, 0))
    const { data: oldest } = await (await server.signedIn('owner')).rpc('count_changes', { since: builtAt })
    expect(oldest).toBe(0)
    expect(new Date(builtAt).toISOString()).toBe(builtAt)
  })

  test('exists for each route and row', async () => {
    const { pages } = build
    const { count } = await server.visitor().from('posts_a7c2').select('id', { count: 'exact', head: true })
    expect(count).toBeGreaterThan(0)
    expect(pages.filter(({ path }) => path.startsWith('/gallery/a7c2/View/'))).toHaveLength(count ?? 0)
    expect(
      pages.filter(({ document }) => document.querySelector('article[data-post-id]')).length,
    ).toBeGreaterThan(40)
    expect(pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/', '/about/Profile', '/novel/More']),
    )
  })

  test.each(Object.entries(checks))('%s', async (_, faultsOf) => {
    expect(await faultsOf(build)).toEqual([])
  })

  test('shows pictures that exist in storage', async () => {
    const stored = new Set(
      build.pages
        .flatMap((page) => requestedFiles(build, page))
        .map((url) => url.slice(siteUrl.length))
        .filter((path) => path.startsWith(STORED))
        // The original of each rendition.
        .map((path) => path.replace(/\?.*$/, '').replace('/render/image/', '/object/')),
    )
    expect(stored.size).toBeGreaterThan(0)
    const responses = await Promise.all(
      [...stored].map(async (path) => ({ path, status: (await fetch(server.url + path)).status })),
    )
    expect(responses.filter(({ status }) => status !== 200)).toEqual([])
  })
})

describe('a row with an odd title', () => {
  test.each([...TITLES, ...OTHER_LISTS.map(titleIn)])('has a page with the literal title: %s', (title) => {
    const found = build.pages.filter(
      ({ document }) => document.querySelector('article h1')?.textContent === title,
    )
    expect(found).toHaveLength(1)
    const document = found[0]?.document ?? new JSDOM('').window.document
    const line = title.replaceAll(/\s+/g, ' ')
    expect(document.title.startsWith(line)).toBe(true)
    expect(attribute(document, 'meta[property="og:title"]', 'content')).toContain(line)
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
    const { '@graph': graph } = v.parse(v.object({ '@graph': v.array(v.looseObject({})) }), JSON.parse(data))
    expect(graph.map(({ name }) => name)).toContain(line)
  })

  test('is in the feed unchanged', () => {
    const rss = new XMLParser().parse(readFileSync(join(folder, 'feeds/photos.xml'), 'utf8'))
    const items: { title: string }[] = rss.rss.channel.item
    const json: { items: { title: string; content_html: string }[] } = JSON.parse(
      readFileSync(join(folder, 'feeds/photos.json'), 'utf8'),
    )
    expect(json.items.map(({ title }) => title)).toEqual(
      expect.arrayContaining([...TITLES, titleIn('x100vi')]),
    )
    expect(items.length).toBe(json.items.length)
    const markup = json.items.map(({ content_html: html }) => html).join('')
    expect(new JSDOM(markup).window.document.querySelector('script')).toBeNull()
  })
})

/** Returns the fallback page or the 404 page. */
function shell(file: string): Document {
  const found = build.shells.find(({ path }) => `${path.slice(1)}.html` === file)
  if (!found) throw new Error(`The build has no ${file}.`)
  return found.document
}

test('the fallback page for later rows has no content of another page', () => {
  const fallback = shell(FALLBACK_FILE)
  expect(fallback.querySelector('[data-prerendered], link[rel=canonical], h1, main')).toBeNull()
  expect(fallback.querySelector('body noscript')?.textContent).toContain('자바스크립트')
})

test('the 404 page has its own text and is not indexed', () => {
  const notFound = shell(NOT_FOUND_FILE)
  expect(attribute(notFound, 'meta[name=robots]', 'content')).toBe('noindex')
  expect(notFound.querySelector('[data-prerendered], link[rel=canonical]')).toBeNull()
  expect(notFound.title).toMatch(/^찾을 수 없는 페이지/)
  expect(notFound.querySelector('h1')?.textContent).toBe('요청하신 페이지를 표시할 수 없습니다.')
  expect(attribute(notFound, 'main a', 'href')).toBe('/')
})

test('the sitemap lists every page', () => {
  const text = readFileSync(join(folder, 'sitemap.xml'), 'utf8')
  expect(XMLValidator.validate(text)).toBe(true)
  const entries: { loc: string }[] = new XMLParser().parse(text).urlset.url
  expect(entries.map(({ loc }) => loc).toSorted()).toEqual(
    build.pages.map(({ path }) => siteUrl + path).toSorted(),
  )
  expect(readFileSync(join(folder, 'robots.txt'), 'utf8')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
})

test.each(['photos', 'chapters'])(
  'the feeds of %s link to existing pages, and every page links to them',
  (kind) => {
    const rss = readFileSync(join(folder, `feeds/${kind}.xml`), 'utf8')
    expect(XMLValidator.validate(rss)).toBe(true)
    const items: { link: string }[] = new XMLParser().parse(rss).rss.channel.item
    expect(items.length).toBeGreaterThan(0)
    const json: { items: { url: string }[] } = JSON.parse(
      readFileSync(join(folder, `feeds/${kind}.json`), 'utf8'),
    )
    const known = new Set(build.pages.map(({ path }) => siteUrl + path))
    const addresses = [...items.map(({ link }) => link), ...json.items.map(({ url }) => url)]
    expect(addresses.filter((address) => !known.has(address.split('?', 1)[0] ?? ''))).toEqual([])
    const alternate = `link[rel=alternate][href="${siteUrl}/feeds/${kind}.xml"]`
    expect(build.pages.filter(({ document }) => !document.querySelector(alternate))).toEqual([])
  },
)

test('the build contains the rules for hosts', () => {
  expect(existsSync(join(folder, '_headers'))).toBe(true)
  expect(readFileSync(join(folder, '_redirects'), 'utf8')).toContain(FALLBACK_FILE)
})
