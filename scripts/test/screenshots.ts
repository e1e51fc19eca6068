// `npm run shots -- http://localhost:4173`: takes screenshots of home in both sizes from a running server (`npm run preview`
// or `npm run dev`), saves them to `shots/` and combines four of them for the README.
import { mkdirSync } from 'node:fs'
import { chromium, devices, type BrowserContextOptions, type Page } from 'playwright'
import sharp from 'sharp'
import { webtoonSeries } from '../../src/content/series/index.ts'
import { chromiumOptions } from './ensureBrowser.ts'
import { openHome } from './openHome.ts'

const DEFAULT_URL = 'http://localhost:4173'
const FOLDER = 'shots'
/** Upper bound for the duration of home's animations, in ms. */
const SETTLE_MS = 1600

interface Moment {
  name: string
  section: 'visual' | 'design' | 'webtoon' | 'gallery'
  /** Scroll progress in the section, 0–1. */
  at: number
}

/** Returns the section's progress for the progress (0–1) of one of its parts. */
const partProgress = (parts: number, index: number, progress: number) => (index + progress) / parts

const moments: Moment[] = [
  { name: 'home-01-hero', section: 'visual', at: 0 },
  { name: 'home-02-hero-to-paper', section: 'visual', at: 0.5 },
  { name: 'home-03-design-heading', section: 'design', at: partProgress(3, 0, 0.05) },
  { name: 'home-04-design-tools', section: 'design', at: partProgress(3, 0, 0.6) },
  { name: 'home-05-design-web', section: 'design', at: partProgress(3, 1, 0.6) },
  { name: 'home-06-design-others', section: 'design', at: partProgress(3, 2, 0.6) },
  { name: 'home-07-design-button', section: 'design', at: 1 },
  { name: 'home-08-webtoon-title', section: 'webtoon', at: 0 },
  ...webtoonSeries.flatMap(({ key }, index): Moment[] => [
    {
      name: `home-09-webtoon-mask-${index + 1}-${key}`,
      section: 'webtoon',
      at: partProgress(webtoonSeries.length, index, 0.055),
    },
    {
      name: `home-10-webtoon-series-${index + 1}-${key}`,
      section: 'webtoon',
      at: partProgress(webtoonSeries.length, index, 0.68),
    },
  ]),
  {
    name: 'home-09-webtoon-mask-1-zoom',
    section: 'webtoon',
    at: partProgress(webtoonSeries.length, 0, 0.16),
  },
  { name: 'home-12-gallery-loaded', section: 'gallery', at: 0.18 },
  { name: 'home-13-gallery-cards', section: 'gallery', at: 0.62 },
  { name: 'home-14-gallery-more', section: 'gallery', at: 1 },
]

const loading: Moment = { name: 'home-11-gallery-loading', section: 'gallery', at: 0 }

/** The README's picture: one screenshot of each world, in reading order. */
const WORLDS_FILE = 'docs/worlds.webp'
const WORLDS = [
  'home-01-hero',
  'home-05-design-web',
  `home-10-webtoon-series-1-${webtoonSeries[0].key}`,
  'home-13-gallery-cards',
]
/** Size of one screenshot in it, px. */
const TILE = { width: 720, height: 450 }

const screens: Record<string, BrowserContextOptions> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  mobile: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
}

async function takeIntro(page: Page, url: string, screen: string) {
  await page.goto(url)
  await page.waitForSelector('html[data-intro="playing"]')
  await page.screenshot({ path: `${FOLDER}/${screen}-home-00-intro.png` })
}

async function takeMoment(page: Page, screen: string, { name, section, at }: Moment) {
  await page.locator(`#${section}`).evaluate((element, share) => {
    const { top, height } = element.getBoundingClientRect()
    window.scrollTo({ top: top + scrollY + share * (height - innerHeight), behavior: 'instant' })
  }, at)
  await page.waitForTimeout(SETTLE_MS)
  await page.screenshot({ path: `${FOLDER}/${screen}-${name}.png` })
}

/** Takes a screenshot of the loading gallery: the photo requests never finish. */
async function takeLoading(page: Page, url: string, screen: string) {
  await page.route('**/rest/v1/posts_*', () => {})
  await openHome(page, url)
  await takeMoment(page, screen, loading)
}

async function takeMoments(page: Page, url: string, screen: string) {
  await openHome(page, url)
  for (const moment of moments) await takeMoment(page, screen, moment)
}

async function composeWorlds() {
  const tiles = WORLDS.map(async (name, index) => ({
    input: await sharp(`${FOLDER}/desktop-${name}.png`).resize(TILE).toBuffer(),
    left: (index % 2) * TILE.width,
    top: Math.floor(index / 2) * TILE.height,
  }))
  const sheet = { width: 2 * TILE.width, height: 2 * TILE.height, channels: 3, background: '#fff' } as const
  await sharp({ create: sheet })
    .composite(await Promise.all(tiles))
    .webp({ quality: 80, effort: 6 })
    .toFile(WORLDS_FILE)
}

const url = process.argv[2] ?? DEFAULT_URL
const reached = await fetch(url).then(
  (answer) => answer.ok,
  () => false,
)
if (!reached) {
  console.error(`No response from ${url}. Start \`npm run preview\` and pass its address.`)
  process.exit(1)
}

mkdirSync(FOLDER, { recursive: true })
const browser = await chromium.launch(chromiumOptions())
for (const [screen, options] of Object.entries(screens)) {
  for (const take of [takeIntro, takeLoading, takeMoments]) {
    const context = await browser.newContext(options)
    await take(await context.newPage(), url, screen)
    await context.close()
  }
}
await browser.close()
await composeWorlds()
console.info(`${2 * (moments.length + 2)} pictures in ${FOLDER}/, and ${WORLDS_FILE}`)
