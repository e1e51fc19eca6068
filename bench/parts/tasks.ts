// What a page costs its main thread after its first paint, by CPU time: unlike Total Blocking Time, which counts by the
// clock, it is the same on a machine that does something else besides.
import { array, number, object, optional, parse, string } from 'valibot'
import { FLOOR_PAGES } from '../pages.ts'
import { quantiles } from '../quantiles.ts'
import type { Site } from '../site/serve.ts'
import { startupTrace } from '../startupTrace.ts'

/** How much slower than this machine the phone is that Lighthouse takes for the visitor's. */
const PHONE_SLOWER = 4
/** What of a task keeps nobody waiting, ms (Total Blocking Time, web.dev). */
const UNFELT_MS = 50
/** How long a browser is watched from its start, ms: until the page's idle parts have come. */
const WATCHED_MS = 6000

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

const median = (seen: number[][], of: (tasks: number[]) => number) => quantiles(seen.map(of))(0.5)

/** Every page on a phone so many times, in turn, each in a browser that has kept nothing. */
export async function measureTasks(
  site: Site,
  { pages, runs }: { pages: readonly string[]; runs: number },
): Promise<TasksRow[]> {
  const seen = new Map<string, number[][]>([...FLOOR_PAGES, ...pages].map((path) => [path, []]))
  for (let run = 1; run <= runs; run += 1) {
    for (const [path, tasks] of seen) {
      tasks.push(
        tasksOf(await startupTrace(`${site.url}${path}`, { args: site.browserArgs, ms: WATCHED_MS })),
      )
    }
    console.info(`tasks ${run} of ${runs}`)
  }
  return [...seen].map(([page, tasks]) => ({
    page,
    longest: median(tasks, (each) => Math.max(0, ...each)),
    all: median(tasks, (each) => each.reduce((sum, task) => sum + task, 0)),
    blocking: median(tasks, blockingOf),
  }))
}
