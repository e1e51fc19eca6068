import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { sitemap, type SitemapEntry } from '../../../scripts/seo/sitemap.ts'

const address = v.pipe(v.string(), v.url(), v.startsWith('https://'))
const schema = v.object({
  urlset: v.object({
    '@_xmlns': v.literal('http://www.sitemaps.org/schemas/sitemap/0.9'),
    '@_xmlns:image': v.literal('http://www.google.com/schemas/sitemap-image/1.1'),
    '@_xmlns:xhtml': v.literal('http://www.w3.org/1999/xhtml'),
    url: v.array(
      v.strictObject({
        loc: address,
        lastmod: v.optional(v.pipe(v.string(), v.isoTimestamp())),
        'xhtml:link': v.optional(
          v.array(
            v.strictObject({
              '@_rel': v.literal('alternate'),
              '@_hreflang': v.string(),
              '@_href': address,
            }),
          ),
        ),
        'image:image': v.optional(v.array(v.strictObject({ 'image:loc': address }))),
      }),
    ),
  }),
})

function read(entries: SitemapEntry[]) {
  const xml = sitemap(entries)
  expect(XMLValidator.validate(xml)).toBe(true)
  const parser = new XMLParser({
    ignoreAttributes: false,
    isArray: (name) => name === 'url' || name === 'image:image',
  })
  return v.parse(schema, parser.parse(xml)).urlset.url
}

test('lists every address with its date and pictures', () => {
  const entries = [
    { url: 'https://blank.example/', modified: null, images: [] },
    {
      url: 'https://blank.example/gallery/a7c2/View/1',
      modified: new Date('2026-10-24T06:50:00+09:00'),
      images: ['https://cdn.example/render?path=a&width=2', 'https://cdn.example/b.webp'],
    },
  ]
  expect(read(entries)).toEqual([
    { loc: 'https://blank.example/' },
    {
      loc: 'https://blank.example/gallery/a7c2/View/1',
      lastmod: '2026-10-23T21:50:00.000Z',
      'image:image': [
        { 'image:loc': 'https://cdn.example/render?path=a&width=2' },
        { 'image:loc': 'https://cdn.example/b.webp' },
      ],
    },
  ])
})
