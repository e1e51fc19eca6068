// Both photo walls at 10,000 photographs, on a slow line and a quarter of the machine's speed. Rows are answered here, so no
// seeding is needed; the pictures are the server's samples. Scrolls at 2,400 px/s and samples every frame: how many photos left
// the view without ever having been painted (their placeholder at least), how many without their picture, how large the document
// grew, and how many frames were late beside a page of empty sections; then goes on to the last photo at full speed.
import type { Page, Route } from 'playwright'
import { paths } from '../../src/config/paths.ts'
import { CPU_SLOWDOWN, openBrowser, openPage } from '../browser.ts'
import { frameFigures, startRecording, stopRecording } from '../frames.ts'
import { type View, VIEW_NAMES } from '../pages.ts'
import { FLOORS } from '../site/floors.ts'
import type { Site } from '../site/serve.ts'

const PHOTOS = 10_000
const SPEED_PX_PER_S = 2400
const LATENCY_MS = 60
const MBIT_PER_S = 9
/** 1 Mbit/s in bytes a second. */
const MBIT = 1e6 / 8
/** How long one scroll lasts, s. */
const SECONDS = 30
/** And that of the floor, which is the same all along, s. */
const FLOOR_SECONDS = 10
const END_TIMEOUT_MS = 180_000
const WALLS = [paths.a7c2, paths.x100vi]
/** Samples with their sizes in px. */
const SAMPLES = [
  ['a7c2-dawn-ridges', 2400, 1600],
  ['a7c2-lone-moon', 1600, 2400],
  ['a7c2-noon-pool', 2400, 1600],
  ['x100vi-rain-rings', 2400, 2400],
  ['a7c2-aurora-lake', 2400, 1600],
  ['x100vi-fog-forest', 1600, 2400],
] as const
const PLACEHOLDERS = [
  'JwgOBQAGV3p4OIiYeIaIdwd5AQAA',
  '1QcSHQRnh493V4dIh4eXh1h4kJUI',
  '3OcRJYB4d3h/iIeHeEh3eIhw+j2w',
]

function photo(id: number) {
  const [name, width, height] = SAMPLES[id % SAMPLES.length] ?? SAMPLES[0]
  const image = `/storage/v1/object/public/media/sample/${name}.webp`
  return {
    id,
    title: `시험 사진 ${id}`,
    created_at: new Date(Date.UTC(2026, 0, 1) + id * 60_000).toISOString(),
    thumbnail: image.replace('.webp', '-640.webp'),
    image,
    width,
    height,
    placeholder: PLACEHOLDERS[id % PLACEHOLDERS.length],
    meta: { aperture: 4, shutter: '1/320', focalLength: 55 },
  }
}

/** Answers like PostgREST for a list of 10,000 rows, newest first. */
async function answer(route: Route) {
  const query = new URL(route.request().url()).searchParams
  const offset = Number(query.get('offset') ?? 0)
  const limit = Number(query.get('limit') ?? 24)
  const count = Math.max(0, Math.min(limit, PHOTOS - offset))
  // What is answered here passes no slow line.
  await new Promise((later) => setTimeout(later, LATENCY_MS))
  await route.fulfill({ json: Array.from({ length: count }, (_, index) => photo(PHOTOS - offset - index)) })
}

export interface WallRow {
  page: string
  view: View
  /** Shares in percent, times in ms. */
  figures: Record<string, number>
}

interface Sample {
  seen: number
  blank: number
  withoutPicture: number
  mostNodes: number
  mostPhotos: number
}

/** Runs in the page: scrolls by the clock and looks at every frame at what is in the view. */
function scrollAndLook({ speed, seconds }: { speed: number; seconds: number }): Promise<Sample> {
  return new Promise((resolve) => {
    const photos = new Map<string, { painted: boolean; pictured: boolean; reached: boolean }>()
    const top = window.scrollY
    let start = 0
    const sample = { mostNodes: 0, mostPhotos: 0 }
    const look = () => {
      const cards = document.querySelectorAll<HTMLElement>('[data-post-card]')
      sample.mostPhotos = Math.max(sample.mostPhotos, cards.length)
      sample.mostNodes = Math.max(sample.mostNodes, document.getElementsByTagName('*').length)
      for (const card of cards) {
        const box = card.getBoundingClientRect()
        if (box.bottom <= 0 || box.top >= window.innerHeight) continue
        const frame = card.querySelector<HTMLElement>('[data-state]')
        const state = photos.get(card.dataset['id'] ?? '') ?? {
          painted: false,
          pictured: false,
          reached: true,
        }
        state.painted ||= Boolean(frame?.style.backgroundColor)
        state.pictured ||= frame?.dataset['state'] === 'loaded'
        photos.set(card.dataset['id'] ?? '', state)
      }
    }
    const step = (now: number) => {
      start ||= now
      look()
      const elapsed = now - start
      if (elapsed < seconds * 1000) {
        window.scrollTo({ top: top + (elapsed / 1000) * speed, behavior: 'instant' })
        requestAnimationFrame(step)
        return
      }
      const all = [...photos.values()]
      resolve({
        ...sample,
        seen: all.length,
        blank: all.filter(({ painted }) => !painted).length,
        withoutPicture: all.filter(({ pictured }) => !pictured).length,
      })
    }
    requestAnimationFrame(step)
  })
}

/** The share of the distance that was really travelled: less when the list could not be read fast enough. */
async function travelled(page: Page, from: number): Promise<number> {
  return ((await page.evaluate(() => window.scrollY)) - from) / (SPEED_PX_PER_S * SECONDS)
}

/** Goes on to the end of the list; the number of photos in the list and of elements in the document there. */
async function goToTheEnd(page: Page) {
  const reached = () =>
    page.evaluate(() => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
      return Number(
        [...document.querySelectorAll('[data-post-card]')].at(-1)?.getAttribute('aria-posinset') ?? 0,
      )
    })
  const deadline = Date.now() + END_TIMEOUT_MS
  let photos = await reached()
  while (photos < PHOTOS && Date.now() < deadline) photos = await reached()
  return { photos, nodes: await page.evaluate(() => document.getElementsByTagName('*').length) }
}

const percent = (share: number) => share * 100

/** Runs in the page before all else: writes down when the first photograph has come, in ms since the navigation. */
function watchFirstPicture() {
  const look = () => {
    const picture = document.querySelector<HTMLImageElement>('[data-post-card] img')
    if (picture?.complete && picture.naturalWidth > 0)
      Object.assign(window, { firstPictureMs: performance.now() })
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Makes a page as slow as a phone on the road; returns the way back. */
async function slowDown(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  const emulate = async (rate: number, latency: number, throughput: number) => {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate })
    const speeds = { downloadThroughput: throughput, uploadThroughput: throughput }
    await cdp.send('Network.emulateNetworkConditions', { offline: false, latency, ...speeds })
  }
  await emulate(CPU_SLOWDOWN, LATENCY_MS, MBIT_PER_S * MBIT)
  return () => emulate(1, 0, -1)
}

/** Scrolls by the clock, writing down frames and what is in the view. */
async function scrollNoting(page: Page, seconds: number) {
  await startRecording(page)
  const sample = await page.evaluate(scrollAndLook, { speed: SPEED_PX_PER_S, seconds })
  const frames = await stopRecording(page)
  const longest = Math.max(0, ...frames.intervals)
  return { sample, frames: { ...frameFigures(frames), 'longest frame ms': longest } }
}

/** A page that answers rows itself, on a slow line and a slow machine. */
async function openSlow(site: Site, view: View) {
  const browser = await openBrowser(site.browserArgs)
  // Through the worker rows would be asked of the server, past what is answered here.
  const page = await openPage(browser, view, {
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // How many pictures come is what is tried, not how large they are.
    deviceScaleFactor: 1,
  })
  await page.addInitScript(watchFirstPicture)
  await page.route('**/rest/v1/posts_*', answer)
  return { browser, page, speedUp: await slowDown(page) }
}

/** One wall in one view, its pictures at one pixel per pixel. */
async function measureWall(site: Site, path: string, view: View): Promise<WallRow> {
  const { browser, page, speedUp } = await openSlow(site, view)
  try {
    await page.goto(`${site.url}${path}`)
    await page.locator('[data-post-card]').first().waitFor()
    await page.getByTestId('loading-overlay').waitFor({ state: 'detached' })
    const firstPicture = await page.evaluate(() => Number(Reflect.get(window, 'firstPictureMs')))
    const from = await page.evaluate(() => window.scrollY)
    const { sample, frames } = await scrollNoting(page, SECONDS)
    const way = await travelled(page, from)
    await speedUp()
    const end = await goToTheEnd(page)
    return {
      page: path,
      view,
      figures: {
        'first picture ms': firstPicture,
        'photos seen': sample.seen,
        'of the way %': percent(way),
        'left unpainted %': percent(sample.blank / sample.seen),
        'left without picture %': percent(sample.withoutPicture / sample.seen),
        'most photos': sample.mostPhotos,
        'most elements': sample.mostNodes,
        'last photo reached': end.photos,
        'elements there': end.nodes,
        ...frames,
      },
    }
  } finally {
    await browser.close()
  }
}

/** The frames of a page of empty sections that is scrolled as the walls are. */
async function measureFloor(site: Site, view: View): Promise<WallRow> {
  const { browser, page } = await openSlow(site, view)
  try {
    await page.goto(`${site.url}${FLOORS.sticky}?height=${SPEED_PX_PER_S * (FLOOR_SECONDS + 1)}`)
    const { frames } = await scrollNoting(page, FLOOR_SECONDS)
    return { page: FLOORS.sticky, view, figures: frames }
  } finally {
    await browser.close()
  }
}

/** Both walls and their floor on phone and desktop. */
export async function measureWalls(site: Site): Promise<WallRow[]> {
  const rows: WallRow[] = []
  for (const path of WALLS)
    for (const view of VIEW_NAMES) {
      rows.push(await measureWall(site, path, view))
      console.info(`${view} ${path}`)
    }
  for (const view of VIEW_NAMES) rows.push(await measureFloor(site, view))
  return rows
}
