import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
// Imported early: on a busy machine it takes longer than a test waits.
import '@/app/offline/registerWorker'
import { startOfflineSupport } from '@/app/offline/startOfflineSupport'
import { logger, resetWarnings } from '@/lib/logger'
import { readVisitedPages } from '@/lib/storage/visitedPages'
import { setHead } from '@/ui/currentHead'
import { FakeRegistration, FakeWorker, FakeWorkers } from '../../support/serviceWorker'

vi.mock('@/config/env', () => ({ env: { backend: { kind: 'embedded', key: 'public-key' } } }))
vi.mock('@/lib/browser/onIdle', () => ({ onPageIdle: (run: () => void) => run() }))

/** Fetches the documents whose linked files are cached. */
const fetchMock = vi.fn<(address: string) => Promise<Response>>()

let workers: FakeWorkers
let registration: FakeRegistration
let warn: MockInstance<typeof logger.warn>

beforeEach(() => {
  workers = new FakeWorkers()
  registration = new FakeRegistration()
  workers.register.mockResolvedValue(registration)
  vi.stubGlobal('navigator', { serviceWorker: workers })
  vi.stubGlobal('fetch', fetchMock.mockReset())
  vi.stubEnv('PROD', true)
  resetWarnings()
  warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  setHead(null)
  window.history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** Starts and waits for the registration. */
async function start() {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  startOfflineSupport()
  vi.runAllTimers()
  vi.useRealTimers()
  await vi.waitFor(() => expect(workers.register).toHaveBeenCalled())
}

/** Installs the first worker. Returns a function that moves it to `state`. */
function installFirstWorker(state: string) {
  const worker = new FakeWorker()
  registration.installing = worker
  return () => {
    worker.state = state
    worker.dispatchEvent(new Event('statechange'))
  }
}

/** Navigates to a page of the site or the admin app in this document. */
function navigate(path: string) {
  window.history.replaceState(null, '', path)
  setHead({ path, title: path })
}

/** Activates the first worker after visits to a list, a detail and `last`. Returns the messages that it receives. */
async function messagesToFirstWorker(last: string): Promise<unknown[]> {
  const entries = [
    ['/assets/list-state.json', 200],
    ['/storage/v1/render/image/public/media/a.webp', 400],
    ['/rest/v1/posts_a7c2?limit=24', 0],
  ].map(([path, responseStatus]) => ({ name: `${window.location.origin}${path}`, responseStatus }))
  vi.stubGlobal('performance', { getEntriesByType: () => entries })
  fetchMock.mockImplementation(async (page) => {
    if (page.endsWith('/about/Profile')) throw new TypeError('Failed to fetch')
    const name = page.endsWith('7') ? 'photo' : 'wall'
    return new Response(
      `<link rel="preload" as="font" href="/assets/a.woff2"><link rel="stylesheet" crossorigin href="/assets/${name}.css"><script src="/assets/a.js">`,
    )
  })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  startOfflineSupport()
  navigate('/gallery/A7c2')
  navigate('/gallery/a7c2/View/7')
  vi.runAllTimers()
  vi.useRealTimers()
  await vi.waitFor(() => expect(workers.register).toHaveBeenCalled())
  navigate(last)
  await new Promise((resolve) => setTimeout(resolve))
  const worker = new FakeWorker()
  workers.controller = worker
  workers.dispatchEvent(new Event('controllerchange'))
  await new Promise((resolve) => setTimeout(resolve))
  return worker.postMessage.mock.calls.map(([message]) => message)
}

// Must be the first test: this document records visits from then on.
it('records pages visited while the earlier documents are fetched', async () => {
  let answer: (document: Response) => void = () => undefined
  fetchMock.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  await start()
  const worker = new FakeWorker()
  workers.controller = worker
  workers.dispatchEvent(new Event('controllerchange'))
  await vi.waitFor(() => expect(fetchMock).toHaveBeenCalled())
  navigate('/novel/Tls')
  navigate('/webtoon/Tls')
  answer(new Response(''))
  await vi.waitFor(() => expect(worker.postMessage).toHaveBeenCalledOnce())
  expect(readVisitedPages().map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/novel/Tls', '/webtoon/Tls']),
  )
})

it('caches all pages visited before the worker, with their styles, scripts, fonts and rows', async () => {
  const [message, ...others] = await messagesToFirstWorker('/about/Profile')
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
  expect(readVisitedPages().map(({ path }) => path)).toEqual([
    '/about/Profile',
    '/gallery/a7c2/View/7',
    '/gallery/A7c2',
  ])
})

it('caches and fetches nothing after the admin app has taken over the document', async () => {
  expect(await messagesToFirstWorker('/admin/Favorites')).toEqual([])
  expect(fetchMock).not.toHaveBeenCalled()
})

it('warns once if the browser refuses a worker', async () => {
  workers.register.mockRejectedValue(new DOMException('The operation is insecure.', 'SecurityError'))
  await start()
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce())
  workers.register.mockClear()
  await start()
  await new Promise((resolve) => setTimeout(resolve))
  expect(warn).toHaveBeenCalledOnce()
})

it('warns once if the first worker has no storage', async () => {
  const end = installFirstWorker('redundant')
  await start()
  await vi.waitFor(() => {
    end()
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('no space'))
  })
  end()
  expect(warn).toHaveBeenCalledOnce()
})

it('does not warn about a replaced worker', async () => {
  const end = installFirstWorker('redundant')
  workers.controller = new FakeWorker()
  await start()
  await vi.waitFor(() => expect(workers.controller?.postMessage).toHaveBeenCalled())
  end()
  expect(warn).not.toHaveBeenCalled()
})

it('registers no worker in development', () => {
  vi.stubEnv('PROD', false)
  startOfflineSupport()
  expect(workers.register).not.toHaveBeenCalled()
})
