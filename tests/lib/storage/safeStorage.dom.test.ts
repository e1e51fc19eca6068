import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createSafeStorage } from '@/lib/storage/safeStorage'

const silenceWarnings = () => vi.spyOn(console, 'warn').mockImplementation(() => {})
let warn: ReturnType<typeof silenceWarnings>
beforeEach(() => {
  warn = silenceWarnings()
})

/** A storage area whose quota is used up. */
const full: Storage = {
  length: 0,
  clear: () => {},
  key: () => null,
  getItem: () => null,
  setItem: () => {
    throw new DOMException('quota exceeded', 'QuotaExceededError')
  },
  removeItem: () => {},
}

describe('safe storage', () => {
  it('stores text without a warning', () => {
    const storage = createSafeStorage('local', () => localStorage)
    expect(storage.set('key', 'value')).toBe(true)
    expect(createSafeStorage('local', () => localStorage).get('key')).toBe('value')
    storage.remove('key')
    expect(storage.get('key')).toBeNull()
    expect(warn).not.toHaveBeenCalled()
  })

  it('works in memory with one warning if the storage is missing', () => {
    const storage = createSafeStorage('local', () => undefined)
    expect(storage.set('key', 'value')).toBe(false)
    expect(storage.get('key')).toBe('value')
    storage.remove('key')
    expect(storage.get('key')).toBeNull()
    expect(warn).toHaveBeenCalledOnce()
  })

  it('works in memory if the storage is blocked', () => {
    const storage = createSafeStorage('local', () => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(storage.set('key', 'value')).toBe(false)
    expect(storage.get('key')).toBe('value')
    expect(warn).toHaveBeenCalledOnce()
  })

  it('warns only once if the storage is full', () => {
    const storage = createSafeStorage('local', () => full)
    for (const value of ['a', 'b', 'c']) expect(storage.set('key', value)).toBe(false)
    expect(storage.get('key')).toBe('c')
    expect(warn).toHaveBeenCalledOnce()
  })

  it('uses the storage again when there is free space', () => {
    let isFull = true
    const storage = createSafeStorage('local', () => (isFull ? full : localStorage))
    storage.set('key', 'old')
    isFull = false
    expect(storage.set('key', 'new')).toBe(true)
    expect(localStorage.getItem('key')).toBe('new')
    expect(storage.get('key')).toBe('new')
  })
})
