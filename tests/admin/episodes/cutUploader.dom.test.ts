import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { entryId, isUnread, type Entry } from '@/admin/upload/cutEntries'
import { CutUploader } from '@/admin/episodes/cutUploader'
import { useConnection } from '@/admin/connection/connection'
import type { CutFile } from '@/admin/upload/cutFiles'
import { ImageError } from '@/admin/upload/imageError'
import type { CutPicture } from '@/admin/upload/imageMessages'
import { cutPicture } from '@/admin/upload/processImage'
import { DataError, errorKindForStatus } from '@/supabase/errors'
import { isObjectListed, uploadObject } from '@/supabase/uploads'

vi.mock('@/supabase/backendUrl', () => import('../../support/backendUrl'))
vi.mock('@/supabase/ownerClient', () => import('../../support/ownerClient'))
vi.mock('@/supabase/uploads', () => import('../../support/uploads'))
vi.mock('@/admin/upload/cutFiles', () => ({
  saveCutFile: (id: string, kept: CutFile) => {
    browser.files.set(id, kept)
    return Promise.resolve(browser.hasSpace ? 'browser' : 'memory')
  },
  getCutFile: (id: string) => Promise.resolve(browser.files.get(id) ?? null),
  deleteCutFiles: (ids: readonly string[]) => {
    for (const id of ids) browser.files.delete(id)
    return Promise.resolve()
  },
}))
vi.mock('@/admin/upload/processImage', () => ({ cutPicture: vi.fn<() => unknown>() }))

/** The browser's storage. jsdom's files cannot be stored in IndexedDB. */
const browser = vi.hoisted(() => ({ files: new Map<string, CutFile>(), hasSpace: true }))
const upload = vi.mocked(uploadObject)
const lookUp = vi.mocked(isObjectListed)
const read = vi.mocked(cutPicture)
const MEGABYTE = 1024 * 1024

function picture(pieces = 1, bytes = 10): CutPicture {
  const full = new Blob(['x'.repeat(bytes)], { type: 'image/webp' })
  const piece = { full, preview: new Blob(['p']), width: 720, height: 400, placeholder: 'aGFzaA==' }
  return { height: 400 * pieces, pieces: Array.from({ length: pieces }, () => piece), forcedSeams: 0 }
}
const file = (name: string) => new File(['bytes'], name, { type: 'image/png' })
const files = (count: number) => Array.from({ length: count }, (_, index) => file(`컷 ${index + 1}.png`))
const statusError = (status: number) => new DataError(errorKindForStatus(status), 'no', { status })

/** Lets all started work finish, except what waits for a delay of a second. */
const settle = () => vi.advanceTimersByTimeAsync(200)

/** An uploader with a list of entries in place of the form. */
function openList(initial: readonly Entry[] = []) {
  let entries = initial
  const uploader = new CutUploader((change) => {
    entries = change(entries)
    queueMicrotask(() => uploader.sync(entries))
  })
  const stop = uploader.watch()
  onTestFinished(stop)
  uploader.sync(entries)
  return {
    uploader,
    stop,
    entries: () => entries,
    names: () => entries.map(({ name }) => name),
    unfinished: () => entries.filter((entry) => isUnread(entry) || entry.pending).length,
    messages: () => Object.values(uploader.queue.state.getState().uploads).map(({ message }) => message),
  }
}

/** Makes uploads wait for the test. */
function holdUploads() {
  const held: { key: string; finish: () => void; fail: (error: Error) => void }[] = []
  upload.mockImplementation(
    (key) => new Promise((finish, fail) => held.push({ key, finish: () => finish(), fail })),
  )
  return held
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetAllMocks()
  upload.mockResolvedValue()
  lookUp.mockResolvedValue(false)
  read.mockImplementation(() => Promise.resolve(picture()))
  useConnection.setState({ state: 'connected', formReason: null })
  browser.files.clear()
  browser.hasSpace = true
})
afterEach(() => void vi.useRealTimers())

describe('chosen files', () => {
  it('become cuts in the order of their names, and are uploaded three at a time', async () => {
    const held = holdUploads()
    const list = openList()
    void list.uploader.add([file('컷 10.png'), file('컷 02.png'), file('컷 1.png'), file('컷 3.png')])
    await settle()
    expect(list.names()).toEqual(['컷 1.png', '컷 02.png', '컷 3.png', '컷 10.png'])
    expect(held).toHaveLength(3)
    held[1]?.finish()
    await settle()
    expect(held).toHaveLength(4)
    expect(list.unfinished()).toBe(3)
    expect(new Set(held.map(({ key }) => key)).size).toBe(4)
  })

  it('are left out from the 201st on, and named', async () => {
    const list = openList()
    void list.uploader.add(files(202))
    await settle()
    expect(list.entries()).toHaveLength(200)
    expect(list.names().at(-1)).toBe('컷 200.png')
    expect(list.uploader.state.getState().refusals.map((message) => message())).toEqual([
      '한 화에 컷은 200개까지 올릴 수 있습니다. 지금 202개입니다. 올리지 않은 그림: 컷 201.png, 컷 202.png',
    ])
  })

  it('are left out with the reason if they are no picture or too tall, and the others go on', async () => {
    read
      .mockRejectedValueOnce(new ImageError('type'))
      .mockRejectedValueOnce(new ImageError('height', { height: 72_400 }))
    const list = openList()
    void list.uploader.add(files(3))
    await settle()
    expect(list.names()).toEqual(['컷 3.png'])
    expect(list.unfinished()).toBe(0)
    expect(list.uploader.state.getState().refusals.map((message) => message())).toEqual([
      expect.stringMatching(/^컷 1\.png: 지원하지 않는 형식입니다/),
      '그림의 높이는 60,000px까지입니다. 컷 2.png은 72,400px입니다.',
    ])
  })

  it('are left out if the stored cuts exceed 120 MB', async () => {
    const stored = {
      image: '/storage/v1/object/public/media/a.webp',
      width: 1,
      height: 1,
      bytes: 120 * MEGABYTE,
    }
    const list = openList([{ ...stored, bytes: stored.bytes - 10 }])
    read.mockResolvedValueOnce(picture()).mockResolvedValueOnce(picture(1, 600 * 1024))
    void list.uploader.add(files(2))
    await settle()
    expect(list.names()).toEqual([undefined, '컷 1.png'])
    expect(list.uploader.state.getState().refusals.map((message) => message())).toEqual([
      '한 화는 120MB까지입니다. 지금 120.6MB입니다. 컷 2.png',
    ])
  })

  it('become several cuts with their own keys if they are tall', async () => {
    read.mockResolvedValueOnce(picture(3))
    const list = openList()
    void list.uploader.add(files(2))
    await settle()
    expect(list.names()).toEqual(['컷 1.png', '컷 1.png', '컷 1.png', '컷 2.png'])
    expect(upload.mock.calls.map(([key]) => key)).toEqual(['1-1.webp', '1-2.webp', '1-3.webp', '2.webp'])
    expect(list.uploader.state.getState().divided).toMatchObject([{ count: 3, height: 1200 }])
  })

  it('replace a cut and keep its script; a file that is no picture leaves the cut as it was', async () => {
    const cut: Entry = {
      image: '/storage/v1/object/public/media/a.webp',
      width: 1,
      height: 1,
      script: [{ kind: 'sound', text: '톡' }],
    }
    const list = openList([cut])
    read.mockRejectedValueOnce(new ImageError('corrupt'))
    void list.uploader.replace('a', file('글.png'))
    await settle()
    expect(list.entries()).toEqual([cut])
    void list.uploader.replace('a', file('새.png'))
    await settle()
    expect(list.entries()).toMatchObject([{ name: '새.png', width: 720, script: cut['script'] }])
    expect(list.unfinished()).toBe(0)
  })
})

describe('a failed upload', () => {
  it('is tried three times, lets the next go on, and continues when the network is back', async () => {
    upload.mockRejectedValue(new DataError('offline', 'no'))
    const list = openList()
    void list.uploader.add(files(4))
    await vi.advanceTimersByTimeAsync(3500)
    // Three attempts each of the first three, and the first one of the fourth.
    expect(upload).toHaveBeenCalledTimes(10)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(upload).toHaveBeenCalledTimes(12)
    expect(list.messages()).toEqual(Array(4).fill('올리지 못했습니다. 연결이 끊겼습니다.'))
    upload.mockResolvedValue()
    window.dispatchEvent(new Event('online'))
    await settle()
    expect(list.unfinished()).toBe(0)
    expect(list.messages()).toEqual([])
  })

  it('is looked up before it is sent again, so that a lost response makes no second object', async () => {
    upload.mockRejectedValueOnce(new DataError('offline', 'the response was lost'))
    lookUp.mockResolvedValue(true)
    const list = openList()
    void list.uploader.add(files(1))
    await vi.advanceTimersByTimeAsync(1500)
    expect(upload).toHaveBeenCalledTimes(1)
    expect(list.unfinished()).toBe(0)
  })

  it.each([
    [401, /서버의 로그인이 끝났습니다/],
    [403, /서버가 허락하지 않았습니다/],
    [409, /같은 이름의 파일이 있습니다/],
    [413, /서버가 받는 크기보다 큽니다/],
    [500, /서버에 문제가 생겼습니다/],
    [507, /저장 공간이 가득 찼습니다/],
  ])('with status %i says why, and succeeds when it is retried', async (status, message) => {
    upload.mockRejectedValue(statusError(status))
    const list = openList()
    void list.uploader.add(files(1))
    await vi.advanceTimersByTimeAsync(4000)
    expect(list.messages()).toEqual([expect.stringMatching(message)])
    upload.mockResolvedValue()
    const [entry] = list.entries()
    void list.uploader.retry(entry ? entryId(entry) : '')
    await settle()
    expect(list.unfinished()).toBe(0)
  })

  it('counts as stored if its key exists', async () => {
    upload.mockRejectedValue(statusError(409))
    const list = openList()
    void list.uploader.add(files(1))
    lookUp.mockResolvedValue(true)
    await settle()
    expect(list.unfinished()).toBe(0)
  })
})

describe('after a closed tab', () => {
  it('continues with the files that the browser has kept, and sends only what storage lacks', async () => {
    holdUploads()
    const first = openList()
    void first.uploader.add(files(3))
    await settle()
    first.stop()
    upload.mockReset().mockResolvedValue()
    lookUp.mockImplementation((key) => Promise.resolve(key === '2.webp'))
    const second = openList(first.entries())
    await settle()
    expect(second.unfinished()).toBe(0)
    expect(upload.mock.calls.map(([key]) => key)).toEqual(['1.webp', '3.webp'])
    expect(read).toHaveBeenCalledTimes(3)
  })

  it('reads files that were not decoded yet', async () => {
    read.mockReturnValue(new Promise(() => {}))
    const first = openList()
    void first.uploader.add(files(2))
    await settle()
    first.stop()
    read.mockResolvedValue(picture())
    const second = openList(first.entries())
    await settle()
    expect(second.unfinished()).toBe(0)
    expect(second.names()).toEqual(['컷 1.png', '컷 2.png'])
  })

  it('says which files have to be chosen again', async () => {
    const lost = {
      image: '/storage/v1/object/public/media/a.webp',
      width: 1,
      height: 1,
      pending: true as const,
    }
    const list = openList([lost])
    await settle()
    expect(list.messages()).toEqual([
      '올리지 못했습니다. 이 기기에 파일이 남아 있지 않습니다. 바꾸기로 다시 골라 주세요.',
    ])
  })
})

it('keeps files in memory and says so if the browser has no space', async () => {
  browser.hasSpace = false
  const list = openList()
  void list.uploader.add(files(1))
  await settle()
  expect(list.uploader.state.getState().isInMemory).toBe(true)
  expect(list.unfinished()).toBe(0)
})

it('waits for the connection, and gives up what is left on request', async () => {
  useConnection.setState({ state: 'checking' })
  const list = openList()
  void list.uploader.add(files(2))
  await settle()
  expect(upload).not.toHaveBeenCalled()
  list.uploader.abandon()
  await settle()
  expect(list.entries()).toEqual([])
  useConnection.setState({ state: 'connected' })
  await settle()
  expect(upload).not.toHaveBeenCalled()
})
