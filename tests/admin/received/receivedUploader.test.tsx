import { resetAdminPage, messages } from '../adminPage'
import {
  FUJI,
  SONY,
  clearReceivedPhotos,
  installNavigator,
  storeReceivedPhoto,
  storedNames,
  stubCloneableBlobs,
} from './receivedFixtures'
import { act } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { findPostByImage } from '@/posts/owner/ownerRepository'
import { insertPost } from '@/posts/owner/ownerWrites'
import { RECEIVED_DAYS } from '@/config/constants'
import { DataError } from '@/supabase/errors'
import { objectExists, uploadObject } from '@/supabase/uploads'
import { completeConnect, cancelConnect, useConnection } from '@/admin/connection/connection'
import { ReceivedUploader } from '@/admin/received/receivedUploader'
import { receivedPhotoStore } from '@/admin/received/receivedPhotoStore'
import type { CreatedDraft } from '@/admin/received/sendPhoto'
import { toasts } from '@/ui/toaster/store'
import { buildPost } from '../../support/posts'
import { settle } from '../../support/settle'
import { FakeWorker, installFakeWorker } from '../fakeImageWorker'

vi.mock('@/posts/owner/ownerWrites', () => ({ insertPost: vi.fn<() => unknown>() }))
vi.mock('@/posts/owner/ownerRepository', () => ({ findPostByImage: vi.fn<() => unknown>() }))
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
  resetAdminPage()
  vi.unstubAllGlobals()
  stubCloneableBlobs()
  installNavigator()
  installFakeWorker()
  server.session = true
  let ids = 0
  insert.mockImplementation((_of, draft) => Promise.resolve(buildPost({ ...draft, id: (ids += 1) })))
  vi.mocked(findPostByImage).mockResolvedValue(null)
  vi.mocked(objectExists).mockResolvedValue(true)
  await clearReceivedPhotos()
})

/** Opens a tab with the page. `drafts` collects the reported drafts. */
async function openTab() {
  const tab = new ReceivedUploader()
  const drafts: CreatedDraft[] = []
  const stop = tab.watch((done) => drafts.push(...done))
  stops.push(() => {
    stop()
    // Prevents a closed tab from retrying after its pause, during another test.
    tab.state.setState({ photos: [] })
  })
  await settleAll()
  return { tab, drafts }
}
async function settleAll() {
  for (let turns = 0; turns < 12; turns += 1) await settle()
}
async function start(tab: ReceivedUploader) {
  act(() => void tab.start())
  await settleAll()
}
const faults = (tab: ReceivedUploader) =>
  tab.state.getState().photos?.map(({ fault }) => fault?.message ?? null)

describe('shared photos', () => {
  it('become drafts in the collection of their camera and are removed from the store', async () => {
    await storeReceivedPhoto('DSC04211.jpg', SONY)
    await storeReceivedPhoto('DSCF1083.jpg', FUJI)
    await storeReceivedPhoto('IMG_1.jpg', null)
    const { tab, drafts } = await openTab()
    expect(insert).not.toHaveBeenCalled()
    await start(tab)
    expect(rows()).toEqual(['a7c2 DSC04211', 'x100vi DSCF1083'])
    expect(insert.mock.calls.every(([, { status }]) => status === 'draft')).toBe(true)
    expect(drafts).toHaveLength(2)
    expect(await storedNames()).toEqual(['IMG_1.jpg'])
  })

  it('are shown as started after one write has stored that for all of them', async () => {
    for (const name of ['a.jpg', 'b.jpg']) await storeReceivedPhoto(name, SONY)
    const { tab } = await openTab()
    let finishWrite = () => {}
    const write = new Promise<void>((resolve) => (finishWrite = resolve))
    const update = vi.spyOn(receivedPhotoStore, 'update').mockReturnValueOnce(write)
    await start(tab)
    expect(update.mock.calls).toEqual([[['photo-a.jpg', 'photo-b.jpg'], { started: true, fault: null }]])
    expect(tab.state.getState().photos).toMatchObject([{ started: false }, { started: false }])
    finishWrite()
    await settleAll()
    expect(rows()).toEqual(['a7c2 a', 'a7c2 b'])
  })

  it('are uploaded once if two tabs start them', async () => {
    for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) await storeReceivedPhoto(name, SONY)
    const [one, other] = [await openTab(), await openTab()]
    act(() => {
      void one.tab.start()
      void other.tab.start()
    })
    await settleAll()
    expect(rows()).toEqual(['a7c2 a', 'a7c2 b', 'a7c2 c'])
    expect(other.tab.state.getState().photos).toEqual([])
  })

  it('are dropped after seven days with a toast', async () => {
    const old = Date.now() - RECEIVED_DAYS * 24 * 60 * 60 * 1000
    await storeReceivedPhoto('old.jpg', SONY, { receivedAt: old - 1 })
    await storeReceivedPhoto('new.jpg', SONY, { receivedAt: old + 60_000 })
    await openTab()
    expect(await storedNames()).toEqual(['new.jpg'])
    expect(messages()).toEqual(['받은 지 7일이 지난 사진 1장을 지웠습니다.'])
  })
})

describe('without the server', () => {
  it('a started upload waits, survives a restart and resumes automatically', async () => {
    useConnection.setState({ state: 'offline' })
    installNavigator(false)
    await storeReceivedPhoto('a.jpg', SONY)
    const first = await openTab()
    await start(first.tab)
    stops.pop()?.()
    await storeReceivedPhoto('b.jpg', SONY)
    const { tab } = await openTab()
    expect(insert).not.toHaveBeenCalled()
    expect(tab.state.getState().photos?.map(({ started }) => started)).toEqual([true, false])
    installNavigator()
    act(() => useConnection.setState({ state: 'connected' }))
    await settleAll()
    expect(rows()).toEqual(['a7c2 a'])
    expect(await storedNames()).toEqual(['b.jpg'])
  })

  it('starting asks for the account; the upload waits if the form is cancelled', async () => {
    server.session = false
    useConnection.setState({ state: 'disconnected' })
    await storeReceivedPhoto('a.jpg', SONY)
    const { tab } = await openTab()
    await start(tab)
    expect(useConnection.getState().formReason).toBe('pending-write')
    act(cancelConnect)
    await settleAll()
    expect(tab.state.getState().photos).toMatchObject([{ started: true, fault: null }])
    expect(insert).not.toHaveBeenCalled()
    server.session = true
    act(completeConnect)
    await settleAll()
    expect(rows()).toEqual(['a7c2 a'])
  })

  it('a lost response causes neither a lost photo nor a second row', async () => {
    await storeReceivedPhoto('a.jpg', SONY)
    const { tab } = await openTab()
    insert.mockRejectedValueOnce(offline())
    await start(tab)
    expect(tab.queue.state.getState()).toMatchObject({ paused: true })
    expect(tab.state.getState().photos).toMatchObject([{ started: true, fault: null }])
    const sent = upload.mock.calls.length
    // The row was created; only the response was lost.
    vi.mocked(findPostByImage).mockResolvedValue(buildPost({ id: 41 }))
    act(() => void window.dispatchEvent(new Event('online')))
    await settleAll()
    expect(insert).toHaveBeenCalledTimes(1)
    expect(upload).toHaveBeenCalledTimes(sent)
    expect(await storedNames()).toEqual([])
  })

  it('a stored picture is not uploaded again after a restart', async () => {
    await storeReceivedPhoto('a.jpg', SONY)
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

it('uploads a photo once even if the browser storage is full', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await storeReceivedPhoto('a.jpg', null)
  const { tab } = await openTab()
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError')
  })
  tab.choose('photo-a.jpg', 'x100vi')
  insert.mockRejectedValueOnce(offline())
  await start(tab)
  vi.mocked(findPostByImage).mockResolvedValue(buildPost({ id: 41 }))
  tab.choose('photo-a.jpg', 'x100vi')
  await start(tab)
  expect(rows()).toEqual(['x100vi a'])
  expect(await storedNames()).toEqual([])
})

it('an unreadable file can be uploaded later', async () => {
  await storeReceivedPhoto('a.jpg', SONY)
  const { tab } = await openTab()
  const file = vi.spyOn(receivedPhotoStore, 'getFile')
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

describe('a rejected photo', () => {
  it('shows its error, does not block the others and can be retried', async () => {
    await storeReceivedPhoto('a.jpg', SONY)
    await storeReceivedPhoto('b.jpg', SONY)
    upload.mockRejectedValueOnce(new DataError('tooLarge', 'no', { status: 413 }))
    const { tab } = await openTab()
    await start(tab)
    expect(faults(tab)).toEqual(['파일이 서버가 받는 크기보다 큽니다.'])
    expect(rows()).toHaveLength(1)
    await start(tab)
    expect(rows()).toHaveLength(2)
    expect(await storedNames()).toEqual([])
  })

  it('that is not an image is not retried', async () => {
    await storeReceivedPhoto('a.jpg', SONY)
    FakeWorker.reply = ({ id }) => ({ id, error: { kind: 'corrupt', message: 'raw' } })
    const { tab } = await openTab()
    await start(tab)
    expect(faults(tab)).toEqual([expect.stringContaining('손상되어')])
    const { length } = FakeWorker.newest.requests
    await start(tab)
    expect(FakeWorker.newest.requests).toHaveLength(length)
    await tab.remove(['photo-a.jpg'])
    expect(await storedNames()).toEqual([])
  })
})

it('a photo removed during its upload does not become a draft', async () => {
  await storeReceivedPhoto('a.jpg', SONY)
  const { tab } = await openTab()
  upload.mockImplementation(
    (_key, _body, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new DataError('aborted', 'off')))
      }),
  )
  await start(tab)
  act(() => void tab.remove(['photo-a.jpg']))
  await settleAll()
  expect(insert).not.toHaveBeenCalled()
  expect(await receivedPhotoStore.count()).toBe(0)
  expect(toasts.getState()).toEqual([])
})
