import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchAdminSession } from '@/features/session/watchAdminSession'
import { useAdminSession } from '@/stores/adminSession'

const KEY = 'admin-storage'
const NOON = Date.UTC(2026, 10, 20, 12)
const HOUR = 60 * 60 * 1000
const onSessionEnd = vi.fn<() => void>()
let stop: () => void

const isLoggedIn = () => useAdminSession.getState().isLoggedIn

/** Writes the stored value like another tab: with a storage event. */
function writeFromOtherTab(value: string | null) {
  if (value === null) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, value)
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: value }))
}

const createStoredValue = (state: unknown) => JSON.stringify({ state, version: 0 })

beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
  useAdminSession.getState().logIn(NOON)
  stop = watchAdminSession(onSessionEnd)
})

afterEach(() => {
  stop()
  useAdminSession.getState().logOut()
  onSessionEnd.mockClear()
  vi.useRealTimers()
})

describe('an admin session', () => {
  it('ends after exactly 24 hours, once', () => {
    vi.advanceTimersByTime(24 * HOUR - 1)
    expect(isLoggedIn()).toBe(true)
    vi.advanceTimersByTime(1000)
    expect(isLoggedIn()).toBe(false)
    expect(onSessionEnd).toHaveBeenCalledTimes(1)
  })

  it('is expired when a sleeping computer returns to the tab', () => {
    vi.setSystemTime(NOON + 25 * HOUR)
    expect(isLoggedIn()).toBe(true)
    window.dispatchEvent(new Event('focus'))
    expect(isLoggedIn()).toBe(false)
  })

  it('ends when the clock is set back before the login', () => {
    vi.setSystemTime(NOON - HOUR)
    window.dispatchEvent(new Event('focus'))
    expect(isLoggedIn()).toBe(false)
  })

  it('ends when another tab logs out', () => {
    writeFromOtherTab(createStoredValue({ isLoggedIn: false, loginTime: null }))
    expect(isLoggedIn()).toBe(false)
    expect(onSessionEnd).toHaveBeenCalledTimes(1)
  })

  it('may start while it is watched, and lasts 24 hours', () => {
    useAdminSession.getState().logOut()
    useAdminSession.getState().logIn(NOON)
    expect(isLoggedIn()).toBe(true)
    vi.advanceTimersByTime(24 * HOUR + 1000)
    expect(isLoggedIn()).toBe(false)
  })

  it('starts when another tab logs in', () => {
    useAdminSession.getState().logOut()
    writeFromOtherTab(createStoredValue({ isLoggedIn: true, loginTime: NOON }))
    expect(isLoggedIn()).toBe(true)
  })

  it.each([
    ['removed', null],
    ['no JSON', '{"state":'],
    ['another shape', '[]'],
    ['a login without a time', createStoredValue({ isLoggedIn: true, loginTime: null })],
    ['a login in words', createStoredValue({ isLoggedIn: 'true', loginTime: String(NOON) })],
    ['a login of tomorrow', createStoredValue({ isLoggedIn: true, loginTime: NOON + 24 * HOUR })],
    ['an endless login', '{"state":{"isLoggedIn":true,"loginTime":1e999},"version":0}'],
  ])('ends without an error if the stored value is %s', (_what, value) => {
    writeFromOtherTab(value)
    expect(isLoggedIn()).toBe(false)
  })

  it('ignores other storage keys', () => {
    localStorage.setItem(KEY, '{"state":')
    window.dispatchEvent(new StorageEvent('storage', { key: 'introAnimationShown' }))
    expect(isLoggedIn()).toBe(true)
  })

  it('is stored with its two fields only', () => {
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({
      state: { isLoggedIn: true, loginTime: NOON },
      version: 0,
    })
  })

  it('calls onEnd immediately if nobody is logged in', () => {
    useAdminSession.getState().logOut()
    const onEnd = vi.fn<() => void>()
    watchAdminSession(onEnd)()
    expect(onEnd).toHaveBeenCalledTimes(1)
  })
})
