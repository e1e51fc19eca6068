import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { externalLinks } from '@content/externalLinks'
import { homeSeries } from '@/content/series/homeSeries'
import { site } from '@content/site'
import { root } from '../repository/files.ts'

const CONTENT = 'src/content/sample'

/** Every http(s) URL in the content and the sample rows, with its file. */
const addresses = [
  ...readdirSync(join(root, CONTENT), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(CONTENT, name)),
  'supabase/seed/sample/posts.json',
].flatMap((file) =>
  Array.from(readFileSync(join(root, file), 'utf8').matchAll(/https?:\/\/[^\s'"`)\\]+/g), ([address]) => ({
    file,
    url: new URL(address),
  })),
)

/** Domains reserved for examples (RFC 2606). */
const RESERVED = /(^|\.)(example|test|invalid|localhost|example\.(com|org|net))$/

/** Allowed pages of the platforms besides their home pages. */
const PLATFORM_PAGES = ['series.naver.com/comic/home.series', 'comic.naver.com/bestChallenge']

test('no link uses a domain reserved for examples', () => {
  expect(addresses.length).toBeGreaterThan(5)
  for (const { file, url } of addresses) expect(url.hostname, file).not.toMatch(RESERVED)
})

describe('the sample', () => {
  it('links to no account on a real host', () => {
    for (const { file, url } of addresses) {
      const page = url.hostname + url.pathname
      expect(url.pathname === '/' || PLATFORM_PAGES.includes(page), `${file}: ${url}`).toBe(true)
      expect(url.search + url.hash, file).toBe('')
    }
    expect(site.owner.handleUrl).toBeUndefined()
  })

  it('has five external links and three links of the first series', () => {
    const [first, ...others] = homeSeries
    expect(new Set(externalLinks.map(({ url }) => url)).size).toBe(5)
    expect(new Set(first?.links.map(({ url }) => url)).size).toBe(3)
    for (const { links } of others) expect(links).toEqual([])
  })
})
