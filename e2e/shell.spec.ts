import type { Page } from 'playwright/test'
import { languages } from '@content/languages'
import { navigation } from '@content/navigation'
import { MENU_FADE_MS, MENU_SLIDE_MS } from '../src/config/constants'
import { expectAccessible } from './support/axe'
import { waitUntilStable } from './support/stablePage'
import { expect, overlayGone, scrollTo, scrollY, test, visit } from './support/test'

declare global {
  interface Window {
    /** The observed states of the loading overlay. */
    overlaySeen?: string[]
  }
}

const LONG_PAGE = '/about/Profile'

const header = (page: Page) => page.getByTestId('site-header')
const openSheet = (page: Page) => page.locator('[data-testid="nav-dropdown"][data-open="true"]')
const label = (page: Page, name: string) =>
  header(page).locator('nav > ul > li > a').filter({ hasText: name })

// A unit test checks the exact thresholds.
test('the header shrinks, hides on the way down and returns upwards or with the focus @both @main', async ({
  page,
}) => {
  await visit(page, LONG_PAGE)
  for (const [y, scrolled, hidden] of [
    [101, 'true', 'false'],
    [420, 'true', 'true'],
    [400, 'true', 'false'],
    [600, 'true', 'true'],
  ] as const) {
    await scrollTo(page, y)
    await expect(header(page)).toHaveAttribute('data-scrolled', scrolled)
    await expect(header(page)).toHaveAttribute('data-hidden', hidden)
    // Content below the header is covered.
    await expect(header(page)).toHaveCSS('background-color', /^rgb\(/)
  }
  await expect(header(page)).not.toBeInViewport()
  await header(page).getByRole('link').first().focus()
  await expect(header(page)).toBeInViewport()
})

test.describe('the dropdown', () => {
  test('opens on hover, one at a time, and closes after navigation @main', async ({ page }) => {
    await visit(page, LONG_PAGE)
    await label(page, '사진첩').hover()
    await expect(openSheet(page)).toHaveCSS('height', '400px')
    await expectAccessible(page)
    await label(page, '소개').hover()
    await expect(openSheet(page)).toHaveCount(1)
    await openSheet(page).getByRole('link', { name: '좋아하는 것들' }).click()
    await expect(page).toHaveURL('/about/Favorites')
    await expect(openSheet(page)).toHaveCount(0)
  })

  test('shows all lines immediately with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, LONG_PAGE)
    await label(page, '소개').focus()
    await expect(openSheet(page)).toHaveCount(1)
    // An invisible line could not be reached by Tab.
    for (const line of await openSheet(page).locator('li').all())
      await expect(line).toHaveCSS('transition-delay', '0s')
  })

  test('works with the keyboard, and the skip link leads past it', async ({ page }) => {
    await visit(page, LONG_PAGE)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: '본문으로 건너뛰기' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await label(page, '웹툰').focus()
    await page.keyboard.press('ArrowDown')
    await expect(openSheet(page).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/webtoon/Tls')
    await expect(openSheet(page)).toHaveCount(0)
  })
})

test('a page is prefetched when its link has the focus', async ({ page }) => {
  await visit(page, LONG_PAGE)
  const ahead = page.waitForResponse((response) => /\/assets\/Home-[^/]+\.js$/.test(response.url()))
  await header(page).getByRole('link').first().focus()
  await (await ahead).finished()
  await expect(page).toHaveURL(LONG_PAGE)
  await page.keyboard.press('Enter')
  await expect(page.locator('#visual')).toBeVisible()
})

/** Clicks a button. Returns the time, in ms, until all animations of its dialog have ended. */
function rest(button: HTMLElement, state: 'open' | 'closing') {
  return new Promise<number>((resolve) => {
    const watch = new MutationObserver(() => {
      const moving = document.querySelector(`dialog[data-state="${state}"]`)?.getAnimations({ subtree: true })
      if (!moving) return
      watch.disconnect()
      resolve(
        Math.round(Math.max(...moving.map(({ effect }) => Number(effect?.getComputedTiming().endTime)))),
      )
    })
    watch.observe(document.body, { attributes: true, childList: true, subtree: true })
    button.click()
  })
}

/** Returns the uncovered share (0–1) of the focused element, measured on a grid of points. */
const freeOfFocused = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body
    const { left, top, width, height } = focused.getBoundingClientRect()
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9]
    const points = shares.flatMap((x) => shares.map((y) => [left + x * width, top + y * height] as const))
    const free = points.filter(([x, y]) => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (focused.contains(hit) || hit.contains(focused))
    })
    return free.length / points.length
  })

for (const path of ['/about/Profile', '/webtoon/They'])
  test(`Shift+Tab through ${path} never leaves the focus under a bar`, async ({ page }) => {
    await visit(page, path)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const inPage = () => page.evaluate(() => document.activeElement?.matches('body, header *') === false)
    let stops = 0
    for (await page.keyboard.press('Shift+Tab'); await inPage(); await page.keyboard.press('Shift+Tab')) {
      // The header is returning.
      await waitUntilStable(page)
      await expect.poll(() => freeOfFocused(page)).toBeGreaterThan(0.5)
      stops += 1
    }
    expect(stops).toBeGreaterThan(5)
  })

test.describe('the menus', () => {
  const html = (page: Page) => page.locator('html')

  test('open and close within the time limit, the last line included', async ({ page }) => {
    await visit(page, LONG_PAGE)
    for (const name of ['차례', '바깥 링크']) {
      const opening = await page.getByRole('button', { name: `${name} 열기` }).evaluate(rest, 'open' as const)
      await expectAccessible(page)
      const closing = await page
        .getByRole('button', { name: `${name} 닫기` })
        .evaluate(rest, 'closing' as const)
      for (const end of [opening, closing]) {
        expect(end).toBeGreaterThanOrEqual(MENU_FADE_MS)
        expect(end).toBeLessThanOrEqual(MENU_SLIDE_MS)
      }
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })

  test('the menu locks scrolling and focus, restores both, and closes on a click outside @both @main', async ({
    page,
    isMobile,
  }) => {
    await visit(page, LONG_PAGE)
    const button = page.getByRole('button', { name: '차례 열기' })
    await button.click()
    const dialog = page.getByRole('dialog', { name: '차례' })
    await expect(dialog).toBeVisible()
    await expect(html(page)).toHaveAttribute('data-scroll-locked', '')
    // The sections, their pages, the e-mail address and the languages.
    const items = navigation.filter(({ visible }) => visible !== false)
    const pages = items.flatMap(({ children = [] }) => children.filter(({ visible }) => visible !== false))
    await expect(dialog.getByRole('link')).toHaveCount(items.length + pages.length + 1 + languages.length)

    const close = dialog.getByRole('button', { name: '차례 닫기' })
    await page.keyboard.press('Tab')
    await expect(close).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(dialog.getByRole('link').last()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
    await expect(html(page)).not.toHaveAttribute('data-scroll-locked')

    // On phones the menu covers the page.
    if (isMobile) return
    await button.click()
    await expect(dialog).toBeVisible()
    await waitUntilStable(page)
    await page.mouse.click(200, 500)
    await expect(dialog).toHaveCount(0)
  })
})

/** Jumps to the page's end. Returns the number of frames within half a second in which the element is covered. */
async function framesCovered(element: Element): Promise<number> {
  window.scrollTo({ top: 100_000, behavior: 'instant' })
  let covered = 0
  for (let frame = 0; frame < 30; frame += 1) {
    await new Promise(requestAnimationFrame)
    const { x, y, width, height } = element.getBoundingClientRect()
    if (!element.contains(document.elementFromPoint(x + width / 2, y + height / 2))) covered += 1
  }
  return covered
}

test.describe('scrolling', () => {
  test('back to top appears after 100 px and scrolls to the top', async ({ page }) => {
    await visit(page, LONG_PAGE)
    const button = page.getByRole('button', { name: '맨 위로' })
    await scrollTo(page, 100)
    await expect(button).toHaveCount(0)
    await scrollTo(page, 101)
    await expect(button).toBeVisible()
    await scrollTo(page, 900)
    await button.click()
    await expect.poll(() => scrollY(page)).toBe(0)
    await expect(button).toHaveCount(0)
  })

  test('does not cover the gear at the page’s end @both', async ({ page }) => {
    await visit(page, LONG_PAGE)
    const gear = page.getByRole('button', { name: '관리자 로그인' })
    expect(await gear.evaluate(framesCovered)).toBe(0)
    await gear.click()
    await expect(page.getByRole('dialog', { name: '관리자 로그인' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('the wheel scrolls smoothly, and not below a menu', async ({ page }) => {
    await visit(page, LONG_PAGE)
    await page.mouse.move(700, 500)
    await expect(page.locator('html')).toHaveClass(/lenis/)
    await page.mouse.wheel(0, 400)
    await expect.poll(() => scrollY(page)).toBe(400)
    await page.getByRole('button', { name: '차례 열기' }).evaluate((button: HTMLElement) => button.click())
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.mouse.wheel(0, 400)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await waitUntilStable(page)
    expect(await scrollY(page)).toBe(400)
  })

  test('every route change starts at the top, without scroll restoration', async ({ page }) => {
    await visit(page, LONG_PAGE)
    await scrollTo(page, 600)
    await page.getByRole('button', { name: '차례 열기' }).evaluate((button: HTMLElement) => button.click())
    await page.getByRole('dialog').getByRole('link', { name: '그 애와 그들' }).click()
    await expect(page).toHaveURL('/novel/They')
    await expect(page.getByRole('heading', { level: 1, name: '그 애와 그들' })).toBeVisible()
    await overlayGone(page)
    await waitUntilStable(page)
    expect(await scrollY(page)).toBe(0)
    await scrollTo(page, 300)
    expect(await scrollY(page)).toBe(300)
    await page.goBack()
    await expect(page).toHaveURL(LONG_PAGE)
    await expect(
      page.getByRole('heading', { level: 1, name: '빈 페이지 앞에 가장 먼저 앉는 사람.' }),
    ).toBeVisible()
    await overlayGone(page)
    await waitUntilStable(page)
    expect(await scrollY(page)).toBe(0)
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual')
  })
})

test.describe('the loading overlay', () => {
  /** Records the states of the overlay in order. */
  const watchOverlay = (page: Page) =>
    page.addInitScript(() => {
      const seen: string[] = (window.overlaySeen = [])
      const look = () => {
        const state = document.querySelector<HTMLElement>('[data-testid="loading-overlay"]')?.dataset['state']
        if (seen.at(-1) !== (state ?? 'gone')) seen.push(state ?? 'gone')
      }
      new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true })
    })
  const overlaySeen = (page: Page) => page.evaluate(() => window.overlaySeen ?? [])

  // Unit tests check the durations with a fake clock.
  test('covers each new page, whose heading gets the focus, fades, and is removed @reduced @main', async ({
    page,
  }) => {
    await watchOverlay(page)
    await visit(page, LONG_PAGE)
    expect((await overlaySeen(page)).slice(-3)).toEqual(['loading', 'leaving', 'gone'])

    await page.evaluate(() => void window.overlaySeen?.splice(0))
    await page.getByRole('button', { name: '차례 열기' }).click()
    await page.getByRole('dialog').getByRole('link', { name: '더 많은 이야기' }).click()
    await expect(page).toHaveURL('/novel/More')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked')
    await expect(page.locator('h1')).toBeFocused()
    await expect
      .poll(async () => (await overlaySeen(page)).filter((state) => state !== 'gone'))
      .toEqual(['loading', 'leaving'])
    await overlayGone(page)
  })

  test('shows the ring before any script, then the hamster, above the page', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/index-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(LONG_PAGE, { waitUntil: 'commit' })
    await expect(page.getByTestId('loading-animation')).toBeVisible()
    await expect(page.getByTestId('loading-overlay')).toContainText('페이지를 넘기는 중…')
    release()
    await expect(page.locator('h1')).toHaveCount(1)
    await overlayGone(page)

    // A page whose file is slow: the hamster is cached and runs.
    await page.route('**/assets/More-*.js', async (route) => {
      await more
      await route.continue()
    })
    let bringMore = () => {}
    const more = new Promise<void>((resolve) => (bringMore = resolve))
    await page.getByRole('button', { name: '차례 열기' }).click()
    await page.getByRole('dialog').getByRole('link', { name: '더 많은 이야기' }).click()
    await expect(page.getByTestId('loading-animation').locator('svg')).toBeVisible()
    // Ends well before the overlay is removed.
    await expect(page.getByTestId('loading-animation')).toHaveCSS('transition-duration', '0.3s')
    bringMore()
    await overlayGone(page)
  })
})
