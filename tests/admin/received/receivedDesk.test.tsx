import { FUJI, SONY, clearKept, installNavigator, keep, keptNames, useCloneableBlobs } from './shared'
import { act } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { findPostByImage } from '@/posts/ownerRepository'
import { insertPost } from '@/posts/ownerWrites'
import { RECEIVED_DAYS, RECEIVED_RETRY_MS } from '@/config/constants'
import { DataError } from '@/supabase/errors'
import { objectExists, uploadObject } from '@/supabase/uploads'
import { connected, declined, useConnection } from '@/admin/connection/connection'
import { ReceivedDesk } from '@/admin/received/receivedDesk'
import { receivedPhotos } from '@/admin/received/receivedHere'
import type { Sent } from '@/admin/received/sendPhoto'
import { toasts } from '@/ui/toaster/store'
import { postOf } from '../../support/posts'
import { settle } from '../../support/settle'
import { FakeWorker, imageOf } from '../desk'

vi.mock('@/posts/ownerWrites', () => ({ insertPost: vi.fn<() => unknown>() }))
vi.mock('@/posts/ownerRepository', () => ({ findPostByImage: vi.fn<() => unknown>() }))
vi.mock('@/supabase/backendUrl', () => import('../../support/backendUrl'))
vi.mock('@/supabase/ownerClient', () => ({
  hasOwnerSession: () => Promise.resolve(server.session),
  isOwner: () => Promise.resolve(server.session),
}))
vi.mock('@/supabase/uploads', () => import('../../support/uploads'))

const server = vi.hoisted(() => ({ session: true }))
const insert = vi.mocked(insertPost)
const upload = vi.mocked(uploadObject)
const rows = () => insert.mock.calls.map(([{ key }, { title }]) => `${key} ${title}`).toSorted()
const offline = () => new DataError('offline', 'gone')
let stops: (() => void)[] = []

beforeEach(async () => {
  for (const stop of stops) stop()
  stops = []
  vi.resetAllMocks()
  vi.unstubAllGlobals()
  useCloneableBlobs()
  installNavigator()
  vi.stubGlobal('Worker', FakeWorker)
  FakeWorker.reply = ({ id }) => ({ id, image: imageOf() })
  useConnection.setState({ state: 'connected', asking: null })
  server.session = true
  toasts.setState([], true)
  let ids = 0
  insert.mockImplementation((_of, draft) => Promise.resolve(postOf({ ...draft, id: (ids += 1) })))
  vi.mocked(findPostByImage).mockResolvedValue(null)
  vi.mocked(objectExists).mockResolvedValue(true)
  await clearKept()
})

/** A tab with the page open; `drafts` are those that it has told of. */
async function openTab() {
  const tab = new ReceivedDesk()
  const drafts: Sent[] = []
  const stop = tab.watch((done) => drafts.push(...done))
  stops.push(() => {
    stop()
    // A closed tab tries nothing again after its pause, in the midst of another test.
    tab.state.setState({ photos: [] })
  })
  await rest()
  return { tab, drafts }
}
async function rest() {
  for (let turns = 0; turns < 12; turns += 1) await settle()
}
async function start(tab: ReceivedDesk) {
  act(() => void tab.start())
  await rest()
}
const faults = (tab: ReceivedDesk) => tab.state.getState().photos?.map(({ fault }) => fault?.message ?? null)

describe('photographs that were shared', () => {
  it('become drafts where their cameras say, and leave', async () => {
    await keep('DSC04211.jpg', SONY)
    await keep('DSCF1083.jpg', FUJI)
    await keep('IMG_1.jpg', null)
    const { tab, drafts } = await openTab()
    expect(insert).not.toHaveBeenCalled()
    await start(tab)
    expect(rows()).toEqual(['a7c2 DSC04211', 'x100vi DSCF1083'])
    expect(insert.mock.calls.every(([, { status }]) => status === 'draft')).toBe(true)
    expect(drafts).toHaveLength(2)
    expect(await keptNames()).toEqual(['IMG_1.jpg'])
  })

  it('go where the owner says, whatever the camera', async () => {
    await keep('a.jpg', SONY)
    const { tab } = await openTab()
    tab.choose('photo-a.jpg', 'x100vi')
    await start(tab)
    expect(rows()).toEqual(['x100vi a'])
  })

  it('are shown as started once all of them are kept as started, in one write', async () => {
    for (const name of ['a.jpg', 'b.jpg']) await keep(name, SONY)
    const { tab } = await openTab()
    let keepIt = () => {}
    const kept = new Promise<void>((resolve) => (keepIt = resolve))
    const change = vi.spyOn(receivedPhotos, 'change').mockReturnValueOnce(kept)
    await start(tab)
    expect(change.mock.calls).toEqual([[['photo-a.jpg', 'photo-b.jpg'], { started: true, fault: null }]])
    expect(tab.state.getState().photos).toMatchObject([{ started: false }, { started: false }])
    keepIt()
    await rest()
    expect(rows()).toEqual(['a7c2 a', 'a7c2 b'])
  })

  it('are started once, however often the button is pressed', async () => {
    await keep('a.jpg', SONY)
    const { tab } = await openTab()
    act(() => {
      void tab.start()
      void tab.start()
    })
    await rest()
    expect(rows()).toEqual(['a7c2 a'])
  })

  it('go up once from two tabs', async () => {
    for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) await keep(name, SONY)
    const [one, other] = [await openTab(), await openTab()]
    act(() => {
      void one.tab.start()
      void other.tab.start()
    })
    await rest()
    expect(rows()).toEqual(['a7c2 a', 'a7c2 b', 'a7c2 c'])
    expect(other.tab.state.getState().photos).toEqual([])
  })

  it('may be thirty', async () => {
    for (let index = 0; index < 30; index += 1) await keep(`${index}.jpg`, SONY)
    const { tab, drafts } = await openTab()
    act(() => void tab.start())
    await vi.waitFor(() => expect(drafts).toHaveLength(30), { timeout: 10_000 })
    expect(await keptNames()).toEqual([])
  })

  it('are dropped after seven days, which is said', async () => {
    const old = Date.now() - RECEIVED_DAYS * 24 * 60 * 60 * 1000
    await keep('old.jpg', SONY, { receivedAt: old - 1 })
    await keep('new.jpg', SONY, { receivedAt: old + 60_000 })
    await openTab()
    expect(await keptNames()).toEqual(['new.jpg'])
    expect(toasts.getState().map(({ message }) => message)).toEqual([
      '받은 지 7일이 지난 사진 1장을 지웠습니다.',
    ])
  })
})

describe('without the server', () => {
  it('what was started waits, outlives a restart and goes on by itself; nothing else does', async () => {
    useConnection.setState({ state: 'offline' })
    installNavigator(false)
    await keep('a.jpg', SONY)
    const first = await openTab()
    await start(first.tab)
    stops.pop()?.()
    await keep('b.jpg', SONY)
    const { tab } = await openTab()
    expect(insert).not.toHaveBeenCalled()
    expect(tab.state.getState().photos?.map(({ started }) => started)).toEqual([true, false])
    act(() => useConnection.setState({ state: 'connected' }))
    await rest()
    expect(rows()).toEqual(['a7c2 a'])
    expect(await keptNames()).toEqual(['b.jpg'])
  })

  it('the account is asked for, and what was started waits when it is not given', async () => {
    server.session = false
    useConnection.setState({ state: 'disconnected' })
    await keep('a.jpg', SONY)
    const { tab } = await openTab()
    await start(tab)
    expect(useConnection.getState().asking).toBe('to-write')
    act(declined)
    await rest()
    expect(tab.state.getState().photos).toMatchObject([{ started: true, fault: null }])
    expect(insert).not.toHaveBeenCalled()
    server.session = true
    act(connected)
    await rest()
    expect(rows()).toEqual(['a7c2 a'])
  })

  it('a network that breaks off makes neither a loss nor a second row', async () => {
    await keep('a.jpg', SONY)
    const { tab } = await openTab()
    insert.mockRejectedValueOnce(offline())
    await start(tab)
    expect(tab.state.getState()).toMatchObject({ paused: true, photos: [{ started: true, fault: null }] })
    const sent = upload.mock.calls.length
    // The row had been written: only its answer was lost.
    vi.mocked(findPostByImage).mockResolvedValue(postOf({ id: 41 }))
    act(() => void window.dispatchEvent(new Event('online')))
    await rest()
    expect(insert).toHaveBeenCalledTimes(1)
    expect(upload).toHaveBeenCalledTimes(sent)
    expect(await keptNames()).toEqual([])
  })

  it('one that stays away is asked later each time, and at once where the browser says that it is back', async () => {
    for (const name of ['a.jpg', 'b.jpg']) await keep(name, SONY)
    const { tab } = await openTab()
    insert.mockRejectedValue(offline())
    const { setTimeout: schedule } = globalThis
    const pauses: number[] = []
    let goOn: () => void = () => undefined
    vi.spyOn(globalThis, 'setTimeout').mockImplementation((callback, ms = 0, ...args) => {
      if (ms < RECEIVED_RETRY_MS.first) return schedule(callback, ms, ...args)
      pauses.push(ms)
      goOn = () => callback(...args)
      return schedule(() => undefined)
    })
    await start(tab)
    for (let pause = 1; pause < 7; pause += 1) {
      goOn()
      await rest()
    }
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
    act(() => void window.dispatchEvent(new Event('online')))
    await rest()
    expect(pauses.at(-1)).toBe(1000)
    expect(await keptNames()).toEqual(['a.jpg', 'b.jpg'])
  })

  it('a stored picture is not sent again after a restart', async () => {
    await keep('a.jpg', SONY)
    const first = await openTab()
    insert.mockRejectedValueOnce(offline())
    await start(first.tab)
    const sent = upload.mock.calls.length
    stops.pop()?.()
    await openTab()
    expect(insert).toHaveBeenCalledTimes(2)
    expect(upload).toHaveBeenCalledTimes(sent)
    expect(insert.mock.calls[1]?.[1].image).toBe(insert.mock.calls[0]?.[1].image)
  })
})

it('a browser without room to remember anything sends a photograph all the same, once', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await keep('a.jpg', null)
  const { tab } = await openTab()
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError')
  })
  tab.choose('photo-a.jpg', 'x100vi')
  insert.mockRejectedValueOnce(offline())
  await start(tab)
  vi.mocked(findPostByImage).mockResolvedValue(postOf({ id: 41 }))
  tab.choose('photo-a.jpg', 'x100vi')
  await start(tab)
  expect(rows()).toEqual(['x100vi a'])
  expect(await keptNames()).toEqual([])
})

it('a file that the browser does not give is looked at once more when all are read anew, and not before', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const gone = new DOMException('gone', 'NotReadableError')
  const file = vi.spyOn(receivedPhotos, 'file').mockRejectedValue(gone)
  await keep('a.jpg', null, { look: null })
  const { tab } = await openTab()
  expect(file).toHaveBeenCalledOnce()
  expect(tab.state.getState().photos).toMatchObject([{ look: null, fault: null }])
  expect(tab.state.getState().unread).toEqual(new Set(['photo-a.jpg']))
  file.mockResolvedValue(new Blob(['\xff\xd8\xff']))
  await tab.refresh()
  expect(tab.state.getState()).toMatchObject({ photos: [{ look: { camera: null } }], unread: new Set() })
  file.mockRestore()
})

it('a file that the browser does not give can be sent later', async () => {
  await keep('a.jpg', SONY)
  const { tab } = await openTab()
  const file = vi.spyOn(receivedPhotos, 'file')
  const broken = new Blob(['bytes'])
  vi.spyOn(broken, 'slice').mockReturnValue(broken)
  vi.spyOn(broken, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'))
  file.mockResolvedValue(broken)
  await start(tab)
  expect(tab.state.getState().photos).toMatchObject([{ started: false, fault: { final: false } }])
  file.mockRestore()
  await start(tab)
  expect(rows()).toEqual(['a7c2 a'])
})

describe('what is refused', () => {
  it('is told in its card and holds up none of the others; it can be tried again', async () => {
    await keep('a.jpg', SONY)
    await keep('b.jpg', SONY)
    upload.mockRejectedValueOnce(new DataError('tooLarge', 'no', { status: 413 }))
    const { tab } = await openTab()
    await start(tab)
    expect(faults(tab)).toEqual(['파일이 서버가 받는 크기보다 큽니다.'])
    expect(rows()).toHaveLength(1)
    await start(tab)
    expect(rows()).toHaveLength(2)
    expect(await keptNames()).toEqual([])
  })

  it('as no picture is not tried again', async () => {
    await keep('a.jpg', SONY)
    FakeWorker.reply = ({ id }) => ({ id, fault: { kind: 'corrupt', message: 'raw' } })
    const { tab } = await openTab()
    await start(tab)
    expect(faults(tab)).toEqual([expect.stringContaining('손상되어')])
    const { length } = FakeWorker.newest.asked
    await start(tab)
    expect(FakeWorker.newest.asked).toHaveLength(length)
    await tab.remove(['photo-a.jpg'])
    expect(await keptNames()).toEqual([])
  })
})

it('what is taken out on its way does not become a draft', async () => {
  await keep('a.jpg', SONY)
  const { tab } = await openTab()
  upload.mockImplementation(
    (_key, _body, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new DataError('aborted', 'off')))
      }),
  )
  await start(tab)
  act(() => void tab.remove(['photo-a.jpg']))
  await rest()
  expect(insert).not.toHaveBeenCalled()
  expect(await receivedPhotos.count()).toBe(0)
  expect(toasts.getState()).toEqual([])
})
