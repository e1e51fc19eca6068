import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSiteCards } from '../../scripts/build/prerender/cards.ts'
import type { CardOrder } from '../../scripts/social-cards/makeCards.ts'

const BROKEN = '/storage/v1/object/public/media/gone.webp'
const TIMEOUT_MS = 60_000

const favorite = (path: string, url: string | null): CardOrder => ({
  path,
  alt: `‘${path}’`,
  xmp: '<x/>',
  spec: {
    kind: 'favorite',
    title: path,
    line: '문구',
    sentence: '',
    value: 100,
    picture: url === null ? null : { url },
  },
})

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'site-cards-'))
})
afterAll(() => rmSync(root, { recursive: true }))

/** Builds two cards, the second with an unreachable picture. */
async function build(outDir: string, draw = true) {
  const lines: string[] = []
  const { card, notes } = await makeSiteCards({
    orders: [favorite('/whole', null), favorite('/broken', BROKEN)],
    outDir: join(root, outDir),
    base: '/page/',
    readPicture: () => Promise.reject(new Error('unreachable')),
    cache: draw ? join(root, 'kept') : null,
    log: (line) => lines.push(line),
  })
  return { card, lines, notes }
}

test(
  'a second build redraws only the cards with broken pictures, and lists these',
  async () => {
    const first = await build('first')
    expect(first.lines[0]).toBe('2 social cards drawn, 0 from the cache')
    const second = await build('second')
    expect(second.lines[0]).toBe('1 social cards drawn, 1 from the cache')
    expect(second.lines).toHaveLength(1)
    expect(second.notes.join()).toContain(`/broken: ${BROKEN}`)

    const card = second.card('/whole')
    expect(card).toMatchObject({ width: 1200, height: 630, alt: '‘/whole’' })
    expect(card?.src).toMatch(/^\/page\/og\/whole-[0-9a-f]{12}\.jpg$/)
    expect(existsSync(join(root, 'second', card?.src.slice('/page/'.length) ?? ''))).toBe(true)
    expect(second.card('/later')).toBeUndefined()
  },
  TIMEOUT_MS,
)

test('without a cache no cards are drawn', async () => {
  const { card, lines } = await build('none', false)
  expect(card('/whole')).toBeUndefined()
  expect(lines).toEqual([])
})
