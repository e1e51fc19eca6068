import type { Page } from 'playwright/test'
import { targetSelector } from '../src/features/home/motionTargets.ts'
import { jumpTo, openMovingHome, sectionsAnimated } from './homePage.ts'
import { waitUntilStable } from './support/stablePage.ts'
import { expect, scrollY, test } from './support/test'

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
  test('shows one series after another: forwards, backwards and after a jump @both', async ({ page }) => {
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

  test('is in the correct state after End and Page Down', async ({ page }) => {
    await openMovingHome(page)
    await jumpTo(page, 'webtoon', reading(1))
    await expect.poll(() => seriesInView(page)).toEqual(['they'])
    // The browser may drop a keyboard scroll that starts before the previous jump is painted.
    await waitUntilStable(page)
    await page.keyboard.press('End')
    await expect(page.locator('#gallery')).toBeInViewport()
    await waitUntilStable(page)
    await expect.poll(() => seriesInView(page)).toEqual([])
    await jumpTo(page, 'webtoon', reading(0))
    await expect.poll(() => seriesInView(page)).toEqual(['tls'])
    await waitUntilStable(page)
    const before = await scrollY(page)
    await page.keyboard.press('PageDown')
    await expect.poll(() => scrollY(page)).toBeGreaterThan(before)
    await waitUntilStable(page)
    expect((await seriesInView(page)).filter((key) => key !== 'tls')).toEqual([])
  })

  test('links to its platforms, scrolls to the focus and has a skip link', async ({ page }) => {
    await openMovingHome(page)
    const outside = page.locator(targetSelector('series', 'tls')).getByRole('listitem').getByRole('link')
    await expect(outside).toHaveText([/연재 플랫폼/, /시리즈 스토어/, /베스트 도전/])
    for (const link of await outside.all()) await expect(link).toHaveAttribute('target', '_blank')
    await expect(
      page.locator(['they', 'some'].map((key) => `${targetSelector('series', key)} li`).join()),
    ).toHaveCount(0)
    for (const [key, path] of [
      ['tls', '/webtoon/Tls'],
      ['they', '/webtoon/They'],
      ['some', '/webtoon/Some'],
    ] as const)
      await expect(
        page.locator(targetSelector('series', key)).getByRole('link', { name: '작품 자세히 보기' }),
      ).toHaveAttribute('href', path)

    await jumpTo(page, 'webtoon', 0.01)
    await page
      .locator(targetSelector('series', 'some'))
      .getByRole('link', { name: '작품 자세히 보기' })
      .focus()
    await expect.poll(() => seriesInView(page)).toEqual(['some'])

    await jumpTo(page, 'webtoon', 0.01)
    await page.getByRole('link', { name: '웹툰 건너뛰기' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#gallery')).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Photography' })).toBeInViewport()
  })

  test('can be left in the middle and returned to', async ({ page }) => {
    await openMovingHome(page)
    await jumpTo(page, 'webtoon', reading(1))
    await expect.poll(() => seriesInView(page)).toEqual(['they'])
    await page
      .locator(targetSelector('series', 'they'))
      .getByRole('link', { name: '작품 자세히 보기' })
      .click()
    await expect(page).toHaveURL(/\/webtoon\/They$/)
    await expect(page.locator('[data-motion="running"]')).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await sectionsAnimated(page)
    await jumpTo(page, 'webtoon', reading(2))
    await expect.poll(() => seriesInView(page)).toEqual(['some'])
  })

  test('shows all content in order with reduced motion @reduced', async ({ page }) => {
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

interface Row {
  id: number
  title: string
  thumbnail: string | null
  created_at: string
}

const row = (id: number, title: string, day: string): Row => ({
  id,
  title,
  thumbnail: null,
  created_at: `2026-${day}T09:00:00+09:00`,
})

/** Answers reads of a table with rows or with a server error. */
async function answer(page: Page, table: 'posts_x100vi' | 'posts_a7c2', rows: readonly Row[] | 'fails') {
  await page.route(`**/rest/v1/${table}?*`, (route) =>
    rows === 'fails'
      ? route.fulfill({ status: 500, json: { message: 'down' } })
      : route.fulfill({ json: rows }),
  )
}

const FAILED_READ = [/posts_(x100vi|a7c2)|status of 500/] as const

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

  test('merges both cameras, newest first, with each card linked to its photo', async ({ page }) => {
    await answer(page, 'posts_x100vi', [row(12, '가을 그림자', '05-04'), row(11, '안개', '05-02')])
    await answer(page, 'posts_a7c2', [
      row(12, '새벽 능선', '05-03'),
      row(3, '은하수', '05-01'),
      row(2, '옛날', '01-01'),
    ])
    await openGallery(page)
    const cards = page.locator('[data-photo-card]')
    await expect(cards).toHaveCount(4)
    const seen = await cards.evaluateAll((all) =>
      all.map((card) => [card.getAttribute('data-id'), card.getAttribute('href'), card.textContent]),
    )
    expect(seen).toEqual([
      ['x100vi-12', '/gallery/x100vi/view/12', '가을 그림자 FUJIFILM X100VI'],
      ['a7c2-12', '/gallery/a7c2/View/12', '새벽 능선 SONY A7C2'],
      ['x100vi-11', '/gallery/x100vi/view/11', '안개 FUJIFILM X100VI'],
      ['a7c2-3', '/gallery/a7c2/View/3', '은하수 SONY A7C2'],
    ])
  })

  test.describe('with one camera only', () => {
    test.use({ expectedFaults: FAILED_READ })

    test('shows its photos when the other camera’s read fails', async ({ page }) => {
      const logged: string[] = []
      page.on('console', (message) => logged.push(message.text()))
      await answer(page, 'posts_x100vi', 'fails')
      await answer(page, 'posts_a7c2', [row(3, '은하수', '05-01'), row(2, '모래', '04-01')])
      await openGallery(page)
      await expect(page.locator('[data-photo-card]')).toHaveCount(2)
      await expect(page.getByText('아직 인화한 사진이 없습니다.')).toBeHidden()
      const told = (table: string) => logged.filter((text) => text.startsWith(table)).length
      await expect.poll(() => told('posts_x100vi')).toBe(1)
      expect(told('posts_a7c2')).toBe(0)
    })
  })

  for (const [name, rows] of [
    ['nothing can be read', 'fails'],
    ['there is no photo', []],
  ] as const)
    test.describe(`when ${name}`, () => {
      test.use({ expectedFaults: rows === 'fails' ? FAILED_READ : [] })

      test('keeps its layout @reduced', async ({ page }) => {
        await answer(page, 'posts_x100vi', rows)
        await answer(page, 'posts_a7c2', rows)
        await openGallery(page)
        const gallery = page.locator('#gallery')
        await expect(gallery).toHaveAttribute('data-state', 'ready')
        // A failed read does not show the empty state.
        await expect(gallery.getByText('아직 인화한 사진이 없습니다.')).toBeVisible({
          visible: rows !== 'fails',
        })
        if (rows === 'fails') await expect(gallery.getByRole('status')).toHaveCount(0)
        await expect(gallery.getByRole('link', { name: 'SONY A7C2' })).toBeInViewport()
        await expect(gallery.getByRole('link', { name: 'FUJIFILM X100VI' })).toBeInViewport()
        await expect(page.locator('[data-photo-card]')).toHaveCount(0)
        await expect(page.locator('#gallery')).not.toHaveAttribute('data-motion')
        await expect(page.getByRole('alert')).toHaveCount(0)
      })
    })

  test.describe('with missing files', () => {
    test.use({ expectedFaults: [/status of 404/] })

    test('falls back from the transformed thumbnail to the stored one to the default', async ({ page }) => {
      const stored = (name: string) => `/storage/v1/object/public/media/sample/${name}.webp`
      await answer(page, 'posts_x100vi', [{ ...row(1, '하나', '05-02'), thumbnail: stored('only-original') }])
      await answer(page, 'posts_a7c2', [
        { ...row(2, '둘', '05-01'), thumbnail: stored('gone') },
        row(3, '사진 없는 글', '04-01'),
      ])
      const asked: string[] = []
      await page.route('**/storage/v1/**', (route) => {
        const url = new URL(route.request().url())
        asked.push(url.pathname + url.search)
        return url.pathname.endsWith('/object/public/media/sample/only-original.webp')
          ? route.fulfill({ path: 'public/images/default-thumbnail.webp' })
          : route.fulfill({ status: 404 })
      })
      await openGallery(page)
      const source = (id: string) => page.locator(`[data-id="${id}"] img`)
      await expect(source('x100vi-1')).toHaveAttribute(
        'src',
        /\/object\/public\/media\/sample\/only-original\.webp$/,
      )
      await expect(source('a7c2-2')).toHaveAttribute('src', '/images/default-thumbnail.webp')
      await expect(source('a7c2-3')).toHaveAttribute('src', '/images/default-thumbnail.webp')
      // Each print also loads a rendition for its glow.
      await expect(page.locator('#gallery [data-photo-card] + img')).toHaveCount(3)
      expect(asked).toContain(
        '/storage/v1/render/image/public/media/sample/gone.webp?width=300&height=300&quality=80&resize=cover',
      )
    })
  })

  test('is a horizontal scroller that ends with the more link with reduced motion @reduced', async ({
    page,
  }) => {
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
