import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, inject, vi } from 'vitest'
import { INTRO_STORAGE_KEY } from '../../src/config/constants.ts'
import { findMiniBrowser, startDriver } from './programs.ts'
import { KEYS, type Session, startSession } from './session.ts'
import { type FaultWatch, watchFaults } from './watchFaults.ts'

const FAILURES = 'test-results/webkit'

/** The viewports of the suite, in px. */
export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

interface Viewport {
  width: number
  height: number
}

/** Generous, because home's motion starts once the page is idle, which is late on a busy machine. */
const WAIT = { timeout: 90_000, interval: 100 }

/** Repeats `attempt` until it does not throw, and returns its result. Unlike `expect.poll` it also works in hooks. */
export const retry = <T>(attempt: () => Promise<T>): Promise<T> => vi.waitFor(attempt, WAIT)

/** Waits until `read` returns an equal value. */
const expectSoon = <T>(read: () => Promise<T>, expected: unknown, message?: string) =>
  retry(async () => expect(await read(), message).toEqual(expected))

/** Returns the first visible element that matches `selector` and has the name or text `name`. */
function findVisible(selector: string, name: string | null) {
  const nameOf = (element: Element) => {
    const label = element.getAttribute('aria-labelledby')
    const named = label ? document.getElementById(label)?.textContent : element.getAttribute('aria-label')
    return (named ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  }
  const candidates = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  )
  const exact = candidates.find((element) => nameOf(element) === name)
  return exact ?? candidates.find((element) => name === null || nameOf(element).includes(name)) ?? null
}

/**
 * Scrolls an element into view and resolves when neither it nor anything around it moves: no finite animation runs, and its
 * position is the same in four frames. The driver scrolls too, but it does not wait for animations, and on a novel's page at 390 px
 * it calls the chapter links “not interactable”.
 */
function moveIntoView(element: HTMLElement) {
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 0 || bottom > window.innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const isAnimated = () =>
    document
      .getAnimations()
      .some(
        ({ effect, playState, timeline }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          effect instanceof KeyframeEffect &&
          effect.target?.contains(element) &&
          Number(effect.getComputedTiming().endTime) < Infinity,
      )
  return new Promise<void>((resolve) => {
    let place = ''
    let frames = 0
    const look = () => {
      const { x, y } = element.getBoundingClientRect()
      frames = place === `${x} ${y}` && !isAnimated() ? frames + 1 : 0
      place = `${x} ${y}`
      // A script in the page cannot use constants of this file.
      if (frames > 3) resolve()
      else requestAnimationFrame(look)
    }
    look()
  })
}

/** A browser window on the site. Elements are found by CSS selector and accessible name or text. */
function pageOf(session: Session, { url: site, faults, takeFaults }: FaultWatch) {
  const look = (selector: string, name?: string) => session.evaluate(findVisible, selector, name ?? null)

  /** Waits for an element. */
  async function find(selector: string, name?: string): Promise<HTMLElement> {
    return retry(async () => {
      const found = await look(selector, name)
      if (!found) throw new Error(`Not found: ${selector} ${name ?? ''}`)
      return found
    })
  }

  async function focusOn(selector: string, name?: string) {
    const element = await find(selector, name)
    await session.evaluate((target) => target.focus(), element)
  }

  /** Waits until no visible element matches. */
  async function expectGone(selector: string, name?: string) {
    await expectSoon(() => look(selector, name), null, `${selector} ${name ?? ''}`)
  }

  /** Waits until the overlay is gone and React has rendered or hydrated the page. */
  async function expectReady() {
    await expectSoon(
      () =>
        session.evaluate(() => ({
          overlays: document.querySelectorAll('[data-testid="loading-overlay"]').length,
          pageReady: window.loadingOverlay?.getState().pageReady,
        })),
      { overlays: 0, pageReady: true },
    )
  }

  return {
    ...session,
    site,
    faults,
    takeFaults,
    find,
    expectGone,
    expectReady,
    /** Changes the size of the viewport. */
    resizeTo: (viewport: Viewport) => setViewport(session, viewport),
    /** Opens an address of the site without waiting for the page. */
    goto: (path: string) => session.open(`${site}${path}`),
    /** Opens an address of the site and waits until the page is ready. */
    visit: async (path: string) => {
      await session.open(`${site}${path}`)
      await expectReady()
    },
    /** Clicks an element in its middle, like a pointer, once it rests and nothing covers it. */
    clickOn: (selector: string, name?: string) =>
      retry(async () => {
        const element = await find(selector, name)
        await session.evaluate(moveIntoView, element)
        await session.click(element)
      }),
    focusOn,
    /** Focuses an element and presses Enter, for elements that something else may cover. */
    pressEnterOn: async (selector: string, name?: string) => {
      await focusOn(selector, name)
      await session.press(KEYS.enter)
    },
    /** Presses the keys of a text in the focused element. */
    pressLetters: (text: string) => session.press(...Array.from(text)),
    hoverOver: async (selector: string, name?: string) => session.hover(await find(selector, name)),
    /** Replaces the text of a field. */
    fill: async (selector: string, text: string, name?: string) => {
      const field = await find(selector, name)
      await session.clear(field)
      await session.type(field, text)
    },
    /** Selects a file of a hidden or visible file input. */
    chooseFile: async (selector: string, path: string) => {
      const input = await session.evaluate((query) => document.querySelector(query), selector)
      if (!input) throw new Error(`Not found: ${selector}`)
      await session.type(input, path)
    },
    expectAddress: (address: string | RegExp) =>
      expectSoon(
        async () => (await session.url()).slice(site.length),
        typeof address === 'string' ? address : expect.stringMatching(address),
      ),
    expectText: (text: string) =>
      expectSoon(
        () => session.evaluate((words) => document.body.innerText.includes(words), text),
        true,
        text,
      ),
    /** Waits for an element and returns its text. */
    textOf: async (selector: string) =>
      session.evaluate((element) => element.textContent, await find(selector)),
    attribute: (selector: string, name: string) =>
      session.evaluate(
        (query, attribute) => document.querySelector(query)?.getAttribute(attribute) ?? null,
        selector,
        name,
      ),
  }
}

export type WebKitPage = ReturnType<typeof pageOf>

/** Opens a browser for a group of tests. `page()` returns its window. A test fails on any fault that the page reports. */
export function openWebKit(viewport: Viewport): () => WebKitPage {
  let page: WebKitPage | undefined
  let proxy: FaultWatch
  const cleanups: (() => unknown)[] = []

  beforeAll(async () => {
    proxy = await watchFaults(inject('site'))
    cleanups.push(proxy.close)
    const driver = await startDriver(inject('display'))
    cleanups.push(driver.stop)
    const session = await startSession(driver.url, findMiniBrowser())
    cleanups.push(session.end)
    page = pageOf(session, proxy)
    await page.goto('/robots.txt')
    await setViewport(page, viewport)
    // Saves the seconds of home's intro.
    await page.evaluate((key) => localStorage.setItem(key, String(Date.now())), INTRO_STORAGE_KEY)
  })

  afterAll(async () => {
    for (const clean of cleanups.toReversed()) await clean()
  })

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail' && page) {
      mkdirSync(FAILURES, { recursive: true })
      const name = `${task.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}-${viewport.width}.png`
      writeFileSync(`${FAILURES}/${name}`, await page.screenshot())
    }
    expect(proxy.takeFaults()).toEqual([])
  })

  return () => {
    if (!page) throw new Error('The browser has not started.')
    return page
  }
}

/** Sets the window's size so that the page has the size of the viewport: the window also contains a toolbar. */
async function setViewport(page: Session, { width, height }: Viewport) {
  await page.setWindowSize(width, height)
  const inner = () => page.evaluate(() => ({ width: window.innerWidth, height: window.innerHeight }))
  await expectSoon(async () => (await inner()).width, width)
  const toolbar = height - (await inner()).height
  await page.setWindowSize(width, height + toolbar)
  await expectSoon(inner, { width, height })
}
