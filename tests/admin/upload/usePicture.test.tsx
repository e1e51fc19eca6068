import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '@/supabase/errors'
import { objectExists, publicObjectUrl, removeObjects, uploadObject } from '@/supabase/uploads'
import { useConnection } from '@/admin/connection/connection'
import { usePicture } from '@/admin/upload/usePicture'
import { FakeWorker, fileOf, imageOf } from '../desk'
import { settle } from '../../support/settle'

vi.mock('@/supabase/backendUrl', () => import('../../support/backendUrl'))
vi.mock('@/supabase/ownerClient', () => import('../../support/ownerClient'))
vi.mock('@/supabase/uploads', () => import('../../support/uploads'))

const upload = vi.mocked(uploadObject)
const onRead = vi.fn<() => void>()
/** Lets every answer that is there arrive. */

/** Uploads that wait for the test, in the order they were begun. */
function holdUploads() {
  const held: { finish: () => void; signal: AbortSignal | undefined }[] = []
  upload.mockImplementation(
    (_key, _body, options) =>
      new Promise((finish) => held.push({ finish: () => finish(), signal: options?.signal })),
  )
  return held
}

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(objectExists).mockResolvedValue(true)
  vi.stubGlobal('Worker', FakeWorker)
  FakeWorker.reply = ({ id }) => ({ id, image: imageOf() })
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => undefined
  useConnection.setState({ state: 'connected', asking: null })
})

const start = () => renderHook(() => usePicture(onRead)).result
type Picture = ReturnType<typeof start>
async function choose(picture: Picture, name = 'a.jpg') {
  act(() => picture.current.choose(fileOf(name)))
  await settle()
}

describe('a new picture', () => {
  it('is read and stored at once, and is no row’s until it is saved', async () => {
    const picture = start()
    await choose(picture, '새벽.jpg'.normalize('NFD'))
    expect(onRead).toHaveBeenCalledOnce()
    expect(picture.current.state).toMatchObject({ phase: 'stored', name: '새벽.jpg', progress: 1 })
    expect(picture.current.preview).toBe('blob:preview')
    await expect(picture.current.ensureStored()).resolves.toMatchObject({
      image: publicObjectUrl('1.webp'),
      width: 2560,
    })
    expect(upload).toHaveBeenCalledTimes(2)
  })

  it('waits for the connection, and is sent when the row is saved', async () => {
    useConnection.setState({ state: 'disconnected' })
    const picture = start()
    await choose(picture)
    expect(picture.current.state.phase).toBe('local')
    expect(upload).not.toHaveBeenCalled()
    await act(() => picture.current.ensureStored())
    expect(picture.current.state.phase).toBe('stored')
  })

  it('is sent once even if the row is saved meanwhile', async () => {
    const held = holdUploads()
    const picture = start()
    await choose(picture)
    const saving = picture.current.ensureStored()
    held[0]?.finish()
    await settle()
    held[1]?.finish()
    await settle()
    await expect(saving).resolves.toMatchObject({ image: publicObjectUrl('1.webp') })
    expect(upload).toHaveBeenCalledTimes(2)
  })

  it('is the last one when another is chosen while the first is on its way', async () => {
    const held = holdUploads()
    const picture = start()
    await choose(picture)
    const saving = picture.current.ensureStored()
    await choose(picture, 'b.jpg')
    for (const one of held) one.finish()
    await settle()
    for (const one of held) one.finish()
    await settle()
    await expect(saving).resolves.toMatchObject({ image: publicObjectUrl('2.webp') })
  })

  it('is the last one, too, when the first was sent for the row itself', async () => {
    useConnection.setState({ state: 'disconnected' })
    const held = holdUploads()
    const picture = start()
    await choose(picture)
    let saving: Promise<unknown> = Promise.resolve()
    await act(async () => {
      saving = picture.current.ensureStored()
    })
    useConnection.setState({ state: 'connected' })
    upload.mockImplementation((_key, _body, options) =>
      options?.signal?.aborted ? Promise.reject(new DataError('aborted', 'no')) : Promise.resolve(),
    )
    await choose(picture, 'b.jpg')
    held[0]?.finish()
    await settle()
    await expect(saving).resolves.toMatchObject({ image: publicObjectUrl('2.webp') })
  })

  it('is the last one though that is still being read when the first has arrived', async () => {
    const held = holdUploads()
    const picture = start()
    await choose(picture)
    const saving = picture.current.ensureStored()
    FakeWorker.reply = null
    await choose(picture, 'b.jpg')
    for (const one of held) one.finish()
    await settle()
    for (const one of held) one.finish()
    await settle()
    expect(picture.current.state).toMatchObject({ phase: 'reading', name: 'b.jpg' })
    upload.mockResolvedValue()
    act(() => FakeWorker.newest.finish(imageOf()))
    await settle()
    await expect(saving).resolves.toMatchObject({ image: publicObjectUrl('2.webp') })
  })

  /** Chooses another picture while storage is asked whether it has the first; `answer` says it. */
  async function chooseWhileAsked() {
    const picture = start()
    await choose(picture)
    let answer: (exists: boolean) => void = () => undefined
    vi.mocked(objectExists).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    const saving = picture.current.ensureStored()
    await settle()
    FakeWorker.reply = null
    await choose(picture, 'b.jpg')
    return { picture, saving, answer }
  }

  it('is the last one, too, when it was chosen while storage was asked for the first', async () => {
    const { saving, answer } = await chooseWhileAsked()
    answer(true)
    await settle()
    act(() => FakeWorker.newest.finish(imageOf()))
    await settle()
    await expect(saving).resolves.toMatchObject({ image: publicObjectUrl('2.webp') })
  })

  it('is the last one, too, when storage turns out to have lost the first while it is read', async () => {
    const { picture, saving, answer } = await chooseWhileAsked()
    answer(false)
    await settle()
    expect(picture.current.state).toMatchObject({ phase: 'reading', name: 'b.jpg' })
    expect(upload).toHaveBeenCalledTimes(2)
    act(() => FakeWorker.newest.finish(imageOf()))
    await settle()
    await expect(saving).resolves.toMatchObject({ image: publicObjectUrl('2.webp') })
  })

  it('is the last one, too, when it was chosen while the first was being read', async () => {
    FakeWorker.reply = null
    const picture = start()
    await choose(picture)
    const saving = picture.current.ensureStored()
    await choose(picture, 'b.jpg')
    expect(picture.current.state).toMatchObject({ phase: 'reading', name: 'b.jpg', message: null })
    act(() => FakeWorker.newest.finish(imageOf()))
    await settle()
    await expect(saving).resolves.toMatchObject({ image: publicObjectUrl('1.webp') })
  })

  it('is the first one when the second is given up while it is read', async () => {
    const picture = start()
    await choose(picture)
    FakeWorker.reply = null
    await choose(picture, 'b.jpg')
    const saving = picture.current.ensureStored()
    act(() => picture.current.cancel())
    await expect(saving).resolves.toMatchObject({ image: publicObjectUrl('1.webp') })
  })

  it('is not left out when the editor goes while it is read', async () => {
    const { result, unmount } = renderHook(() => usePicture(onRead))
    await choose(result)
    FakeWorker.reply = null
    await choose(result, 'b.jpg')
    const saving = result.current.ensureStored()
    unmount()
    await expect(saving).rejects.toMatchObject({ kind: 'aborted' })
  })

  it('is sent again from what is kept when storage has lost it', async () => {
    const picture = start()
    await choose(picture)
    vi.mocked(objectExists).mockResolvedValueOnce(false)
    await act(() =>
      expect(picture.current.ensureStored()).resolves.toMatchObject({ image: publicObjectUrl('2.webp') }),
    )
    expect(upload).toHaveBeenCalledTimes(4)
  })

  it('is not taken for stored while nobody can say', async () => {
    const picture = start()
    await choose(picture)
    vi.mocked(objectExists).mockRejectedValueOnce(new DataError('offline', 'no'))
    await expect(picture.current.ensureStored()).rejects.toMatchObject({ kind: 'offline' })
  })

  it('is none when nothing was chosen', async () => {
    await expect(start().current.ensureStored()).resolves.toBeNull()
  })
})

describe('cancelling', () => {
  it('while it is read stops the worker, and a late answer changes nothing', async () => {
    FakeWorker.reply = null
    const picture = start()
    await choose(picture)
    expect(picture.current.state.phase).toBe('reading')
    const worker = FakeWorker.newest
    act(() => picture.current.cancel())
    await settle()
    expect(worker.terminated).toBe(true)
    act(() => worker.finish(imageOf()))
    await settle()
    expect(picture.current.state.phase).toBe('idle')
    expect(picture.current.isNew).toBe(false)
    expect(onRead).not.toHaveBeenCalled()
    expect(upload).not.toHaveBeenCalled()
  })

  it('while it is sent keeps it here, and removes what has reached storage', async () => {
    const held = holdUploads()
    const picture = start()
    await choose(picture)
    held[0]?.finish()
    await settle()
    act(() => picture.current.cancel())
    expect(held[1]?.signal?.aborted).toBe(true)
    // The last byte had gone before the word came.
    held[1]?.finish()
    await settle()
    expect(picture.current.state).toMatchObject({ phase: 'local', stored: null, message: null })
    expect(removeObjects).toHaveBeenCalledExactlyOnceWith(['1.webp', '1-640.webp'])
    expect(picture.current.isNew).toBe(true)
  })

  it('while a row waits for it fails the row, and sends nothing anew', async () => {
    const held = holdUploads()
    const picture = start()
    await choose(picture)
    held[0]?.finish()
    await settle()
    const saving = picture.current.ensureStored()
    act(() => picture.current.cancel())
    held[1]?.finish()
    await expect(saving).rejects.toMatchObject({ kind: 'aborted' })
    expect(upload).toHaveBeenCalledTimes(2)
    expect(picture.current.isNew).toBe(true)
  })

  it('by choosing another leaves the first one in storage', async () => {
    const picture = start()
    await choose(picture)
    await choose(picture, 'b.jpg')
    expect(removeObjects).not.toHaveBeenCalled()
    expect(picture.current.state).toMatchObject({ phase: 'stored', name: 'b.jpg' })
    await expect(picture.current.ensureStored()).resolves.toMatchObject({ image: publicObjectUrl('2.webp') })
  })

  it('comes with leaving the editor', async () => {
    const held = holdUploads()
    const { result, unmount } = renderHook(() => usePicture(onRead))
    await choose(result)
    unmount()
    expect(held[0]?.signal?.aborted).toBe(true)
  })
})

describe('a picture that could not be sent', () => {
  async function fail(picture: Picture) {
    upload.mockRejectedValueOnce(new DataError('tooLarge', 'no', { status: 413 }))
    await choose(picture)
    expect(picture.current.state).toMatchObject({
      phase: 'failed',
      message: '파일이 서버가 받는 크기보다 큽니다.',
    })
  }

  it('is kept and can be sent again', async () => {
    const picture = start()
    await fail(picture)
    expect(picture.current.isNew).toBe(true)
    act(() => picture.current.retry())
    await settle()
    expect(picture.current.state).toMatchObject({ phase: 'stored', message: null })
    expect(onRead).toHaveBeenCalledOnce()
  })

  it('is tried again when the row is saved, which fails with it', async () => {
    const picture = start()
    await fail(picture)
    upload.mockRejectedValueOnce(new DataError('denied', 'no', { status: 403 }))
    await act(() => expect(picture.current.ensureStored()).rejects.toMatchObject({ kind: 'denied' }))
    expect(picture.current.state.phase).toBe('failed')
  })
})

describe('a file that nothing comes to read', () => {
  /** The worker's file is out of reach, both times that it is asked for. */
  async function fail() {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await settle()
      FakeWorker.newest.dispatchEvent(new Event('error'))
    }
    await settle()
  }
  async function lose(picture: Picture) {
    FakeWorker.reply = null
    act(() => picture.current.choose(fileOf('a.jpg')))
    await fail()
    expect(picture.current.state).toMatchObject({ phase: 'failed', processed: null, unread: true })
    expect(picture.current.state.message).toMatch('서버에 닿지 못했습니다.')
  }

  it('is kept, and read when it is tried again', async () => {
    const picture = start()
    await lose(picture)
    FakeWorker.reply = ({ id }) => ({ id, image: imageOf() })
    act(() => picture.current.retry())
    await settle()
    expect(onRead).toHaveBeenCalledOnce()
    expect(picture.current.state).toMatchObject({ phase: 'stored', unread: false, message: null })
  })

  it('is no row’s loss: it is read when the row is saved', async () => {
    const picture = start()
    await lose(picture)
    expect(picture.current.isNew).toBe(true)
    FakeWorker.reply = ({ id }) => ({ id, image: imageOf() })
    await act(() =>
      expect(picture.current.ensureStored()).resolves.toMatchObject({ image: publicObjectUrl('1.webp') }),
    )
  })

  it('keeps the row from being saved without it', async () => {
    const picture = start()
    await lose(picture)
    await act(async () => {
      const saving = picture.current.ensureStored().catch((error: unknown) => error)
      await fail()
      expect(await saving).toMatchObject({ kind: 'offline' })
    })
    expect(picture.current.isNew).toBe(true)
    act(() => picture.current.cancel())
    expect(picture.current.isNew).toBe(false)
    await expect(picture.current.ensureStored()).resolves.toBeNull()
  })
})

describe('a file that is no picture', () => {
  it('is refused in the words of its fault, and there is nothing to save', async () => {
    FakeWorker.reply = ({ id }) => ({ id, fault: { kind: 'heic', message: 'raw' } })
    const picture = start()
    await choose(picture, 'a.heic')
    expect(picture.current.state).toMatchObject({
      phase: 'failed',
      message: 'HEIC 사진은 올릴 수 없습니다. 카메라나 휴대전화에서 JPEG로 내보낸 뒤 다시 올려 주세요.',
    })
    expect(picture.current.isNew).toBe(false)
    await expect(picture.current.ensureStored()).resolves.toBeNull()
  })

  it('of more than 40 MB is not even read', async () => {
    FakeWorker.reply = vi.fn<() => never>()
    const picture = start()
    const file = fileOf('a.jpg')
    Object.defineProperty(file, 'size', { value: 200 * 1024 * 1024 })
    act(() => picture.current.choose(file))
    await settle()
    expect(picture.current.state.message).toBe('파일이 40MB보다 큽니다. (200.0MB)')
    expect(FakeWorker.reply).not.toHaveBeenCalled()
  })
})

describe('a picture that a row shows', () => {
  it('is new no more', async () => {
    const picture = start()
    await choose(picture)
    act(() => picture.current.markSaved(publicObjectUrl('1.webp')))
    expect(picture.current.state.phase).toBe('idle')
    expect(removeObjects).not.toHaveBeenCalled()
  })

  it('takes no other file with it that was chosen meanwhile', async () => {
    const picture = start()
    await choose(picture)
    FakeWorker.reply = null
    await choose(picture, 'b.jpg')
    act(() => picture.current.markSaved(publicObjectUrl('1.webp')))
    expect(picture.current.state).toMatchObject({ phase: 'reading', name: 'b.jpg', before: null })
    act(() => FakeWorker.newest.finish(imageOf()))
    await settle()
    act(() => picture.current.markSaved(publicObjectUrl('1.webp')))
    expect(picture.current.state).toMatchObject({ phase: 'stored', name: 'b.jpg' })
  })

  it('leaves standing why another was refused', async () => {
    const picture = start()
    await choose(picture)
    FakeWorker.reply = ({ id }) => ({ id, fault: { kind: 'heic', message: 'raw' } })
    await choose(picture, 'b.heic')
    act(() => picture.current.markSaved(publicObjectUrl('1.webp')))
    expect(picture.current.state).toMatchObject({ phase: 'failed', message: expect.stringContaining('HEIC') })
  })
})
