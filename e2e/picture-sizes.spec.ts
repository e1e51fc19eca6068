import { expect, type Page, test, visit } from './support/test'

test.use({ motionMatters: false, samplesOnly: true })

/** One page of each kind with pictures of rows. Home's prints are transforms of one size. */
const PAGES = [
  '/about/Favorites',
  '/about/View/1',
  '/design/Portfolio',
  '/design/View/1',
  '/gallery/A7c2',
  '/gallery/a7c2/View/1',
  '/gallery/X100vi',
  '/gallery/x100vi/View/1',
  '/gallery/Light',
  '/gallery/Light?a=x100vi-2&b=a7c2-1&view=pair',
  '/fanart/Fanart',
  '/fanart/View/1',
  '/webtoon/Tls?tab=story',
  '/webtoon/View/1',
]
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
  return page.evaluate(() => {
    const inView = [...document.querySelectorAll<HTMLImageElement>('main img[srcset]')].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      return image.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    })
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

/**
 * Returns the width that Chromium takes: the narrowest sufficient one. On dense screens it takes the next narrower one if that is
 * nearer, as a ratio.
 */
function expectedWidth(needed: number, offered: readonly number[], ratio: number): number {
  const index = offered.findIndex((width) => width >= needed)
  const [enough, narrower] = [offered[index] ?? offered.at(-1) ?? 0, offered[index - 1]]
  return ratio > 1 && narrower !== undefined && needed < Math.sqrt(narrower * enough) ? narrower : enough
}

function isExpected({ needed, offered, loaded }: Shown, ratio: number): boolean {
  const limits = [needed * (1 - TOLERANCE), needed * (1 + TOLERANCE)]
  const [least = 0, most = 0] = limits.map((limit) => expectedWidth(limit, offered, ratio))
  return loaded >= least && loaded <= most
}

/** Returns the copies that the page has requested, by picture. */
const requestedCopies = (page: Page) =>
  page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    return Object.entries(
      Object.groupBy([...new Set(names.filter((name) => name.startsWith('/media/')))], (name) =>
        name.replace(/-\d+\.\w+$/, ''),
      ),
    )
  })

for (const width of WIDTHS)
  for (const ratio of RATIOS)
    test.describe(`a window of ${width} px with ${ratio} device pixels per px`, () => {
      test.use({ viewport: { width, height: 900 }, deviceScaleFactor: ratio })

      test('shows each picture of a row in the narrowest copy that fills its box', async ({ page }) => {
        for (const path of PAGES) {
          await visit(page, path)
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
              shown.filter((picture) => !isExpected(picture, ratio)),
              path,
            )
            .toEqual([])
          const doubles = (await requestedCopies(page)).filter(([, files]) => files?.length !== 1)
          expect.soft(doubles, path).toEqual([])
        }
      })
    })
