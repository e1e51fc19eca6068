// What a page costs its main thread after its first paint, by CPU time: unlike Total Blocking Time, which counts by the
// clock, it is the same on a machine that does something else besides.
import { array, number, object, optional, parse, string } from 'valibot'
import { openBrowser, openPage } from '../browser.ts'
import { FLOOR_PAGES } from '../pages.ts'
import { quantiles } from '../quantiles.ts'
import type { Site } from '../site/serve.ts'

/** How much slower than this machine the phone is that Lighthouse takes for the visitor's. */
const PHONE_SLOWER = 4
/** What of a task keeps nobody waiting, ms (Total Blocking Time, web.dev). */
const UNFELT_MS = 50
/** How long after its load a page is watched, ms: until the idle parts have come. */
const WATCHED_MS = 4000

export interface TasksRow {
  page: string
  /** Medians: CPU time of the longest task, ms; of all, ms; and Total Blocking Time by CPU time of a phone, ms. */
  longest: number
  all: number
  blocking: number
}

const event = object({
  name: string(),
  pid: number(),
  tid: number(),
  /** When, and for how much CPU time, µs. */
  ts: number(),
  tdur: optional(number()),
  args: optional(object({ name: optional(string()) })),
})
const trace = object({ traceEvents: array(event) })

/** CPU times (ms) of the main thread's tasks after the first paint of the page that was traced. */
export function tasksOf(text: string): number[] {
  const { traceEvents: events } = parse(trace, JSON.parse(text))
  const paint = events.find(({ name }) => name === 'firstContentfulPaint')
  const thread = events.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === paint?.pid && args?.name === 'CrRendererMain',
  )
  if (!paint || !thread) throw new Error('The trace tells of no page.')
  return events
    .filter(
      ({ name, pid, tid, ts }) =>
        name.endsWith('RunTask') && pid === thread.pid && tid === thread.tid && ts >= paint.ts,
    )
    .map(({ tdur = 0 }) => tdur / 1000)
}

/** Total Blocking Time (ms) of a phone that takes `PHONE_SLOWER` times as long for tasks of such CPU times (ms). */
export const blockingOf = (tasks: readonly number[]): number =>
  tasks.reduce((sum, task) => sum + Math.max(0, task * PHONE_SLOWER - UNFELT_MS), 0)

/** Every page on a phone so many times, each in a browser context that has kept nothing. */
export async function measureTasks(
  site: Site,
  { pages, runs }: { pages: readonly string[]; runs: number },
): Promise<TasksRow[]> {
  const browser = await openBrowser(site.browserArgs)
  const rows: TasksRow[] = []
  try {
    for (const path of [...FLOOR_PAGES, ...pages]) {
      const seen: number[][] = []
      for (let run = 0; run < runs; run += 1) {
        const page = await openPage(browser, 'phone')
        await browser.startTracing(page, { categories: ['toplevel', 'loading', '__metadata'] })
        await page.goto(`${site.url}${path}`, { waitUntil: 'load' })
        await page.waitForTimeout(WATCHED_MS)
        seen.push(tasksOf((await browser.stopTracing()).toString()))
        await page.context().close()
      }
      const median = (of: (tasks: number[]) => number) => quantiles(seen.map(of))(0.5)
      rows.push({
        page: path,
        longest: median((tasks) => Math.max(0, ...tasks)),
        all: median((tasks) => tasks.reduce((sum, task) => sum + task, 0)),
        blocking: median(blockingOf),
      })
      console.info(`tasks ${path}`)
    }
  } finally {
    await browser.close()
  }
  return rows
}
