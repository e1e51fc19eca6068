import { describe, expect, it, vi } from 'vitest'
import { forgetReload, reloadOnce } from '@/app/chunkReload'
import { createSafeStorage } from '@/lib/safeStorage'

const kept = () => createSafeStorage('session', () => sessionStorage)

function circumstances(more: Partial<Parameters<typeof reloadOnce>[1]> = {}) {
  return { storage: kept(), online: true, reload: vi.fn<() => void>(), ...more }
}

describe('a page whose file does not come', () => {
  it('reloads the tab once and no second time', () => {
    const first = circumstances()
    expect(reloadOnce('/a', first)).toBe(true)
    expect(first.reload).toHaveBeenCalledOnce()

    const afterReload = circumstances()
    expect(reloadOnce('/a', afterReload)).toBe(false)
    expect(afterReload.reload).not.toHaveBeenCalled()
  })

  it('may reload again once some page has come', () => {
    reloadOnce('/a', circumstances())
    forgetReload(kept())
    expect(reloadOnce('/a', circumstances())).toBe(true)
  })

  it('reloads nothing while offline', () => {
    const offline = circumstances({ online: false })
    expect(reloadOnce('/a', offline)).toBe(false)
    expect(offline.reload).not.toHaveBeenCalled()
  })

  it('reloads nothing when no guard can be kept, for it would never end', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const blocked = circumstances({ storage: createSafeStorage('blocked', () => undefined) })
    expect(reloadOnce('/a', blocked)).toBe(false)
    expect(blocked.reload).not.toHaveBeenCalled()
  })
})
