import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openConnectForm, useConnection } from '@/admin/connection/connection'
import { ConnectDialog } from '@/admin/connection/ConnectDialog'
import { installDialogMethods } from '../../support/dialog'

installDialogMethods()

const signIn = vi.hoisted(() =>
  vi.fn<(email: string, password: string) => Promise<'owner' | 'denied' | 'stranger'>>(),
)
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

/** Opens the form and sends an account. */
function sendAccount() {
  render(<ConnectDialog />)
  act(openConnectForm)
  fireEvent.change(screen.getByLabelText('이메일'), { target: { value: 'owner@example.com' } })
  fireEvent.change(screen.getByLabelText('비밀번호'), { target: { value: 'secret' } })
  const send = screen.getByRole('button', { name: '연결' })
  fireEvent.click(send)
  return send
}

it.each([
  ['a wrong password', 'denied', '이메일이나 비밀번호가 올바르지 않습니다.'],
  ['the account of somebody else', 'stranger', '이 계정은 사이트 주인의 계정이 아닙니다.'],
] as const)('rejects %s with a message', async (_name, answer, message) => {
  signIn.mockResolvedValue(answer)
  sendAccount()
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(screen.getByLabelText('이메일')).toBeInvalid()
  expect(signIn).toHaveBeenCalledExactlyOnceWith('owner@example.com', 'secret')
  expect(useConnection.getState().state).toBe('disconnected')
})

it('keeps its content inert during the exit animation', async () => {
  const send = sendAccount()
  await waitFor(() => expect(useConnection.getState()).toEqual({ state: 'connected', formReason: null }))

  expect(screen.queryByRole('button', { name: '연결 끊기' })).toBeNull()
  expect(send.closest('[inert]')).not.toBeNull()

  finishAnimation()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
