import { afterEach, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { collections } from '@/posts/collections'
import { paths } from '@/config/paths'
import { pagesByPath } from '@/content/pages'
import { setBuildIntake } from '@/inquiries/intake'
import { rights } from '@content/rights'
import { site } from '@content/site'
import { pageJsonLd, postJsonLd } from '../../../scripts/seo/jsonLd.ts'
import { buildPost } from '../../support/posts'

const SITE_URL = 'https://owner.example/page'
const pages = [...pagesByPath.keys()]

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
const json: v.GenericSchema<unknown, Json> = v.lazy(() =>
  v.union([v.string(), v.number(), v.boolean(), v.null(), v.array(json), v.record(v.string(), json)]),
)
const nodes = v.object({
  '@context': v.literal('https://schema.org'),
  '@graph': v.array(v.intersect([v.object({ '@type': v.string() }), v.record(v.string(), json)])),
})

/** Serializes and parses a graph, as a crawler would. */
const read = (graph: object) => v.parse(nodes, JSON.parse(JSON.stringify(graph)))['@graph']

/** Every object in a graph. */
function objects(value: Json): { [key: string]: Json }[] {
  if (Array.isArray(value)) return value.flatMap(objects)
  if (typeof value !== 'object' || value === null) return []
  return [value, ...Object.values(value).flatMap(objects)]
}

const rows = ['a7c2', 'x100vi', 'portfolio', 'favorites', 'fanart'] as const
const post = {
  ...buildPost({
    id: 7,
    image: 'https://cdn.example/a.webp',
    width: 2400,
    height: 1600,
    alt: '산',
    summary: '열 겹',
  }),
  meta: {},
}
const graphs = [
  ...pages.map((path) => [path, () => read(pageJsonLd(path, SITE_URL, { a7c2: [post] }))] as const),
  ...rows.map((key) => [key, () => read(postJsonLd(key, post, SITE_URL))] as const),
]

describe.each(graphs)('the structured data of %s', (_name, graphOf) => {
  const graph = graphOf()

  test('contains the site and the creator', () => {
    expect(graph.map((node) => node['@type'])).toEqual(expect.arrayContaining(['WebSite', 'Person']))
  })

  test('references only nodes that exist', () => {
    const all = objects(graph)
    const named = new Set(all.filter((node) => '@type' in node).map((node) => node['@id']))
    // A post references its list, which is on another page.
    for (const { listPath } of Object.values(collections)) named.add(SITE_URL + listPath)
    const pointers = all.filter((node) => Object.keys(node).join() === '@id').map((node) => node['@id'])
    expect(pointers.length).toBeGreaterThan(0)
    expect(pointers.filter((id) => !named.has(id))).toEqual([])
  })

  test('has absolute addresses and no empty names', () => {
    const all = objects(graph)
    const addresses = ['url', 'item', 'contentUrl', '@id'].flatMap((name) =>
      all.flatMap((node) => node[name] ?? []),
    )
    expect(
      addresses.filter((address) => typeof address !== 'string' || !address.startsWith('https://')),
    ).toEqual([])
    expect(all.filter((node) => 'name' in node && node['name'] === '')).toEqual([])
  })
})

test.each([
  [paths.profile, 'ProfilePage'],
  ['/webtoon/Tls', 'ComicSeries'],
  ['/novel/They', 'Book'],
  [paths.moreStories, 'Book'],
  ['/gallery/A7c2', 'ImageGallery'],
  [paths.fanart, 'ImageGallery'],
  [paths.portfolio, 'CollectionPage'],
])('%s is a %s', (path, type) => {
  expect(read(pageJsonLd(path, SITE_URL)).map((node) => node['@type'])).toContain(type)
})

test.each(rows)('the picture of %s is an image object that says whose it is', (key) => {
  const pictures = objects(read(postJsonLd(key, post, SITE_URL))).filter(
    (node) => node['contentUrl'] === 'https://cdn.example/a.webp',
  )
  expect(pictures).toHaveLength(1)
  expect(pictures[0]).toMatchObject({
    '@type': 'ImageObject',
    creator: { '@type': 'Person', name: site.owner.name },
    creditText: site.owner.name,
    copyrightNotice: rights.notice,
    license: `${SITE_URL}/about/Rights`,
    acquireLicensePage: `${SITE_URL}/about/Inquiry`,
  })
})

test('a picture has the licence of its post', () => {
  const license = 'https://creativecommons.org/licenses/by/4.0/'
  const own = { ...post, meta: { rights: { license } } }
  expect(read(postJsonLd('a7c2', own, SITE_URL)).at(-1)).toMatchObject({ license })
  expect(read(pageJsonLd('/gallery/A7c2', SITE_URL, { a7c2: [own] })).at(-1)).toMatchObject({
    hasPart: [{ license }],
  })
})

describe('the inquiry page', () => {
  const kind = {
    ...post,
    id: 3,
    title: '책 표지',
    meta: { use: 'commercial', from: 450_000, to: 600_000 },
  } as const
  const talk = { ...kind, id: 4, title: '웹툰 한 화', meta: { use: 'commercial' } } as const
  const intake = { places: 2, opensOn: null, note: null, working: 1, updatedAt: '', readAt: '' }
  afterEach(() => setBuildIntake(null))
  const graphOf = () => read(pageJsonLd(paths.inquiry, SITE_URL, { commissions: [kind, talk] }))

  test('says where to write, and what a commission costs', () => {
    setBuildIntake({ ...intake, state: 'open' })
    const graph = graphOf()
    expect(graph).toContainEqual(
      expect.objectContaining({
        '@type': 'Person',
        contactPoint: expect.objectContaining({
          '@type': 'ContactPoint',
          url: `${SITE_URL}/about/Inquiry`,
          email: site.owner.email,
        }),
      }),
    )
    expect(graph.at(-3)).toMatchObject({ '@type': 'ContactPage', '@id': `${SITE_URL}/about/Inquiry` })
    expect(graph.at(-2)).toMatchObject({
      '@type': 'Offer',
      name: '책 표지',
      url: `${SITE_URL}/about/Inquiry#commission-3`,
      price: 450_000,
      priceCurrency: 'KRW',
      priceSpecification: { minPrice: 450_000, maxPrice: 600_000, priceCurrency: 'KRW' },
      availability: 'https://schema.org/InStock',
    })
    expect(graph.at(-1)).toMatchObject({ '@type': 'Offer', name: '웹툰 한 화' })
    expect(graph.at(-1)).not.toHaveProperty('price')
  })

  test.each([
    ['waitlist', 1, 'BackOrder'],
    ['open', 2, 'BackOrder'],
    ['closed', 1, 'OutOfStock'],
  ] as const)('offers follow the shown state: %s with %s in work', (state, working, availability) => {
    setBuildIntake({ ...intake, state, working })
    expect(graphOf().at(-1)).toMatchObject({ availability: `https://schema.org/${availability}` })
  })

  test('promises nothing while the state is unknown', () => {
    expect(graphOf().at(-1)).not.toHaveProperty('availability')
  })
})

test('the breadcrumbs of the page of rights lead home', () => {
  const way = read(pageJsonLd(paths.rights, SITE_URL)).find((node) => node['@type'] === 'BreadcrumbList')
  expect(way?.['itemListElement']).toMatchObject([{ name: '처음' }, { name: '권리' }])
})

test('the breadcrumbs of a photo contain its gallery', () => {
  const way = read(postJsonLd('a7c2', post, SITE_URL)).find((node) => node['@type'] === 'BreadcrumbList')
  expect(way?.['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: '처음', item: `${SITE_URL}/` },
    { '@type': 'ListItem', position: 2, name: 'SONY A7C2', item: `${SITE_URL}/gallery/A7c2` },
    { '@type': 'ListItem', position: 3, name: '겹겹의 새벽', item: `${SITE_URL}/gallery/a7c2/View/7` },
  ])
})

test('home has no breadcrumbs', () => {
  expect(read(pageJsonLd('/', SITE_URL)).map((node) => node['@type'])).not.toContain('BreadcrumbList')
})

test('a photo has its EXIF data, and a list has its posts', () => {
  const taken = { ...post, meta: { aperture: 8, takenAt: '2025-10-19T06:41:12+09:00' } }
  expect(read(postJsonLd('a7c2', taken, SITE_URL)).at(-1)).toMatchObject({
    '@type': 'ImageObject',
    contentUrl: 'https://cdn.example/a.webp',
    caption: '산',
    dateCreated: '2025-10-19T06:41:12+09:00',
    exifData: [
      { name: '카메라', value: 'SONY A7C2' },
      { name: '조리개', value: 'f/8' },
    ],
  })
  expect(read(pageJsonLd('/gallery/A7c2', SITE_URL, { a7c2: [post] })).at(-1)).toMatchObject({
    '@type': 'ImageGallery',
    hasPart: [{ name: '겹겹의 새벽', url: `${SITE_URL}/gallery/a7c2/View/7` }],
  })
})
