import type { Page } from 'playwright/test'
import { paths } from '../src/config/paths.ts'
import { pagesByPath } from '../src/content/pages.ts'
import { test } from './admin.ts'
import { expect, visit } from './support/test.ts'

test.use({ motionMatters: false })

const MOST_BYTES = 114_000
// Home is left out: it loads more files after its first view. So are the pages of inquiries, whose words are on no other page.
const PAGES = [...pagesByPath.keys()].filter(
  (path) => path !== '/' && path !== paths.inquiry && path !== paths.receipt,
)

/** Returns name and size of the font files that a page loads. */
async function fontsOf(page: Page, path: string) {
  const files: Promise<{ name: string; bytes: number }>[] = []
  page.on('response', (response) => {
    const name = /([\w-]+)-[\w-]{8}\.woff2$/.exec(response.url())?.[1]
    if (name) files.push(response.body().then(({ length }) => ({ name, bytes: length })))
  })
  await visit(page, path)
  await page.waitForFunction(() => document.fonts.status === 'loaded')
  return Promise.all(files)
}

test.describe('without interaction', () => {
  test.use({ samplesOnly: true })

  for (const path of PAGES)
    test(`${path} loads only the first file of each font, 114 kB together`, async ({ page }) => {
      const fonts = await fontsOf(page, path)
      expect(fonts.map(({ name }) => name).filter((name) => !name.endsWith('-first'))).toEqual([])
      expect(fonts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(MOST_BYTES)
    })
})

/** Returns true if a loaded font file of the site contains this letter. */
const isInSiteFonts = (page: Page, letter: string) =>
  page.evaluate((point) => {
    const has = (range: string) => {
      const [first = '', last = first] = range.trim().slice(2).split('-')
      return parseInt(first, 16) <= point && point <= parseInt(last, 16)
    }
    return [...document.fonts].some(
      ({ family, status, unicodeRange }) =>
        status === 'loaded' && !family.includes('Fallback') && unicodeRange.split(',').some(has),
    )
  }, letter.charCodeAt(0))

test('a row with a rare syllable appears in the site’s fonts', async ({ page, admin }) => {
  const { id, title } = await admin.addComplete('posts_fanart', '뷁쀍', 'published')
  for (const path of ['/fanart/Fanart', `/fanart/View/${id}`]) {
    await visit(page, path)
    await expect(page.getByText(title).first()).toBeAttached()
    await expect.poll(() => isInSiteFonts(page, '뷁'), { timeout: 3000 }).toBe(true)
  }
})
