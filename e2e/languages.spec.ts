import type { Page } from 'playwright/test'
import { ADMIN_LANGUAGE_STORAGE_KEY } from '../src/config/constants'
import { paths } from '../src/config/paths'
import { pagesByPath, publicRoutes } from '../src/content/pages'
import { field, logInAsOwner } from './admin'
import { expectAccessible } from './support/axe'
import { findAddress } from './support/detailAddress'
import { expectNoOverflow } from './support/overflow'
import { expect, test, visit } from './support/test'

test.use({ motionMatters: false, samplesOnly: true })

const HANGUL = /[\u3131-\u318E\uAC00-\uD7A3]/

/** Returns the texts and attributes with Hangul that are not marked as Korean. */
function unmarkedKorean() {
  const hangul = /[\u3131-\u318E\uAC00-\uD7A3]/
  const isMarked = (element: Element) => element.closest('[lang]')?.getAttribute('lang') === 'ko'
  return [...document.querySelectorAll('body, body *:not(script, style, noscript)')].flatMap((element) => {
    if (isMarked(element)) return []
    const texts = [...element.childNodes].flatMap((node) =>
      node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [],
    )
    const attributes = [...element.attributes].map(({ value }) => value)
    return [...texts, ...attributes].filter((text) => hangul.test(text))
  })
}

const translated = (route: string) => (route === '/' ? '/en' : `/en${route}`)

/** Opens a route in English; a detail by the first link in the static HTML of its lists. */
async function openInEnglish(page: Page, route: string): Promise<string> {
  const address = await findAddress(route, async (path) => (await page.request.get(path)).text())
  await visit(page, translated(address))
  return address
}

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 800 } })

  test('every page speaks English, without unmarked Korean words, and fits', async ({ page }) => {
    const titles = new Map<string, string>()
    for (const route of publicRoutes().filter((each) => each !== paths.chapter.pattern)) {
      const address = await openInEnglish(page, route)
      await expect(page.locator('html'), route).toHaveAttribute('lang', 'en')
      expect(await page.evaluate(unmarkedKorean), route).toEqual([])
      await expectNoOverflow(page, route)
      await expectAccessible(page)

      const isTranslated = pagesByPath.has(route)
      if (pagesByPath.get(route)?.isPrivate) continue
      const canonical = page.locator('link[rel=canonical]')
      await expect(canonical).toHaveAttribute(
        'href',
        new RegExp(`${isTranslated ? translated(route) : address}$`),
      )
      const alternates = page.locator('link[rel=alternate][hreflang]:not([type])')
      await expect(alternates).toHaveCount(!isTranslated ? 0 : route === '/' ? 3 : 2)
      if (!isTranslated) continue
      const description = await page.locator('meta[name=description]').getAttribute('content')
      expect(`${await page.title()} ${description}`, route).not.toMatch(HANGUL)
      expect(titles.get(await page.title()), route).toBeUndefined()
      titles.set(await page.title(), route)
      // Reciprocal: the Korean page names this one.
      const korean = await (await page.request.get(route)).text()
      expect(korean, route).toContain(`hreflang="en" href="${await canonical.getAttribute('href')}"`)
    }
  })
})

test('a visitor changes the language, and everything goes on in it @main', async ({ page }) => {
  await visit(page, '/fanart/Fanart?series=TLS')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/fanart\/Fanart\?series=TLS$/)
  await expect(page.getByRole('main').getByText('in Korean')).toHaveCount(1)

  await page.getByRole('button', { name: 'Open contents' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Profile' }).click()
  await expect(page).toHaveURL(/\/en\/about\/Profile$/)

  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await page.getByRole('combobox').fill('twins')
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL(/\/en\//)

  await footer.getByRole('link', { name: '한국어' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  expect(new URL(page.url()).pathname).not.toContain('/en')
})

test.describe('an address that does not exist', () => {
  test.use({ expectedFaults: [/status of 404/] })

  test('is answered in its language', async ({ page }) => {
    const response = await page.goto('/en/nowhere')
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', '/en')
  })
})

test('the admin area changes its language at once and keeps what was typed @main', async ({ page }) => {
  await logInAsOwner(page)
  await page.goto(paths.admin.favorites.upload)
  await field(page, '제목').fill('연필')
  await page.getByRole('combobox', { name: '언어' }).selectOption('English')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(field(page, 'Title')).toHaveValue('연필')
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en')
  expect(await page.evaluate((key) => localStorage.getItem(key), ADMIN_LANGUAGE_STORAGE_KEY)).toBe('en')

  await page.goto('/en/admin')
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(HANGUL)
})
