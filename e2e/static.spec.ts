import { readdirSync, readFileSync } from 'node:fs'
import { expect, test, visit } from './support/test'

const BUILD = new URL('../dist-demo/', import.meta.url)
/** A class of the site's own sheets ends with the mark of its file. */
const SCOPED = /^\w+_[\w-]{4}$/

/** The classes in a page's markup that none of the styles in it speaks of. */
function bareClasses(html: string): string[] {
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('')
  const body = html.slice(html.indexOf('<body'))
  const names = [...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, text = '']) => text.split(' '))
  return [...new Set(names)].filter((name) => SCOPED.test(name) && !styles.includes(name))
}

test.describe('static HTML', () => {
  test.use({ samplesOnly: true })

  test('brings the styles of all that stands in it @desktop', () => {
    const files = readdirSync(BUILD, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    )
    expect(files.length).toBeGreaterThan(20)
    const bare = files.map((file) => [file, bareClasses(readFileSync(new URL(file, BUILD), 'utf8'))])
    expect(bare.filter(([, names]) => names?.length)).toEqual([])
  })

  for (const gallery of ['/gallery/A7c2', '/gallery/X100vi'])
    test(`of ${gallery} hangs its photographs where script leaves them`, async ({ page }) => {
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          const moved = list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0)
          const before = Number(document.documentElement.dataset['moved'] ?? 0)
          document.documentElement.dataset['moved'] = String(before + moved)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      expect(await (await page.request.get(gallery)).text()).toContain('data-still')
      await visit(page, gallery)
      await expect(page.locator('[data-still]')).toHaveCount(0)
      await expect(page.locator('[data-post-card]').first()).toBeVisible()
      expect(Number(await page.locator('html').getAttribute('data-moved'))).toBeLessThan(0.01)
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
