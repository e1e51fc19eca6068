/** Shared by the tests of admin pages. Must be the first import. */
import { fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { useConnection } from '@/admin/connection/connection'
import { queryClient } from '@/posts/read/queryClient'
import { toasts } from '@/ui/toaster/store'
import { installDialogMethods } from '../support/dialog'
import { settle } from '../support/settle'

vi.mock('@/supabase/backendUrl', () => import('../support/backendUrl'))

/** Resets the mocks and the state of the page: the owner is connected, nothing is cached and no toast is shown. */
export function resetAdminPage() {
  vi.resetAllMocks()
  installDialogMethods()
  vi.stubGlobal('scrollTo', () => undefined)
  useConnection.setState({ state: 'connected', formReason: null })
  toasts.setState([], true)
  queryClient.clear()
}

/** The messages of all shown toasts. */
export const messages = () => toasts.getState().map(({ message }) => message)

/** Presses a button and waits for what that starts. */
export async function press(name: string | RegExp) {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}
