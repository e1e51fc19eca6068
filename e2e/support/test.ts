import { expect, type Page, test as base } from 'playwright/test'
import { INTRO_STORAGE_KEY } from '../../src/config/constants'
import { API } from './api.ts'
import { watchFaults } from './faults.ts'

/** Firefox's message about a font that was still loading during navigation. */
const LEFT_UNREAD = /download failed .* status=2152398850/

interface Circumstances {
  /**
   * Expected faults, in one pattern. Playwright reads a second array element as fixture options, so a list is impossible.
   * Any other fault fails the journey.
   */
  expectedFaults: readonly [] | readonly [RegExp]
  /** True if the visitor has already seen home's intro today, which saves its seconds. */
  introSeen: boolean
  /** True if the page gets only the sample rows: journeys of the owner publish other rows at the same time. */
  samplesOnly: boolean
  /**
   * True if the journey depends on motion. Others use reduced motion on the desktop, which saves a third of the painting;
   * phones keep full motion.
   */
  motionMatters: boolean
}

/** Prefix of the titles of all rows that journeys create. */
export const TRIAL = '시험'

/**
 * Playwright's `test` with a monitored page: a console error, an uncaught error, a CSP violation, a missing animation
 * target or a request to a foreign host fails the journey.
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
    await watchFaults(page, [baseURL ?? 'http://localhost', ...(API ? [API] : [])], note)
    if (introSeen) {
      await page.addInitScript((key) => {
        // Firefox also runs this in the initial blank document, which has no storage.
        if (window.origin !== 'null') localStorage.setItem(key, String(Date.now()))
      }, INTRO_STORAGE_KEY)
    }
    // Firefox's driver can't redirect requests, but runs one journey at a time, so no other publishes rows.
    if (samplesOnly && browserName !== 'firefox') {
      await page.route('**/rest/v1/posts_*', (route) => {
        const url = new URL(route.request().url())
        url.searchParams.append('title', `not.like.${TRIAL}*`)
        return route.continue({ url: url.href })
      })
    }
    await provide(page)
    const seen = [...faults]
    // A request that the journey inspects may still be pending; later requests do not belong to it.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(seen).toEqual([])
  },
})

export { expect }

/** Waits until the overlay is gone and React has rendered or hydrated the page. */
export async function overlayGone(page: Page) {
  await page.getByTestId('loading-overlay').waitFor({ state: 'detached' })
  await page.waitForFunction(() => window.loadingOverlay?.getState().pageReady)
}

/** Opens an address and waits until its overlay is gone. */
export async function visit(page: Page, path: string) {
  await page.goto(path)
  await overlayGone(page)
}

/** Scrolls the page immediately, like a keyboard or scroll bar, and lets its listeners run. */
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
