import { describe, expect, test } from 'vitest'
import { READING_LINE_PX } from '../../src/features/series/readingLine.ts'
import { DESKTOP, PHONE, retry, openWebKit, type WebKitPage } from './page.ts'
import { KEYS } from './session.ts'

const WORLDS = ['visual', 'design', 'webtoon', 'gallery']
const LONG_PAGE = '/about/Profile'

/** Scrolls by viewports and lets the page draw. Returns whether the page has moved. */
function scrollByViewports(count: number) {
  return new Promise<boolean>((resolve) => {
    const before = window.scrollY
    window.scrollBy({ top: count * window.innerHeight, behavior: 'instant' })
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.scrollY !== before)))
  })
}

async function scrollToEnd(page: WebKitPage) {
  while (await page.evaluate(scrollByViewports, 1));
}

/** Returns the effective opacity of an element, ancestors included; 0 if it is out of view. */
function seenOpacity(selector: string): number {
  const element = document.querySelector(selector)
  if (!element) return 0
  const { top, bottom } = element.getBoundingClientRect()
  let opacity = bottom <= 0 || top >= window.innerHeight ? 0 : 1
  for (let node: Element | null = element; node; node = node.parentElement)
    opacity *= Number(getComputedStyle(node).opacity)
  return opacity
}

/** Returns the width of a picture's file; 0 until it is loaded. */
const widthOfPicture = (image: HTMLElement) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)

/** Waits for a dialog and closes it by Escape. */
async function closeDialog(page: WebKitPage, selector: string) {
  await page.find(selector)
  await page.press(KEYS.escape)
  await page.expectGone(selector)
}

describe.each([DESKTOP, PHONE])('at $width px', ({ width, height }) => {
  const page = openWebKit({ width, height })

  test('home can be scrolled to its end and back with its sections animated', async () => {
    await page().visit('/')
    await retry(async () => {
      const states = await page().evaluate(
        (ids) => ids.map((id) => document.getElementById(id)?.dataset['motion']),
        WORLDS,
      )
      expect(states).toEqual(WORLDS.map(() => 'running'))
    })
    // The page grows while its lower sections load.
    await retry(async () => {
      await scrollToEnd(page())
      expect(await page().evaluate(() => window.scrollY)).toBeGreaterThan(10 * height)
    })
    await page().find('footer')
    expect(await page().evaluate(seenOpacity, 'h1')).toBeLessThan(0.1)
    await page().evaluate(scrollByViewports, -1000)
    await retry(async () => expect(await page().evaluate(seenOpacity, 'h1')).toBeGreaterThan(0.9))
  })

  test('the menus open, close and lead to a page', async () => {
    await page().visit(LONG_PAGE)
    await page().clickOn('button', '바깥 링크 열기')
    await closeDialog(page(), 'dialog[open]')
    if (width > 1000) {
      await page().hoverOver('header nav > ul > li > a', '웹툰')
      await page().find('[data-testid="nav-dropdown"][data-open="true"] a', 'Somebodies')
    }
    await page().clickOn('button', '차례 열기')
    await page().clickOn('dialog[open] a', '더 많은 이야기')
    await page().expectAddress('/novel/More')
    await page().expectGone('dialog[open]')
    await page().expectReady()
    expect(await page().attribute('html', 'data-scroll-locked')).toBeNull()
  })

  test('search finds a sentence by typed Hangul', async () => {
    await page().visit(LONG_PAGE)
    await page().clickOn('button', '찾기')
    await page().fill('[role=combobox]', '우체통위에 손자')
    await page().find('[role=option] mark', '우체통')
    await page().clickOn('[role=option]', '우체통 위에 손자국이')
    await page().expectAddress('/novel/Tls?chapter=1&at=5.2')
    expect(await page().textOf('mark[data-sentence="5.2"]')).toMatch(/^우체통 위에 손자국이 하나/)
  })
})

describe('on a phone', () => {
  const page = openWebKit(PHONE)

  test('a first visit installs the service worker and offers no update', async () => {
    await page().visit(LONG_PAGE)
    await retry(async () => {
      const state = await page().evaluate(
        async () => (await navigator.serviceWorker.getRegistration())?.active?.state,
      )
      expect(state).toBe('activated')
    })
    // WebKit rarely makes the first worker the controller before it is active; a unit test of `offerUpdates` covers that order.
    expect(await page().evaluate(() => document.body.innerText)).not.toContain('사이트가 새로워졌습니다')
  })

  test('the novel reader applies and keeps its settings', async () => {
    await page().visit('/novel/Tls')
    await page().clickOn('main ol a', '같은 얼굴의 봄')
    await page().find('[data-testid="novel-reader"] h1', '같은 얼굴의 봄')
    await page().expectAddress(/chapter=1$/)
    const size = () =>
      page().evaluate(() =>
        parseFloat(getComputedStyle(document.querySelector('[data-testid="novel-reader"] p')!).fontSize),
      )
    const before = await size()
    // WebKit anchors no scroll position itself: the reader keeps the text at its reading line.
    const moveFromLine = async (line: number, move: boolean) => {
      const paragraph = document.querySelectorAll('[data-testid="novel-reader"] p')[4]
      const distance = Math.round((paragraph?.getBoundingClientRect().top ?? 0) - line)
      if (move) {
        window.scrollBy({ top: distance, behavior: 'instant' })
        // The reader notes the position on the scroll event of the next frame.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      }
      return Math.abs(distance)
    }
    expect(await page().evaluate(moveFromLine, READING_LINE_PX, true)).toBeGreaterThan(100)
    await retry(async () =>
      expect(await page().evaluate(moveFromLine, READING_LINE_PX, true)).toBeLessThan(3),
    )
    await page().pressEnterOn('button', '글자 크게')
    await retry(async () => expect(await size()).toBeGreaterThan(before))
    expect(await page().evaluate(moveFromLine, READING_LINE_PX, false)).toBeLessThan(10)
    const larger = await size()
    await page().reload()
    await page().find('[data-testid="novel-reader"] h1')
    await retry(async () => expect(await size()).toBe(larger))
  })

  test('the lightbox shows a drawing and a photo', async () => {
    await page().visit('/webtoon/Tls?tab=gallery')
    await page().clickOn('button', '해와 달의 옥상 크게 보기')
    const drawing = await page().find('[role=dialog] img, dialog img')
    await retry(async () => expect(await page().evaluate(widthOfPicture, drawing)).toBeGreaterThan(0))
    await closeDialog(page(), '[role=dialog], dialog[open]')
    await page().visit('/gallery/a7c2/View/10')
    await page().clickOn('button', '크게 보기')
    await closeDialog(page(), '[role=dialog], dialog[open]')
  })

  // The driver reports no download, so the page's message is checked.
  test('a share card and a film recipe are saved as pictures', async () => {
    await page().visit('/gallery/a7c2/View/10')
    await page().pressEnterOn('button', '카드로 나누기')
    await page().find('dialog [role=img], dialog img')
    expect(await page().textOf('dialog h2')).toContain('나누기')
    await page().pressEnterOn('dialog button', '그림 저장')
    await page().expectText('그림을 저장했습니다.')
    await page().visit('/gallery/x100vi/view/1')
    await page().pressEnterOn('button', '카드 저장')
    await page().expectText('카드를 저장했습니다.')
  })
})
