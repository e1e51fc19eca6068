import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createSafeStorage } from '@/lib/storage/safeStorage'

const quiet = () => vi.spyOn(console, 'warn').mockImplementation(() => {})
let warn: ReturnType<typeof quiet>
beforeEach(() => {
  warn = quiet()
})

/** A storage area with no room left. */
const full: Storage = {
  length: 0,
  clear: () => {},
  key: () => null,
  getItem: () => null,
  setItem: () => {
    throw new DOMException('no room', 'QuotaExceededError')
  },
  removeItem: () => {},
}

describe('browser storage', () => {
  it('keeps text beyond the visit without a word', () => {
    const storage = createSafeStorage('local', () => localStorage)
    expect(storage.set('key', 'value')).toBe(true)
    expect(createSafeStorage('local', () => localStorage).get('key')).toBe('value')
    storage.remove('key')
    expect(storage.get('key')).toBeNull()
    expect(warn).not.toHaveBeenCalled()
  })

  it('that is missing works for this visit, with one warning', () => {
    const storage = createSafeStorage('local', () => undefined)
    expect(storage.set('key', 'value')).toBe(false)
    expect(storage.get('key')).toBe('value')
    storage.remove('key')
    expect(storage.get('key')).toBeNull()
    expect(warn).toHaveBeenCalledOnce()
  })

  it('that is blocked works for this visit', () => {
    const storage = createSafeStorage('local', () => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(storage.set('key', 'value')).toBe(false)
    expect(storage.get('key')).toBe('value')
    expect(warn).toHaveBeenCalledOnce()
  })

  it('that is full warns once, however often it is tried', () => {
    const storage = createSafeStorage('local', () => full)
    for (const value of ['a', 'b', 'c']) expect(storage.set('key', value)).toBe(false)
    expect(storage.get('key')).toBe('c')
    expect(warn).toHaveBeenCalledOnce()
  })

  it('goes back to lasting once there is room again', () => {
    let noRoom = true
    const storage = createSafeStorage('local', () => (noRoom ? full : localStorage))
    storage.set('key', 'old')
    noRoom = false
    expect(storage.set('key', 'new')).toBe(true)
    expect(localStorage.getItem('key')).toBe('new')
    expect(storage.get('key')).toBe('new')
  })
})
