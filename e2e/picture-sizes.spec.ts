import type { Page } from 'playwright/test'
import { expect, test, visit } from './support/test'

test.use({ motionMatters: false, samplesOnly: true })
// Each window opens every page.
test.describe.configure({ mode: 'parallel' })

/** One page of each kind with pictures of rows. Home's prints are transforms of one size. */
const PAGES = [
  '/about/Favorites',
  '/about/View/1',
  '/design/Portfolio',
  '/design/View/1',
  '/gallery/A7c2',
  '/gallery/a7c2/View/1',
  '/gallery/X100vi',
  '/gallery/x100vi/view/1',
  '/gallery/Light',
  '/gallery/Light?a=x100vi-2&b=a7c2-1&view=pair',
  '/fanart/Fanart',
  '/fanart/View/1',
  '/webtoon/Tls?tab=story',
  '/webtoon/View/1',
]
/** Pages that show the same picture in boxes of different sizes: the photo's neighbours, and the frames below a pair. */
const SHOWS_TWICE = ['/gallery/x100vi/view/1', '/gallery/Light?a=x100vi-2&b=a7c2-1&view=pair']
const WIDTHS = [390, 768, 1440]
const RATIOS = [1, 2]

/** A picture in the first view: the width in device pixels that fills its box, the widths on offer, and the loaded one. */
interface Shown {
  file: string
  needed: number
  offered: number[]
  loaded: number
}

/** Returns the pictures in view. Null while one is loading. */
function readShown(page: Page): Promise<Shown[] | null> {
  return page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('main img[srcset]')]
    // Ancestors may clip pictures, which then load lazily.
    const entries = await new Promise<IntersectionObserverEntry[]>((resolve) => {
      const observer = new IntersectionObserver((all) => (observer.disconnect(), resolve(all)))
      for (const image of images) observer.observe(image)
    })
    const inView = images.filter((image) =>
      entries.some(({ target, isIntersecting }) => target === image && isIntersecting),
    )
    if (inView.some(({ complete, naturalWidth }) => !complete || naturalWidth === 0)) return null
    return inView.map((image) => {
      const { clientWidth, clientHeight, naturalWidth, naturalHeight, currentSrc } = image
      const { objectFit } = getComputedStyle(image)
      const [wide, high] = [clientWidth, (clientHeight * naturalWidth) / naturalHeight]
      const width = objectFit === 'contain' ? Math.min(wide, high) : Math.max(wide, high)
      const { pathname } = new URL(currentSrc)
      const set = image.closest('picture')?.querySelector('source')?.srcset ?? image.srcset
      const candidates = set.split(', ').map((candidate) => candidate.split(' '))
      const widthOf = (size = '') => Number.parseInt(size, 10)
      return {
        file: pathname,
        needed: Math.round(width * devicePixelRatio),
        offered: candidates.map(([, size]) => widthOf(size)),
        loaded: widthOf(candidates.find(([url]) => url === pathname)?.[1]),
      }
    })
  })
}

/** A list keeps the files of its static HTML while the measured boxes differ by at most this share. */
const TOLERANCE = 0.1

/** Returns the narrowest sufficient width. */
const narrowest = (needed: number, offered: readonly number[]) =>
  offered.find((width) => width >= needed) ?? offered.at(-1) ?? 0

const isExpected = ({ needed, offered, loaded }: Shown) =>
  loaded >= narrowest(needed * (1 - TOLERANCE), offered) &&
  loaded <= narrowest(needed * (1 + TOLERANCE), offered)

/** Returns the copies that the page has requested although it has another copy of the same picture. */
async function readDoubles(page: Page): Promise<string[]> {
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  const copies = [...new Set(names.filter((name) => name.startsWith('/media/')))]
  const pictures = copies.map((name) => name.replace(/-\d+\.\w+$/, ''))
  return copies.filter((_, index) => pictures.indexOf(pictures[index] ?? '') !== index)
}

for (const width of WIDTHS)
  for (const ratio of RATIOS)
    test.describe(`a window of ${width} px with ${ratio} device pixels per px`, () => {
      test.use({ viewport: { width, height: 900 }, deviceScaleFactor: ratio })

      test('shows each picture of a row in the narrowest copy that fills its box', async ({ page }) => {
        for (const path of PAGES) {
          await visit(page, path)
          await page.locator('main img[srcset]').first().scrollIntoViewIfNeeded()
          await expect.poll(() => readShown(page), path).not.toBeNull()
          const shown = (await readShown(page)) ?? []
          expect(shown, path).not.toEqual([])
          expect
            .soft(
              shown.filter(({ file }) => !file.startsWith('/media/')),
              path,
            )
            .toEqual([])
          expect
            .soft(
              shown.filter((picture) => !isExpected(picture)),
              path,
            )
            .toEqual([])
          if (!SHOWS_TWICE.includes(path)) expect.soft(await readDoubles(page), path).toEqual([])
        }
      })
    })
