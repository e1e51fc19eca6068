import { publicRoutes } from '../src/app/publicRoutes'
import { home, navigation } from '../src/content/navigation'
import { expectAccessible } from './support/axe'
import { expect, overlayGone, test, visit } from './support/test'
import type { Page } from 'playwright/test'

const routes = publicRoutes([home, ...navigation])
const lists: Record<string, string> = {
  '/about/View/:id': '/about/Favorites',
  '/design/View/:id': '/design/Portfolio',
  '/gallery/a7c2/View/:id': '/gallery/A7c2',
  '/gallery/x100vi/view/:id': '/gallery/X100vi',
  '/fanart/View/:id': '/fanart/Fanart',
}

/** Opens a route; a detail by the first entry of its list. */
async function openRoute(page: Page, route: string) {
  const list = lists[route]
  await visit(page, list ?? route)
  if (!list) return
  const prefix = route.replace(':id', '')
  await page.locator(`main a[href^="${prefix}" i]`).first().click()
  await expect(page.locator('article[data-post-id]')).toBeVisible()
  await overlayGone(page)
}

for (const route of [...routes, '/no/such/page']) {
  // A detail is laid out alike with and without motion.
  test(`${route} is whole, quiet and accessible${route in lists ? '' : ' @reduced'}`, async ({ page }) => {
    await openRoute(page, route)

    await expect(page).toHaveTitle(route === '/' ? 'Blank Page' : /.+ · Blank Page$/)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.getByTestId('site-header')).toHaveCount(1)
    await expect(page.getByRole('contentinfo')).toHaveCount(1)
    await expect(page.locator('main footer')).toHaveCount(0)
    await expectAccessible(page)
  })
}

test('every page has a title and a canonical address of its own @desktop', async ({ page }) => {
  const seen = new Map<string, string>()
  for (const route of routes.filter((path) => !path.includes(':'))) {
    await page.goto(route)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${route}$`))
    const title = await page.title()
    expect(seen.get(title), `${route} and ${seen.get(title)} are both called ${title}`).toBeUndefined()
    seen.set(title, route)
  }
})
