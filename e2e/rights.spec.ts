import { paths } from '../src/config/paths'
import { tabTo } from './support/keyboard'
import { expect, test, visit } from './support/test'

test('the line of a work leads to the page of rights by keyboard, which prints on one sheet @both', async ({
  page,
}) => {
  await visit(page, '/gallery/a7c2/View/10')
  await tabTo(page, page.locator('main a[rel=license]'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${paths.rights}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByTestId('rights-page').getByRole('table')).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  for (const frame of [page.getByTestId('site-header'), page.getByRole('contentinfo')])
    await expect(frame).toBeHidden()
  // The width of A4 without margins, and the height that its print has.
  await page.setViewportSize({ width: 718, height: 1000 })
  const box = await page.getByTestId('rights-page').boundingBox()
  expect(box?.height).toBeLessThan(1000)
})
