import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '@/supabase/errors'

const server = vi.hoisted(() => ({
  session: true,
  owner: true,
  /** In place of an answer at once. */
  answer: null as Promise<boolean> | null,
}))
vi.mock('@/supabase/backendUrl', () => import('../../support/backendUrl'))
vi.mock('@/supabase/ownerClient', () => ({
  hasOwnerSession: () => Promise.resolve(server.session),
  isOwner: () => server.answer ?? Promise.resolve(server.owner),
  onOwnerSession: () => () => undefined,
  signOutOwner: () => Promise.resolve(true),
}))

const { asOwner, connected, declined, disconnect, useConnection, watchConnection } =
  await import('@/admin/connection/connection')

const denied = (status?: number) => new DataError('denied', 'no', status === undefined ? {} : { status })
const asking = () => useConnection.getState().asking

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  server.session = true
  server.owner = true
  server.answer = null
  useConnection.setState({ state: 'connected', asking: null })
})

/** Lets everything that waits on answers go on. */
const settled = () => vi.waitFor(() => expect(asking()).toBe('to-write'))

describe('a write in the name of the owner', () => {
  it('is simply done while connected', async () => {
    await expect(asOwner(() => Promise.resolve('saved'))).resolves.toBe('saved')
    expect(asking()).toBeNull()
  })

  it('asks for the account first when there is no session, then is done', async () => {
    server.session = false
    const write = vi.fn<() => Promise<string>>().mockResolvedValue('saved')
    const saving = asOwner(write)
    await settled()
    expect(write).not.toHaveBeenCalled()
    server.session = true
    connected()
    await expect(saving).resolves.toBe('saved')
    expect(write).toHaveBeenCalledTimes(1)
  })

  it('fails as denied, and writes nothing, when the form is closed', async () => {
    server.session = false
    const write = vi.fn<() => Promise<void>>().mockResolvedValue()
    const saving = asOwner(write)
    await settled()
    declined()
    await expect(saving).rejects.toMatchObject({ kind: 'denied' })
    expect(write).not.toHaveBeenCalled()
  })

  it('asks again when the session ends in its middle, and is completed', async () => {
    const write = vi
      .fn<() => Promise<string>>()
      .mockImplementationOnce(() => {
        server.session = false
        return Promise.reject(denied(401))
      })
      .mockResolvedValueOnce('saved')
    const saving = asOwner(write)
    await settled()
    connected()
    await expect(saving).resolves.toBe('saved')
  })

  it('asks when the server goes on refusing a token that looks good', async () => {
    const write = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(denied(401))
      .mockRejectedValueOnce(denied(401))
      .mockResolvedValueOnce('saved')
    const saving = asOwner(write)
    await settled()
    connected()
    await expect(saving).resolves.toBe('saved')
    expect(write).toHaveBeenCalledTimes(3)
  })

  it('does not ask when the policies refuse the owner, too, or the network is gone', async () => {
    await expect(asOwner(() => Promise.reject(denied(403)))).rejects.toMatchObject({ status: 403 })
    const offline = new DataError('offline', 'gone')
    await expect(asOwner(() => Promise.reject(offline))).rejects.toBe(offline)
    expect(asking()).toBeNull()
  })
})

it('does not call itself connected by an answer that comes when the network has gone', async () => {
  useConnection.setState({ state: 'disconnected' })
  const writing = asOwner(() => Promise.resolve())
  vi.stubGlobal('navigator', { onLine: false })
  await writing
  expect(useConnection.getState().state).toBe('offline')
})

describe('an answer to a question from before', () => {
  it.each([
    ['connecting', () => Promise.resolve(connected()), 'connected', () => Promise.reject(denied())],
    ['disconnecting', disconnect, 'disconnected', () => Promise.resolve(true)],
  ] as const)('does not overrule %s', async (_name, step, state, answer) => {
    vi.stubGlobal('window', new EventTarget())
    let tell: (answer: Promise<boolean>) => void = () => undefined
    server.answer = new Promise((resolve) => {
      tell = resolve
    })
    const stop = watchConnection()
    await step()
    tell(answer())
    await new Promise(setImmediate)
    expect(useConnection.getState().state).toBe(state)
    stop()
  })
})
