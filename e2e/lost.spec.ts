import { expectAccessible } from './support/axe'
import { expect, overlayGone, test, visit } from './support/test'

test.use({ motionMatters: false })

test.describe('not-found pages', () => {
  // Hosts match file names exactly, so such an address gets 404.html with its status.
  test.describe('with status 404', () => {
    test.use({ expectedFaults: [/status of 404/] })

    test('an unknown address shows the not-found page with a link home @main', async ({ page }) => {
      await visit(page, '/about/no-such-page')
      const lost = page.getByTestId('not-found')
      await expect(
        lost.getByRole('heading', { level: 1, name: '요청하신 페이지를 표시할 수 없습니다.' }),
      ).toBeVisible()
      await expect(lost).toContainText('주소가 잘못되었거나, 예전 사이트의 주소로 들어오셨습니다.')
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      // The picture of the not-found page extends below the header.
      await expect(page.getByTestId('site-header')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
      await lost.getByRole('link', { name: '처음으로' }).click()
      await expect(page).toHaveURL('/')
      await expect(page.locator('section#visual')).toBeVisible()
      await overlayGone(page)
    })

    test('letter case and a trailing slash do not matter', async ({ page }) => {
      for (const path of ['/ABOUT/profile', '/novel/more/']) {
        await visit(page, path)
        await expect(page.getByTestId('not-found')).toHaveCount(0)
        await expect(page.locator('h1')).toHaveCount(1)
      }
    })
  })

  test('a malformed id, an unknown one and a draft show the not-found state @main', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/rest/v1/')) asked.push(request.url())
    })
    for (const [path, list] of [
      ['/gallery/a7c2/View/1.5', '/gallery/A7c2'],
      ['/design/View/999999', '/design/Portfolio'],
      ['/about/View/7', '/about/Favorites'],
    ] as const) {
      await visit(page, path)
      await expect(page.getByRole('heading', { level: 1, name: /찾을 수 없습니다/ })).toBeVisible()
      await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', list)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      // A malformed id causes no request.
      expect(asked.length > 0).toBe(!path.endsWith('1.5'))
    }
    await expect(page.getByText('종이에 스미는 속도')).toHaveCount(0)
    await expectAccessible(page)
  })
})

test.describe('without storage', () => {
  test('the site works for this visit', async ({ page }) => {
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
      }
    })
    await visit(page, '/about/Profile')
    await page.getByRole('button', { name: '차례 열기' }).click()
    await page.getByRole('dialog').getByRole('link', { name: '더 많은 이야기' }).click()
    await expect(page).toHaveURL('/novel/More')
    await overlayGone(page)
    const aboutStorage = warnings.filter((text) => text.includes('values last for this visit only'))
    expect(aboutStorage).not.toEqual([])
    expect(new Set(aboutStorage).size).toBe(aboutStorage.length)
  })
})
