import { describe, expect, it, vi } from 'vitest'
import { ADMIN_STORAGE_KEY } from '@/config/constants'
import { parseAdminSession, useAdminSession } from '@/stores/adminSession'

describe('a stored admin session', () => {
  it.each([
    ['nothing', undefined],
    ['a text', 'true'],
    ['half a session', { isLoggedIn: true }],
    ['a time as text', { isLoggedIn: true, loginTime: '1700000000000' }],
    ['no number', { isLoggedIn: true, loginTime: Number.NaN }],
    ['a login that is a text', { isLoggedIn: 'true', loginTime: 1 }],
  ])('that is %s counts as logged out', (_, persisted) => {
    expect(parseAdminSession(persisted)).toEqual({ isLoggedIn: false, loginTime: null })
  })

  it.each(['{', '"x"', '{"state":null,"version":0}', '{"state":{"isLoggedIn":true},"version":0}'])(
    'that was edited into %s lets nobody in and breaks nothing',
    async (text) => {
      localStorage.setItem(ADMIN_STORAGE_KEY, text)
      await useAdminSession.persist.rehydrate()
      expect(useAdminSession.getState().check(Date.now())).toBe(false)
    },
  )

  it('of another version is nothing that is known, and no fault', async () => {
    const complain = vi.spyOn(console, 'error').mockReturnValue()
    const session = { isLoggedIn: true, loginTime: Date.now() }
    localStorage.setItem(ADMIN_STORAGE_KEY, JSON.stringify({ state: session, version: 9 }))
    await useAdminSession.persist.rehydrate()
    expect(useAdminSession.getState().check(Date.now())).toBe(false)
    expect(complain).not.toHaveBeenCalled()
  })
})
