import { describe, expect, it, vi } from 'vitest'
import { ADMIN_STORAGE_KEY } from '@/config/constants'
import { parseAdminSession, useAdminSession } from '@/stores/adminSession'

describe('a stored admin session', () => {
  it.each([
    ['absent', undefined],
    ['a text', 'true'],
    ['incomplete', { isLoggedIn: true }],
    ['one with a time as text', { isLoggedIn: true, loginTime: '1700000000000' }],
    ['one with NaN as time', { isLoggedIn: true, loginTime: Number.NaN }],
    ['one with a flag as text', { isLoggedIn: 'true', loginTime: 1 }],
  ])('that is %s counts as logged out', (_, persisted) => {
    expect(parseAdminSession(persisted)).toEqual({ isLoggedIn: false, loginTime: null })
  })

  it.each(['{', '"x"', '{"state":null,"version":0}', '{"state":{"isLoggedIn":true},"version":0}'])(
    'logs out without an error if it was edited to %s',
    async (text) => {
      localStorage.setItem(ADMIN_STORAGE_KEY, text)
      await useAdminSession.persist.rehydrate()
      expect(useAdminSession.getState().check(Date.now())).toBe(false)
    },
  )

  it('is discarded without an error if another version wrote it', async () => {
    const logError = vi.spyOn(console, 'error').mockReturnValue()
    const session = { isLoggedIn: true, loginTime: Date.now() }
    localStorage.setItem(ADMIN_STORAGE_KEY, JSON.stringify({ state: session, version: 9 }))
    await useAdminSession.persist.rehydrate()
    expect(useAdminSession.getState().check(Date.now())).toBe(false)
    expect(logError).not.toHaveBeenCalled()
  })
})
