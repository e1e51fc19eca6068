import type { Page } from 'playwright/test'
import { targetSelector } from '../src/features/home/motionTargets.ts'
import { jumpTo, openMovingHome, sectionsAnimated } from './homePage.ts'
import { waitUntilStable } from './support/stablePage.ts'
import { expect, test } from './support/test'

test.use({ samplesOnly: true })

/** The webtoon and gallery sections of home. */

const SERIES = ['tls', 'they', 'some'] as const
/** The progress within its part at which a series is at rest. */
const READ_AT = 0.68

const reading = (index: number) => (index + READ_AT) / SERIES.length

/** Returns the series whose links are visible: opaque and not covered. */
function seriesInView(page: Page): Promise<string[]> {
  return page.locator(targetSelector('series')).evaluateAll((all) =>
    all
      .filter((series) => {
        const link = [...series.querySelectorAll('a')].at(-1)
        if (!link) return false
        const { left, top, width, height } = link.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        let opacity = 1
        for (let at: Element | null = link; at; at = at.parentElement)
          opacity *= Number(getComputedStyle(at).opacity)
        return opacity > 0.95 && hit !== null && link.contains(hit)
      })
      .map((series) => series.getAttribute('data-series') ?? ''),
  )
}

test.describe('webtoon', () => {
  test('shows one series after another: forwards, backwards and after a jump @both @main', async ({
    page,
  }) => {
    await openMovingHome(page)
    for (const index of [0, 1, 2, 1, 0, 2, 0]) {
      await jumpTo(page, 'webtoon', reading(index))
      await expect.poll(() => seriesInView(page)).toEqual([SERIES[index]])
    }
    for (const between of [0.005, 0.05, 0.333, 0.99]) {
      await jumpTo(page, 'webtoon', between)
      await expect.poll(() => seriesInView(page)).toEqual([])
    }
    // Each title uses the lettering drawn for this screen size.
    const view = page.viewportSize() ?? { width: 0, height: 0 }
    for (const [index, key] of SERIES.entries()) {
      await jumpTo(page, 'webtoon', (index + 0.05) / SERIES.length)
      const letters = page
        .locator(`${targetSelector('letter-plate', key)} ${targetSelector('letters')}`)
        .filter({ visible: true })
      await expect(letters.locator(targetSelector('dots'))).toHaveCSS('opacity', '1')
      const [, , width = 0, height = 0] = ((await letters.getAttribute('viewBox')) ?? '')
        .split(' ')
        .map(Number)
      expect(height > width).toBe(view.height > view.width)
    }
  })

  test('scrolls to the series whose link gets the focus', async ({ page }) => {
    await openMovingHome(page)
    await jumpTo(page, 'webtoon', 0.01)
    await page
      .locator(targetSelector('series', 'some'))
      .getByRole('link', { name: '작품 자세히 보기' })
      .focus()
    await expect.poll(() => seriesInView(page)).toEqual(['some'])
  })

  test('shows all content in order with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await expect(page.getByRole('heading', { name: /Webtoon & Illustrations/ })).toBeAttached()
    for (const key of SERIES) {
      const link = page.locator(targetSelector('series', key)).getByRole('link', { name: '작품 자세히 보기' })
      await link.scrollIntoViewIfNeeded()
      await expect.poll(() => seriesInView(page)).toContain(key)
    }
    await expect(page.locator('#webtoon')).not.toHaveAttribute('data-motion')
  })
})

/** Opens home and waits until the photos are loaded. */
async function openGallery(page: Page) {
  await page.goto('/')
  await page.locator('#gallery').scrollIntoViewIfNeeded()
  await expect(page.locator('#gallery')).toHaveAttribute('data-state', 'ready')
}

test.describe('gallery', () => {
  test('reads each table once, shows the newest four, pins a third of its height per card, ends with the more link @both', async ({
    page,
  }) => {
    const calls: URL[] = []
    page.on('request', (request) => {
      if (request.url().includes('/rest/v1/')) calls.push(new URL(request.url()))
    })
    await openGallery(page)
    const cards = page.locator('[data-photo-card]')
    await expect(cards).toHaveCount(4)
    await sectionsAnimated(page)
    const screens = await page.locator('#gallery').evaluate((section) => {
      const stage = [...section.children].find((child) => getComputedStyle(child).position === 'sticky')
      return section.clientHeight / (stage?.clientHeight ?? 1)
    })
    expect(screens).toBeCloseTo(1 + 4 / 3, 2)

    const more = page.getByTestId('gallery-more')
    await jumpTo(page, 'gallery', 0.5)
    await waitUntilStable(page)
    await expect(more).toBeHidden()
    await more.evaluate((link: HTMLElement) => link.focus())
    await expect(more).not.toBeFocused()
    await jumpTo(page, 'gallery', 0.9)
    await expect(more).toHaveCSS('opacity', '1')
    await expect(more).toHaveAttribute('href', '/gallery/A7c2')
    await expect(more).toHaveAccessibleName('more, SONY A7C2 사진')
    await jumpTo(page, 'gallery', 0.7)
    await expect(more).toBeHidden()

    await jumpTo(page, 'gallery', 0)
    await cards.last().focus()
    await expect(cards.last()).toBeInViewport({ ratio: 0.9 })

    expect(calls).toHaveLength(2)
    expect(new Set(calls.map((url) => url.pathname.split('/').at(-1)))).toEqual(
      new Set(['posts_a7c2', 'posts_x100vi']),
    )
    for (const { searchParams } of calls)
      expect(Object.fromEntries(searchParams)).toEqual({
        select: 'id,title,thumbnail,created_at',
        order: 'created_at.desc',
        limit: '4',
      })
  })

  test('keeps its position when the window is resized after a scroll', async ({ page }) => {
    await openGallery(page)
    await sectionsAnimated(page)
    await jumpTo(page, 'gallery', 1)
    await waitUntilStable(page)
    const lastPrintAt = () =>
      page
        .locator(targetSelector('hanging'))
        .last()
        .evaluate((hanging) => hanging.getBoundingClientRect().left / window.innerWidth)
    const before = await lastPrintAt()
    await page.setViewportSize({ width: 1440, height: 740 })
    await expect.poll(lastPrintAt).toBeCloseTo(before, 2)
  })

  test('keeps its layout without photos', async ({ page }) => {
    await page.route(/\/rest\/v1\/posts_(x100vi|a7c2)\?/, (route) => route.fulfill({ json: [] }))
    await openGallery(page)
    const gallery = page.locator('#gallery')
    await expect(gallery.getByText('아직 인화한 사진이 없습니다.')).toBeVisible()
    await expect(gallery.getByRole('link', { name: 'SONY A7C2' })).toBeInViewport()
    await expect(gallery.getByRole('link', { name: 'FUJIFILM X100VI' })).toBeInViewport()
    await expect(page.locator('[data-photo-card]')).toHaveCount(0)
    await expect(gallery).not.toHaveAttribute('data-motion')
  })

  test('is a horizontal scroller that ends with the more link with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openGallery(page)
    await expect(page.locator('#gallery')).not.toHaveAttribute('data-motion')
    const cards = page.locator('[data-photo-card]')
    for (const card of [cards.nth(-2), cards.last()]) {
      await card.focus()
      await expect(card).toBeInViewport({ ratio: 0.95 })
    }
    const more = page.getByTestId('gallery-more')
    await more.scrollIntoViewIfNeeded()
    await expect(more).toBeInViewport()
    await more.click()
    await expect(page).toHaveURL(/\/gallery\/A7c2$/)
  })
})
