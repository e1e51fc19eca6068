import { describe, expect, it, vi } from 'vitest'
import { forgetReload, reloadOnce } from '@/lib/reloadOnce'
import { createSafeStorage } from '@/lib/safeStorage'

const kept = () => createSafeStorage('session', () => sessionStorage)

function circumstances(more: Partial<Parameters<typeof reloadOnce>[1]> = {}) {
  const reach = () => Promise.resolve()
  return { storage: kept(), online: true, reach, reload: vi.fn<() => void>(), ...more }
}

describe('a page whose file does not come', () => {
  it('reloads the tab once and no second time', async () => {
    const first = circumstances()
    expect(await reloadOnce('/a', first)).toBe(true)
    expect(first.reload).toHaveBeenCalledOnce()

    const afterReload = circumstances()
    expect(await reloadOnce('/a', afterReload)).toBe(false)
    expect(afterReload.reload).not.toHaveBeenCalled()
  })

  it('may reload again once it has come, whatever else came before', async () => {
    await reloadOnce('/a', circumstances())
    forgetReload('/b', kept())
    expect(await reloadOnce('/a', circumstances())).toBe(false)
    forgetReload('/a', kept())
    expect(await reloadOnce('/a', circumstances())).toBe(true)
  })

  it('reloads nothing while offline', async () => {
    const offline = circumstances({ online: false })
    expect(await reloadOnce('/a', offline)).toBe(false)
    expect(offline.reload).not.toHaveBeenCalled()
  })

  it('reloads nothing while the site does not answer, though the browser thinks it is online', async () => {
    const cut = circumstances({ reach: () => Promise.reject(new TypeError('Failed to fetch')) })
    expect(await reloadOnce('/a', cut)).toBe(false)
    expect(cut.reload).not.toHaveBeenCalled()
    expect(await reloadOnce('/a', circumstances())).toBe(true)
  })

  it('reloads nothing when no guard can be kept, for it would never end', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const blocked = circumstances({ storage: createSafeStorage('blocked', () => undefined) })
    expect(await reloadOnce('/a', blocked)).toBe(false)
    expect(blocked.reload).not.toHaveBeenCalled()
  })
})
