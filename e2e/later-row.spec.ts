import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { test } from './admin.ts'
import { expect, overlayGone } from './support/test.ts'

test.use({ motionMatters: false })

const built = (file: string) => readFileSync(`dist-demo/${file}`, 'utf8')

/** Records from navigation on whether parts of home appear. */
async function watchForHome(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('#visual, [data-prerendered="/"]')) return
      document.documentElement.dataset['homeSeen'] = ''
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => 'homeSeen' in document.documentElement.dataset)
}

/** Expects the same page as a static one. */
async function expectRow(page: Page, title: string) {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await overlayGone(page)
  await expect(page).toHaveTitle(`${title} · Blank Page`)
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${new URL(page.url()).pathname}$`),
  )
  await expect(page.getByTestId('not-found')).toHaveCount(0)
}

test.describe('a row published after the build', () => {
  test('opens at its address through 200.html @main', async ({ page, admin }) => {
    const { id, title } = await admin.addComplete('posts_a7c2', '늦은 사진', 'published')
    const homeSeen = await watchForHome(page)
    const answer = await page.goto(`/gallery/a7c2/View/${id}`)
    expect(answer?.status()).toBe(200)
    expect(await answer?.text()).toBe(built('200.html'))
    await expectRow(page, title)
    expect(await homeSeen()).toBe(false)
  })

  test.describe('on a host without rewrites', () => {
    test.use({ expectedFaults: [/status of 404/] })

    test('opens through 404.html', async ({ page, admin }) => {
      const { id, title } = await admin.addComplete('posts_fanart', '늦은 그림', 'published')
      const homeSeen = await watchForHome(page)
      await page.route(`**/fanart/View/${id}`, (route) =>
        route.fulfill({ status: 404, contentType: 'text/html', body: built('404.html') }),
      )
      await page.goto(`/fanart/View/${id}`)
      await expectRow(page, title)
      expect(await homeSeen()).toBe(false)
    })
  })
})
