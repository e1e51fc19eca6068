import { expect, type Page } from 'playwright/test'
import { atRest } from './rest'

/** Frames after which a page has noticed how wide its view is. */
const LAYOUT_FRAMES = 2

/** Whatever holds words and reaches over the view's edge, unless it is pushed sideways by itself or hidden. */
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

/** The page and its open dialogs, by how much they are wider than what is seen of them; beside a bar, if one has room. */
function widerThanView() {
  const { scrollWidth } = document.documentElement
  const page = scrollWidth - Math.ceil(document.documentElement.getBoundingClientRect().width)
  const dialogs = [...document.querySelectorAll('dialog[open]')].map(
    (dialog) => dialog.scrollWidth - dialog.clientWidth,
  )
  return [page, ...dialogs].filter((px) => px > 0)
}

/** Nothing is cut off at the view's edge and nothing scrolls sideways but what is meant to. */
export async function expectUncut(page: Page, where: string) {
  expect(await page.evaluate(wordsCutOff), where).toEqual([])
  expect(await page.evaluate(widerThanView), where).toEqual([])
}

/** The same on 320 px, as a page zoomed to 400 %; afterwards it is as wide as before. */
export async function expectUncutZoomed(page: Page, where: string) {
  const view = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 256 })
  await atRest(page, LAYOUT_FRAMES)
  await expectUncut(page, where)
  if (view) await page.setViewportSize(view)
}
