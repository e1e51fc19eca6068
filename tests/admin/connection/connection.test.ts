import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '@/supabase/errors'

const server = vi.hoisted(() => ({
  session: true,
  owner: true,
  /** Pending response of `isOwner`; null responds immediately. */
  answer: null as Promise<boolean> | null,
}))
vi.mock('@/supabase/backendUrl', () => import('../../support/backendUrl'))
vi.mock('@/supabase/ownerClient', () => ({
  hasOwnerSession: () => Promise.resolve(server.session),
  isOwner: () => server.answer ?? Promise.resolve(server.owner),
  onOwnerSessionChange: () => () => undefined,
  signOutOwner: () => Promise.resolve(true),
}))

const {
  asOwner,
  completeConnect: connected,
  cancelConnect: declined,
  disconnect,
  useConnection,
  watchConnection,
} = await import('@/admin/connection/connection')

const denied = (status?: number) => new DataError('denied', 'no', status === undefined ? {} : { status })
const formReason = () => useConnection.getState().formReason

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  server.session = true
  server.owner = true
  server.answer = null
  useConnection.setState({ state: 'connected', formReason: null })
})

/** Waits until the connect form is open. */
const formOpened = () => vi.waitFor(() => expect(formReason()).toBe('pending-write'))

describe('a write as the owner', () => {
  it('runs without a form while connected', async () => {
    await expect(asOwner(() => Promise.resolve('saved'))).resolves.toBe('saved')
    expect(formReason()).toBeNull()
  })

  it('asks for the account without a session, then runs', async () => {
    server.session = false
    const write = vi.fn<() => Promise<string>>().mockResolvedValue('saved')
    const saving = asOwner(write)
    await formOpened()
    expect(write).not.toHaveBeenCalled()
    server.session = true
    connected()
    await expect(saving).resolves.toBe('saved')
    expect(write).toHaveBeenCalledTimes(1)
  })

  it('fails as denied without writing if the form is closed', async () => {
    server.session = false
    const write = vi.fn<() => Promise<void>>().mockResolvedValue()
    const saving = asOwner(write)
    await formOpened()
    declined()
    await expect(saving).rejects.toMatchObject({ kind: 'denied' })
    expect(write).not.toHaveBeenCalled()
  })

  it('asks again if the session expires meanwhile, then completes', async () => {
    const write = vi
      .fn<() => Promise<string>>()
      .mockImplementationOnce(() => {
        server.session = false
        return Promise.reject(denied(401))
      })
      .mockResolvedValueOnce('saved')
    const saving = asOwner(write)
    await formOpened()
    connected()
    await expect(saving).resolves.toBe('saved')
  })

  it('asks if the server keeps rejecting a valid-looking token', async () => {
    const write = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(denied(401))
      .mockRejectedValueOnce(denied(401))
      .mockResolvedValueOnce('saved')
    const saving = asOwner(write)
    await formOpened()
    connected()
    await expect(saving).resolves.toBe('saved')
    expect(write).toHaveBeenCalledTimes(3)
  })

  it('does not ask if the policies forbid the write or the network fails', async () => {
    await expect(asOwner(() => Promise.reject(denied(403)))).rejects.toMatchObject({ status: 403 })
    const offline = new DataError('offline', 'gone')
    await expect(asOwner(() => Promise.reject(offline))).rejects.toBe(offline)
    expect(formReason()).toBeNull()
  })
})

it('is offline if the network is lost before the response arrives', async () => {
  useConnection.setState({ state: 'disconnected' })
  const writing = asOwner(() => Promise.resolve())
  vi.stubGlobal('navigator', { onLine: false })
  await writing
  expect(useConnection.getState().state).toBe('offline')
})

describe('a late response to an earlier check', () => {
  it.each([
    ['connecting', () => Promise.resolve(connected()), 'connected', () => Promise.reject(denied())],
    ['disconnecting', disconnect, 'disconnected', () => Promise.resolve(true)],
  ] as const)('does not override %s', async (_name, step, state, answer) => {
    vi.stubGlobal('window', new EventTarget())
    let respond: (answer: Promise<boolean>) => void = () => undefined
    server.answer = new Promise((resolve) => {
      respond = resolve
    })
    const stop = watchConnection()
    await step()
    respond(answer())
    await new Promise(setImmediate)
    expect(useConnection.getState().state).toBe(state)
    stop()
  })
})
