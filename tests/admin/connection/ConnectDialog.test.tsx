import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openConnectForm, useConnection } from '@/admin/connection/connection'
import { ConnectDialog } from '@/admin/connection/ConnectDialog'
import { installDialogMethods } from '../../support/dialog'

installDialogMethods()

const signIn = vi.hoisted(() => vi.fn<() => Promise<'owner'>>())
vi.mock('@/supabase/backendUrl', () => import('../../support/backendUrl'))
vi.mock('@/supabase/ownerClient', async (original) => ({
  ...(await original<object>()),
  signInOwner: signIn,
}))

/** Ends the fading out of the dialog. */
let fade: () => void

beforeEach(() => {
  signIn.mockReset().mockResolvedValue('owner')
  const finished = new Promise<void>((resolve) => (fade = resolve))
  const leaving = { effect: { getComputedTiming: () => ({ endTime: 200 }) }, finished }
  Object.assign(HTMLElement.prototype, { getAnimations: () => [leaving] })
  useConnection.setState({ state: 'disconnected', asking: null })
})
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'getAnimations')
})

it('says what it said until it has faded out, and does nothing any more', async () => {
  render(<ConnectDialog />)
  act(openConnectForm)
  fireEvent.change(screen.getByLabelText('이메일'), { target: { value: 'owner@example.com' } })
  fireEvent.change(screen.getByLabelText('비밀번호'), { target: { value: 'secret' } })
  const send = screen.getByRole('button', { name: '연결' })
  fireEvent.click(send)
  await waitFor(() => expect(useConnection.getState()).toEqual({ state: 'connected', asking: null }))

  expect(screen.queryByRole('button', { name: '연결 끊기' })).toBeNull()
  expect(send.closest('[inert]')).not.toBeNull()

  fade()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
