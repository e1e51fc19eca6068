import { expect, type Page, test as base } from 'playwright/test'

interface Circumstances {
  /** Faults that a journey provokes on purpose. All others fail it. */
  expectedFaults: RegExp[]
  /** Whether the visitor has seen home's intro today; true saves each journey its seconds. */
  introSeen: boolean
}

/**
 * Playwright's `test` with a watch over the page: an error on the console, an uncaught one or a request to a foreign
 * host fails the journey.
 */
export const test = base.extend<Circumstances>({
  expectedFaults: [[], { option: true }],
  introSeen: [true, { option: true }],
  page: async ({ page, baseURL, expectedFaults, introSeen }, provide) => {
    const faults: string[] = []
    const note = (fault: string) => {
      if (!expectedFaults.some((expected) => expected.test(fault))) faults.push(fault)
    }
    const own = new URL(baseURL ?? 'http://localhost').host
    page.on('console', (message) => {
      if (message.type() === 'error') note(`console: ${message.text()}`)
    })
    page.on('pageerror', (error) => note(`uncaught: ${error.message}`))
    page.on('request', (request) => {
      const { protocol, host } = new URL(request.url())
      if (protocol.startsWith('http') && host !== own) note(`foreign request: ${request.url()}`)
    })
    if (introSeen) {
      await page.addInitScript(() => localStorage.setItem('introAnimationShown', String(Date.now())))
    }
    await provide(page)
    expect(faults).toEqual([])
  },
})

export { expect }

/** The page is there and uncovered. */
export async function overlayGone(page: Page) {
  await expect(page.getByTestId('loading-overlay')).toHaveCount(0)
}

/** Goes to an address and waits until its page is uncovered. */
export async function visit(page: Page, path: string) {
  await page.goto(path)
  await overlayGone(page)
}

/** Scrolls the page at once, as a keyboard or a scroll bar would, and lets its listeners run. */
export async function scrollTo(page: Page, y: number) {
  await page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        window.scrollTo({ top, behavior: 'instant' })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
    y,
  )
}

export const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
