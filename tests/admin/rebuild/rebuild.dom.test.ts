import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { REBUILD_TIMEOUT_MS, REBUILD_POLL_MS, REBUILD_STORAGE_KEY } from '@/config/constants'
import { installFakeClock } from '../../support/clock'

const HOOK = 'https://api.vercel.com/v1/integrations/deploy/prj_1/abc'
const OLD = '2026-11-16T05:10:00.000Z'
const NEW = '2026-11-22T05:10:00.000Z'

/** Build time of the deployed site; null without build metadata. */
let builtAt: string | null
let offline: boolean
/** Status of the deploy hook's response; null if it cannot be read. */
let hookStatus: number | null
const requestedUrls: string[] = []
const onHookCall = vi.fn<(init: RequestInit) => void>()

const fakeFetch = (url: string, init: RequestInit) => {
  requestedUrls.push(url)
  if (url === HOOK) {
    onHookCall(init)
    return hookStatus === null
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response('', { status: hookStatus }))
  }
  if (offline) return Promise.reject(new TypeError('Failed to fetch'))
  const text = builtAt === null ? '<!doctype html>' : JSON.stringify({ builtAt, posts: 3 })
  return Promise.resolve(new Response(text))
}

/** Imports a fresh module, as a newly opened page does. */
async function openPage() {
  vi.resetModules()
  return import('@/admin/rebuild/rebuild')
}
let page: Awaited<ReturnType<typeof openPage>>
const rebuildState = () => page.useRebuild.getState()
const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms)
/** Toasts of the same module instance. */
const messages = async () => (await import('@/ui/toaster/store')).toasts.getState()

beforeEach(async () => {
  installFakeClock()
  vi.setSystemTime('2026-11-22T05:00:00Z')
  vi.spyOn(console, 'warn').mockReturnValue()
  localStorage.clear()
  onHookCall.mockClear()
  requestedUrls.length = 0
  ;[builtAt, offline, hookStatus] = [OLD, false, 201]
  vi.stubGlobal('fetch', fakeFetch)
  page = await openPage()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a rebuild', () => {
  it('is requested once, without credentials or a referrer, if the button is pressed repeatedly', async () => {
    void page.startRebuild(HOOK)
    void page.startRebuild(HOOK)
    await advance(0)
    await page.startRebuild(HOOK)
    expect(onHookCall).toHaveBeenCalledExactlyOnceWith({
      method: 'POST',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    })
    expect(rebuildState()).toEqual({ phase: 'building', startedAt: Date.now() })
  })

  it('ends when a newer site is deployed', async () => {
    await page.startRebuild(HOOK)
    await advance(3 * REBUILD_POLL_MS)
    expect(rebuildState().phase).toBe('building')
    builtAt = NEW
    await advance(REBUILD_POLL_MS)
    expect(rebuildState()).toEqual({ phase: 'done' })
    expect(localStorage.getItem(REBUILD_STORAGE_KEY)).toBeNull()
    const requests = requestedUrls.length
    await advance(REBUILD_TIMEOUT_MS)
    expect(requestedUrls).toHaveLength(requests)
  })

  it('does not end with a site deployed before the request', async () => {
    builtAt = NEW
    await page.startRebuild(HOOK)
    await advance(2 * REBUILD_POLL_MS)
    expect(rebuildState().phase).toBe('building')
  })

  it('ends with the first site that has build metadata', async () => {
    builtAt = null
    await page.startRebuild(HOOK)
    await advance(REBUILD_POLL_MS)
    expect(rebuildState().phase).toBe('building')
    builtAt = OLD
    await advance(REBUILD_POLL_MS)
    expect(rebuildState()).toEqual({ phase: 'done' })
  })

  it('continues after a temporary network failure', async () => {
    await page.startRebuild(HOOK)
    offline = true
    await advance(5 * REBUILD_POLL_MS)
    ;[offline, builtAt] = [false, NEW]
    await advance(REBUILD_POLL_MS)
    expect(rebuildState()).toEqual({ phase: 'done' })
  })

  it('fails after 15 minutes and can be requested again', async () => {
    await page.startRebuild(HOOK)
    await advance(REBUILD_TIMEOUT_MS - REBUILD_POLL_MS)
    expect(rebuildState().phase).toBe('building')
    await advance(2 * REBUILD_POLL_MS)
    expect(rebuildState()).toEqual({ phase: 'failed', reason: 'late' })
    await page.startRebuild(HOOK)
    expect(onHookCall).toHaveBeenCalledTimes(2)
  })

  it.each([404, 500])('fails immediately with status %i and is not retried automatically', async (status) => {
    hookStatus = status
    await page.startRebuild(HOOK)
    expect(rebuildState()).toEqual({ phase: 'failed', reason: 'refused' })
    expect(localStorage.getItem(REBUILD_STORAGE_KEY)).toBeNull()
    await advance(REBUILD_TIMEOUT_MS)
    expect(onHookCall).toHaveBeenCalledTimes(1)
    expect(rebuildState()).toEqual({ phase: 'failed', reason: 'refused' })
  })

  it('with an unreadable response is sent once and ends when the site is deployed', async () => {
    hookStatus = null
    await page.startRebuild(HOOK)
    expect(rebuildState()).toEqual({ phase: 'building', startedAt: Date.now(), isResponseOpaque: true })
    builtAt = NEW
    await advance(REBUILD_POLL_MS)
    expect(rebuildState()).toEqual({ phase: 'done' })
    expect(onHookCall).toHaveBeenCalledTimes(1)
  })

  it('fails immediately if the network went offline during the request', async () => {
    hookStatus = null
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await page.startRebuild(HOOK)
    expect(rebuildState()).toEqual({ phase: 'failed', reason: 'unreachable' })
    expect(localStorage.getItem(REBUILD_STORAGE_KEY)).toBeNull()
  })

  it('is not requested offline, because the current build would be unknown', async () => {
    offline = true
    await page.startRebuild(HOOK)
    expect(rebuildState()).toEqual({ phase: 'failed', reason: 'unreachable' })
    expect(onHookCall).not.toHaveBeenCalled()
  })
})

describe('across pages and tabs', () => {
  it('a toast reports the outcome only if no row is visible', async () => {
    await page.startRebuild(HOOK)
    const hide = page.watchRebuild()
    builtAt = NEW
    await advance(REBUILD_POLL_MS)
    expect(await messages()).toEqual([])
    hide()
    expect(rebuildState()).toEqual({ phase: 'idle' })
    await page.startRebuild(HOOK)
    await advance(REBUILD_TIMEOUT_MS + REBUILD_POLL_MS)
    expect(await messages()).toMatchObject([
      { message: '다시 만들지 못했습니다. 사이트는 이전 그대로입니다.', tone: 'error' },
    ])
  })

  it('a reload resumes the rebuild with its start time', async () => {
    await page.startRebuild(HOOK)
    const startedAt = Date.now()
    await advance(REBUILD_POLL_MS)
    page = await openPage()
    page.watchRebuild()
    expect(rebuildState()).toEqual({ phase: 'building', startedAt })
    await page.startRebuild(HOOK)
    expect(onHookCall).toHaveBeenCalledTimes(1)
    builtAt = NEW
    await advance(REBUILD_POLL_MS)
    expect(rebuildState()).toEqual({ phase: 'done' })
  })

  it('a reload after the time limit finds no rebuild', async () => {
    await page.startRebuild(HOOK)
    vi.setSystemTime(Date.now() + REBUILD_TIMEOUT_MS)
    page = await openPage()
    page.watchRebuild()
    expect(rebuildState()).toEqual({ phase: 'idle' })
  })

  it.each(['{', '5', '{"startedAt":"now","before":null}', '{"startedAt":1}'])(
    'ignores the invalid stored value %s',
    (stored) => {
      localStorage.setItem(REBUILD_STORAGE_KEY, stored)
      page.watchRebuild()
      expect(rebuildState()).toEqual({ phase: 'idle' })
    },
  )

  it('another tab shows the rebuild and does not start a second one', async () => {
    const stop = page.watchRebuild()
    localStorage.setItem(REBUILD_STORAGE_KEY, JSON.stringify({ startedAt: Date.now(), before: OLD }))
    window.dispatchEvent(new StorageEvent('storage', { key: REBUILD_STORAGE_KEY }))
    expect(rebuildState().phase).toBe('building')
    await page.startRebuild(HOOK)
    expect(onHookCall).not.toHaveBeenCalled()
    stop()
  })

  describe('follows another tab', () => {
    const storeInOtherTab = (value: string | null) => {
      if (value === null) localStorage.removeItem(REBUILD_STORAGE_KEY)
      else localStorage.setItem(REBUILD_STORAGE_KEY, value)
      window.dispatchEvent(new StorageEvent('storage', { key: REBUILD_STORAGE_KEY }))
    }
    const pending = (startedAt: number) => JSON.stringify({ startedAt, before: OLD })

    it('whose rebuild fails, and allows a new request', async () => {
      const stop = page.watchRebuild()
      storeInOtherTab(pending(Date.now()))
      storeInOtherTab(null)
      await advance(0)
      expect(rebuildState()).toEqual({ phase: 'idle' })
      await page.startRebuild(HOOK)
      expect(onHookCall).toHaveBeenCalledOnce()
      stop()
    })

    it('whose rebuild succeeds', async () => {
      const stop = page.watchRebuild()
      storeInOtherTab(pending(Date.now()))
      builtAt = NEW
      storeInOtherTab(null)
      await advance(0)
      expect(rebuildState()).toEqual({ phase: 'done' })
      stop()
    })

    it('whose next rebuild stays stored when this tab gives up its own', async () => {
      const stop = page.watchRebuild()
      storeInOtherTab(pending(Date.now() - REBUILD_TIMEOUT_MS / 2))
      const next = pending(Date.now())
      localStorage.setItem(REBUILD_STORAGE_KEY, next)
      await advance(REBUILD_POLL_MS)
      expect(rebuildState()).toEqual({ phase: 'building', startedAt: Date.now() - REBUILD_POLL_MS })
      await advance(REBUILD_TIMEOUT_MS / 2)
      expect(localStorage.getItem(REBUILD_STORAGE_KEY)).toBe(next)
      await advance(REBUILD_TIMEOUT_MS)
      expect(rebuildState()).toEqual({ phase: 'failed', reason: 'late' })
      stop()
    })
  })
})
