import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { externalLinks } from '@/content/externalLinks'
import { webtoonSeries } from '@/content/series'
import { site } from '@/content/site'
import { root } from '../repository/files.ts'

const CONTENT = 'src/content'

/** Every http(s) address in what the owner edits and in the sample rows, with the file it stands in. */
const addresses = [
  ...readdirSync(join(root, CONTENT), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(CONTENT, name)),
  'supabase/seed/posts.json',
].flatMap((file) =>
  Array.from(readFileSync(join(root, file), 'utf8').matchAll(/https?:\/\/[^\s'"`)\\]+/g), ([address]) => ({
    file,
    url: new URL(address),
  })),
)

/** Names that are kept for examples and never lead anywhere (RFC 2606). */
const RESERVED = /(^|\.)(example|test|invalid|localhost|example\.(com|org|net))$/

/** Pages of the platforms themselves, besides their first ones. */
const PLATFORM_PAGES = ['series.naver.com/comic/home.series', 'comic.naver.com/bestChallenge']

test('no link leads to a name that is kept for examples', () => {
  expect(addresses.length).toBeGreaterThan(5)
  for (const { file, url } of addresses) expect(url.hostname, file).not.toMatch(RESERVED)
})

// A fork has a mail address of its own, and accounts.
describe.runIf(site.email.endsWith('@example.com'))('the sample points at nobody', () => {
  it('and leads to no account on a real host', () => {
    for (const { file, url } of addresses) {
      const page = url.hostname + url.pathname
      expect(url.pathname === '/' || PLATFORM_PAGES.includes(page), `${file}: ${url}`).toBe(true)
      expect(url.search + url.hash, file).toBe('')
    }
    expect(site.handleUrl).toBeUndefined()
  })

  it('but keeps the five outside links and the three of the first series (specification §2)', () => {
    const [first, ...others] = webtoonSeries
    expect(new Set(externalLinks.map(({ url }) => url)).size).toBe(5)
    expect(new Set(first?.links.map(({ url }) => url)).size).toBe(3)
    for (const { links } of others) expect(links).toEqual([])
  })
})
