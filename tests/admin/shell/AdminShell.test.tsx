import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-data'
import { expect, test, vi } from 'vitest'
import { AdminShell } from '@/admin/shell/AdminShell'
import { stubMatchMedia } from '../../support/mediaQuery'

vi.mock('@/posts/owner/ownerQueries', async (original) => ({
  ...(await original<object>()),
  useOwnerCounts: () => ({ data: undefined }),
  useAllCounts: () => ({ data: undefined }),
}))
vi.mock('@/supabase/backendUrl', () => ({ backendUrl: () => null, backendKey: () => null }))

test('requests persistent storage', () => {
  const persist = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
  stubMatchMedia(() => true)
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { storage: { persist } }))
  const router = createMemoryRouter([{ path: '*', element: <AdminShell>안</AdminShell> }])
  render(<RouterProvider router={router} />)
  expect(screen.getByRole('main')).toHaveTextContent('안')
  expect(persist).toHaveBeenCalledTimes(1)
})
