import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { CARD, MAX_BYTES, SAFE } from '../../../scripts/social-cards/canvas.ts'
import type { CardSpec } from '../../../scripts/social-cards/cardSpec.ts'
import { contrast } from '../../../scripts/social-cards/contrast.ts'
import { makeCards, type CardOrder } from '../../../scripts/social-cards/makeCards.ts'
import { pageCards } from '../../../scripts/seo/pageCards.ts'

const SLOW_MS = 120_000
const top = mkdtempSync(join(tmpdir(), 'cards-'))
afterAll(() => rmSync(top, { recursive: true, force: true }))

let cache: string
let out: string
beforeEach(() => {
  cache = mkdtempSync(join(top, 'cache-'))
  out = mkdtempSync(join(top, 'out-'))
})

const pictures: Record<string, Buffer | (() => Promise<Buffer>)> = {
  page: Buffer.from('<!doctype html><title>404</title>'),
  sample: readFileSync('supabase/seed/media/sample/a7c2-dawn-ridges-640.webp'),
  white: () =>
    sharp({ create: { width: 600, height: 400, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
}

async function readPicture(url: string): Promise<Buffer> {
  const picture = pictures[url]
  if (!picture) throw new Error(`404 ${url}`)
  return typeof picture === 'function' ? picture() : picture
}

const make = (orders: Omit<CardOrder, 'alt'>[]) =>
  makeCards(
    orders.map((order) => ({ ...order, alt: order.path })),
    { cache, out, readPicture },
  )

const photo = (title: string, url: string | null = 'sample'): CardSpec => ({
  kind: 'photo',
  title,
  facts: ['SONY A7C2', '176mm', 'f/8', '1/640초'],
  picture: url === null ? null : { url },
})

/** The spread of lightness in a part of a card: next to nothing where nothing is drawn. */
async function spread(file: string, part: { left: number; top: number; width: number; height: number }) {
  const { channels } = await sharp(await sharp(join(out, file)).extract(part).toBuffer()).stats()
  return Math.max(...channels.map(({ stdev }) => stdev))
}

const LONG =
  '해가 능선을 넘기 직전 산이 열 겹으로 숨을 쉬던 아침에 내가 그 자리에서 오래 바라보다가 결국 찍지 못하고 돌아온 장면을 대신하여 걸어 두는 아주 긴 제목의 사진 한 장'

/** A card all of whose words are the same. */
const allOf = (words: string) => ({ title: words, line: words, sentence: words, picture: null })

const titles: [string, string][] = [
  ['120 characters', LONG.padEnd(120, '가')],
  ['120 characters without a space', '가'.repeat(120)],
  ['emoji', '여행 😀 👩‍🎨 🇰🇷'],
  ['Hanja', '山水畫와 日本語'],
  ['right to left', 'مرحبا بالعالم שלום'],
  ['markup', '</script><b>"\'&amp;]]>'],
  ['a script that no font here has', 'ສະບາຍດີ'],
  ['control characters', '겹\u0000겹의\u202e 새벽'],
]

test(
  'a row of any title, with a picture or without, gets a card with words in its safe middle',
  async () => {
    const orders = [
      ...titles.map(([, title], index) => ({ path: `/photo/${index}`, spec: photo(title, null) })),
      { path: '/case', spec: { kind: 'case', color: null, ...allOf(LONG) } as const },
      { path: '/favorite', spec: { kind: 'favorite', value: 3, ...allOf('가'.repeat(120)) } as const },
      { path: '/fanart', spec: { kind: 'fanart', ...allOf('</script> 山水畫 😀 مرحبا') } as const },
    ]
    const report = await make(orders)
    expect(report.broken).toEqual([])
    expect([...report.cards.keys()].toSorted()).toEqual(orders.map(({ path }) => path).toSorted())
    for (const [path, { file }] of report.cards) {
      expect(file).toMatch(/^[a-z0-9-]+\.jpg$/)
      expect(statSync(join(out, file)).size).toBeLessThan(MAX_BYTES)
      const { width, height, format, hasAlpha } = await sharp(join(out, file)).metadata()
      expect({ width, height, format, hasAlpha }).toEqual({ ...CARD, format: 'jpeg', hasAlpha: false })
      expect(await spread(file, SAFE), path).toBeGreaterThan(8)
    }
  },
  SLOW_MS,
)

test(
  'every static page has one, with rows or without',
  async () => {
    const orders = pageCards({})
    const report = await make(orders)
    expect(report.cards.size).toBe(orders.length)
    expect(report.broken).toEqual([])
    for (const { file } of report.cards.values()) {
      expect(statSync(join(out, file)).size).toBeLessThan(MAX_BYTES)
      expect(await spread(file, SAFE), file).toBeGreaterThan(8)
    }
  },
  SLOW_MS,
)

test(
  'a second build draws none, and a changed row only its own',
  async () => {
    const first = await make([
      { path: '/a/1', spec: photo('하나') },
      { path: '/a/2', spec: photo('둘') },
    ])
    expect([first.drawn, first.kept]).toEqual([2, 0])
    const second = await make([
      { path: '/a/1', spec: photo('하나') },
      { path: '/a/2', spec: photo('셋') },
    ])
    expect([second.drawn, second.kept]).toEqual([1, 1])
    expect(second.cards.get('/a/1')).toEqual(first.cards.get('/a/1'))
    expect(second.cards.get('/a/2')).not.toEqual(first.cards.get('/a/2'))
  },
  SLOW_MS,
)

test(
  'a broken picture fails nothing, is listed, and is tried again by the next build',
  async () => {
    const broken = [
      { path: '/a/1', spec: photo('하나', 'missing') },
      { path: '/a/2', spec: photo('둘', 'page') },
    ]
    const report = await make(broken)
    expect(report.broken.map(({ path, picture }) => `${path} ${picture}`).toSorted()).toEqual([
      '/a/1 missing',
      '/a/2 page',
    ])
    expect(report.broken.find(({ picture }) => picture === 'missing')?.reason).toBe('404 missing')
    expect(report.cards.size).toBe(2)
    expect((await make(broken)).drawn).toBe(2)
  },
  SLOW_MS,
)

test(
  'white words can be read on a white picture',
  async () => {
    const { cards } = await make([{ path: '/white', spec: photo('.', 'white') }])
    const ground = async (y: number) => {
      const part = { left: 220, top: y, width: 40, height: 4 }
      const { channels } = await sharp(
        await sharp(join(out, cards.get('/white')?.file ?? ''))
          .extract(part)
          .toBuffer(),
      ).stats()
      const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean)
      return [red, green, blue] as const
    }
    expect(contrast([255, 255, 255], await ground(372))).toBeGreaterThanOrEqual(3)
    expect(contrast([218, 211, 200], await ground(484))).toBeGreaterThanOrEqual(4.5)
  },
  SLOW_MS,
)

test(
  'cards that no build asked for in a month leave the cache',
  async () => {
    await make([{ path: '/old', spec: photo('옛것', null) }])
    const [old = ''] = readdirSync(cache)
    const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60_000)
    utimesSync(join(cache, old), longAgo, longAgo)
    await make([{ path: '/new', spec: photo('새것', null) }])
    expect(readdirSync(cache)).not.toContain(old)
    expect(readdirSync(cache)).toHaveLength(1)
  },
  SLOW_MS,
)
