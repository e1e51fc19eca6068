import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { REBUILD_LIMIT_MS, REBUILD_POLL_MS, REBUILD_STORAGE_KEY } from '@/config/constants'
import { useFakeClock } from '../../support/clock'

const HOOK = 'https://api.vercel.com/v1/integrations/deploy/prj_1/abc'
const OLD = '2026-11-16T05:10:00.000Z'
const NEW = '2026-11-22T05:10:00.000Z'

/** What the host answers; an error where it is not reached. */
let builtAt: string | null
let offline: boolean
/** What the deploy hook answers; null where nobody may read it. */
let hookAnswers: number | null
const asked: string[] = []
const calls = vi.fn<(init: RequestInit) => void>()

const answer = (address: string, init: RequestInit) => {
  asked.push(address)
  if (address === HOOK) {
    calls(init)
    return hookAnswers === null
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response('', { status: hookAnswers }))
  }
  if (offline) return Promise.reject(new TypeError('Failed to fetch'))
  const text = builtAt === null ? '<!doctype html>' : JSON.stringify({ builtAt, posts: 3 })
  return Promise.resolve(new Response(text))
}

/** The module as a page has it that has just been opened. */
async function openPage() {
  vi.resetModules()
  return import('@/admin/rebuild/rebuild')
}
let page: Awaited<ReturnType<typeof openPage>>
const phase = () => page.useRebuild.getState()
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
/** Of the same page, for modules are made anew. */
const messages = async () => (await import('@/ui/toaster/store')).toasts.getState()

beforeEach(async () => {
  useFakeClock()
  vi.setSystemTime('2026-11-22T05:00:00Z')
  vi.spyOn(console, 'warn').mockReturnValue()
  localStorage.clear()
  calls.mockClear()
  asked.length = 0
  ;[builtAt, offline, hookAnswers] = [OLD, false, 201]
  vi.stubGlobal('fetch', answer)
  page = await openPage()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a build', () => {
  it('is asked for once, however often the button is pressed, without an account or a page’s address', async () => {
    void page.startRebuild(HOOK)
    void page.startRebuild(HOOK)
    await pass(0)
    await page.startRebuild(HOOK)
    expect(calls).toHaveBeenCalledExactlyOnceWith({
      method: 'POST',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    })
    expect(phase()).toEqual({ phase: 'building', startedAt: Date.now() })
  })

  it('is over when a newer site is up', async () => {
    await page.startRebuild(HOOK)
    await pass(3 * REBUILD_POLL_MS)
    expect(phase().phase).toBe('building')
    builtAt = NEW
    await pass(REBUILD_POLL_MS)
    expect(phase()).toEqual({ phase: 'done' })
    expect(localStorage.getItem(REBUILD_STORAGE_KEY)).toBeNull()
    const requests = asked.length
    await pass(REBUILD_LIMIT_MS)
    expect(asked).toHaveLength(requests)
  })

  it('is not over by a site that came up before it was asked for', async () => {
    builtAt = NEW
    await page.startRebuild(HOOK)
    await pass(2 * REBUILD_POLL_MS)
    expect(phase().phase).toBe('building')
  })

  it('is over with the first site that says when it was made, where none did', async () => {
    builtAt = null
    await page.startRebuild(HOOK)
    await pass(REBUILD_POLL_MS)
    expect(phase().phase).toBe('building')
    builtAt = OLD
    await pass(REBUILD_POLL_MS)
    expect(phase()).toEqual({ phase: 'done' })
  })

  it('goes on over a network that is away for a while', async () => {
    await page.startRebuild(HOOK)
    offline = true
    await pass(5 * REBUILD_POLL_MS)
    ;[offline, builtAt] = [false, NEW]
    await pass(REBUILD_POLL_MS)
    expect(phase()).toEqual({ phase: 'done' })
  })

  it('is given up after a quarter of an hour, and may be asked for again', async () => {
    await page.startRebuild(HOOK)
    await pass(REBUILD_LIMIT_MS - REBUILD_POLL_MS)
    expect(phase().phase).toBe('building')
    await pass(2 * REBUILD_POLL_MS)
    expect(phase()).toEqual({ phase: 'failed', why: 'late' })
    await page.startRebuild(HOOK)
    expect(calls).toHaveBeenCalledTimes(2)
  })

  it.each([404, 500])(
    'that the host refuses with %i is told at once and not tried again by itself',
    async (status) => {
      hookAnswers = status
      await page.startRebuild(HOOK)
      expect(phase()).toEqual({ phase: 'failed', why: 'refused' })
      expect(localStorage.getItem(REBUILD_STORAGE_KEY)).toBeNull()
      await pass(REBUILD_LIMIT_MS)
      expect(calls).toHaveBeenCalledTimes(1)
      expect(phase()).toEqual({ phase: 'failed', why: 'refused' })
    },
  )

  it('whose answer cannot be read is sent once, and seen by the site that comes', async () => {
    hookAnswers = null
    await page.startRebuild(HOOK)
    expect(phase()).toEqual({ phase: 'building', startedAt: Date.now(), unread: true })
    builtAt = NEW
    await pass(REBUILD_POLL_MS)
    expect(phase()).toEqual({ phase: 'done' })
    expect(calls).toHaveBeenCalledTimes(1)
  })

  it('that the host never heard of, for the network went, is told at once', async () => {
    hookAnswers = null
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await page.startRebuild(HOOK)
    expect(phase()).toEqual({ phase: 'failed', why: 'unreachable' })
    expect(localStorage.getItem(REBUILD_STORAGE_KEY)).toBeNull()
  })

  it('is not asked for without a network: nobody would know which site is the new one', async () => {
    offline = true
    await page.startRebuild(HOOK)
    expect(phase()).toEqual({ phase: 'failed', why: 'unreachable' })
    expect(calls).not.toHaveBeenCalled()
  })
})

describe('who is elsewhere', () => {
  it('is told how it ended; who sees the row is not told twice', async () => {
    await page.startRebuild(HOOK)
    const hide = page.showRebuild()
    builtAt = NEW
    await pass(REBUILD_POLL_MS)
    expect(await messages()).toEqual([])
    hide()
    expect(phase()).toEqual({ phase: 'idle' })
    await page.startRebuild(HOOK)
    await pass(REBUILD_LIMIT_MS + REBUILD_POLL_MS)
    expect(await messages()).toMatchObject([
      { message: '다시 만들지 못했습니다. 사이트는 이전 그대로입니다.', tone: 'error' },
    ])
  })

  it('comes back after a reload and finds it going on since then', async () => {
    await page.startRebuild(HOOK)
    const startedAt = Date.now()
    await pass(REBUILD_POLL_MS)
    page = await openPage()
    page.showRebuild()
    expect(phase()).toEqual({ phase: 'building', startedAt })
    await page.startRebuild(HOOK)
    expect(calls).toHaveBeenCalledTimes(1)
    builtAt = NEW
    await pass(REBUILD_POLL_MS)
    expect(phase()).toEqual({ phase: 'done' })
  })

  it('comes back when it is long over, and finds nothing', async () => {
    await page.startRebuild(HOOK)
    vi.setSystemTime(Date.now() + REBUILD_LIMIT_MS)
    page = await openPage()
    page.showRebuild()
    expect(phase()).toEqual({ phase: 'idle' })
  })

  it.each(['{', '5', '{"startedAt":"now","before":null}', '{"startedAt":1}'])(
    'finds nothing in %s',
    (kept) => {
      localStorage.setItem(REBUILD_STORAGE_KEY, kept)
      page.showRebuild()
      expect(phase()).toEqual({ phase: 'idle' })
    },
  )

  it('in another tab, sees what was begun here, and begins no second one', async () => {
    const stop = page.showRebuild()
    localStorage.setItem(REBUILD_STORAGE_KEY, JSON.stringify({ startedAt: Date.now(), before: OLD }))
    window.dispatchEvent(new StorageEvent('storage', { key: REBUILD_STORAGE_KEY }))
    expect(phase().phase).toBe('building')
    await page.startRebuild(HOOK)
    expect(calls).not.toHaveBeenCalled()
    stop()
  })

  describe('follows in another tab', () => {
    const tell = (kept: string | null) => {
      if (kept === null) localStorage.removeItem(REBUILD_STORAGE_KEY)
      else localStorage.setItem(REBUILD_STORAGE_KEY, kept)
      window.dispatchEvent(new StorageEvent('storage', { key: REBUILD_STORAGE_KEY }))
    }
    const asking = (startedAt: number) => JSON.stringify({ startedAt, before: OLD })

    it('a build that ends there without a new site, and lets it be asked for again', async () => {
      const stop = page.showRebuild()
      tell(asking(Date.now()))
      tell(null)
      await pass(0)
      expect(phase()).toEqual({ phase: 'idle' })
      await page.startRebuild(HOOK)
      expect(calls).toHaveBeenCalledOnce()
      stop()
    })

    it('one that ends there with a new site', async () => {
      const stop = page.showRebuild()
      tell(asking(Date.now()))
      builtAt = NEW
      tell(null)
      await pass(0)
      expect(phase()).toEqual({ phase: 'done' })
      stop()
    })

    it('the next one that is asked for there, and forgets none but its own', async () => {
      const stop = page.showRebuild()
      tell(asking(Date.now() - REBUILD_LIMIT_MS / 2))
      const next = asking(Date.now())
      localStorage.setItem(REBUILD_STORAGE_KEY, next)
      await pass(REBUILD_POLL_MS)
      expect(phase()).toEqual({ phase: 'building', startedAt: Date.now() - REBUILD_POLL_MS })
      await pass(REBUILD_LIMIT_MS / 2)
      expect(localStorage.getItem(REBUILD_STORAGE_KEY)).toBe(next)
      await pass(REBUILD_LIMIT_MS)
      expect(phase()).toEqual({ phase: 'failed', why: 'late' })
      stop()
    })
  })
})
