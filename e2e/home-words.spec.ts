import type { Page } from 'playwright/test'
import { designMoments } from '../src/features/home/design/sequence.ts'
import { targetSelector } from '../src/features/home/motionTargets.ts'
import { expectSeen, jumpTo, openMovingHome } from './homePage.ts'
import { waitUntilStable } from './support/stablePage.ts'
import { expect, test } from './support/test'

/** Texts of the design section and the scroll progress at which they are read. */
const READ: readonly [words: string, at: number][] = [
  ['자를 대고 긋고, 코드로 한 번 더 긋습니다.', designMoments.heading],
  ['말보다 먼저 이해되는 한 장', designMoments.group(0)],
  ['어느 화면에서 펼쳐도 같은 책', designMoments.group(1)],
  ['AI assistant', designMoments.group(2)],
]

/** Returns the visible texts of the design section that the back-to-top button covers. */
function wordsUnderSheet(page: Page): Promise<string[]> {
  return page.getByRole('button', { name: '맨 위로' }).evaluate((button) => {
    const sheet = button.getBoundingClientRect()
    const isSeen = (element: Element | null) => {
      let opacity = 1
      for (let at = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity)
      return opacity > 0.5
    }
    if (!isSeen(button)) return ['no sheet']
    const under = []
    const words = document.createTreeWalker(document.querySelector('#design') ?? button, NodeFilter.SHOW_TEXT)
    while (words.nextNode()) {
      const { parentElement, textContent } = words.currentNode
      if (!textContent?.trim() || !parentElement?.checkVisibility({ visibilityProperty: true })) continue
      if (parentElement.closest('[aria-hidden=true]') || !isSeen(parentElement)) continue
      const range = document.createRange()
      range.selectNodeContents(words.currentNode)
      for (const { left, right, top, bottom } of range.getClientRects())
        if (left < sheet.right && right > sheet.left && top < sheet.bottom && bottom > sheet.top)
          under.push(textContent)
    }
    return under
  })
}

/** Returns the texts of the design section that overflow their plate. */
function wordsOutside(page: Page): Promise<string[]> {
  return page.locator(`#design ${targetSelector('plate')}`).evaluateAll((plates) =>
    plates.flatMap((plate) => {
      const outside = []
      const box = plate.getBoundingClientRect()
      const words = document.createTreeWalker(plate, NodeFilter.SHOW_TEXT)
      while (words.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(words.currentNode)
        const { top, bottom } = range.getBoundingClientRect()
        if (top < box.top - 1 || bottom > box.bottom + 1) outside.push(words.currentNode.textContent ?? '')
      }
      return outside
    }),
  )
}

for (const viewport of [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 740, height: 360 },
  { width: 844, height: 390 },
])
  test.describe(`a phone of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, isMobile: true })

    test('shows every text of the design section, none under the back-to-top button @chromium', async ({
      page,
    }) => {
      await openMovingHome(page)
      for (const [words, at] of READ) {
        await jumpTo(page, 'design', at)
        await expectSeen(page.locator('#design').getByText(words))
        await waitUntilStable(page)
        expect(await wordsUnderSheet(page), words).toEqual([])
        expect(await wordsOutside(page), words).toEqual([])
      }
    })
  })
