import { expect, type Page } from 'playwright/test'
import { waitUntilStable } from './stablePage'

/** Frames after which a page has applied a new viewport width. */
const LAYOUT_FRAMES = 2

/** Returns the text elements that extend past the viewport, except scrollable and hidden ones. */
function wordsCutOff() {
  const view = document.documentElement.clientWidth
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => element.childElementCount === 0 && element.textContent.trim() !== '')
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((element) => !element.closest('[aria-hidden=true], [inert], .visually-hidden, [id^=Dnd]'))
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect()
      if (left >= -1 && right <= view + 1) return false
      for (let holder = element.parentElement; holder; holder = holder.parentElement)
        if (!holder.matches('dialog') && /auto|scroll/.test(getComputedStyle(holder).overflowX)) return false
      return true
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 200))
}

/** Returns by how many px the page and its open dialogs overflow horizontally. */
function widerThanView() {
  const { scrollWidth } = document.documentElement
  const page = scrollWidth - Math.ceil(document.documentElement.getBoundingClientRect().width)
  const dialogs = [...document.querySelectorAll('dialog[open]')].map(
    (dialog) => dialog.scrollWidth - dialog.clientWidth,
  )
  return [page, ...dialogs].filter((px) => px > 0)
}

/** Expects no clipped text and no unintended horizontal scrolling. */
export async function expectNoOverflow(page: Page, where: string) {
  expect(await page.evaluate(wordsCutOff), where).toEqual([])
  expect(await page.evaluate(widerThanView), where).toEqual([])
}

/** Runs `expectUncut` at 320 px, which equals 400 % zoom, and restores the width. */
export async function expectNoOverflowZoomed(page: Page, where: string) {
  const view = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 256 })
  await waitUntilStable(page, LAYOUT_FRAMES)
  await expectNoOverflow(page, where)
  if (view) await page.setViewportSize(view)
}
