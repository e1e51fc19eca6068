import type { Locator, Page } from 'playwright/test'
import { targetSelector } from '../src/features/home/motionTargets.ts'
import { expectSeen, expectUnseen, jumpTo, openMovingHome, sectionsAnimated } from './homePage.ts'
import { waitUntilStable } from './support/stablePage'
import { expect, overlayGone, scrollY, test, visit } from './support/test'

test.use({ samplesOnly: true })

const MARKER = 'introAnimationShown'
/** Number of visits in the leak test. */
const KEPT_AFTER = 4
const GROUPS = ['Design Tools', 'Web Skills', 'Others'] as const

const group = (page: Page, name: string) => page.getByRole('group', { name })
const plate = (page: Page, name: string) => page.getByRole('heading', { level: 4, name })
const storedMarker = (page: Page) => page.evaluate((key) => localStorage.getItem(key), MARKER)

/** Returns true if a link is in view and not covered. */
function liesOpen(link: Locator): Promise<boolean> {
  return link.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return height < 100 && document.elementFromPoint(left + width / 2, top + height / 2) === element
  })
}

test.describe('home', () => {
  test('zooms into the page and shows each skill group, forwards and backwards @both @main', async ({
    page,
  }) => {
    await openMovingHome(page)
    await expectSeen(page.getByRole('heading', { level: 1, name: 'It all starts from a blank page.' }))
    await expect(page.getByText('빈 페이지에서 시작해 그리고, 쓰고, 찍습니다.')).toBeVisible()
    const shining = page.locator(`#visual ${targetSelector('sparkle')}:visible`)
    await expect(shining).toHaveCount(40)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const { length, view } = await page.locator('#design').evaluate((section) => ({
      length: section.getBoundingClientRect().height - window.innerHeight,
      view: window.innerHeight,
    }))
    expect(Math.abs(length - GROUPS.length * 2.5 * view)).toBeLessThanOrEqual(1)

    await jumpTo(page, 'design', 0.018)
    await expectSeen(page.getByRole('heading', { name: 'UI/UX Designer with front-end development skills' }))
    await expectUnseen(page.getByRole('heading', { level: 1 }))
    await expect(shining).toHaveCount(0)

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
    await expect(shining).toHaveCount(40)
  })

  test('is in the correct state after keyboard jumps', async ({ page }) => {
    await openMovingHome(page)
    const heading = page.getByRole('heading', { level: 1 })
    await page.keyboard.press('End')
    await expectUnseen(heading)
    // Chromium drops a key press during the last frame of its smooth scroll.
    await waitUntilStable(page)
    await page.keyboard.press('Home')
    await expectSeen(heading)
    await expect.poll(() => scrollY(page)).toBe(0)
    await page.keyboard.press('PageDown')
    await waitUntilStable(page)
    await page.keyboard.press('PageDown')
    await expectUnseen(heading)
  })

  test('pins the sections, snaps after the design section and scrolls from the hint', async ({ page }) => {
    await openMovingHome(page)
    const video = page.locator('#visual video')
    await expect(video).toHaveCount(1)
    const paused = () => video.evaluate((element) => element instanceof HTMLVideoElement && element.paused)
    const star = page.locator(`#visual ${targetSelector('sparkle')}`).first()
    const breath = () => star.evaluate((element) => Number(element.getAnimations()[0]?.currentTime))
    await page.getByRole('button', { name: '배경 영상 일시정지' }).click()
    await expect.poll(paused).toBe(true)
    const held = await breath()
    await page.getByRole('button', { name: '배경 영상 재생' }).click()
    await expect.poll(paused).toBe(false)
    await expect.poll(breath).toBeGreaterThan(held)

    await jumpTo(page, 'design', 0.999)
    await expect.poll(paused).toBe(true)
    await page.evaluate(() => window.scrollBy({ top: window.innerHeight / 3, behavior: 'instant' }))
    await expect
      .poll(() =>
        page.locator('#webtoon').evaluate((section) => Math.abs(section.getBoundingClientRect().top)),
      )
      .toBeLessThanOrEqual(2)
    await waitUntilStable(page)

    await page.keyboard.press('Home')
    await expect.poll(() => scrollY(page)).toBe(0)
    await page.getByRole('link', { name: 'what I am doing now' }).click()
    await expectSeen(page.getByRole('heading', { name: 'UI/UX Designer with front-end development skills' }))
    await expect(page.locator('#design')).toBeFocused()
  })

  test('keeps its progress when the window is resized', async ({ page }) => {
    await openMovingHome(page)
    await jumpTo(page, 'design', 0.53)
    await expectSeen(plate(page, 'Web markup'))
    for (const size of [
      { width: 1000, height: 700 },
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(size)
      await waitUntilStable(page)
      await expectSeen(group(page, 'Web Skills').getByRole('heading', { level: 3 }))
      await expectUnseen(plate(page, 'Photoshop'))
    }
  })

  test('can be left in the middle of a pin and returned to', async ({ page }) => {
    await openMovingHome(page)
    const pinned = page.locator('#visual, #design')
    const lengths = () => pinned.evaluateAll((sections) => sections.map(({ clientHeight }) => clientHeight))
    const before = await lengths()
    await jumpTo(page, 'design', 1)
    await page.getByRole('link', { name: 'portfolio', exact: true }).click()
    await expect(page).toHaveURL(/\/design\/Portfolio$/)
    await expect(page.locator('#visual')).toHaveCount(0)
    await expect.poll(() => scrollY(page)).toBe(0)
    // The pins do not affect the next page.
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollHeight - document.body.getBoundingClientRect().height,
      )
    await expect.poll(overflow).toBeLessThanOrEqual(1)

    await page.goBack()
    await sectionsAnimated(page)
    await expectSeen(page.getByRole('heading', { level: 1 }))
    expect(await lengths()).toEqual(before)
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual')
  })

  test('causes no React render while scrolling', async ({ page }) => {
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
    // Updates that run when the page is idle, which is late on a busy machine.
    await expect(page.locator('#visual video')).toHaveAttribute('data-moving', 'true')
    await expect(page.locator('#gallery')).toHaveAttribute('data-state', 'ready')
    await expect(page.getByRole('contentinfo').getByRole('group', { name: '움직임' })).toBeAttached()
    // A print loads near the viewport, its glow once it can be drawn.
    await jumpTo(page, 'gallery', 0.5)
    const prints = page.locator('#gallery [data-photo-card]')
    await expect(prints.locator('[data-state="loaded"]')).toHaveCount(await prints.count())
    await expect(page.locator('#gallery [data-photo-card] + img')).toHaveCount(await prints.count())
    // The first scroll hides the header before the measured range.
    await jumpTo(page, 'visual', 0)
    // Nothing changes between these positions: the header is hidden, the theme stays.
    const stretches = [
      ['visual', 0.4],
      ['design', 0.2],
      ['design', 0.5],
      ['webtoon', 0.1],
    ] as const
    for (const [section, share] of stretches) {
      await jumpTo(page, section, share)
      const commits = await page.evaluate(async () => {
        const count = () => Number(Reflect.apply(Reflect.get(window, 'commitsOfReact'), window, []))
        const frame = () => new Promise((next) => requestAnimationFrame(next))
        // Updates of the jump finish first: one second without any.
        for (let last = count(), since = performance.now(); performance.now() - since < 1000; await frame())
          if (count() !== last) [last, since] = [count(), performance.now()]
        const before = count()
        for (let step = 0; step < 10; step += 1) {
          window.scrollBy({ top: 30, behavior: 'instant' })
          await frame()
        }
        return { during: count() - before, total: before }
      })
      expect(commits.total).toBeGreaterThan(0)
      expect(commits.during, `${section} from ${share}`).toBe(0)
    }
  })

  test('leaks nothing over repeated visits @chromium', async ({ page, context }) => {
    await openMovingHome(page)
    const cdp = await context.newCDPSession(page)
    const remount = async () => {
      await page
        .getByRole('link', { name: 'portfolio', exact: true })
        .evaluate((link: HTMLElement) => link.click())
      await expect(page.locator('#visual')).toHaveCount(0)
      await page.goBack()
      for (const id of ['visual', 'design', 'webtoon', 'gallery'])
        await expect(page.locator(`#${id}`)).toHaveAttribute('data-motion', 'running')
      // The prints add listeners, so every count waits for them.
      await expect(page.locator('[data-photo-card]')).toHaveCount(4)
      await overlayGone(page)
    }
    const kept = async () => {
      await cdp.send('HeapProfiler.collectGarbage')
      const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters')
      return { nodes, jsEventListeners }
    }
    for (let mount = 0; mount < 2; mount += 1) await remount()
    const first = await kept()
    const home = await page.locator('#main').evaluate((main) => main.querySelectorAll('*').length)
    for (let mount = 0; mount < KEPT_AFTER; mount += 1) await remount()
    // A leak grows with each visit: in total less than half a home and two listeners a visit may remain.
    await expect.poll(async () => (await kept()).nodes - first.nodes).toBeLessThan(home / 2)
    await expect
      .poll(async () => (await kept()).jsEventListeners - first.jsEventListeners)
      .toBeLessThan(2 * KEPT_AFTER)
  })
})

test('each pinned section has a skip link, and the focus is visible', async ({ page }) => {
  await openMovingHome(page)
  for (const [name, next] of [
    ['디자인으로 건너뛰기', 'design'],
    ['웹툰으로 건너뛰기', 'webtoon'],
    ['웹툰 건너뛰기', 'gallery'],
  ] as const) {
    const skip = page.getByRole('link', { name })
    await skip.focus()
    await expect.poll(() => liesOpen(skip)).toBe(true)
    await page.keyboard.press('Enter')
    await expect(page.locator(`#${next}`)).toBeFocused()
    await expect
      .poll(() => page.locator(`#${next}`).evaluate((section) => section.getBoundingClientRect().top))
      .toBeLessThanOrEqual(1)
  }

  const portfolio = page.getByRole('link', { name: 'portfolio', exact: true })
  await portfolio.focus()
  await expectSeen(portfolio)

  // Also backwards, into a section that has ended.
  await page.getByRole('link', { name: '웹툰으로 건너뛰기' }).focus()
  await page.keyboard.press('Shift+Tab')
  await expectSeen(page.locator('#visual :focus'))
})

test.describe('first visit', () => {
  test.use({ introSeen: false })

  test('plays the intro once, locks scrolling and remembers it @main', async ({ page }) => {
    // The intro may end before a slow machine has loaded the page.
    await page.addInitScript(() => {
      const states: string[] = []
      Object.assign(window, { introStates: states })
      new MutationObserver(() => {
        const root = document.documentElement
        const { intro } = root.dataset
        if (intro !== undefined) states.push(`${intro}, overflow ${getComputedStyle(root).overflowY}`)
      }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-intro'] })
    })
    const introStates = () => page.evaluate<unknown>('introStates')
    await page.goto('/')
    await overlayGone(page)
    await expect(page.locator('html')).not.toHaveAttribute('data-intro')
    await expect(page.getByTestId('site-header')).toHaveAttribute('data-hidden', 'false')
    await expect.poll(() => storedMarker(page)).toMatch(/^\d{13}$/)
    expect(await introStates()).toContain('playing, overflow hidden')

    await page.reload()
    await overlayGone(page)
    await expectSeen(page.getByRole('heading', { level: 1 }))
    expect(await introStates()).toEqual([])
  })

  test('shows all content without animation with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, '/')
    await expect(page.locator('html')).not.toHaveAttribute('data-intro')
    await expect(page.locator('[data-motion="running"]')).toHaveCount(0)
    await expect(page.locator('#visual video')).toHaveCount(0)
    const twinkling = await page
      .locator(targetSelector('sparkle'))
      .evaluateAll((stars) => stars.filter((star) => star.getAnimations().length > 0).length)
    expect(twinkling).toBe(0)
    const texts = ['Design Tools', 'Photoshop', 'Web Skills', 'Web markup', 'Others', 'Dev team', 'portfolio']
    const shown = await page.locator('#design').innerText()
    const places = texts.map((text) => shown.indexOf(text))
    expect(places.every((place) => place >= 0)).toBe(true)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    await expectSeen(page.getByRole('heading', { level: 1 }))
  })
})

test.describe('without the animation library', () => {
  test.use({ expectedFaults: [/ERR_FAILED|sectionRunner/] })

  test('all content is readable', async ({ page }) => {
    await page.route(/sectionRunner/, (route) => route.abort())
    await visit(page, '/')
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
})
