import { renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ADMIN_STORAGE_KEY } from '@/config/constants'
import { OWNER_TOKEN_KEY } from '@/supabase/ownerToken'
import { useAdminSessionWatch } from '@/features/session/useAdminSessionWatch'

const watchOwnerSession = vi.hoisted(() => vi.fn<() => void>())
const loaded = vi.hoisted(() => vi.fn<() => void>())
vi.mock('@/features/session/ownerSession', () => {
  loaded()
  return { watchOwnerSession }
})

afterEach(() => {
  localStorage.clear()
  watchOwnerSession.mockClear()
})

describe('the admin session watch', () => {
  // Has to be the first test: a module is loaded once.
  it('is not loaded for a visitor', async () => {
    renderHook(() => useAdminSessionWatch())
    window.dispatchEvent(new StorageEvent('storage', { key: 'another' }))
    await vi.dynamicImportSettled()
    expect(loaded).not.toHaveBeenCalled()
  })

  it.each([
    ['a login', ADMIN_STORAGE_KEY],
    ['a server session', OWNER_TOKEN_KEY],
  ])('starts if the browser stores %s', async (_, key) => {
    localStorage.setItem(key, '{}')
    renderHook(() => useAdminSessionWatch())
    await vi.waitFor(() => expect(watchOwnerSession).toHaveBeenCalled())
  })

  it('starts when another tab logs in', async () => {
    renderHook(() => useAdminSessionWatch())
    localStorage.setItem(ADMIN_STORAGE_KEY, '{}')
    window.dispatchEvent(new StorageEvent('storage', { key: ADMIN_STORAGE_KEY }))
    await vi.waitFor(() => expect(watchOwnerSession).toHaveBeenCalled())
  })
})
