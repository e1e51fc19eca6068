// Frames and long tasks of a page while something is done to it.
import type { Page } from 'playwright'
import { quantiles } from './quantiles.ts'

/** A frame counts as late from here on, ms. */
export const LATE_FRAME_MS = 20
/** What the share of late frames is called, in percent. */
export const LATE_SHARE = `over ${LATE_FRAME_MS} ms %`

export interface Frames {
  /** Time between two frames, ms. */
  intervals: number[]
  /** Tasks over 50 ms, and when they began, s. */
  longTasks: { ms: number; at: number }[]
}

interface Recording extends Frames {
  running: boolean
  observer: PerformanceObserver
}

/** Starts writing down the time between frames and every task over 50 ms. */
export async function startRecording(page: Page): Promise<void> {
  await page.evaluate(() => {
    const began = performance.now()
    const observer = new PerformanceObserver((list) => {
      for (const { duration, startTime } of list.getEntries())
        record.longTasks.push({ ms: duration, at: (startTime - began) / 1000 })
    })
    const record: Recording = { intervals: [], longTasks: [], running: true, observer }
    Object.assign(window, { record })
    let last = began
    // A method: the loader would wrap a named function in a helper that the page doesn't have.
    const frames = {
      next(now: number) {
        record.intervals.push(now - last)
        last = now
        if (record.running) requestAnimationFrame((later) => frames.next(later))
      },
    }
    requestAnimationFrame((now) => frames.next(now))
    observer.observe({ type: 'longtask' })
  })
}

/** Ends the recording and leaves nothing of it in the page, whose heap may be measured after. */
export async function stopRecording(page: Page): Promise<Frames> {
  return page.evaluate(() => {
    const record: Recording = Reflect.get(window, 'record')
    record.running = false
    record.observer.disconnect()
    Reflect.deleteProperty(window, 'record')
    return { intervals: record.intervals.slice(2), longTasks: record.longTasks }
  })
}

/** The figures of a recording: times in ms, late frames in percent. */
export function frameFigures({ intervals, longTasks }: Frames): Record<string, number> {
  const at = quantiles(intervals)
  const late = intervals.filter((interval) => interval > LATE_FRAME_MS).length
  return {
    frames: intervals.length,
    'p50 ms': at(0.5),
    'p95 ms': at(0.95),
    'p99 ms': at(0.99),
    [LATE_SHARE]: (late / (intervals.length || 1)) * 100,
    'long tasks': longTasks.length,
    'longest task ms': Math.max(0, ...longTasks.map(({ ms }) => ms)),
  }
}
