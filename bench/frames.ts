// Measures the frames that a page renders during an action.
import type { Page } from 'playwright'

/** Longer than a frame at 60 Hz, in ms. */
const LATE_MS = 20

export const FRAME_COLUMNS = ['frames', `over ${LATE_MS} ms, %`, 'longest frame, ms']

/** Runs `work` and returns the cells of `FRAME_COLUMNS`. */
export async function recordFrames(page: Page, work: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { frameTimes: times })
    const next = (now: number) => {
      times.push(now)
      if (Reflect.get(window, 'frameTimes') === times) requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  await work()
  const times = await page.evaluate(() => {
    const recorded: number[] = Reflect.get(window, 'frameTimes')
    Reflect.deleteProperty(window, 'frameTimes')
    return recorded
  })
  const intervals = times.slice(1).map((time, index) => time - (times[index] ?? time))
  const late = intervals.filter((interval) => interval > LATE_MS)
  return [intervals.length, (100 * late.length) / intervals.length, Math.max(...intervals)]
}
