import { expect, test } from 'vitest'
import { blockingOf, tasksOf } from '../../bench/parts/tasks'

const RUN = 'ThreadControllerImpl::RunTask'
const PAGE = { pid: 7, tid: 1 }
const task = (ts: number, ms: number, thread = PAGE) => ({ ...thread, name: RUN, ts, tdur: ms * 1000 })
const nameOf = (thread: typeof PAGE, name: string) => ({
  ...thread,
  name: 'thread_name',
  ts: 0,
  args: { name },
})

test('are those of the painted page’s main thread, from its first paint on', () => {
  const traceEvents = [
    nameOf({ pid: 3, tid: 1 }, 'CrRendererMain'),
    nameOf({ pid: 7, tid: 2 }, 'Compositor'),
    nameOf(PAGE, 'CrRendererMain'),
    task(10, 90),
    { ...PAGE, name: 'firstContentfulPaint', ts: 20, args: { frame: 'F' } },
    task(30, 16),
    task(40, 70, { pid: 3, tid: 1 }),
    task(50, 80, { pid: 7, tid: 2 }),
    { ...PAGE, name: 'SomethingElse', ts: 60, tdur: 60_000 },
    task(70, 4),
  ]
  expect(tasksOf(JSON.stringify({ traceEvents }))).toEqual([16, 4])
  expect(() => tasksOf('{"traceEvents":[]}')).toThrow('no page')
})

test('keep a visitor with a phone waiting for what is beyond 50 ms of each', () => {
  expect(blockingOf([12.5, 16, 4, 25])).toBe(64 - 50 + (100 - 50))
})
