import { vi } from 'vitest'

/** Fakes of the service worker API, which jsdom lacks. */
export class FakeWorker extends EventTarget {
  state = 'installing'
  postMessage = vi.fn<(message: unknown) => void>()
}

export class FakeRegistration extends EventTarget {
  active: FakeWorker | null = new FakeWorker()
  installing: FakeWorker | null = null
  waiting: FakeWorker | null = null
  update = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('offline')))
}

export class FakeWorkers extends EventTarget {
  controller: FakeWorker | null = null
  register = vi.fn<() => Promise<FakeRegistration>>()
}
