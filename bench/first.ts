// `npm run bench -- first`: the first view of a page on a phone with an empty cache and throttled CPU and network.
import type { Browser } from 'playwright'
import { type Network, openBrowser, openPage, throttle } from './browser.ts'
import { saveFilmstrip } from './film.ts'
import { FIRST_VIEW_PAGES } from './pages.ts'
import { BYTE_COLUMNS, byteCells, type Bytes, countBytes, type Kind } from './requests.ts'
import type { Options } from './run.ts'
import { BASELINE_PAGES } from './site/baselinePages.ts'
import { median, type Table } from './table.ts'

/**
 * The preset “Slow 4G” of Chromium's DevTools: 90 % of 1.6 Mbit/s, and 3.75 round trips of 150 ms for each request, because DevTools
 * adds no latency to connections.
 */
const NETWORK: Network = { megabits: 1.44, latencyMs: 562.5 }

/** Times in ms since the navigation, except `shift`. 0 if the event has not happened. */
interface Moments {
  paint: number
  /** The loading overlay starts to leave, or is removed. */
  seen: number
  gone: number
  /** React has hydrated the static markup. */
  hydrated: number
  largest: number
  /** Cumulative layout shift without recent input. */
  shift: number
}
const COLUMNS = ['paint', 'seen', 'gone', 'hydrated', 'largest'] as const

/** Runs in the page before its scripts. Records the times in `window.firstView`. */
function watchFirstView() {
  const moments: Moments = { paint: 0, seen: 0, gone: 0, hydrated: 0, largest: 0, shift: 0 }
  Object.assign(window, { firstView: moments })
  let hasOverlay = false
  new MutationObserver(() => {
    const overlay = document.querySelector<HTMLElement>('[data-testid="loading-overlay"]')
    hasOverlay ||= overlay !== null
    if (!hasOverlay) return
    if (!overlay || overlay.dataset['state'] === 'leaving') moments.seen ||= performance.now()
    moments.gone = overlay ? 0 : moments.gone || performance.now()
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-state'] })
  addEventListener('load', () => {
    if (!hasOverlay) moments.gone = performance.now()
  })

  const lookForReact = () => {
    const main = document.querySelector('main')
    const both = [main, main?.querySelector('h1, h2, a, button') ?? main]
    if (both.every((element) => Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps'))))
      moments.hydrated = performance.now()
    else requestAnimationFrame(lookForReact)
  }
  requestAnimationFrame(lookForReact)

  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name === 'first-contentful-paint') moments.paint = entry.startTime
      if (entry.entryType === 'largest-contentful-paint') moments.largest = entry.startTime
      if (entry.entryType === 'layout-shift' && !Reflect.get(entry, 'hadRecentInput'))
        moments.shift += Number(Reflect.get(entry, 'value'))
    }
  })
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift'])
    observer.observe({ type, buffered: true })
}

/** Visits a page once. */
async function visit(browser: Browser, url: string): Promise<Moments & { bytes: Bytes }> {
  const page = await openPage(browser, 'phone')
  await page.addInitScript(watchFirstView)
  const cdp = await page.context().newCDPSession(page)
  const received = await countBytes(cdp)
  await throttle(cdp, NETWORK)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(
    () => {
      const { gone, hydrated }: Moments = Reflect.get(window, 'firstView')
      const hasPictures = Array.from(document.images).every((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect()
        return image.complete || bottom <= 0 || top > innerHeight || right <= 0 || left > innerWidth
      })
      return gone > 0 && hasPictures && (hydrated > 0 || !document.querySelector('#root'))
    },
    undefined,
    { polling: 200 },
  )
  await page.waitForTimeout(1000)
  const bytes = received()
  await page.waitForTimeout(1000)
  const moments: Moments = await page.evaluate(() => Reflect.get(window, 'firstView'))
  await page.context().close()
  return { ...moments, bytes }
}

/** Measures every page, alternating between the builds. */
export async function first(options: Options): Promise<Table[]> {
  const { sites, pages = FIRST_VIEW_PAGES, runs, film } = options
  const browser = await openBrowser(sites.flatMap(({ browserArgs }) => browserArgs).slice(0, 1))
  const rows = [BASELINE_PAGES.empty, ...pages].flatMap((path) =>
    sites.map((site) => ({ site, path, runs: [] as Awaited<ReturnType<typeof visit>>[] })),
  )
  for (const { site, path } of rows) {
    // The backend scales pictures and the server compresses files on the first request.
    const page = await openPage(browser, 'phone')
    await page.goto(site.url + path, { waitUntil: 'networkidle' })
    await page.context().close()
  }
  for (let run = 0; run < runs; run += 1)
    for (const row of rows) row.runs.push(await visit(browser, row.site.url + row.path))
  if (film)
    for (const { site, path } of rows.slice(sites.length))
      await saveFilmstrip(browser, { site, path, folder: film, network: NETWORK })
  await browser.close()

  const results = rows.map(({ site, path, runs: visits }) => ({
    site,
    path,
    name: sites.length > 1 ? `${path}, ${site.folder}` : path,
    of: (key: keyof Moments) => median(visits.map((one) => one[key])),
    bytesOf: (kind: Kind) => median(visits.map(({ bytes }) => bytes[kind])),
  }))
  return [
    {
      title: `First view, ms: phone, CPU × 4, ${NETWORK.megabits} Mbit/s, ${NETWORK.latencyMs} ms a request; medians of ${runs}`,
      head: ['page', 'first paint', 'seen', 'gone', 'hydrated', 'LCP', 'layout shift', 'first paint ÷ empty'],
      rows: results.map(({ site, name, of }) => {
        const empty = results.find((result) => result.site === site && result.path === BASELINE_PAGES.empty)
        const ratio = of('paint') / (empty?.of('paint') ?? Number.NaN)
        return [name, ...COLUMNS.map((key) => of(key) || '–'), of('shift'), ratio]
      }),
    },
    {
      title: 'Bytes over the wire until 1 s after gone, hydrated and all pictures of the first view, kB',
      head: ['page', ...BYTE_COLUMNS],
      rows: results.map(({ name, bytesOf }) => [name, ...byteCells(bytesOf)]),
    },
  ]
}
