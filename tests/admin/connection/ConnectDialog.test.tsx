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

/** Finishes the dialog's exit animation. */
let finishAnimation: () => void

beforeEach(() => {
  signIn.mockReset().mockResolvedValue('owner')
  const finished = new Promise<void>((resolve) => (finishAnimation = resolve))
  const exitAnimation = { effect: { getComputedTiming: () => ({ endTime: 200 }) }, finished }
  Object.assign(HTMLElement.prototype, { getAnimations: () => [exitAnimation] })
  useConnection.setState({ state: 'disconnected', formReason: null })
})
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'getAnimations')
})

it('keeps its content inert during the exit animation', async () => {
  render(<ConnectDialog />)
  act(openConnectForm)
  fireEvent.change(screen.getByLabelText('이메일'), { target: { value: 'owner@example.com' } })
  fireEvent.change(screen.getByLabelText('비밀번호'), { target: { value: 'secret' } })
  const send = screen.getByRole('button', { name: '연결' })
  fireEvent.click(send)
  await waitFor(() => expect(useConnection.getState()).toEqual({ state: 'connected', formReason: null }))

  expect(screen.queryByRole('button', { name: '연결 끊기' })).toBeNull()
  expect(send.closest('[inert]')).not.toBeNull()

  finishAnimation()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
