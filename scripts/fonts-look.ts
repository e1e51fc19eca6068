// `npm run fonts:look -- http://localhost:4173`: looks at every page of a running `npm run preview`, on a screen and on a
// phone, and notes which characters stand there in which typeface and weight. `npm run fonts` cuts small files from that, so that a
// first view loads little else. Run it when a page's words have changed much; a character it has not seen is only a later
// file.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { CHROMIUM_ARGS, ensureChromium } from './ensure-browser.ts'
import { FIRST_VIEWS_FILE, type FirstViews } from './fonts/firstViews.ts'
import { shownBy, type Text } from './fonts/shown.ts'

const DEFAULT_URL = 'http://localhost:4173'
const VIEWS = [
  { viewport: { width: 1440, height: 900 } },
  // A finger is told other things than a mouse.
  { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  // The footer says how much moves.
  { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' as const },
]
/** Of each collection's details one stands for all. */
const DETAIL = /\/view\/(\d+)$/i

/** The addresses of the map, with a page that is not there. Throws where there is no map: a build without a public address. */
async function addressesOf(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/sitemap.xml`)
  if (!answer.ok) throw new Error(`${url} has no sitemap.xml: build it with VITE_SITE_URL=${url}.`)
  const map = await answer.text()
  const paths = Array.from(
    map.matchAll(/<loc>([^<]*)<\/loc>/g),
    ([, address = '']) => new URL(address).pathname,
  )
  return ['/404', ...paths.filter((path) => (DETAIL.exec(path)?.[1] ?? '1') === '1')]
}

/** All text that takes place in a page: in static HTML, and when all has come. */
async function textOf(browser: Browser, address: string, view: (typeof VIEWS)[number]): Promise<Text[]> {
  const page = await browser.newPage({ ...view, locale: 'ko-KR' })
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  const first = await textNow(page)
  await page.locator('[data-testid="loading-overlay"]').waitFor({ state: 'detached' })
  // The last of what comes by itself.
  await page.locator('footer').getByRole('group', { name: '움직임' }).waitFor({ state: 'attached' })
  const then = await textNow(page)
  await page.close()
  return [...first, ...then]
}

function textNow(page: Page): Promise<Text[]> {
  return page.evaluate(() => {
    const texts: { family: string; weight: number; text: string }[] = []
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const range = document.createRange()
      range.selectNode(node)
      const { width, height } = range.getBoundingClientRect()
      if (!node.parentElement || width + height === 0) continue
      const { fontFamily, fontWeight } = getComputedStyle(node.parentElement)
      const [family = ''] = fontFamily.split(',')
      const text = node.textContent ?? ''
      texts.push({ family: family.replaceAll('"', ''), weight: Number(fontWeight), text })
    }
    return texts
  })
}

const url = process.argv[2] ?? DEFAULT_URL
const executablePath = ensureChromium()
const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) })
const views: FirstViews = {}
for (const path of await addressesOf(url)) {
  const texts: Text[] = []
  for (const view of VIEWS) texts.push(...(await textOf(browser, url + path, view)))
  views[path] = shownBy(texts)
  console.log(path)
}
await browser.close()
writeFileSync(join(import.meta.dirname, '..', FIRST_VIEWS_FILE), `${JSON.stringify(views, null, 2)}\n`)
