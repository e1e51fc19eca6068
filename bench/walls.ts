// `npm run bench -- walls`: the photo walls with 10,000 rows, scrolled at 2,400 px/s with CPU and network throttled.
import type { Route } from 'playwright'
import { galleries } from '../src/content/galleryRegistry.ts'
import { openBrowser, openPage, throttle, unthrottle, type View, VIEW_NAMES } from './browser.ts'
import { FRAME_COLUMNS, recordFrames } from './frames.ts'
import type { Options } from './run.ts'
import type { Site } from './site/serve.ts'
import type { Table } from './table.ts'

const PHOTOS = 10_000
const NETWORK = { megabits: 9, latencyMs: 60 }
const SCROLL = { pxPerSecond: 2400, seconds: 30 }
const END_TIMEOUT_MS = 180_000
/** Sample pictures and their sizes in px. */
const SAMPLES = [
  ['a7c2-dawn-ridges', 2400, 1600],
  ['a7c2-lone-moon', 1600, 2400],
  ['x100vi-rain-rings', 2400, 2400],
  ['a7c2-aurora-lake', 2400, 1600],
  ['x100vi-fog-forest', 1600, 2400],
] as const
const PLACEHOLDER = 'JwgOBQAGV3p4OIiYeIaIdwd5AQAA'

function photo(id: number) {
  const [name, width, height] = SAMPLES[id % SAMPLES.length] ?? SAMPLES[0]
  const file = `/storage/v1/object/public/media/sample/${name}`
  return {
    id,
    title: `시험 사진 ${id}`,
    created_at: new Date(Date.UTC(2026, 0, 1) + id * 60_000).toISOString(),
    thumbnail: `${file}-640.webp`,
    image: `${file}.webp`,
    width,
    height,
    placeholder: PLACEHOLDER,
    meta: { aperture: 4, shutter: '1/320', focalLength: 55 },
  }
}

/** Answers a list request like PostgREST, newest first. */
async function answerRows(route: Route) {
  const query = new URL(route.request().url()).searchParams
  const offset = Number(query.get('offset') ?? 0)
  const length = Math.max(0, Math.min(Number(query.get('limit') ?? 24), PHOTOS - offset))
  // Routed responses are not throttled by DevTools.
  await new Promise((later) => setTimeout(later, NETWORK.latencyMs))
  await route.fulfill({ json: Array.from({ length }, (_, index) => photo(PHOTOS - offset - index)) })
}

/** Runs in the page: scrolls by time and checks the photos in view at each frame. */
function scrollWall({ pxPerSecond, seconds }: typeof SCROLL) {
  return new Promise<number[]>((resolve) => {
    const photos = new Map<string, { painted: boolean; loaded: boolean }>()
    const [start, top] = [performance.now(), window.scrollY]
    let mostElements = 0
    const step = (now: number) => {
      mostElements = Math.max(mostElements, document.getElementsByTagName('*').length)
      for (const card of document.querySelectorAll<HTMLElement>('[data-post-card]')) {
        const { bottom, top: cardTop } = card.getBoundingClientRect()
        if (bottom <= 0 || cardTop >= window.innerHeight) continue
        const frame = card.querySelector<HTMLElement>('[data-state]')
        const id = card.dataset['id'] ?? ''
        const before = photos.get(id)
        photos.set(id, {
          painted: before?.painted || Boolean(frame?.style.backgroundColor),
          loaded: before?.loaded || frame?.dataset['state'] === 'loaded',
        })
      }
      const elapsed = (now - start) / 1000
      window.scrollTo({ top: top + Math.min(elapsed, seconds) * pxPerSecond, behavior: 'instant' })
      if (elapsed < seconds) {
        requestAnimationFrame(step)
        return
      }
      const all = [...photos.values()]
      const scrolled = (window.scrollY - top) / (seconds * pxPerSecond)
      const unpainted = all.filter(({ painted }) => !painted).length
      const unloaded = all.filter(({ loaded }) => !loaded).length
      resolve([all.length, 100 * scrolled, unpainted, unloaded, mostElements])
    }
    requestAnimationFrame(step)
  })
}

/** Runs in the page: jumps to the end until the last photo is there. Returns the position of the last photo reached. */
async function scrollToLast({ photos, timeoutMs }: { photos: number; timeoutMs: number }): Promise<number> {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
    const last = [...document.querySelectorAll('[data-post-card]')].at(-1)?.getAttribute('aria-posinset')
    if (Number(last) >= photos || performance.now() > deadline) return Number(last)
  }
}

async function wall(site: Site, path: string, view: View) {
  const browser = await openBrowser(site.browserArgs)
  try {
    const page = await openPage(browser, view, {
      reducedMotion: 'reduce',
      // Playwright does not route a service worker's requests.
      serviceWorkers: 'block',
      deviceScaleFactor: 1,
    })
    await page.route('**/rest/v1/posts_*', answerRows)
    const cdp = await page.context().newCDPSession(page)
    await throttle(cdp, NETWORK)
    await page.goto(site.url + path)
    await page.locator('[data-post-card]').first().waitFor()
    await page.getByTestId('loading-overlay').waitFor({ state: 'detached' })
    let seen: number[] = []
    const frames = await recordFrames(page, async () => {
      seen = await page.evaluate(scrollWall, SCROLL)
    })
    await unthrottle(cdp)
    const last = await page.evaluate(scrollToLast, { photos: PHOTOS, timeoutMs: END_TIMEOUT_MS })
    return [path, view, ...seen, last, ...frames]
  } finally {
    await browser.close()
  }
}

export async function walls({ site }: Options): Promise<Table[]> {
  const rows = []
  for (const { path } of galleries) for (const view of VIEW_NAMES) rows.push(await wall(site, path, view))
  const counts = [
    'photos seen',
    '% of the distance',
    'never painted',
    'never loaded',
    'most elements',
    'last photo',
  ]
  return [{ title: `Walls of ${PHOTOS} photos`, head: ['page', 'view', ...counts, ...FRAME_COLUMNS], rows }]
}
