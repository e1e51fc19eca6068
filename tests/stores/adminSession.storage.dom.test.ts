import { describe, expect, it, vi } from 'vitest'
import { ADMIN_STORAGE_KEY } from '@/config/constants'
import { useAdminSession } from '@/stores/adminSession'

describe('a stored admin session', () => {
  it('is discarded without an error if another version wrote it', async () => {
    const logError = vi.spyOn(console, 'error').mockReturnValue()
    const session = { isLoggedIn: true, loginTime: Date.now() }
    localStorage.setItem(ADMIN_STORAGE_KEY, JSON.stringify({ state: session, version: 9 }))
    await useAdminSession.persist.rehydrate()
    expect(useAdminSession.getState().check(Date.now())).toBe(false)
    expect(logError).not.toHaveBeenCalled()
  })
})
