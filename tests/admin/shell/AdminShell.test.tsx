import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-data'
import { expect, test, vi } from 'vitest'
import { AdminShell } from '@/admin/shell/AdminShell'

vi.mock('@/posts/ownerQueries', () => ({
  useOwnerCounts: () => ({ data: undefined }),
  useAllCounts: () => ({ data: undefined }),
}))
vi.mock('@/supabase/backendUrl', () => ({ backendUrl: () => null, backendKey: () => null }))

test('the desk asks the browser to keep what lies in its storage', () => {
  const persist = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { storage: { persist } }))
  const router = createMemoryRouter([{ path: '*', element: <AdminShell>안</AdminShell> }])
  render(<RouterProvider router={router} />)
  expect(screen.getByRole('main')).toHaveTextContent('안')
  expect(persist).toHaveBeenCalledTimes(1)
})
