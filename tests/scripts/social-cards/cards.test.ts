import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { CARD_SIZE, SAFE_AREA } from '@/config/socialCard'
import { type CardSpec, MAX_BYTES } from '../../../scripts/social-cards/cardSpec.ts'
import { xmpPacket } from '@/lib/image/xmp'
import { contrastRatio } from '../../../src/lib/colorContrast.ts'
import { readXmp } from '../../support/xmp'
import { makeCards, type CardOrder } from '../../../scripts/social-cards/makeCards.ts'

const TIMEOUT_MS = 120_000
const XMP = xmpPacket({ creator: '한여백', notice: '© & <b>', statement: 'https://a.example/', train: false })
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
  sample: readFileSync('supabase/seed/sample/media/sample/a7c2-dawn-ridges-640.webp'),
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

const make = (orders: Omit<CardOrder, 'alt' | 'xmp'>[], xmp = XMP) =>
  makeCards(
    orders.map((order) => ({ ...order, alt: order.path, xmp })),
    { cache, out, readPicture },
  )

const photo = (title: string, url: string | null = 'sample'): CardSpec => ({
  kind: 'photo',
  title,
  facts: ['SONY A7C2', '176mm', 'f/8', '1/640초'],
  picture: url === null ? null : { url },
})

/** Returns the standard deviation of a part of a card. It is close to 0 if nothing is drawn there. */
async function deviation(file: string, part: { left: number; top: number; width: number; height: number }) {
  const { channels } = await sharp(await sharp(join(out, file)).extract(part).toBuffer()).stats()
  return Math.max(...channels.map(({ stdev }) => stdev))
}

const LONG =
  '해가 능선을 넘기 직전 산이 열 겹으로 숨을 쉬던 아침에 내가 그 자리에서 오래 바라보다가 결국 찍지 못하고 돌아온 장면을 대신하여 걸어 두는 아주 긴 제목의 사진 한 장'

/** Fields of a card with the same text everywhere. */
const textFields = (text: string) => ({ title: text, line: text, sentence: text, picture: null })

const titles: [string, string][] = [
  ['120 characters', LONG.padEnd(120, '가')],
  ['120 characters without a space', '가'.repeat(120)],
  ['emoji', '여행 😀 👩‍🎨 🇰🇷'],
  ['Hanja', '山水畫와 日本語'],
  ['right to left', 'مرحبا بالعالم שלום'],
  ['markup', '</script><b>"\'&amp;]]>'],
  ['a script that no font covers', 'ສະບາຍດີ'],
  ['control characters', '겹\u0000겹의\u202e 새벽'],
]

test(
  'draws a card for any title, with text inside the safe area',
  async () => {
    const orders = [
      ...titles.map(([, title], index) => ({ path: `/photo/${index}`, spec: photo(title, null) })),
      { path: '/case', spec: { kind: 'case', color: null, ...textFields(LONG) } as const },
      { path: '/favorite', spec: { kind: 'favorite', value: 3, ...textFields('가'.repeat(120)) } as const },
      { path: '/fanart', spec: { kind: 'fanart', ...textFields('</script> 山水畫 😀 مرحبا') } as const },
    ]
    const report = await make(orders)
    expect(report.unreadable).toEqual([])
    expect([...report.cards.keys()].toSorted()).toEqual(orders.map(({ path }) => path).toSorted())
    for (const [path, { file }] of report.cards) {
      expect(file).toMatch(/^[a-z0-9-]+\.jpg$/)
      expect(statSync(join(out, file)).size).toBeLessThan(MAX_BYTES)
      const { width, height, format, hasAlpha } = await sharp(join(out, file)).metadata()
      expect({ width, height, format, hasAlpha }).toEqual({ ...CARD_SIZE, format: 'jpeg', hasAlpha: false })
      expect(await deviation(file, SAFE_AREA), path).toBeGreaterThan(8)
    }
  },
  TIMEOUT_MS,
)

test(
  'a second build draws only the cards of changed rows',
  async () => {
    const first = await make([
      { path: '/a/1', spec: photo('하나') },
      { path: '/a/2', spec: photo('둘') },
    ])
    expect([first.drawn, first.cached]).toEqual([2, 0])
    const second = await make([
      { path: '/a/1', spec: photo('하나') },
      { path: '/a/2', spec: photo('셋') },
    ])
    expect([second.drawn, second.cached]).toEqual([1, 1])
    expect(second.cards.get('/a/1')).toEqual(first.cards.get('/a/1'))
    expect(second.cards.get('/a/2')).not.toEqual(first.cards.get('/a/2'))
  },
  TIMEOUT_MS,
)

test(
  'a broken picture is reported and tried again by the next build',
  async () => {
    const broken = [
      { path: '/a/1', spec: photo('하나', 'missing') },
      { path: '/a/2', spec: photo('둘', 'page') },
    ]
    const report = await make(broken)
    expect(report.unreadable.map(({ path, picture }) => `${path} ${picture}`).toSorted()).toEqual([
      '/a/1 missing',
      '/a/2 page',
    ])
    expect(report.unreadable.find(({ picture }) => picture === 'missing')?.reason).toBe('404 missing')
    expect(report.cards.size).toBe(2)
    expect((await make(broken)).drawn).toBe(2)
  },
  TIMEOUT_MS,
)

test(
  'white text has enough contrast on a white picture',
  async () => {
    const { cards } = await make([{ path: '/white', spec: photo('.', 'white') }])
    const background = async (y: number) => {
      const part = { left: 220, top: y, width: 40, height: 4 }
      const { channels } = await sharp(
        await sharp(join(out, cards.get('/white')?.file ?? ''))
          .extract(part)
          .toBuffer(),
      ).stats()
      const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean)
      return [red, green, blue] as const
    }
    expect(contrastRatio([255, 255, 255], await background(372))).toBeGreaterThanOrEqual(3)
    expect(contrastRatio([218, 211, 200], await background(484))).toBeGreaterThanOrEqual(4.5)
  },
  TIMEOUT_MS,
)

test(
  'removes cards from the cache that no build has used for a month',
  async () => {
    await make([{ path: '/old', spec: photo('옛것', null) }])
    const [old = ''] = readdirSync(cache)
    const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60_000)
    utimesSync(join(cache, old), longAgo, longAgo)
    await make([{ path: '/new', spec: photo('새것', null) }])
    expect(readdirSync(cache)).not.toContain(old)
    expect(readdirSync(cache)).toHaveLength(1)
  },
  TIMEOUT_MS,
)

test(
  'states the rights in the file, and other rights make another file',
  async () => {
    const { cards } = await make([{ path: '/a', spec: photo('글', null) }])
    const file = cards.get('/a')?.file ?? ''
    expect(readXmp(readFileSync(join(out, file)))).toMatchObject({
      creator: '한여백',
      rights: '© & <b>',
      statement: 'https://a.example/',
    })
    const others = await make([{ path: '/a', spec: photo('글', null) }], XMP.replace('PROHIBITED', 'ALLOWED'))
    expect(others.cards.get('/a')?.file).not.toBe(file)
  },
  TIMEOUT_MS,
)
