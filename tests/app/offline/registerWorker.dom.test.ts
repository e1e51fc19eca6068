import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { startOffline } from '@/app/offline/startOffline'
import { logger, resetWarnings } from '@/lib/logger'

vi.mock('@/lib/whenIdle', () => ({ whenPageIdle: (run: () => void) => run() }))

class Worker extends EventTarget {
  state = 'installing'
  postMessage = vi.fn<(message: unknown) => void>()
}
class Registration extends EventTarget {
  installing: Worker | null = null
  waiting: Worker | null = null
  update = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('offline')))
}
class Workers extends EventTarget {
  controller: Worker | null = null
  register = vi.fn<() => Promise<Registration>>()
}

let workers: Workers
let registration: Registration
let warn: MockInstance<typeof logger.warn>

beforeEach(() => {
  workers = new Workers()
  registration = new Registration()
  workers.register.mockResolvedValue(registration)
  vi.stubGlobal('navigator', { serviceWorker: workers })
  vi.stubEnv('PROD', true)
  resetWarnings()
  warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** Starts and waits until the browser was asked. */
async function start() {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  startOffline()
  vi.runAllTimers()
  vi.useRealTimers()
  await vi.waitFor(() => expect(workers.register).toHaveBeenCalled())
}

/** The first worker of all, which gets no further than this state. */
function firstWorker(state: string) {
  const worker = new Worker()
  registration.installing = worker
  return () => {
    worker.state = state
    worker.dispatchEvent(new Event('statechange'))
  }
}

it('says once that a browser refuses a worker, whatever it is asked again', async () => {
  workers.register.mockRejectedValue(new DOMException('The operation is insecure.', 'SecurityError'))
  await start()
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce())
  workers.register.mockClear()
  await start()
  await new Promise((resolve) => setTimeout(resolve))
  expect(warn).toHaveBeenCalledOnce()
})

it('says once that there is no room for the first worker', async () => {
  const end = firstWorker('redundant')
  await start()
  await vi.waitFor(() => {
    end()
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('자리가 없어'))
  })
  end()
  expect(warn).toHaveBeenCalledOnce()
})

it('says nothing of a worker that another has replaced', async () => {
  const end = firstWorker('redundant')
  workers.controller = new Worker()
  await start()
  await vi.waitFor(() => expect(workers.controller?.postMessage).toHaveBeenCalled())
  end()
  expect(warn).not.toHaveBeenCalled()
})

it('asks for no worker in development', () => {
  vi.stubEnv('PROD', false)
  startOffline()
  expect(workers.register).not.toHaveBeenCalled()
})
