import sharp from 'sharp'
import { expect, test } from 'vitest'
import { paths } from '../../src/config/paths.ts'
import { publicRoutes } from '../../src/content/pages.ts'
import { findAddress } from '../support/detailAddress.ts'
import { DESKTOP, PHONE, retry, openWebKit, type WebKitPage } from './page.ts'

const addressOf = (site: string, route: string) =>
  findAddress(route, async (path) => (await fetch(`${site}${path}`)).text())

/** A page of one colour has an entropy of 0. */
const DRAWN_ENTROPY = 0.5

const COMPLETE = { mains: 1, headings: 1, footers: 1, isPrerendered: true, isTooWide: false }

/** Returns what identifies a complete page. */
function readPage() {
  const count = (selector: string) => document.querySelectorAll(selector).length
  return {
    mains: count('main'),
    headings: count('h1'),
    footers: count('footer'),
    isPrerendered: document.documentElement.dataset['prerendered'] === location.pathname,
    isTooWide: document.documentElement.scrollWidth > window.innerWidth,
  }
}

async function entropyOf(page: WebKitPage): Promise<number> {
  const { entropy } = await sharp(await page.screenshot()).stats()
  return entropy
}

const page = openWebKit(PHONE)

/** The readers of episodes and chapters have bars of their own instead of header and footer. */
const READERS: readonly string[] = [paths.episode.pattern, paths.chapter.pattern]
const framedRoutes = publicRoutes().filter((route) => !READERS.includes(route))

test.each(framedRoutes)('%s is drawn and complete on a phone and on a desktop', async (route) => {
  await page().resizeTo(PHONE)
  await page().visit(await addressOf(page().site, route))
  for (const viewport of [PHONE, DESKTOP]) {
    await page().resizeTo(viewport)
    expect(await page().evaluate(readPage)).toEqual(COMPLETE)
    // The first pictures may still fade in.
    await retry(async () => expect(await entropyOf(page())).toBeGreaterThan(DRAWN_ENTROPY))
  }
  // Parts near the viewport load on scrolling.
  await page().evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await page().find('footer')
})

test('an episode is drawn', async () => {
  await page().visit(await addressOf(page().site, paths.episode.pattern))
  expect(await page().evaluate(readPage)).toEqual({ ...COMPLETE, footers: 0 })
  await retry(async () => expect(await entropyOf(page())).toBeGreaterThan(DRAWN_ENTROPY))
})

test('the address of a chapter opens its reader', async () => {
  await page().visit(paths.chapter.to(1))
  await page().find('[data-testid="novel-reader"] article p')
  expect(await page().evaluate(() => location.search)).toMatch(/^\?chapter=/)
})

test('every kind of fault is reported, so that the other tests can fail', async () => {
  await page().visit('/about/Profile')
  await page().evaluate(() => {
    // oxlint-disable-next-line no-console -- the collector listens there
    console.error('a console error')
    void Promise.reject(new Error('a rejection'))
    setTimeout(() => {
      throw new Error('an uncaught error')
    })
    document.body.append(Object.assign(new Image(), { src: '/no/such/picture.png' }))
    document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://example.com/' }))
  })
  const expected = [
    'console: a console error',
    'rejected: Error: a rejection',
    'uncaught: Error: an uncaught error',
    'not loaded: /no/such/picture.png',
    'policy violated: frame-src',
  ]
  await retry(async () =>
    expect(page().faults()).toEqual(
      expect.arrayContaining(expected.map((fault) => expect.stringContaining(fault))),
    ),
  )
  page().takeFaults()
})

test('an unknown address shows the not-found page', async () => {
  await page().visit('/no/such/page')
  expect(await page().evaluate(readPage)).toEqual({ ...COMPLETE, isPrerendered: false })
})
