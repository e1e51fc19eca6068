import { expect, type Page } from 'playwright/test'

/** Frames without a change: a third of a second or more, longer than the page's own debounce. */
const STILL_FRAMES = 20
const MOST_FRAMES = 1200

/**
 * Waits until scroll position, page length, inline styles and finite animations no longer change. Endless animations (a
 * twinkle, a spinner) may continue. Only then does "hidden" mean that nothing is about to appear.
 */
export async function waitUntilStable(page: Page, frames = STILL_FRAMES) {
  const moving = await page.evaluate(watchMoves, { still: frames, most: MOST_FRAMES })
  expect(moving, 'what has not come to rest').toEqual([])
}

/** Resolves with undefined after enough frames without a change, or with what still changes after too many frames. */
function watchMoves({ still, most }: { still: number; most: number }): Promise<string[]> {
  const look = (): Map<string, string> => {
    const page = document.documentElement
    const seen = new Map([
      ['place', String(window.scrollY)],
      ['length', String(page.scrollHeight)],
    ])
    document.querySelectorAll('[style], [data-motion]').forEach((element, index) => {
      const name = `${element.tagName.toLowerCase()}#${element.id}.${element.getAttribute('class')} (${index})`
      seen.set(name, `${element.getAttribute('style')} ${element.getAttribute('data-motion')}`)
    })
    document.getAnimations().forEach(({ currentTime, effect, timeline }, index) => {
      const ends = effect?.getComputedTiming().endTime !== Infinity
      if (timeline === document.timeline && ends) seen.set(`animation ${index}`, String(currentTime))
    })
    return seen
  }
  const changed = (before: Map<string, string>, now: Map<string, string>) =>
    [...new Set([...before.keys(), ...now.keys()])].filter((name) => before.get(name) !== now.get(name))

  return new Promise((resolve) => {
    let before = look()
    let quiet = 0
    let frames = 0
    const step = () => {
      const now = look()
      const moves = changed(before, now)
      before = now
      quiet = moves.length > 0 ? 0 : quiet + 1
      frames += 1
      if (quiet >= still) resolve([])
      else if (frames >= most) resolve(moves.length > 0 ? moves : ['something now and then'])
      else requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  })
}
