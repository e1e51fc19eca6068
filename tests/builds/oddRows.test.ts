import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { XMLParser } from 'fast-xml-parser'
import { JSDOM } from 'jsdom'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { buildEnv, DEMO_MODE } from '../../scripts/build/env.ts'
import { buildSite } from '../../scripts/build/prerender/site.ts'
import { temporaryFolder, testServer, type TestServer } from '../backend/server.ts'
import { attribute, checks, readBuild, type StaticBuild } from '../built/staticPages.ts'

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
  await writePictures()
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

const DAY_MS = 24 * 60 * 60 * 1000
const WIDTH = 600
/** States of a row with a picture of its own. Only the first one is published. */
const STATES = {
  shown: {},
  draft: { status: 'draft' },
  scheduled: { published_at: new Date(Date.now() + DAY_MS).toISOString() },
  trashed: { deleted_at: new Date().toISOString() },
}
const PLACES = ['image', 'thumbnail', 'text', 'cut'] as const
const pictureName = (state: string, place: string) => `leak-${state}-${place}.webp`

/** Inserts rows in every state, with pictures in every place. */
async function writePictures() {
  const owner = await server.signedIn('owner')
  const bytes = await sharp({ create: { width: WIDTH, height: 20, channels: 3, background: '#345' } })
    .webp()
    .toBuffer()
  for (const [index, [state, columns]] of Object.entries(STATES).entries()) {
    const url = (place: string) => `/storage/v1/object/public/media/${pictureName(state, place)}`
    for (const place of PLACES) {
      const { error } = await owner.storage
        .from('media')
        .upload(pictureName(state, place), bytes, { contentType: 'image/webp' })
      if (error) throw error
    }
    const row = { title: state, status: 'published', width: WIDTH, height: 20, ...columns }
    const body = { type: 'doc', content: [{ type: 'image', attrs: { src: url('text'), width: WIDTH } }] }
    await owner
      .from('posts_fanart')
      .insert({ ...row, image: url('image'), thumbnail: url('thumbnail'), body, alt: state })
      .throwOnError()
    const cuts = [{ image: url('cut'), width: WIDTH, height: 20 }]
    await owner
      .from('posts_episodes')
      .insert({ ...row, meta: { series: 'tls', number: 900 + index, cuts } })
      .throwOnError()
  }
}

/** The checks of what contains titles. */
const CHECKS = [
  'has its own head',
  'contains its heading and text',
  'has structured data',
  'links to existing pages and anchors',
  'has its own valid social card',
  'complies with the content security policy',
] as const

test.each(CHECKS)('every static page without JavaScript %s', async (name) => {
  expect(await checks[name](build)).toEqual([])
})

describe('a row with an odd title', () => {
  test.each([...TITLES, ...OTHER_LISTS.map(titleIn)])('has a page with the literal title: %s', (title) => {
    const found = build.pages.filter(
      ({ folder: language, document }) =>
        language === '' && document.querySelector('article h1')?.textContent === title,
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

test('only pictures of published rows are in the build', () => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const copied = names.flatMap((name) => /leak-\w+-\w+\.webp(?=-480\.avif$)/.exec(name) ?? [])
  expect(copied.toSorted()).toEqual(PLACES.map((place) => pictureName('shown', place)).toSorted())
  expect(names.filter((name) => /leak-(?!shown)/.test(name))).toEqual([])
  const texts = names.filter((name) => /\.(?:html|json|xml)$/.test(name))
  const leaking = texts.filter((name) => /leak-(?!shown)/.test(readFileSync(join(folder, name), 'utf8')))
  expect(leaking).toEqual([])
})
