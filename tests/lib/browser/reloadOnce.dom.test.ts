import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetReload, reloadOnce } from '@/lib/browser/reloadOnce'

const reload = vi.fn<() => void>()
const answer = vi.fn<() => Promise<Response>>(() => Promise.resolve(new Response()))

/** Whether the failed file of a page reloads the tab. */
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
  vi.stubGlobal('fetch', answer)
})

describe('a page whose file fails to load', () => {
  it('reloads the tab once and no second time', async () => {
    expect(await reloads('/a')).toBe(true)
    expect(await reloads('/a')).toBe(false)
  })

  it('may reload again after the page has loaded', async () => {
    await reloads('/a')
    forgetReload('/b')
    expect(await reloads('/a')).toBe(false)
    forgetReload('/a')
    expect(await reloads('/a')).toBe(true)
  })

  it('is not reloaded offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(await reloads('/a')).toBe(false)
  })

  it('is not reloaded while the site cannot be reached, and is afterwards', async () => {
    answer.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    expect(await reloads('/a')).toBe(false)
    expect(await reloads('/a')).toBe(true)
  })

  it('waits for the reload instead of showing a fault', async () => {
    const settled = vi.fn<() => void>()
    void reloadOnce('/a', reload).then(settled)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(settled).not.toHaveBeenCalled()
  })

  it('is not reloaded if the browser cannot keep the guard', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await reloads('/a')).toBe(false)
  })
})
