import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clearReloadGuard, reloadOnce } from '@/lib/browser/reloadOnce'

const reload = vi.fn<() => void>()
const respond = vi.fn<() => Promise<Response>>(() => Promise.resolve(new Response()))

/** Returns whether a failed chunk of the page reloads the tab. */
async function reloads(path: string) {
  reload.mockClear()
  void reloadOnce(path, reload)
  await vi.waitFor(() => undefined)
  return reload.mock.calls.length > 0
}

beforeEach(() => {
  reload.mockClear()
  vi.restoreAllMocks()
  sessionStorage.clear()
  vi.stubGlobal('fetch', respond)
})

describe('a page whose chunk fails to load', () => {
  it('reloads the tab only once', async () => {
    expect(await reloads('/a')).toBe(true)
    expect(await reloads('/a')).toBe(false)
  })

  it('may reload the tab again after it has loaded', async () => {
    await reloads('/a')
    clearReloadGuard('/b')
    expect(await reloads('/a')).toBe(false)
    clearReloadGuard('/a')
    expect(await reloads('/a')).toBe(true)
  })

  it('does not reload the tab offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(await reloads('/a')).toBe(false)
  })

  it('does not reload the tab while the site is unreachable, but does afterwards', async () => {
    respond.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    expect(await reloads('/a')).toBe(false)
    expect(await reloads('/a')).toBe(true)
  })

  it('does not show an error while the tab reloads', async () => {
    const settled = vi.fn<() => void>()
    void reloadOnce('/a', reload).then(settled)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(settled).not.toHaveBeenCalled()
  })

  it('does not reload the tab if the guard cannot be stored', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await reloads('/a')).toBe(false)
  })
})
