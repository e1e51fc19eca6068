// A visitor's way through a page: by wheel on desktop, by finger on a phone.
import type { CDPSession, Page } from 'playwright'
import type { View } from './pages.ts'

/** One turn of the wheel, in px, and the pause after it, in ms: about 1,900 px a second. */
const WHEEL_PX = 160
const WHEEL_PAUSE_MS = 84
/** One stroke of the finger, px, its speed, px/s, and how often it is told of, ms. */
const STROKE_PX = 480
const STROKE_SPEED = 1900
const FINGER_MS = 16
/** Lifted after so long a rest, ms, the finger flings nothing: the way is the strokes' own. */
const LIFT_MS = 60
/** So much of the page a pass must have gone through, 0–1. */
const WHOLE = 0.9
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

type Place = { x: number; y: number }

/** The wheel under the pointer, turned until the page has been moved by `height`, px. A hand waits for no answer. */
async function turnWheel(page: Page, hand: CDPSession, place: Place, height: number): Promise<void> {
  const turns: Promise<unknown>[] = []
  for (let turned = 0; turned < height; turned += WHEEL_PX) {
    turns.push(
      hand.send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...place, deltaX: 0, deltaY: WHEEL_PX }),
    )
    await page.waitForTimeout(WHEEL_PAUSE_MS)
  }
  await Promise.all(turns)
}

/** One stroke of a finger, by the clock; it, too, waits for no answer. */
async function stroke(page: Page, hand: CDPSession, { x, y }: Place): Promise<void> {
  const told: Promise<unknown>[] = []
  const tell = (type: 'touchStart' | 'touchMove', moved: number) =>
    told.push(
      hand.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: y + STROKE_PX / 2 - moved }] }),
    )
  const start = performance.now()
  tell('touchStart', 0)
  for (let moved = 0; moved < STROKE_PX;) {
    await page.waitForTimeout(FINGER_MS)
    moved = Math.min(STROKE_PX, ((performance.now() - start) * STROKE_SPEED) / 1000)
    tell('touchMove', moved)
  }
  await page.waitForTimeout(LIFT_MS)
  told.push(hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }))
  await Promise.all(told)
}

/** From the top of the page to its bottom. Throws when the page did not follow. */
export async function passThrough(page: Page, cdp: CDPSession, view: View): Promise<void> {
  const { height, ...place } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight - window.innerHeight,
    x: window.innerWidth / 2,
    y: window.innerHeight / 2,
  }))
  if (view === 'desktop') await turnWheel(page, cdp, place, height)
  else for (let moved = 0; moved < height; moved += STROKE_PX) await stroke(page, cdp, place)
  const reached = await page.evaluate(() => window.scrollY)
  if (reached < WHOLE * height) throw new Error(`A pass of ${height} px ended at ${reached} px.`)
}
