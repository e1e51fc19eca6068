import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
// Read ahead: on a busy machine it takes longer than a test waits.
import '@/app/offline/registerWorker'
import { startOffline } from '@/app/offline/startOffline'
import { logger, resetWarnings } from '@/lib/logger'
import { visitedPages } from '@/lib/storage/visitedPages'
import { tellHead } from '@/ui/shownHead'

vi.mock('@/config/env', () => ({ env: { backend: { kind: 'embedded', key: 'public-key' } } }))
vi.mock('@/lib/browser/whenIdle', () => ({ whenPageIdle: (run: () => void) => run() }))

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

/** What is fetched to find out what a document names. */
const read = vi.fn<(address: string) => Promise<Response>>()

let workers: Workers
let registration: Registration
let warn: MockInstance<typeof logger.warn>

beforeEach(() => {
  workers = new Workers()
  registration = new Registration()
  workers.register.mockResolvedValue(registration)
  vi.stubGlobal('navigator', { serviceWorker: workers })
  vi.stubGlobal('fetch', read.mockReset())
  vi.stubEnv('PROD', true)
  resetWarnings()
  warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  tellHead(null)
  window.history.replaceState(null, '', '/')
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

/** Shows a page of the site, or of the desk, in this document. */
function show(path: string) {
  window.history.replaceState(null, '', path)
  tellHead({ path, title: path })
}

/** The first worker gets ready after a visit from a list to a detail; what it is asked to keep. */
async function keptOfFirstVisit(last: string): Promise<unknown[]> {
  const entries = [
    ['/assets/list-state.json', 200],
    ['/storage/v1/render/image/public/media/a.webp', 400],
    ['/rest/v1/posts_a7c2?limit=24', 0],
  ].map(([path, responseStatus]) => ({ name: `${window.location.origin}${path}`, responseStatus }))
  vi.stubGlobal('performance', { getEntriesByType: () => entries })
  read.mockImplementation(async (page) => {
    if (page.endsWith('/about/Profile')) throw new TypeError('Failed to fetch')
    const name = page.endsWith('7') ? 'photo' : 'wall'
    return new Response(
      `<link rel="preload" as="font" href="/assets/a.woff2"><link rel="stylesheet" crossorigin href="/assets/${name}.css"><script src="/assets/a.js">`,
    )
  })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  startOffline()
  show('/gallery/A7c2')
  show('/gallery/a7c2/View/7')
  vi.runAllTimers()
  vi.useRealTimers()
  await vi.waitFor(() => expect(workers.register).toHaveBeenCalled())
  show(last)
  await new Promise((resolve) => setTimeout(resolve))
  const worker = new Worker()
  workers.controller = worker
  workers.dispatchEvent(new Event('controllerchange'))
  await new Promise((resolve) => setTimeout(resolve))
  return worker.postMessage.mock.calls.map(([message]) => message)
}

// The first of all: pages are noted from then on, by this document and for good.
it('notes a page that is opened and left while the documents before it are read', async () => {
  let answer: (document: Response) => void = () => undefined
  read.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  await start()
  const worker = new Worker()
  workers.controller = worker
  workers.dispatchEvent(new Event('controllerchange'))
  await vi.waitFor(() => expect(read).toHaveBeenCalled())
  show('/novel/Tls')
  show('/webtoon/Tls')
  answer(new Response(''))
  await vi.waitFor(() => expect(worker.postMessage).toHaveBeenCalledOnce())
  expect(visitedPages().map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/novel/Tls', '/webtoon/Tls']),
  )
})

it('has every page kept that was visited before there was a worker, with its styles, scripts, fonts and rows', async () => {
  const [message, ...others] = await keptOfFirstVisit('/about/Profile')
  expect(others).toEqual([])
  const at = (path: string) => window.location.origin + path
  expect(message).toEqual({
    type: 'CACHE_URLS',
    payload: {
      urlsToCache: [
        at('/about/Profile'),
        at('/gallery/A7c2'),
        at('/gallery/a7c2/View/7'),
        at('/assets/a.woff2'),
        at('/assets/wall.css'),
        at('/assets/a.js'),
        at('/assets/photo.css'),
        at('/assets/list-state.json'),
        [at('/rest/v1/posts_a7c2?limit=24'), { headers: { apikey: 'public-key' } }],
      ],
    },
  })
  expect(visitedPages().map(({ path }) => path)).toEqual([
    '/about/Profile',
    '/gallery/a7c2/View/7',
    '/gallery/A7c2',
  ])
})

it('has nothing kept, or read, of a document that the desk has taken over', async () => {
  expect(await keptOfFirstVisit('/admin/Favorites')).toEqual([])
  expect(read).not.toHaveBeenCalled()
})

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
