import { expect, type Page, test as base } from 'playwright/test'
import { INTRO_STORAGE_KEY } from '../../src/config/constants'

/** What the demo build says of motion that finds nothing to move. */
const MISSING_TARGET = /target .* not found/

/** What Firefox says of a font that it was still reading when its page was left. */
const LEFT_UNREAD = /download failed .* status=2152398850/

interface Circumstances {
  /**
   * Faults that a journey provokes on purpose, in one pattern at most: of a list whose second part is an object Playwright
   * takes the first alone, for that object is a fixture's options to it. All other faults fail the journey.
   */
  expectedFaults: readonly [] | readonly [RegExp]
  /** Whether the visitor has seen home's intro today; true saves each journey its seconds. */
  introSeen: boolean
  /** Whether the page is answered with the sample rows alone: journeys of the owner publish others beside this one. */
  samplesOnly: boolean
  /**
   * Whether a journey's matter may be motion. One of which it is not asks for less of it on the desktop, which saves a
   * third of what the browser draws; phones keep it. It needs no `@reduced` then.
   */
  motionMatters: boolean
}

/** What the titles of all rows begin with that journeys make. */
export const TRIAL = '시험'

/**
 * Playwright's `test` with a watch over the page: an error on the console, an uncaught one, anything that the security
 * policy stops, motion that finds nothing to move or a request to a foreign host fails the journey.
 */
export const test = base.extend<Circumstances>({
  expectedFaults: [[], { option: true }],
  introSeen: [true, { option: true }],
  samplesOnly: [false, { option: true }],
  motionMatters: [true, { option: true }],
  contextOptions: ({ contextOptions, motionMatters }, provide, { project }) =>
    provide(
      project.name === 'desktop' && !motionMatters
        ? { ...contextOptions, reducedMotion: 'reduce' }
        : contextOptions,
    ),
  page: async ({ page, baseURL, browserName, expectedFaults, introSeen, samplesOnly }, provide) => {
    const faults: string[] = []
    const note = (fault: string) => {
      if (![...expectedFaults, LEFT_UNREAD].some((expected) => expected.test(fault))) faults.push(fault)
    }
    const own = new URL(baseURL ?? 'http://localhost').host
    page.on('console', (message) => {
      const fails = message.type() === 'error' || MISSING_TARGET.test(message.text())
      if (fails) note(`console: ${message.text()} ${message.location().url}`)
    })
    page.on('pageerror', (error) => note(`uncaught: ${error.message}`))
    page.on('request', (request) => {
      const { protocol, host } = new URL(request.url())
      if (protocol.startsWith('http') && host !== own) note(`foreign request: ${request.url()}`)
    })
    // The browser's own word on what its Content-Security-Policy has stopped, whichever part of the page it was.
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
        // oxlint-disable-next-line no-console -- the fixture listens there
        console.error('policy violated:', effectiveDirective, blockedURI, sample)
      })
    })
    if (introSeen) {
      await page.addInitScript((key) => {
        // Firefox runs this in the blank document before the first page, too, which has no storage.
        if (window.origin !== 'null') localStorage.setItem(key, String(Date.now()))
      }, INTRO_STORAGE_KEY)
    }
    // Firefox, whose driver sends no request to another address, walks one journey after another: none publishes beside it.
    if (samplesOnly && browserName !== 'firefox') {
      await page.route('**/rest/v1/posts_*', (route) => {
        const url = new URL(route.request().url())
        url.searchParams.append('title', `not.like.${TRIAL}*`)
        return route.continue({ url: url.href })
      })
    }
    await provide(page)
    const seen = [...faults]
    // A request that a journey looks into may still be on its way. What is asked for from here on, no journey has made.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(seen).toEqual([])
  },
})

export { expect }

/** The page is uncovered, and React has rendered it or taken it over. */
export async function overlayGone(page: Page) {
  await expect(page.getByTestId('loading-overlay')).toHaveCount(0)
  await page.waitForFunction(() => window.loadingOverlay?.getState().pageReady)
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
