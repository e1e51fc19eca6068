import { expect, test, type Page } from 'playwright/test'
import {
  expectSeen,
  expectUnseen,
  hasSeenIntro,
  jumpTo,
  openHome,
  openMovingHome,
  watchFaults,
} from './homePage.ts'

const MARKER = 'introAnimationShown'
const GROUPS = ['Design Tools', 'Web Skills', 'Others'] as const

const group = (page: Page, name: string) => page.getByRole('group', { name })
const plate = (page: Page, name: string) => page.getByRole('heading', { level: 4, name })
const storedMarker = (page: Page) => page.evaluate((key) => localStorage.getItem(key), MARKER)

test.describe('visitor watches home', () => {
  test('sees the sheet in the night, the words and forty stars', async ({ page }) => {
    const faults = watchFaults(page)
    await openHome(page)
    await expectSeen(page.getByRole('heading', { level: 1, name: 'It all starts from a blank page.' }))
    await expect(page.getByText('빈 페이지에서 시작해 그리고, 쓰고, 찍습니다.')).toBeVisible()
    await expect(page.locator('#visual [data-sparkle]')).toHaveCount(40)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(faults).toEqual([])
  })

  test('falls into the page and meets each group of tools, forwards and backwards', async ({ page }) => {
    const faults = watchFaults(page)
    await openMovingHome(page)
    await jumpTo(page, 'design', 0.018)
    await expectSeen(page.getByRole('heading', { name: 'UI/UX Designer with front-end development skills' }))
    await expectUnseen(page.getByRole('heading', { level: 1 }))

    await jumpTo(page, 'design', 0.2)
    await expectSeen(plate(page, 'Photoshop'))
    await expectUnseen(plate(page, 'Web markup'))
    await jumpTo(page, 'design', 0.53)
    await expectSeen(plate(page, 'Web markup'))
    await expectUnseen(plate(page, 'Photoshop'))
    await jumpTo(page, 'design', 0.87)
    await expectSeen(plate(page, 'Dev team'))
    await jumpTo(page, 'design', 1)
    await expectSeen(page.getByRole('link', { name: 'portfolio', exact: true }))
    await expectUnseen(plate(page, 'Dev team'))

    await jumpTo(page, 'design', 0.2)
    await expectSeen(plate(page, 'Photoshop'))
    await expectUnseen(plate(page, 'Dev team'))
    await jumpTo(page, 'visual', 0)
    await expectSeen(page.getByRole('heading', { level: 1 }))
    expect(faults).toEqual([])
  })

  test('lands in a right picture after jumping with the keyboard @desktop', async ({ page }) => {
    await openMovingHome(page)
    await page.keyboard.press('End')
    await expectUnseen(page.getByRole('heading', { level: 1 }))
    await page.keyboard.press('Home')
    await expectSeen(page.getByRole('heading', { level: 1 }))
    await page.keyboard.press('PageDown')
    await page.keyboard.press('PageDown')
    await expectUnseen(page.getByRole('heading', { level: 1 }))
  })

  test('pins the desk for 250 % of the view per group', async ({ page }) => {
    await openMovingHome(page)
    const { length, view } = await page.locator('#design').evaluate((section) => ({
      length: section.getBoundingClientRect().height - window.innerHeight,
      view: window.innerHeight,
    }))
    expect(Math.abs(length - GROUPS.length * 2.5 * view)).toBeLessThanOrEqual(1)
  })

  test('follows the hint to what the owner is doing now', async ({ page }) => {
    await openMovingHome(page)
    await page.getByRole('link', { name: 'what I am doing now' }).click()
    await expectSeen(page.getByRole('heading', { name: 'UI/UX Designer with front-end development skills' }))
    await expect(page.locator('#design')).toBeFocused()
  })

  test('is carried on to the next world after leaving the desk', async ({ page }) => {
    await openMovingHome(page)
    await jumpTo(page, 'design', 0.999)
    await page.evaluate(() => window.scrollBy({ top: window.innerHeight / 3, behavior: 'instant' }))
    await expect
      .poll(() =>
        page.locator('#webtoon').evaluate((section) => Math.abs(section.getBoundingClientRect().top)),
      )
      .toBeLessThanOrEqual(2)
  })

  test('stays at the same moment when the window changes its size @desktop', async ({ page }) => {
    await openMovingHome(page)
    await jumpTo(page, 'design', 0.53)
    await expectSeen(plate(page, 'Web markup'))
    for (const size of [
      { width: 1000, height: 700 },
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(size)
      await expectSeen(group(page, 'Web Skills').getByRole('heading', { level: 3 }))
      await expectUnseen(plate(page, 'Photoshop'))
    }
  })

  test('can hold and let go of the moving ground', async ({ page }) => {
    await openMovingHome(page)
    const video = page.locator('#visual video')
    await expect(video).toHaveCount(1)
    const paused = () => video.evaluate((element) => element instanceof HTMLVideoElement && element.paused)
    await page.getByRole('button', { name: '배경 영상 일시정지' }).click()
    await expect.poll(paused).toBe(true)
    await page.getByRole('button', { name: '배경 영상 재생' }).click()
    await expect.poll(paused).toBe(false)
    await jumpTo(page, 'design', 0.5)
    await expect.poll(paused).toBe(true)
  })

  test('leaves in the middle of a pin and finds home whole on return', async ({ page }) => {
    const faults = watchFaults(page)
    await openMovingHome(page)
    await jumpTo(page, 'design', 1)
    await page.getByRole('link', { name: 'portfolio', exact: true }).click()
    await expect(page).toHaveURL(/\/design\/Portfolio$/)
    await expect(page.locator('#visual')).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.locator('.pin-spacer')).toHaveCount(0)

    await page.goBack()
    await expect(page.locator('#design')).toHaveAttribute('data-motion', 'running')
    await expectSeen(page.getByRole('heading', { level: 1 }))
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual')
    expect(faults).toEqual([])
  })

  test('makes React render nothing while a pinned section scrolls', async ({ page }) => {
    await page.addInitScript(() => {
      let commits = 0
      Object.assign(window, {
        commitsOfReact: () => commits,
        __REACT_DEVTOOLS_GLOBAL_HOOK__: {
          supportsFiber: true,
          renderers: new Map(),
          inject: () => 1,
          onCommitFiberRoot: () => (commits += 1),
          onCommitFiberUnmount: () => {},
          onPostCommitFiberRoot: () => {},
        },
      })
    })
    await openMovingHome(page)
    await jumpTo(page, 'design', 0.1)
    await expectSeen(page.locator('[data-skill-group] h3').first())
    const commits = await page.evaluate(async () => {
      const count = () => Number(Reflect.apply(Reflect.get(window, 'commitsOfReact'), window, []))
      const frame = () => new Promise((next) => requestAnimationFrame(next))
      const settle = async () => {
        for (let still = 0; still < 10; still += 1) await frame()
      }
      await settle()
      const before = count()
      for (let step = 0; step < 30; step += 1) {
        window.scrollBy({ top: 80, behavior: 'instant' })
        await frame()
      }
      return { during: count() - before, total: before }
    })
    expect(commits.total).toBeGreaterThan(0)
    // A phase may change on the way (the header hides); thirty frames must not be thirty renders.
    expect(commits.during).toBeLessThan(5)
  })
})

test.describe('keyboard visitor', () => {
  test('passes each pinned section by one link @desktop', async ({ page }) => {
    await openMovingHome(page)
    const skip = page.getByRole('link', { name: '디자인으로 건너뛰기' })
    await skip.focus()
    await expectSeen(skip)
    await page.keyboard.press('Enter')
    await expect(page.locator('#design')).toBeFocused()
    await page.getByRole('link', { name: '웹툰으로 건너뛰기' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#webtoon')).toBeFocused()
    await expect
      .poll(() => page.locator('#webtoon').evaluate((section) => section.getBoundingClientRect().top))
      .toBeLessThanOrEqual(1)
  })

  test('sees what has the focus, even when it was not on turn @desktop', async ({ page }) => {
    await openMovingHome(page)
    const portfolio = page.getByRole('link', { name: 'portfolio', exact: true })
    await portfolio.focus()
    await expectSeen(portfolio)
  })
})

test.describe('first visit', () => {
  test('plays the intro once, holds the page and remembers it', async ({ page }) => {
    await page.goto('/')
    const root = page.locator('html')
    await expect(root).toHaveAttribute('data-intro', 'playing')
    await expect(root).toHaveAttribute('data-scroll-locked')
    await expect(page.getByTestId('site-header')).toHaveAttribute('data-hidden', 'true')
    await expect(root).not.toHaveAttribute('data-intro')
    await expect(page.getByTestId('site-header')).toHaveAttribute('data-hidden', 'false')
    await expect.poll(() => storedMarker(page)).toMatch(/^\d{13}$/)

    await page.reload()
    await expect(page.getByTestId('loading-overlay')).toHaveCount(0)
    await expect(root).not.toHaveAttribute('data-intro')
    await expectSeen(page.getByRole('heading', { level: 1 }))
  })

  for (const way of ['button', 'Escape', 'click', 'wheel'] as const) {
    test(`skips the intro by ${way} @desktop`, async ({ page }) => {
      // The page itself does it in the intro's first frame: a slow machine would come too late from outside.
      await page.addInitScript((chosen) => {
        const skip = {
          button: () =>
            [...document.querySelectorAll('button')].find((b) => b.innerText === '건너뛰기')?.click(),
          Escape: () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
          click: () => document.body.click(),
          wheel: () => window.dispatchEvent(new WheelEvent('wheel', { deltaY: 100 })),
        }[chosen]
        const intro = { began: 0, lasted: 0 }
        Object.assign(window, { intro })
        new MutationObserver(() => {
          const playing = document.documentElement.dataset['intro'] === 'playing'
          if (playing && !intro.began) {
            intro.began = performance.now()
            requestAnimationFrame(skip)
          } else if (!playing && intro.began && !intro.lasted) intro.lasted = performance.now() - intro.began
        }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-intro'] })
      }, way)
      await page.goto('/')
      const lasted = () => page.evaluate(() => Number(Reflect.get(Reflect.get(window, 'intro'), 'lasted')))
      await expect.poll(lasted).toBeGreaterThan(0)
      expect(await lasted()).toBeLessThan(3000)
      expect(await storedMarker(page)).toMatch(/^\d{13}$/)
    })
  }

  test('plays it again for a marker that makes no sense', async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'tomorrow'), MARKER)
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-intro', 'playing')
  })
})

test('everything can be read when the animation library fails to load', async ({ page }) => {
  await page.route(/sectionRunner/, (route) => route.abort())
  await openHome(page)
  await expect(page.locator('[data-motion="running"]')).toHaveCount(0)
  for (const name of GROUPS) {
    const title = group(page, name).getByRole('heading', { level: 3 })
    await title.scrollIntoViewIfNeeded()
    await expectSeen(title)
  }
  const portfolio = page.getByRole('link', { name: 'portfolio', exact: true })
  await portfolio.scrollIntoViewIfNeeded()
  await expectSeen(portfolio)
  const screens = await page
    .locator('#design')
    .evaluate((section) => section.getBoundingClientRect().height / window.innerHeight)
  expect(screens).toBeLessThan(7.5)
})

test('asks for less motion: nothing moves and nothing is missing @reduced', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const faults = watchFaults(page)
  await page.goto('/')
  await expect(page.getByTestId('loading-overlay')).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveAttribute('data-intro')
  await expect(page.locator('[data-motion="running"]')).toHaveCount(0)
  await expect(page.locator('#visual video')).toHaveCount(0)
  const twinkling = await page
    .locator('[data-sparkle]')
    .evaluateAll((stars) => stars.filter((star) => star.getAnimations().length > 0).length)
  expect(twinkling).toBe(0)
  const texts = ['Design Tools', 'Photoshop', 'Web Skills', 'Web markup', 'Others', 'Dev team', 'portfolio']
  const shown = await page.locator('#design').innerText()
  const places = texts.map((text) => shown.indexOf(text))
  expect(places.every((place) => place >= 0)).toBe(true)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  await expectSeen(page.getByRole('heading', { level: 1 }))
  expect(faults).toEqual([])
})

test('a returning visitor sees the final picture at once', async ({ page }) => {
  await hasSeenIntro(page)
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.documentElement.dataset['intro']) Object.assign(window, { introStarted: true })
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-intro'] })
  })
  await page.goto('/')
  await expect(page.getByTestId('loading-overlay')).toHaveCount(0)
  expect(await page.evaluate(() => 'introStarted' in window)).toBe(false)
})
