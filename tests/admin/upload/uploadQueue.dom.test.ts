import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { useConnection } from '@/admin/connection/connection'
import { UploadQueue, type QueueOptions, type UploadTask } from '@/admin/upload/uploadQueue'

vi.mock('@/supabase/backendUrl', () => import('../../support/backendUrl'))
vi.mock('@/supabase/ownerClient', () => import('../../support/ownerClient'))

interface Entry {
  id: string
  needs: 'reading' | 'uploading' | null
}
interface Run extends UploadTask {
  id: string
  phase: string
  finish: () => void
  fail: (error: Error) => void
}

const settle = () => vi.advanceTimersByTimeAsync(0)
const entriesOf = (...ids: string[]) => ids.map((id): Entry => ({ id, needs: 'uploading' }))

/** A queue that reads one entry and uploads two at a time, as soon as there is a connection. The test ends each run. */
function openQueue(options: Partial<QueueOptions<Entry>> = {}) {
  const runs: Run[] = []
  const run = (phase: string) => (entry: Entry, task: UploadTask) =>
    new Promise<void>((finish, fail) => runs.push({ ...task, id: entry.id, phase, finish, fail }))
  const steps = {
    reading: { phase: 'reading', atOnce: 1, run: run('reading') },
    uploading: { phase: 'uploading', atOnce: 2, needsConnection: true, lock: 'x', run: run('uploading') },
  } as const
  const queue = new UploadQueue<Entry>({
    idOf: ({ id }) => id,
    nextStep: ({ needs }) => needs && steps[needs],
    messageOf: (error) => `올리지 못했습니다: ${error instanceof Error ? error.message : ''}`,
    ...options,
  })
  const unwatch = queue.watch()
  onTestFinished(unwatch)
  return {
    queue,
    unwatch,
    runs,
    ids: () => runs.map(({ id }) => id),
    uploads: () => queue.state.getState().uploads,
  }
}

const goOffline = () => {
  vi.stubGlobal('navigator', { onLine: false })
  useConnection.setState({ state: 'offline' })
}
const goOnline = () => {
  vi.stubGlobal('navigator', { onLine: true })
  useConnection.setState({ state: 'connected' })
}

beforeEach(() => {
  vi.useFakeTimers()
  goOnline()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('entries', () => {
  it('are uploaded in their order, as many at a time as the step allows', async () => {
    const onIdle = vi.fn<() => void>()
    const { queue, runs, ids } = openQueue({ onIdle })
    queue.sync(entriesOf('a', 'b', 'c'))
    expect(ids()).toEqual(['a', 'b'])
    runs[1]?.finish()
    await settle()
    expect(ids()).toEqual(['a', 'b', 'c'])
    onIdle.mockClear()
    runs[0]?.finish()
    await settle()
    expect(onIdle).not.toHaveBeenCalled()
    runs[2]?.finish()
    await settle()
    expect(onIdle).toHaveBeenCalled()
  })

  it('go from one step to the next under the same id, and are read without a connection', async () => {
    goOffline()
    const { queue, runs } = openQueue()
    const files: Entry[] = [
      { id: 'a', needs: 'reading' },
      { id: 'b', needs: 'reading' },
    ]
    queue.sync(files)
    expect(runs).toMatchObject([{ id: 'a', phase: 'reading' }])
    queue.sync(files.with(0, { id: 'a', needs: 'uploading' }))
    runs[0]?.finish()
    await settle()
    expect(runs).toMatchObject([{ id: 'a' }, { id: 'b', phase: 'reading' }])
    goOnline()
    expect(runs[2]).toMatchObject({ id: 'a', phase: 'uploading' })
  })

  it('are never sent twice, although the list shows late that they are stored', async () => {
    const { queue, runs, ids } = openQueue()
    queue.sync(entriesOf('a'))
    queue.sync(entriesOf('a'))
    runs[0]?.finish()
    await settle()
    queue.sync(entriesOf('a'))
    expect(ids()).toEqual(['a'])
    // Something else has become of the entry, which then has to be sent again.
    queue.sync([{ id: 'a', needs: null }])
    queue.sync(entriesOf('a'))
    expect(ids()).toEqual(['a', 'a'])
  })

  it('are not sent while another tab sends them', async () => {
    let grant: () => void = () => undefined
    const request = vi.fn<(name: string, options: object, run: () => Promise<void>) => Promise<void>>(
      async (_name, _options, run) => {
        await new Promise<void>((resolve) => (grant = resolve))
        return run()
      },
    )
    vi.stubGlobal('navigator', { onLine: true, locks: { request } })
    const { queue, ids, uploads } = openQueue()
    queue.sync(entriesOf('a'))
    await settle()
    expect(request.mock.calls[0]?.[0]).toBe('x a')
    expect(ids()).toEqual([])
    expect(uploads()).toEqual({})
    grant()
    await settle()
    expect(ids()).toEqual(['a'])
  })

  it('show their progress, which never decreases', () => {
    const { queue, runs, uploads } = openQueue()
    queue.sync([{ id: 'a', needs: 'reading' }])
    expect(uploads()).toMatchObject({ a: { phase: 'reading', progress: 0 } })
    runs[0]?.onProgress(0.8)
    runs[0]?.onProgress(0.3)
    expect(uploads()).toMatchObject({ a: { phase: 'uploading', progress: 0.8 } })
    runs[0]?.onSaving()
    expect(uploads()).toMatchObject({ a: { phase: 'saving', progress: 1 } })
  })
})

describe('a removed entry', () => {
  it('is aborted, makes room for the next, and what it reports late is ignored', async () => {
    const { queue, runs, ids, uploads } = openQueue()
    queue.sync(entriesOf('a', 'b', 'c'))
    queue.sync(entriesOf('b', 'c'))
    expect(runs[0]?.signal.aborted).toBe(true)
    expect(ids()).toEqual(['a', 'b', 'c'])
    runs[0]?.onProgress(0.5)
    runs[0]?.fail(new Error('late'))
    await settle()
    expect(Object.keys(uploads())).toEqual(['b', 'c'])
  })

  it('may be uploaded again before its first upload has ended', async () => {
    const { queue, runs, ids } = openQueue()
    queue.sync(entriesOf('a'))
    queue.sync([])
    queue.sync(entriesOf('a'))
    runs[0]?.finish()
    await settle()
    expect(queue.isIdle).toBe(false)
    expect(ids()).toEqual(['a', 'a'])
    queue.sync([])
    expect(runs[1]?.signal.aborted).toBe(true)
  })
})

it('a stopped queue aborts everything, starts nothing, and continues when it is watched again', async () => {
  const { queue, runs, ids, uploads } = openQueue()
  queue.sync(entriesOf('a', 'b', 'c'))
  queue.stop()
  expect(runs.map(({ signal }) => signal.aborted)).toEqual([true, true])
  for (const { fail } of runs) fail(new Error('aborted'))
  await settle()
  queue.sync(entriesOf('a', 'b', 'c', 'd'))
  queue.resume()
  expect(ids()).toEqual(['a', 'b'])
  expect(uploads()).toEqual({})
  onTestFinished(queue.watch())
  expect(ids()).toEqual(['a', 'b', 'a', 'b'])
})

describe('without a connection', () => {
  it('nothing is sent until there is one', () => {
    useConnection.setState({ state: 'disconnected' })
    const { queue, ids, unwatch } = openQueue()
    queue.sync(entriesOf('a'))
    expect(ids()).toEqual([])
    useConnection.setState({ state: 'connected' })
    expect(ids()).toEqual(['a'])
    unwatch()
    queue.sync([])
    goOffline()
    queue.sync(entriesOf('b'))
    goOnline()
    expect(ids()).toEqual(['a'])
  })

  it('an interrupted upload waits without a message', async () => {
    const { queue, runs, ids, uploads } = openQueue({ reactTo: () => 'wait' })
    queue.sync(entriesOf('a'))
    goOffline()
    runs[0]?.fail(new Error('gone'))
    await settle()
    expect(uploads()).toEqual({})
    goOnline()
    expect(ids()).toEqual(['a', 'a'])
  })
})

describe('a failed entry', () => {
  it('says why, lets the others continue, and is tried again only on request', async () => {
    const { queue, runs, ids, uploads } = openQueue()
    queue.sync(entriesOf('a', 'b', 'c'))
    const error = new Error('full')
    runs[0]?.fail(error)
    await settle()
    expect(uploads()).toMatchObject({ a: { phase: 'failed', message: '올리지 못했습니다: full', error } })
    expect(ids()).toEqual(['a', 'b', 'c'])
    runs[1]?.finish()
    await settle()
    goOffline()
    goOnline()
    expect(ids()).toEqual(['a', 'b', 'c'])
    queue.retry('a')
    expect(ids()).toEqual(['a', 'b', 'c', 'a'])
    expect(uploads()).toMatchObject({ a: { phase: 'uploading', message: null } })
  })

  it('is tried again by itself when the connection is back, if only that was missing', async () => {
    const { queue, runs, ids, uploads } = openQueue({ reactTo: () => 'resume' })
    queue.sync(entriesOf('a'))
    runs[0]?.fail(new Error('gone'))
    await settle()
    expect(uploads()).toMatchObject({ a: { phase: 'failed' } })
    window.dispatchEvent(new Event('online'))
    expect(ids()).toEqual(['a', 'a'])
  })

  it('that cannot be read does not wait for a connection, which reading does not need', async () => {
    const { queue, runs, uploads } = openQueue({ reactTo: () => 'wait' })
    queue.sync([{ id: 'a', needs: 'reading' }])
    runs[0]?.fail(new Error('gone'))
    await settle()
    expect(uploads()).toMatchObject({ a: { phase: 'failed' } })
    expect(runs).toHaveLength(1)
  })
})

describe('while the server is unreachable', () => {
  it('all entries pause for a delay that doubles up to its limit, and from the start after a success', async () => {
    const { queue, runs } = openQueue({ reactTo: () => 'wait', retryMs: { first: 1000, most: 4000 } })
    queue.sync(entriesOf('a', 'b'))
    async function failBoth() {
      for (const { fail } of runs.splice(0)) fail(new Error('gone'))
      await settle()
      expect(queue.state.getState()).toEqual({ uploads: {}, paused: true })
    }
    for (const delay of [1000, 2000, 4000, 4000]) {
      await failBoth()
      await vi.advanceTimersByTimeAsync(delay - 1)
      expect(runs).toHaveLength(0)
      await vi.advanceTimersByTimeAsync(1)
      expect(runs).toHaveLength(2)
      expect(queue.state.getState().paused).toBe(false)
    }
    runs.shift()?.finish()
    await settle()
    await failBoth()
    await vi.advanceTimersByTimeAsync(1000)
    expect(runs).toHaveLength(1)
  })

  it('the network’s return ends the pause, and the delays start again', async () => {
    const { queue, runs } = openQueue({ reactTo: () => 'wait', retryMs: { first: 1000, most: 4000 } })
    queue.sync(entriesOf('a'))
    for (let time = 0; time < 2; time += 1) {
      runs.shift()?.fail(new Error('gone'))
      await settle()
      window.dispatchEvent(new Event('online'))
      expect(runs).toHaveLength(1)
    }
    runs.shift()?.fail(new Error('gone'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(runs).toHaveLength(1)
  })
})
