import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Listened, whenQuiet } from '../../../scripts/fonts/whenQuiet.ts'

const QUIET_MS = 5000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server that is asked by hand, and what it calls back. */
function quietServer() {
  const httpServer = new EventEmitter()
  let answer: (request: object, response: EventEmitter, next: () => void) => void = () => undefined
  const middlewares = { use: (handler: typeof answer) => (answer = handler) }
  const quiet = vi.fn<() => void>()
  // oxlint-disable-next-line no-unsafe-type-assertion -- as much of a server as is listened to
  whenQuiet({ httpServer, middlewares } as unknown as Listened, QUIET_MS, quiet)
  const ask = () => {
    const response = new EventEmitter()
    const next = vi.fn<() => void>()
    answer({}, response, next)
    expect(next).toHaveBeenCalledOnce()
    return () => void response.emit('close')
  }
  return { listen: () => httpServer.emit('listening'), ask, quiet }
}

/** It is called back when the whole time is over, and not before. */
function expectWholeWait(quiet: () => void) {
  vi.advanceTimersByTime(QUIET_MS - 1)
  expect(quiet).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(quiet).toHaveBeenCalledOnce()
}

it('a server that nobody asks is quiet once, some time after it listens', () => {
  const { listen, quiet } = quietServer()
  vi.advanceTimersByTime(QUIET_MS)
  expect(quiet).not.toHaveBeenCalled()
  listen()
  expectWholeWait(quiet)
})

it('a page that is being read keeps it busy, however long one of its files takes', () => {
  const { listen, ask, quiet } = quietServer()
  listen()
  vi.advanceTimersByTime(QUIET_MS - 1)
  const [first, second] = [ask(), ask()]
  first()
  vi.advanceTimersByTime(3 * QUIET_MS)
  expect(quiet).not.toHaveBeenCalled()
  second()
  expectWholeWait(quiet)
})

it('what is asked afterwards calls back no more', () => {
  const { listen, ask, quiet } = quietServer()
  listen()
  vi.advanceTimersByTime(QUIET_MS)
  ask()()
  vi.advanceTimersByTime(2 * QUIET_MS)
  expect(quiet).toHaveBeenCalledOnce()
})
