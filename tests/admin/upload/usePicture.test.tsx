import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '@/supabase/errors'
import { objectExists, publicObjectUrl, removeObjects, uploadObject } from '@/supabase/uploads'
import { useConnection } from '@/admin/connection/connection'
import { usePicture } from '@/admin/upload/usePicture'
import { FakeWorker, imageFile, processedImage } from '../fakeImageWorker'
import { settle } from '../../support/settle'

vi.mock('@/supabase/backendUrl', () => import('../../support/backendUrl'))
vi.mock('@/supabase/ownerClient', () => import('../../support/ownerClient'))
vi.mock('@/supabase/uploads', () => import('../../support/uploads'))

const upload = vi.mocked(uploadObject)
const onRead = vi.fn<() => void>()

/** Makes uploads wait for the test and returns them in the order of their start. */
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
  FakeWorker.reply = ({ id }) => ({ id, image: processedImage() })
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => undefined
  useConnection.setState({ state: 'connected', formReason: null })
})

const start = () => renderHook(() => usePicture(onRead)).result
type Picture = ReturnType<typeof start>
async function choose(picture: Picture, name = 'a.jpg') {
  act(() => picture.current.choose(imageFile(name)))
  await settle()
}

describe('a new picture', () => {
  it('is processed and uploaded immediately', async () => {
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

  it('is uploaded when the row is saved if there was no connection', async () => {
    useConnection.setState({ state: 'disconnected' })
    const picture = start()
    await choose(picture)
    expect(picture.current.state.phase).toBe('local')
    expect(upload).not.toHaveBeenCalled()
    await act(() => picture.current.ensureStored())
    expect(picture.current.state.phase).toBe('stored')
  })

  it('is uploaded once even if the row is saved meanwhile', async () => {
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

  it('is the last one if another is chosen while saving uploads the first', async () => {
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

  it('is the last one even if it is still being processed when the first upload ends', async () => {
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
    act(() => FakeWorker.newest.finish(processedImage()))
    await settle()
    await expect(saving).resolves.toMatchObject({ image: publicObjectUrl('2.webp') })
  })

  /** Chooses another picture during the existence check of the first; `answer` resolves that check. */
  async function chooseDuringCheck() {
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

  it('is the last one if it was chosen during the existence check of the first', async () => {
    const { saving, answer } = await chooseDuringCheck()
    answer(true)
    await settle()
    act(() => FakeWorker.newest.finish(processedImage()))
    await settle()
    await expect(saving).resolves.toMatchObject({ image: publicObjectUrl('2.webp') })
  })

  it('is the last one if storage has lost the first while the second is processed', async () => {
    const { picture, saving, answer } = await chooseDuringCheck()
    answer(false)
    await settle()
    expect(picture.current.state).toMatchObject({ phase: 'reading', name: 'b.jpg' })
    expect(upload).toHaveBeenCalledTimes(2)
    act(() => FakeWorker.newest.finish(processedImage()))
    await settle()
    await expect(saving).resolves.toMatchObject({ image: publicObjectUrl('2.webp') })
  })

  it('is the last one if it was chosen while the first was processed', async () => {
    FakeWorker.reply = null
    const picture = start()
    await choose(picture)
    const saving = picture.current.ensureStored()
    await choose(picture, 'b.jpg')
    expect(picture.current.state).toMatchObject({ phase: 'reading', name: 'b.jpg', message: null })
    act(() => FakeWorker.newest.finish(processedImage()))
    await settle()
    await expect(saving).resolves.toMatchObject({ image: publicObjectUrl('1.webp') })
  })

  it('is the first one if the second is cancelled during processing', async () => {
    const picture = start()
    await choose(picture)
    FakeWorker.reply = null
    await choose(picture, 'b.jpg')
    const saving = picture.current.ensureStored()
    act(() => picture.current.cancel())
    await expect(saving).resolves.toMatchObject({ image: publicObjectUrl('1.webp') })
  })

  it('rejects the save if the editor unmounts during processing', async () => {
    const { result, unmount } = renderHook(() => usePicture(onRead))
    await choose(result)
    FakeWorker.reply = null
    await choose(result, 'b.jpg')
    const saving = result.current.ensureStored()
    unmount()
    await expect(saving).rejects.toMatchObject({ kind: 'aborted' })
  })

  it('is uploaded to its end for a save that waits when the editor unmounts', async () => {
    const held = holdUploads()
    const { result, unmount } = renderHook(() => usePicture(onRead))
    await choose(result)
    const saving = result.current.ensureStored()
    unmount()
    held[0]?.finish()
    await settle()
    held[1]?.finish()
    await expect(saving).resolves.toMatchObject({ image: publicObjectUrl('1.webp') })
    expect(upload).toHaveBeenCalledTimes(2)
  })

  it('is uploaded again if storage has lost it', async () => {
    const picture = start()
    await choose(picture)
    vi.mocked(objectExists).mockResolvedValueOnce(false)
    await act(() =>
      expect(picture.current.ensureStored()).resolves.toMatchObject({ image: publicObjectUrl('2.webp') }),
    )
    expect(upload).toHaveBeenCalledTimes(4)
  })

  it('is uploaded only once more if storage denies having it, and says what storage answered', async () => {
    const picture = start()
    await choose(picture)
    vi.mocked(objectExists).mockResolvedValue(false)
    const message = expect.stringContaining('파일이 없다고 답합니다. (HTTP 400)')
    // Ends the attempts if nothing else does.
    upload.mockImplementation(() =>
      upload.mock.calls.length > 4 ? Promise.reject(new Error('One more upload.')) : Promise.resolve(),
    )
    await act(() => expect(picture.current.ensureStored()).rejects.toMatchObject({ message }))
    expect(upload).toHaveBeenCalledTimes(4)
    expect(picture.current.state).toMatchObject({ phase: 'failed', message })
    vi.mocked(objectExists).mockResolvedValue(true)
    await act(() =>
      expect(picture.current.ensureStored()).resolves.toMatchObject({ image: publicObjectUrl('2.webp') }),
    )
  })

  it('does not count as stored if the check fails', async () => {
    const picture = start()
    await choose(picture)
    vi.mocked(objectExists).mockRejectedValueOnce(new DataError('offline', 'no'))
    await expect(picture.current.ensureStored()).rejects.toMatchObject({ kind: 'offline' })
  })

  it('is null if nothing was chosen', async () => {
    await expect(start().current.ensureStored()).resolves.toBeNull()
  })
})

describe('cancelling', () => {
  it('during processing terminates the worker and ignores a late result', async () => {
    FakeWorker.reply = null
    const picture = start()
    await choose(picture)
    expect(picture.current.state.phase).toBe('reading')
    const worker = FakeWorker.newest
    act(() => picture.current.cancel())
    await settle()
    expect(worker.terminated).toBe(true)
    act(() => worker.finish(processedImage()))
    await settle()
    expect(picture.current.state.phase).toBe('idle')
    expect(picture.current.isNew).toBe(false)
    expect(onRead).not.toHaveBeenCalled()
    expect(upload).not.toHaveBeenCalled()
  })

  it('during the upload keeps the picture locally and removes uploaded objects', async () => {
    const held = holdUploads()
    const picture = start()
    await choose(picture)
    held[0]?.finish()
    await settle()
    act(() => picture.current.cancel())
    expect(held[1]?.signal?.aborted).toBe(true)
    // The upload completes although it was aborted.
    held[1]?.finish()
    await settle()
    expect(picture.current.state).toMatchObject({ phase: 'local', stored: null, message: null })
    expect(removeObjects).toHaveBeenCalledExactlyOnceWith(['1.webp', '1-640.webp'])
    expect(picture.current.isNew).toBe(true)
  })

  it('while a row waits for it fails the save and uploads nothing again', async () => {
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

  it('by choosing another keeps the first one in storage', async () => {
    const picture = start()
    await choose(picture)
    await choose(picture, 'b.jpg')
    expect(removeObjects).not.toHaveBeenCalled()
    expect(picture.current.state).toMatchObject({ phase: 'stored', name: 'b.jpg' })
    await expect(picture.current.ensureStored()).resolves.toMatchObject({ image: publicObjectUrl('2.webp') })
  })

  it('happens when the editor unmounts', async () => {
    const held = holdUploads()
    const { result, unmount } = renderHook(() => usePicture(onRead))
    await choose(result)
    unmount()
    expect(held[0]?.signal?.aborted).toBe(true)
  })
})

describe('a picture whose upload failed', () => {
  async function fail(picture: Picture) {
    upload.mockRejectedValueOnce(new DataError('tooLarge', 'no', { status: 413 }))
    await choose(picture)
    expect(picture.current.state).toMatchObject({
      phase: 'failed',
      message: '파일이 서버가 받는 크기보다 큽니다.',
    })
  }

  it('is kept and can be retried', async () => {
    const picture = start()
    await fail(picture)
    expect(picture.current.isNew).toBe(true)
    act(() => picture.current.retry())
    await settle()
    expect(picture.current.state).toMatchObject({ phase: 'stored', message: null })
    expect(onRead).toHaveBeenCalledOnce()
  })

  it('is retried when the row is saved; the save fails with it', async () => {
    const picture = start()
    await fail(picture)
    upload.mockRejectedValueOnce(new DataError('denied', 'no', { status: 403 }))
    await act(() => expect(picture.current.ensureStored()).rejects.toMatchObject({ kind: 'denied' }))
    expect(picture.current.state.phase).toBe('failed')
  })
})

describe('a file whose worker cannot be loaded', () => {
  /** Fails both attempts to load the worker. */
  async function failToLoadWorker() {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await settle()
      FakeWorker.newest.dispatchEvent(new Event('error'))
    }
    await settle()
  }
  async function chooseUnreadable(picture: Picture) {
    FakeWorker.reply = null
    act(() => picture.current.choose(imageFile('a.jpg')))
    await failToLoadWorker()
    expect(picture.current.state).toMatchObject({ phase: 'failed', processed: null, workerFailed: true })
    expect(picture.current.state.message).toMatch('서버에 닿지 못했습니다.')
  }

  it('is kept and processed on retry', async () => {
    const picture = start()
    await chooseUnreadable(picture)
    FakeWorker.reply = ({ id }) => ({ id, image: processedImage() })
    act(() => picture.current.retry())
    await settle()
    expect(onRead).toHaveBeenCalledOnce()
    expect(picture.current.state).toMatchObject({ phase: 'stored', workerFailed: false, message: null })
  })

  it('is processed when the row is saved', async () => {
    const picture = start()
    await chooseUnreadable(picture)
    expect(picture.current.isNew).toBe(true)
    FakeWorker.reply = ({ id }) => ({ id, image: processedImage() })
    await act(() =>
      expect(picture.current.ensureStored()).resolves.toMatchObject({ image: publicObjectUrl('1.webp') }),
    )
  })

  it('prevents the row from being saved without it', async () => {
    const picture = start()
    await chooseUnreadable(picture)
    await act(async () => {
      const saving = picture.current.ensureStored().catch((error: unknown) => error)
      await failToLoadWorker()
      expect(await saving).toMatchObject({ kind: 'offline' })
    })
    expect(picture.current.isNew).toBe(true)
    act(() => picture.current.cancel())
    expect(picture.current.isNew).toBe(false)
    await expect(picture.current.ensureStored()).resolves.toBeNull()
  })
})

describe('a rejected file', () => {
  it('shows its error message, and there is nothing to save', async () => {
    FakeWorker.reply = ({ id }) => ({ id, error: { kind: 'heic', message: 'raw' } })
    const picture = start()
    await choose(picture, 'a.heic')
    expect(picture.current.state).toMatchObject({
      phase: 'failed',
      message: 'HEIC 사진은 올릴 수 없습니다. 카메라나 휴대전화에서 JPEG로 내보낸 뒤 다시 올려 주세요.',
    })
    expect(picture.current.isNew).toBe(false)
    await expect(picture.current.ensureStored()).resolves.toBeNull()
  })

  it('of more than 40 MB is not processed', async () => {
    FakeWorker.reply = vi.fn<() => never>()
    const picture = start()
    const file = imageFile('a.jpg')
    Object.defineProperty(file, 'size', { value: 200 * 1024 * 1024 })
    act(() => picture.current.choose(file))
    await settle()
    expect(picture.current.state.message).toBe('파일이 40MB보다 큽니다. (200.0MB)')
    expect(FakeWorker.reply).not.toHaveBeenCalled()
  })
})

describe('a picture whose row was saved', () => {
  it('is no longer new', async () => {
    const picture = start()
    await choose(picture)
    act(() => picture.current.markSaved(publicObjectUrl('1.webp')))
    expect(picture.current.state.phase).toBe('idle')
    expect(removeObjects).not.toHaveBeenCalled()
  })

  it('does not discard a file chosen meanwhile', async () => {
    const picture = start()
    await choose(picture)
    FakeWorker.reply = null
    await choose(picture, 'b.jpg')
    act(() => picture.current.markSaved(publicObjectUrl('1.webp')))
    expect(picture.current.state).toMatchObject({ phase: 'reading', name: 'b.jpg', previous: null })
    act(() => FakeWorker.newest.finish(processedImage()))
    await settle()
    act(() => picture.current.markSaved(publicObjectUrl('1.webp')))
    expect(picture.current.state).toMatchObject({ phase: 'stored', name: 'b.jpg' })
  })

  it('keeps the error message of another file', async () => {
    const picture = start()
    await choose(picture)
    FakeWorker.reply = ({ id }) => ({ id, error: { kind: 'heic', message: 'raw' } })
    await choose(picture, 'b.heic')
    act(() => picture.current.markSaved(publicObjectUrl('1.webp')))
    expect(picture.current.state).toMatchObject({ phase: 'failed', message: expect.stringContaining('HEIC') })
  })
})
