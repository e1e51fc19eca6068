// `npm run bench -- strip`: an episode of 200 cuts, scrolled three times at 2,400 px/s with CPU and network throttled, beside a plain page.
import { execFileSync } from 'node:child_process'
import type { Browser, Page } from 'playwright'
import { paths } from '../src/config/paths.ts'
import { webtoonSeries } from '../src/content/series/index.ts'
import { openBrowser, openPage, throttle } from './browser.ts'
import { FRAME_COLUMNS, recordFrames } from './frames.ts'
import type { Options } from './run.ts'
import { BASELINE_PAGES, BENCH_CUTS, benchCut } from './site/baselinePages.ts'
import type { Site } from './site/serve.ts'
import type { Table } from './table.ts'

const NETWORK = { megabits: 9, latencyMs: 60 }
const PX_PER_SECOND = 2400
const PASSES = 3
/** Time before and after a pass in which the browser may load the first cuts and free memory, in ms. */
const SETTLE_MS = 4000
/** An id that no static page and no sample row has. */
const EPISODE_ID = 9001
const PLACEHOLDER = 'JwgOBQAGV3p4OIiYeIaIdwd5AQAA'

const episode = {
  id: EPISODE_ID,
  title: '시험 회차',
  created_at: '2026-01-01T00:00:00Z',
  published_at: '2026-01-01T00:00:00Z',
  status: 'published',
  meta: {
    series: webtoonSeries[0].key,
    number: 400,
    cuts: Array.from({ length: BENCH_CUTS }, (_, index) => ({
      ...benchCut(index),
      placeholder: PLACEHOLDER,
    })),
  },
}

/** Answers the request for the episode. It has no neighbours. */
async function serveEpisode(page: Page) {
  await page.route('**/rest/v1/posts_episodes*', async (route) => {
    const isEpisode = new URL(route.request().url()).searchParams.get('id') === `eq.${EPISODE_ID}`
    // Routed responses are not throttled by DevTools.
    await new Promise((later) => setTimeout(later, NETWORK.latencyMs))
    await route.fulfill({ json: isEpisode ? [episode] : [] })
  })
}

/** Returns the memory of all browser processes in MB. A page that several processes share counts once. */
async function memory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const files = processInfo.map(({ id }) => `/proc/${id}/smaps_rollup`)
  const lines = execFileSync('cat', files, { encoding: 'utf8' })
  const kilobytes = [...lines.matchAll(/^Pss: +(\d+)/gm)].map(([, count]) => Number(count))
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024
}

/** Runs in the page: scrolls the strip by time and checks the cuts in view at each frame. */
function scrollStrip(pxPerSecond: number) {
  return new Promise<number[]>((resolve) => {
    const images = [...document.querySelectorAll<HTMLImageElement>('img[data-cut]')]
    const boxes = images.map((image) => {
      const { top, bottom } = image.getBoundingClientRect()
      return { image, top: top + window.scrollY, bottom: bottom + window.scrollY, loaded: false, box: true }
    })
    const seen = new Set<(typeof boxes)[number]>()
    const end = (boxes.at(-1)?.bottom ?? 0) - window.innerHeight
    const start = performance.now()
    let [frames, incomplete] = [0, 0]
    const step = (now: number) => {
      const y = window.scrollY
      let isComplete = true
      for (const cut of boxes) {
        if (cut.bottom <= y || cut.top >= y + window.innerHeight) continue
        seen.add(cut)
        const { top, height } = cut.image.getBoundingClientRect()
        // A cut that moved or has no height has lost its box.
        cut.box &&= height > 0 && Math.abs(top + y - cut.top) < 2
        const isLoaded = cut.image.complete && cut.image.naturalWidth > 1
        cut.loaded ||= isLoaded
        isComplete &&= isLoaded
      }
      frames += 1
      if (!isComplete) incomplete += 1
      const target = Math.max(0, ((now - start) / 1000) * pxPerSecond)
      window.scrollTo({ top: Math.min(end, target), behavior: 'instant' })
      if (target < end) {
        requestAnimationFrame(step)
        return
      }
      const all = [...seen]
      const without = (key: 'box' | 'loaded') => all.filter((cut) => !cut[key]).length
      resolve([all.length, without('box'), without('loaded'), (100 * incomplete) / frames])
    }
    requestAnimationFrame(step)
  })
}

/** Runs in the page: counts the cuts whose pictures the document holds. */
function countHeldPictures() {
  const images = [...document.querySelectorAll<HTMLImageElement>('img[data-cut]')]
  return images.filter(({ naturalWidth }) => naturalWidth > 1).length
}

/** Returns the rows of one page: one for each pass. */
async function measureStrip(site: Site, name: string, path: string) {
  const browser = await openBrowser(site.browserArgs)
  try {
    const page = await openPage(browser, 'phone', {
      reducedMotion: 'reduce',
      // Playwright does not route a service worker's requests.
      serviceWorkers: 'block',
      deviceScaleFactor: 1,
    })
    await serveEpisode(page)
    const cdp = await page.context().newCDPSession(page)
    await throttle(cdp, NETWORK)
    await page.goto(site.url + path)
    await page
      .locator('img[data-cut]')
      .nth(BENCH_CUTS - 1)
      .waitFor({ state: 'attached' })
    await page.getByTestId('loading-overlay').waitFor({ state: 'detached' })
    const before = await memory(browser)
    const rows = []
    for (let pass = 1; pass <= PASSES; pass += 1) {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await page.waitForTimeout(SETTLE_MS)
      let seen: number[] = []
      const frames = await recordFrames(page, async () => {
        seen = await page.evaluate(scrollStrip, PX_PER_SECOND)
      })
      await page.waitForTimeout(SETTLE_MS)
      const held = await page.evaluate(countHeldPictures)
      rows.push([name, pass, ...seen, ...frames, held, before, await memory(browser)])
    }
    return rows
  } finally {
    await browser.close()
  }
}

export async function strip({ site }: Options): Promise<Table[]> {
  const plain = await measureStrip(site, 'plain page', BASELINE_PAGES.strip)
  const reader = await measureStrip(site, 'reader', paths.episode.to(EPISODE_ID))
  const counts = ['cuts seen', 'without a box', 'never loaded', 'frames with a missing picture, %']
  const memories = ['pictures held', 'memory before, MB', 'memory after, MB']
  return [
    {
      title: `A strip of ${BENCH_CUTS} cuts on a phone, ${PX_PER_SECOND} px/s`,
      head: ['page', 'pass', ...counts, ...FRAME_COLUMNS, ...memories],
      rows: [...plain, ...reader],
    },
  ]
}
