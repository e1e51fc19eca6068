import { renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ADMIN_STORAGE_KEY } from '@/config/constants'
import { OWNER_TOKEN_KEY } from '@/supabase/ownerToken'
import { useAdminSessionWatch } from '@/features/session/useAdminSessionWatch'

const watchOwner = vi.hoisted(() => vi.fn<() => void>())
const loaded = vi.hoisted(() => vi.fn<() => void>())
vi.mock('@/features/session/ownerWatch', () => {
  loaded()
  return { watchOwner }
})

afterEach(() => {
  localStorage.clear()
  watchOwner.mockClear()
})

describe('the watch over the admin session', () => {
  // First of all: a module is loaded once.
  it('is not even loaded for a visitor', async () => {
    renderHook(() => useAdminSessionWatch())
    window.dispatchEvent(new StorageEvent('storage', { key: 'another' }))
    await vi.dynamicImportSettled()
    expect(loaded).not.toHaveBeenCalled()
  })

  it.each([
    ['a login', ADMIN_STORAGE_KEY],
    ['a session with the server', OWNER_TOKEN_KEY],
  ])('begins where the browser holds %s', async (_, key) => {
    localStorage.setItem(key, '{}')
    renderHook(() => useAdminSessionWatch())
    await vi.waitFor(() => expect(watchOwner).toHaveBeenCalled())
  })

  it('begins when another tab logs in', async () => {
    renderHook(() => useAdminSessionWatch())
    localStorage.setItem(ADMIN_STORAGE_KEY, '{}')
    window.dispatchEvent(new StorageEvent('storage', { key: ADMIN_STORAGE_KEY }))
    await vi.waitFor(() => expect(watchOwner).toHaveBeenCalled())
  })
})
