import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { jsonFeed, rssFeed, type FeedChannel, type FeedEntry } from '../../../scripts/seo/feed.ts'

const channel: FeedChannel = {
  title: '새 사진 · Blank Page',
  description: '새로 걸린 사진',
  url: 'https://blank.example/gallery/A7c2',
  rssUrl: 'https://blank.example/feeds/photos.xml',
  jsonUrl: 'https://blank.example/feeds/photos.json',
  language: 'ko',
  author: { name: 'Blank Page', url: 'https://blank.example/about/Profile' },
}

const entry = (changes: Partial<FeedEntry> = {}): FeedEntry => ({
  url: 'https://blank.example/gallery/a7c2/View/1',
  title: '겹겹의 새벽',
  summary: '산이 열 겹으로',
  html: '<p>산이 열 겹으로</p>',
  image: 'https://blank.example/a.webp?x=1&y=2',
  published: new Date('2026-10-24T06:50:00+09:00'),
  modified: null,
  ...changes,
})

/** Parses a feed. Fails if it is not well-formed. */
function readRss(xml: string) {
  expect(XMLValidator.validate(xml)).toBe(true)
  const parser = new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    isArray: (name) => name === 'item',
  })
  return v.parse(rssSchema, parser.parse(xml)).rss.channel
}

const address = v.pipe(v.string(), v.url(), v.startsWith('https://'))
const rfc822 = v.pipe(v.string(), v.regex(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/))
const rssSchema = v.object({
  rss: v.object({
    '@_version': v.literal('2.0'),
    channel: v.object({
      title: v.string(),
      link: address,
      description: v.string(),
      language: v.literal('ko'),
      lastBuildDate: rfc822,
      'atom:link': v.looseObject({ '@_href': address, '@_rel': v.literal('self') }),
      item: v.optional(
        v.array(
          v.object({
            title: v.string(),
            link: address,
            guid: v.looseObject({ '#text': address }),
            pubDate: rfc822,
            description: v.string(),
            'content:encoded': v.string(),
          }),
        ),
        [],
      ),
    }),
  }),
})

const isoDate = v.pipe(v.string(), v.isoTimestamp())
const jsonSchema = v.strictObject({
  version: v.literal('https://jsonfeed.org/version/1.1'),
  title: v.string(),
  description: v.string(),
  home_page_url: address,
  feed_url: address,
  language: v.string(),
  authors: v.array(v.strictObject({ name: v.string(), url: address })),
  items: v.array(
    v.strictObject({
      id: address,
      url: address,
      title: v.string(),
      summary: v.string(),
      content_html: v.string(),
      image: v.optional(address),
      date_published: isoDate,
      date_modified: v.optional(isoDate),
    }),
  ),
})
const readJson = (json: string) => v.parse(jsonSchema, JSON.parse(json))

test('both formats list the same entries, the newest first', () => {
  const entries = [
    entry(),
    entry({
      url: 'https://blank.example/gallery/x100vi/view/2',
      title: '눈밭',
      published: new Date('2026-11-01T00:00:00Z'),
    }),
  ]
  const items = readRss(rssFeed(channel, entries)).item
  expect(items.map(({ title }) => title)).toEqual(['눈밭', '겹겹의 새벽'])
  expect(items[1]?.pubDate).toBe('Fri, 23 Oct 2026 21:50:00 GMT')
  expect(readJson(jsonFeed(channel, entries)).items.map(({ title }) => title)).toEqual([
    '눈밭',
    '겹겹의 새벽',
  ])
})

test('a feed without entries is valid', () => {
  expect(readRss(rssFeed(channel, [])).item).toEqual([])
  expect(readJson(jsonFeed(channel, [])).items).toEqual([])
})

describe.each([
  ['markup', '</script><script>alert(1)</script>', '</script><script>alert(1)</script>'],
  ['quotes and entities', `"'&amp;&lt;`, `"'&amp;&lt;`],
  ['the end of a CDATA section', 'a]]>b]]><x>', 'a]]>b]]><x>'],
  ['control characters', 'a\u0000\u0008\u001fb', 'ab'],
  ['a lone surrogate', 'a\ud83d b', 'a b'],
  ['decomposed Hangul', '한글'.normalize('NFD'), '한글'],
  ['right-to-left text with direction marks', '\u202eمرحبا', 'مرحبا'],
])('a title with %s', (_name, title, expected) => {
  test('stays text in RSS', () => {
    const [item] = readRss(rssFeed(channel, [entry({ title, summary: title })])).item
    expect(item?.title).toBe(expected)
    expect(item?.description).toBe(expected)
  })

  test('stays text in JSON', () => {
    const [item] = readJson(jsonFeed(channel, [entry({ title, summary: title })])).items
    expect(item?.title).toBe(expected)
    expect(item?.summary).toBe(expected)
  })
})

test('a feed contains the newest forty of ten thousand entries', () => {
  const many = Array.from({ length: 10_000 }, (_, index) =>
    entry({
      url: `https://blank.example/gallery/a7c2/View/${index + 1}`,
      published: new Date(1_700_000_000_000 + index * 60_000),
    }),
  )
  const items = readRss(rssFeed(channel, many)).item
  expect(items).toHaveLength(40)
  expect(items[0]?.link).toBe('https://blank.example/gallery/a7c2/View/10000')
})
