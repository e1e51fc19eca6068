import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Page } from 'playwright/test'
import { CALLED_ON_LOAD } from '../scripts/compile-hints'
import { AWAITS_STYLES, WHOLE_STYLES } from '../src/lib/staticMarks'
import { fileOf } from './support/manifest'
import { lettersWithoutFace } from './support/letters'
import { expect, test, visit } from './support/test'

const BUILD = new URL('../dist-demo/', import.meta.url)
/** Of the details of a collection two are looked at. */
const LATER_DETAIL = /view\/(?![12]\.)/i

/** All pages but the shell, as files of the build. */
const pageFiles = () =>
  readdirSync(BUILD, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && file !== '200.html',
  )

/** A server sends ten segments before it is answered (RFC 6928), 14,600 bytes, of which headers take 1,700. */
const FIRST_ROUND_TRIP_BYTES = 12_900
/** As hosts compress what they send. */
const sent = (file: string) =>
  brotliCompressSync(readFileSync(new URL(file, BUILD)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  }).length

/**
 * What every element looks like, and what stands before and after it: rules for what is not in the page change nothing of it. What
 * awaits its styles is away, as it is before they come.
 */
const looks = (page: Page) =>
  page.evaluate((awaiting) => {
    // Neither what moves nor what waits for its turn changes between two looks.
    delete document.documentElement.dataset['below']
    for (const animation of document.getAnimations()) animation.cancel()
    for (const element of document.querySelectorAll<HTMLElement>(`[${awaiting}]`))
      element.style.display = 'none'
    return [...document.body.querySelectorAll(`:not([${awaiting}], [${awaiting}] *)`)].flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part)
        if (part && ['none', 'normal'].includes(style.content)) return []
        // Variables that nothing uses are not in the page, and nothing changes in it yet.
        const named = [...style].filter((name) => !/^(?:--|transition)/.test(name))
        const look = named.map((name) => style.getPropertyValue(name)).join(' ')
        return { name: `${element.tagName}.${element.getAttribute('class')}${part}`, look }
      }),
    )
  }, AWAITS_STYLES)

test.describe('static HTML', () => {
  test.use({ samplesOnly: true })

  test('arrives within the first round trip @desktop', () => {
    const over = pageFiles().filter((file) => sent(file) > FIRST_ROUND_TRIP_BYTES)
    expect(over.map((file) => `${file}: ${sent(file)}`)).toEqual([])
  })

  test('names scripts that are compiled while they are read @desktop', () => {
    for (const name of ['framework', 'main', 'collections', 'rows'])
      expect(readFileSync(new URL(fileOf(name), BUILD), 'utf8').startsWith(CALLED_ON_LOAD), name).toBe(true)
  })

  test('looks as its whole sheet has it, before that has come @desktop', async ({ page }) => {
    test.slow()
    const files = pageFiles().filter((file) => !LATER_DETAIL.test(file))
    expect(files.length).toBeGreaterThan(20)
    await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    for (const file of files) {
      await page.goto(`/${file.replace(/(?:index)?\.html$/, '')}`, { waitUntil: 'domcontentloaded' })
      await expect(page.locator('html')).toHaveAttribute('data-faces-came')
      const awaiting = page.locator(`[${AWAITS_STYLES}]`).filter({ visible: true })
      await expect(awaiting).toHaveCount(0)
      const own = await looks(page)
      await page.evaluate(
        (mark) =>
          new Promise((resolve) => {
            const link = document.querySelector<HTMLLinkElement>(`link[${mark}]`)
            link?.addEventListener('load', resolve)
            if (link) link.disabled = false
          }),
        WHOLE_STYLES,
      )
      const whole = await looks(page)
      const changed = whole.filter(({ look }, index) => look !== own[index]?.look)
      expect(
        changed.map(({ name }) => name),
        file,
      ).toEqual([])
    }
  })

  for (const gallery of ['/gallery/A7c2', '/gallery/X100vi'])
    test(`of ${gallery} hangs its photographs where script leaves them`, async ({ page }) => {
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          const moved = list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0)
          const before = Number(document.documentElement.dataset['moved'] ?? 0)
          document.documentElement.dataset['moved'] = String(before + moved)
        }).observe({ type: 'layout-shift', buffered: true })
        document.addEventListener('DOMContentLoaded', () =>
          document.querySelector('[data-post-card] img')?.setAttribute('data-stood', ''),
        )
      })
      expect(await (await page.request.get(gallery)).text()).toContain('data-still')
      await visit(page, gallery)
      await expect(page.locator('[data-still]')).toHaveCount(0)
      await expect(page.locator('[data-post-card]').first()).toBeVisible()
      expect(Number(await page.locator('html').getAttribute('data-moved'))).toBeLessThan(0.01)
      // Strips of film are built anew around their frames; rows take over what stands, which is painted once.
      if (gallery === '/gallery/A7c2')
        await expect(page.locator('[data-post-card] img').first()).toHaveAttribute('data-stood')
    })
})

test.describe('what an address opens in a static page', () => {
  const OPENED = [
    '/novel/Tls?chapter=1',
    '/novel/More?tab=fantasy',
    '/webtoon/Tls?tab=characters&character=hae',
    '/about/Favorites?q=%EC%9E%91%EA%B0%80',
  ]
  for (const path of ['/novel/Tls', ...OPENED])
    test(`is in its own letters before anybody stirs: ${path}`, async ({ page }) => {
      await visit(page, path)
      await expect.poll(() => lettersWithoutFace(page)).toBe('')
    })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/', '/novel/Tls'])
    test(`${path} lies open @desktop`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByTestId('loading-overlay')).toBeHidden()
      await expect(page.locator('h1')).toBeVisible()
    })

  for (const path of ['/gallery/A7c2', '/gallery/X100vi', '/design/Portfolio'])
    test(`${path} shows its pictures`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByTestId('loading-overlay')).toBeHidden()
      const picture = page.locator('[data-post-card] img').first()
      await expect(picture).toHaveCSS('opacity', '1')
      expect((await picture.boundingBox())?.height).toBeGreaterThan(100)
      await expect(page.locator('[data-post-card] img').last()).toHaveCSS('opacity', '1')
    })
})
