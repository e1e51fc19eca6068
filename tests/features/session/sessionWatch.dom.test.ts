import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchAdminSession } from '@/features/session/sessionWatch'
import { useAdminSession } from '@/stores/adminSession'

const KEY = 'admin-storage'
const NOON = Date.UTC(2026, 10, 20, 12)
const HOUR = 60 * 60 * 1000
const ended = vi.fn<() => void>()
let stop: () => void

const loggedIn = () => useAdminSession.getState().isLoggedIn

/** What a person or another tab wrote into the storage; other tabs hear a storage event. */
function written(value: string | null) {
  if (value === null) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, value)
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: value }))
}

const envelope = (state: unknown) => JSON.stringify({ state, version: 0 })

beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
  useAdminSession.getState().logIn(NOON)
  stop = watchAdminSession(ended)
})

afterEach(() => {
  stop()
  useAdminSession.getState().logOut()
  ended.mockClear()
  vi.useRealTimers()
})

describe('an admin session', () => {
  it('lives for 24 hours and ends at that moment, once', () => {
    vi.advanceTimersByTime(24 * HOUR - 1)
    expect(loggedIn()).toBe(true)
    vi.advanceTimersByTime(1000)
    expect(loggedIn()).toBe(false)
    expect(ended).toHaveBeenCalledTimes(1)
  })

  it('is found too old when a sleeping computer comes back to the tab', () => {
    vi.setSystemTime(NOON + 25 * HOUR)
    expect(loggedIn()).toBe(true)
    window.dispatchEvent(new Event('focus'))
    expect(loggedIn()).toBe(false)
  })

  it('ends when the clock is set back before the login', () => {
    vi.setSystemTime(NOON - HOUR)
    window.dispatchEvent(new Event('focus'))
    expect(loggedIn()).toBe(false)
  })

  it('ends here when another tab logs out', () => {
    written(envelope({ isLoggedIn: false, loginTime: null }))
    expect(loggedIn()).toBe(false)
    expect(ended).toHaveBeenCalledTimes(1)
  })

  it('may begin while it is watched, and lives its 24 hours', () => {
    useAdminSession.getState().logOut()
    useAdminSession.getState().logIn(NOON)
    expect(loggedIn()).toBe(true)
    vi.advanceTimersByTime(24 * HOUR + 1000)
    expect(loggedIn()).toBe(false)
  })

  it('begins here when another tab logs in', () => {
    useAdminSession.getState().logOut()
    written(envelope({ isLoggedIn: true, loginTime: NOON }))
    expect(loggedIn()).toBe(true)
  })

  it.each([
    ['removed', null],
    ['no JSON', '{"state":'],
    ['another shape', '[]'],
    ['a login without a time', envelope({ isLoggedIn: true, loginTime: null })],
    ['a login in words', envelope({ isLoggedIn: 'true', loginTime: String(NOON) })],
    ['a login of tomorrow', envelope({ isLoggedIn: true, loginTime: NOON + 24 * HOUR })],
    ['an endless login', '{"state":{"isLoggedIn":true,"loginTime":1e999},"version":0}'],
  ])('ends without a crash when its stored value is %s', (_what, value) => {
    written(value)
    expect(loggedIn()).toBe(false)
  })

  it('leaves other keys of the storage alone', () => {
    localStorage.setItem(KEY, '{"state":')
    window.dispatchEvent(new StorageEvent('storage', { key: 'introAnimationShown' }))
    expect(loggedIn()).toBe(true)
  })

  it('is kept as nothing but its two fields', () => {
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({
      state: { isLoggedIn: true, loginTime: NOON },
      version: 0,
    })
  })

  it('tells at once when there is none to begin with', () => {
    useAdminSession.getState().logOut()
    const told = vi.fn<() => void>()
    watchAdminSession(told)()
    expect(told).toHaveBeenCalledTimes(1)
  })
})
