import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, test } from 'vitest'
import { buildEnv, DEMO_MODE } from '../../scripts/build/env.ts'
import { FALLBACK_FILE, NOT_FOUND_FILE } from '../../scripts/hosting/rules.ts'
import { paths } from '../../src/config/paths.ts'
import seed from '../../supabase/seed/sample/posts.json' with { type: 'json' }
import { attribute, checks, readBuild, requestedFiles, STORED } from './staticPages.ts'

// The last demo build. These tests do not build it.

const folder = 'dist-demo'
if (!existsSync(join(folder, 'build.json')))
  throw new Error(`There is no demo build in ${folder}: run \`npx tsx scripts/build/demo.ts\` first.`)

const BINARY = /\.(?:woff2|webp|avif|jpg|png|ico|mp4|webm)$/

const { siteUrl } = buildEnv(DEMO_MODE, process.cwd())
const build = readBuild(folder, siteUrl)
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const countPublished = (rows: readonly { status: string }[]) =>
  rows.filter(({ status }) => status === 'published').length

describe('every static page without JavaScript', () => {
  test('exists for each route and row', () => {
    const { pages } = build
    const photos = pages.filter(({ path }) => path.startsWith('/gallery/a7c2/View/'))
    expect(photos).toHaveLength(countPublished(seed.a7c2))
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

  test('shows copies of pictures and asks storage for none', () => {
    const files = build.pages
      .flatMap((page) => requestedFiles(build, page))
      .map((url) => url.slice(siteUrl.length))
    expect(files.filter((path) => path.startsWith('/media/')).length).toBeGreaterThan(0)
    expect(files.filter((path) => path.startsWith(STORED))).toEqual([])
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
  const text = read('sitemap.xml')
  expect(XMLValidator.validate(text)).toBe(true)
  const entries: { loc: string }[] = new XMLParser().parse(text).urlset.url
  expect(entries.map(({ loc }) => loc).toSorted()).toEqual(
    build.pages
      .filter(({ path, folder: language, isDetail }) => {
        return !path.endsWith(paths.receipt) && (language === '' || !isDetail)
      })
      .map(({ path }) => siteUrl + path)
      .toSorted(),
  )
  expect(read('robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
})

test.each(['photos', 'chapters'])(
  'the feeds of %s link to existing pages, and every page links to them',
  (kind) => {
    const rss = read(`feeds/${kind}.xml`)
    expect(XMLValidator.validate(rss)).toBe(true)
    const items: { link: string }[] = new XMLParser().parse(rss).rss.channel.item
    expect(items.length).toBeGreaterThan(0)
    const json: { items: { url: string }[] } = JSON.parse(read(`feeds/${kind}.json`))
    const known = new Set(build.pages.map(({ path }) => siteUrl + path))
    const addresses = [...items.map(({ link }) => link), ...json.items.map(({ url }) => url)]
    expect(addresses.filter((address) => !known.has(address.split('?', 1)[0] ?? ''))).toEqual([])
    const alternate = `link[rel=alternate][href="${siteUrl}/feeds/${kind}.xml"]`
    expect(build.pages.filter(({ document }) => !document.querySelector(alternate))).toEqual([])
  },
)

test('the build contains the rules for hosts and the licences', () => {
  expect(existsSync(join(folder, '_headers'))).toBe(true)
  expect(read('_redirects')).toContain(FALLBACK_FILE)
  expect(read('licenses.txt')).toMatch(/^gsap [^]*standard-license/m)
})

test('the build states its number of posts, and a time before it read them', () => {
  const { builtAt, posts } = JSON.parse(read('build.json'))
  expect(posts).toBe(Object.values(seed).reduce((sum, rows) => sum + countPublished(rows), 0))
  expect(new Date(builtAt).toISOString()).toBe(builtAt)
  const writtenAt = (file: string) => statSync(join(folder, file)).mtimeMs
  expect(Date.parse(builtAt)).toBeGreaterThan(writtenAt('.vite/manifest.json'))
  expect(Date.parse(builtAt)).toBeLessThan(writtenAt('feeds/photos.json'))
})

test.each([
  ['development build of React', /React keys must be passed/],
  ['eval, so that a strict policy is possible', /\beval\(|new Function\(/],
  ['Supabase secret key', /sb_secret_[\w-]{8}/],
  ['private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['JSON Web Token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/],
  ['database URL', /\bpostgres(?:ql)?:\/\/[^\s"'`$]+@/],
  [
    'Supabase, GitHub, AWS or Vercel access token',
    /\b(?:sbp_[0-9a-f]{40}|gh[pousr]_\w{36}|AKIA[0-9A-Z]{16}|vercel_\w{24})\b/,
  ],
  ['path of the build machine', new RegExp(`${process.cwd()}/`)],
])('the build contains no %s', (_name, pattern) => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !BINARY.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  expect(files.filter((file) => pattern.test(readFileSync(file, 'utf8')))).toEqual([])
})
