import { expect, overlayGone, test, visit } from './support/test'

test.use({ motionMatters: false })

test.describe('not-found pages', () => {
  // Hosts match file names exactly, so such an address gets 404.html with its status.
  test.describe('with status 404', () => {
    test.use({ expectedFaults: [/status of 404/] })

    test('an unknown address shows the not-found page with a link home', async ({ page }) => {
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

  test('a malformed photo id shows the not-found state without a request', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/rest/v1/')) asked.push(request.url())
    })
    for (const id of ['0', '-1', '1.5', 'x']) {
      await visit(page, `/gallery/a7c2/View/${id}`)
      await expect(page.getByRole('main')).toContainText('찾을 수 없습니다')
      await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', '/gallery/A7c2')
    }
    expect(asked).toEqual([])
  })

  test('a deleted photo shows the not-found state', async ({ page }) => {
    await visit(page, '/gallery/x100vi/view/999999999')
    await expect(page.getByRole('main')).toContainText('찾을 수 없습니다')
    await expect(page.getByTestId('site-header')).toBeVisible()
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
    const aboutStorage = warnings.filter((text) => text.includes('저장소'))
    expect(aboutStorage).not.toEqual([])
    expect(new Set(aboutStorage).size).toBe(aboutStorage.length)
  })
})

test.describe('a page that fails to load', () => {
  test.use({
    // The last two are Firefox's, whose driver reports errors without their message.
    expectedFaults: [
      /ERR_INTERNET_DISCONNECTED|ERR_FAILED|화면을 그리지 못했습니다|could not be loaded|download failed|^console: Error /,
    ],
  })

  test('offline: shows an error inside the layout and loads once the network is back', async ({
    page,
    context,
  }) => {
    await visit(page, '/about/Profile')
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.getByRole('button', { name: '차례 열기' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('dialog').getByRole('link', { name: '더 많은 이야기' }).click()
    const reload = page.getByRole('main').getByRole('button', { name: '새로고침' })
    await expect(reload).toBeVisible()
    await overlayGone(page)
    expect(loads).toBe(0)
    await expect(page.getByTestId('site-header')).toBeVisible()
    await expect(page.locator('h1')).toHaveCount(1)

    await context.setOffline(false)
    await reload.click()
    await expect(page.locator('h1')).not.toHaveText('잉크가 번졌습니다.')
    await overlayGone(page)
  })

  test('after a deployment: the tab reloads once, then shows an error', async ({ page }) => {
    await visit(page, '/about/Profile')
    await page.route('**/assets/More-*.js', (route) => route.abort())
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.getByRole('button', { name: '차례 열기' }).click()
    await page.getByRole('dialog').getByRole('link', { name: '더 많은 이야기' }).click()
    const reload = page.getByRole('main').getByRole('button', { name: '새로고침' })
    await expect(reload).toBeVisible()
    await expect.poll(() => loads).toBe(1)
    await expect(page).toHaveURL('/novel/More')

    await page.unroute('**/assets/More-*.js')
    await overlayGone(page)
    await reload.click()
    await expect(page.locator('h1')).not.toHaveText('잉크가 번졌습니다.')
    await overlayGone(page)
  })
})
