import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { rights } from '@content/rights'
import { findTerms, licenseUrl } from '@/content/rights'
import type { Rights } from '@/content/types'
import { termsXmp } from '@/posts/pictures/pictureXmp'
import { CRAWLERS, type Purpose } from '../../../scripts/seo/crawlers.ts'
import { pictureNode } from '../../../scripts/seo/pictureNodes.ts'
import { createAddresses } from '../../../scripts/seo/addresses.ts'
import { robots, tdmFile, tdmHeaders } from '../../../scripts/seo/rightsSignals.ts'
import { runs } from '../../fuzz/runs'
import { readXmp } from '../../support/xmp'

const SITE_URL = 'https://owner.example/page'
const BASE = '/page/'
const POLICY = `${SITE_URL}/about/Rights`
const options = { base: BASE, siteUrl: SITE_URL }
const PURPOSES = ['search', 'input', 'train'] as const

/** Reads `robots.txt`: the rules of each crawler, by lower-case name. */
function readRobots(text: string): Map<string, string[]> {
  const groups = text
    .trim()
    .split('\n\n')
    .map((group) => group.split('\n').filter((line) => !line.startsWith('#')))
  return new Map(
    groups.flatMap((lines) => {
      const names = lines.flatMap((line) => /^User-agent: (.+)$/.exec(line)?.[1] ?? [])
      const rules = lines.filter((line) => !line.startsWith('User-agent:'))
      return names.map((name) => [name.toLowerCase(), rules] as const)
    }),
  )
}

const tdmRules = v.array(
  v.strictObject({
    location: v.string(),
    'tdm-reservation': v.picklist([0, 1]),
    'tdm-policy': v.optional(v.string()),
  }),
)
const readTdm = (source: Rights) => v.parse(tdmRules, JSON.parse(tdmFile(options, source)))

const license = fc.constantFrom(
  'reserved',
  'https://creativecommons.org/licenses/by/4.0/',
  'https://a.example/?a=1&b=%3C',
)
const settings = fc.record({
  license,
  ai: fc.record({ search: fc.boolean(), input: fc.boolean(), train: fc.boolean() }),
  collections: fc.dictionary(
    fc.constantFrom('a7c2', 'fanart', 'episodes', 'chapters'),
    fc.record({ license, train: fc.boolean() }, { requiredKeys: [] }),
  ),
})

test('all signals say the same for any settings', () => {
  fc.assert(
    fc.property(settings, fc.constantFrom('a7c2', 'x100vi', 'fanart', ''), (changes, key) => {
      const source: Rights = { ...rights, ...changes }
      const { ai } = source
      const groups = readRobots(robots(`${SITE_URL}/sitemap.xml`, options, source))
      const said = (purpose: Purpose) => (ai[purpose] ? 'yes' : 'no')
      expect(groups.get('*')).toEqual([
        `Content-Signal: search=${said('search')}, ai-input=${said('input')}, ai-train=${said('train')}`,
        'Disallow: /page/admin',
      ])
      for (const purpose of PURPOSES)
        for (const name of CRAWLERS[purpose])
          expect(groups.get(name.toLowerCase())?.includes('Disallow: /page/'), name).toBe(!ai[purpose])

      const site = { 'tdm-reservation': ai.train ? 0 : 1, ...(!ai.train && { 'tdm-policy': POLICY }) }
      expect(readTdm(source).at(-1)).toEqual({ location: BASE, ...site })
      expect(tdmHeaders(options, source)).toEqual({ ...site, 'tdm-reservation': ai.train ? '0' : '1' })

      const terms = findTerms(key, {}, source)
      const node = pictureNode('https://cdn.example/a.webp', createAddresses(SITE_URL), terms)
      const xmp = readXmp(new TextEncoder().encode(termsXmp(terms, SITE_URL)))
      expect(node).toMatchObject({
        license: licenseUrl(terms.license, SITE_URL),
        acquireLicensePage: `${SITE_URL}/about/Inquiry`,
      })
      expect(xmp).toMatchObject({
        creator: node.creditText,
        rights: node.copyrightNotice,
        statement: node.license,
        dataMining: expect.stringMatching(terms.train ? /DMI-ALLOWED$/ : /DMI-PROHIBITED$/),
      })
    }),
    runs(60),
  )
})

test('the sample allows search and answers, and refuses training', () => {
  expect(robots('')).toMatch(
    /^User-agent: \*\nContent-Signal: search=yes, ai-input=yes, ai-train=no\nDisallow: \/admin\n\n/,
  )
  const groups = readRobots(robots(''))
  expect(groups.get('gptbot')).toEqual(['Disallow: /'])
  expect(groups.get('googlebot')).toEqual(['Disallow: /admin'])
  expect(groups.get('oai-searchbot')).toEqual(['Disallow: /admin'])
  expect(JSON.parse(tdmFile({ siteUrl: 'https://owner.example' }))).toEqual([
    { location: '/', 'tdm-reservation': 1, 'tdm-policy': 'https://owner.example/about/Rights' },
  ])
  expect(tdmHeaders()).toEqual({ 'tdm-reservation': '1', 'tdm-policy': '/about/Rights' })
})

test('no crawler is in two groups', () => {
  const names = Object.values(CRAWLERS)
    .flat()
    .map((name) => name.toLowerCase())
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([])
})

test('a collection that refuses training has its own lines on a site that allows it', () => {
  const source: Rights = {
    ...rights,
    ai: { ...rights.ai, train: true },
    collections: { a7c2: { train: false } },
  }
  const [list, details, site] = readTdm(source)
  expect(list).toEqual({ location: '/page/gallery/A7c2', 'tdm-reservation': 1, 'tdm-policy': POLICY })
  expect(details).toEqual({
    location: '/page/gallery/a7c2/View/',
    'tdm-reservation': 1,
    'tdm-policy': POLICY,
  })
  expect(site).toEqual({ location: BASE, 'tdm-reservation': 0 })
  expect(readRobots(robots('', options, source)).get('gptbot')).toEqual([
    'Disallow: /page/admin',
    'Disallow: /page/gallery/A7c2',
    'Disallow: /page/gallery/a7c2/View/',
  ])
})
