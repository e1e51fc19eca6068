// A visitor's way through a page: by wheel on desktop, by finger on a phone.
import type { CDPSession, Page } from 'playwright'
import type { View } from './pages.ts'

/** One turn of the wheel, in px, and the pause after it, in ms: about 1,900 px a second. */
const WHEEL_PX = 160
const WHEEL_PAUSE_MS = 84
/** One stroke of the finger, px, and its speed, px/s. */
const STROKE_PX = 480
const STROKE_SPEED = 1900
/** Longer than a glide of the smooth scrolling. */
const SETTLE_MS = 2000

/** Puts the page to its top and lets it come to rest. Throws when it does not stay there. */
export async function toTheTop(page: Page): Promise<void> {
  // The jump back is no part of a pass: the last pass's glide ends before it, and the page settles after.
  await page.waitForTimeout(SETTLE_MS)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await page.waitForTimeout(SETTLE_MS)
  if (await page.evaluate(() => window.scrollY > 0)) throw new Error('A pass begins at the top of the page.')
}

/** From the top of the page to its bottom. */
export async function passThrough(page: Page, cdp: CDPSession, view: View): Promise<void> {
  const { height, x, y } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight - window.innerHeight,
    x: window.innerWidth / 2,
    y: window.innerHeight / 2,
  }))
  if (view === 'phone') {
    for (let moved = 0; moved < height; moved += STROKE_PX)
      await cdp.send('Input.synthesizeScrollGesture', {
        x,
        y: y + STROKE_PX / 2,
        yDistance: -STROKE_PX,
        speed: STROKE_SPEED,
        gestureSourceType: 'touch',
      })
    return
  }
  // A hand waits for no answer: one that waited would turn slower where the page itself moves.
  const turns: Promise<unknown>[] = []
  for (let turned = 0; turned < height; turned += WHEEL_PX) {
    turns.push(
      cdp.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX: 0, deltaY: WHEEL_PX }),
    )
    await page.waitForTimeout(WHEEL_PAUSE_MS)
  }
  await Promise.all(turns)
}
