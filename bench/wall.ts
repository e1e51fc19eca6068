// `npm run bench:wall -- http://localhost:4173 [seconds]`: the photo wall at 10,000 photos, from a server that is already running
// (`npm run preview`). Rows are answered here, so no seeding is needed; the pictures are the server's samples. Scrolls at
// 2,400 px/s and samples every frame: how many photos left the view without ever having been painted (their placeholder
// at least), how many without their picture, how large the document grew; then goes on to the last photo. Measures,
// asserts nothing.
import { chromium, type Page, type Route } from 'playwright'
import { CHROMIUM_ARGS, ensureChromium } from '../scripts/ensure-browser.ts'

const DEFAULT_URL = 'http://localhost:4173'
const PHOTOS = 10_000
const SPEED_PX_PER_S = 2400
/** How long one scroll lasts, s. */
const SECONDS = Number(process.argv[3] ?? 30)
const END_TIMEOUT_MS = 180_000
const VIEWS = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844 },
]
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
  await route.fulfill({ json: Array.from({ length: count }, (_, index) => photo(PHOTOS - offset - index)) })
}

interface Sample {
  seen: number
  blank: number
  withoutPicture: number
  mostNodes: number
  mostPhotos: number
  longestFrameMs: number
}

/** Runs in the page: scrolls by the clock and looks at every frame at what is in the view. */
function scrollAndLook({ speed, seconds }: { speed: number; seconds: number }): Promise<Sample> {
  return new Promise((resolve) => {
    const photos = new Map<string, { painted: boolean; pictured: boolean; reached: boolean }>()
    const top = window.scrollY
    let start = 0
    let last = 0
    const sample = { mostNodes: 0, mostPhotos: 0, longestFrameMs: 0 }
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
      if (last) sample.longestFrameMs = Math.max(sample.longestFrameMs, now - last)
      last = now
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

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const url = process.argv[2] ?? DEFAULT_URL
const executablePath = ensureChromium()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: CHROMIUM_ARGS,
})
try {
  for (const gallery of ['A7c2', 'X100vi'])
    for (const { name, ...viewport } of VIEWS) {
      const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
      // tsx names functions by a helper that the page does not have.
      await page.addInitScript('globalThis.__name = (named) => named')
      await page.route('**/rest/v1/posts_*', answer)
      await page.goto(`${url}/gallery/${gallery}`)
      await page.locator('[data-post-card]').first().waitFor()
      await page.getByTestId('loading-overlay').waitFor({ state: 'detached' })
      const from = await page.evaluate(() => window.scrollY)
      const sample = await page.evaluate(scrollAndLook, { speed: SPEED_PX_PER_S, seconds: SECONDS })
      const way = await travelled(page, from)
      console.info(`${gallery} ${name}: ${sample.seen} photos in ${SECONDS} s, ${percent(way)} of the way`)
      console.info(`  left the view unpainted: ${percent(sample.blank / sample.seen)}`)
      console.info(`  left the view without their picture: ${percent(sample.withoutPicture / sample.seen)}`)
      console.info(`  at most ${sample.mostPhotos} photos and ${sample.mostNodes} elements in the document`)
      console.info(`  longest frame ${sample.longestFrameMs.toFixed(0)} ms`)
      const end = await goToTheEnd(page)
      console.info(`  at photo ${end.photos}: ${end.nodes} elements in the document`)
      await page.close()
    }
} finally {
  await browser.close()
}
