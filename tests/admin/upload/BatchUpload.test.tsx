import { resetAdminPage, messages } from '../adminPage'
import { act, fireEvent, render, renderHook, screen, within } from '@testing-library/react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-data'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { findPostByImage } from '@/posts/owner/ownerRepository'
import { insertPost } from '@/posts/owner/ownerWrites'
import { a7c2 } from '../../support/galleries'
import { DataError } from '@/supabase/errors'
import { publicObjectUrl, uploadObject } from '@/supabase/uploads'
import BatchUpload, { useBatchUpload } from '@/admin/upload/BatchUpload'
import { installDialogMethods } from '../../support/dialog'
import { buildPost } from '../../support/posts'
import { FakeWorker, imageFile, installFakeWorker, pickFiles, processedImage } from '../fakeImageWorker'
import { settle } from '../../support/settle'

vi.mock('@/posts/owner/ownerWrites', () => ({ insertPost: vi.fn<() => unknown>() }))
vi.mock('@/posts/owner/ownerRepository', () => ({ findPostByImage: vi.fn<() => unknown>() }))
vi.mock('@/supabase/ownerClient', () => import('../../support/ownerClient'))
vi.mock('@/supabase/uploads', () => import('../../support/uploads'))

const insert = vi.mocked(insertPost)
const upload = vi.mocked(uploadObject)

/** Makes uploads wait for the test. Aborted uploads reject on their own. */
function holdUploads() {
  const held: { key: string; finish: () => void }[] = []
  upload.mockImplementation(
    (key, _body, options) =>
      new Promise((resolve, reject) => {
        held.push({ key, finish: () => resolve() })
        options?.signal?.addEventListener('abort', () => reject(new DataError('aborted', 'cancelled')))
      }),
  )
  return held
}

beforeEach(() => {
  resetAdminPage()
  installFakeWorker({ camera: 'SONY A7C2' })
  let rows = 0
  insert.mockImplementation((_of, draft) => Promise.resolve(buildPost({ ...draft, id: (rows += 1) })))
  vi.mocked(findPostByImage).mockResolvedValue(null)
})

function start() {
  return renderHook(() => useBatchUpload(a7c2))
}
type Queue = ReturnType<typeof start>['result']
async function add(queue: Queue, ...names: string[]) {
  act(() => queue.current.uploader.add(names.map(imageFile)))
  await settle()
}
const phases = (queue: Queue) => queue.current.items.map(({ phase }) => phase)
/** Returns the id of the photo at a position, from 1. */
const idAt = (queue: Queue, position: number) => queue.current.items[position - 1]?.id ?? ''
const titles = () => insert.mock.calls.map(([, { title }]) => title)

describe('photos dropped together', () => {
  it('become drafts with titles and camera metadata', async () => {
    const { result: queue } = start()
    await add(queue, '겹겹의_새벽.jpg'.normalize('NFD'), 'b.jpg', 'c.jpg')
    expect(phases(queue)).toEqual(['done', 'done', 'done'])
    expect(queue.current.items[0]).toMatchObject({ name: '겹겹의_새벽.jpg', phase: 'done' })
    expect(titles()).toEqual(['겹겹의 새벽', 'b', 'c'])
    expect(insert.mock.calls[0]?.[1]).toMatchObject({
      image: publicObjectUrl('1.webp'),
      thumbnail: publicObjectUrl('1-640.webp'),
      status: 'draft',
      meta: { camera: 'SONY A7C2' },
    })
    expect(messages()).toEqual(['사진 3장을 임시저장했습니다.'])
    expect(queue.current.busy).toBe(false)
  })

  it('are uploaded two at a time', async () => {
    const held = holdUploads()
    const { result: queue } = start()
    await add(queue, 'a.jpg', 'b.jpg', 'c.jpg')
    expect(held.map(({ key }) => key)).toEqual(['1.webp', '2.webp'])
    expect(phases(queue)).toEqual(['reading', 'reading', 'waiting'])
    held[0]?.finish()
    await settle()
    held[2]?.finish()
    await settle()
    expect(phases(queue)).toEqual(['done', 'reading', 'reading'])
    expect(held.at(-1)?.key).toBe('3.webp')
  })

  it('fail independently, each with its own message', async () => {
    FakeWorker.reply = ({ id, file }) =>
      file.name === 'b.heic'
        ? { id, error: { kind: 'heic', message: 'raw' } }
        : { id, image: processedImage() }
    upload.mockImplementation((key) =>
      key.startsWith('2')
        ? Promise.reject(new DataError('tooLarge', 'no', { status: 413 }))
        : Promise.resolve(),
    )
    const { result: queue } = start()
    await add(queue, 'a.jpg', 'b.heic', 'c.jpg', 'd.jpg')
    expect(phases(queue)).toEqual(['done', 'failed', 'failed', 'done'])
    expect(queue.current.items.map(({ message }) => message)).toEqual([
      null,
      expect.stringContaining('HEIC'),
      '파일이 서버가 받는 크기보다 큽니다.',
      null,
    ])
    expect(messages()).toEqual(['사진 2장을 임시저장했습니다.'])
  })
})

describe('cancelling', () => {
  it('stops one upload and lets the others continue', async () => {
    const held = holdUploads()
    const { result: queue } = start()
    await add(queue, 'a.jpg', 'b.jpg', 'c.jpg')
    act(() => queue.current.uploader.cancel(idAt(queue, 1)))
    await settle()
    while (queue.current.busy) {
      for (const one of held.splice(0)) one.finish()
      await settle()
    }
    expect(phases(queue)).toEqual(['cancelled', 'done', 'done'])
    expect(titles().toSorted()).toEqual(['b', 'c'])
  })

  it('can be followed by a retry', async () => {
    holdUploads()
    const { result: queue } = start()
    await add(queue, 'a.jpg')
    act(() => queue.current.uploader.cancel(idAt(queue, 1)))
    await settle()
    upload.mockResolvedValue()
    act(() => queue.current.uploader.retry(idAt(queue, 1)))
    await settle()
    expect(phases(queue)).toEqual(['done'])
  })
})

describe('a retry', () => {
  it('does not upload a stored picture again', async () => {
    insert.mockRejectedValueOnce(new DataError('offline', 'gone'))
    const { result: queue } = start()
    await add(queue, 'a.jpg')
    expect(phases(queue)).toEqual(['failed'])
    act(() => queue.current.uploader.retry(idAt(queue, 1)))
    await settle()
    expect(phases(queue)).toEqual(['done'])
    expect(upload).toHaveBeenCalledTimes(2)
    expect(insert.mock.lastCall?.[1]).toMatchObject({ image: publicObjectUrl('1.webp') })
  })

  it('creates no second row if only the response was lost', async () => {
    insert.mockRejectedValueOnce(new DataError('offline', 'gone'))
    vi.mocked(findPostByImage).mockImplementation(() =>
      Promise.resolve(buildPost({ ...insert.mock.calls[0]?.[1], id: 41 })),
    )
    const { result: queue } = start()
    await add(queue, 'a.jpg')
    act(() => queue.current.uploader.retry(idAt(queue, 1)))
    await settle()
    expect(queue.current.items).toMatchObject([{ phase: 'done' }])
    expect(insert).toHaveBeenCalledTimes(1)
  })
})

describe('leaving during an upload', () => {
  async function show() {
    installDialogMethods()
    vi.stubGlobal('scrollTo', () => undefined)
    const list = (
      <>
        <BatchUpload collection={a7c2} />
        <Link to="/admin">관리</Link>
      </>
    )
    const router = createMemoryRouter(
      [
        { path: a7c2.adminListPath, element: list },
        { path: '/admin', element: <h1>관리 첫 화면</h1> },
      ],
      { initialEntries: [a7c2.adminListPath] },
    )
    render(<RouterProvider router={router} />)
    pickFiles(screen.getByLabelText('사진 여러 장'), imageFile('a.jpg'), imageFile('b.jpg'))
    await settle()
    await settle()
  }

  it('asks for confirmation', async () => {
    holdUploads()
    await show()
    expect(screen.getAllByRole('progressbar')).toHaveLength(2)
    fireEvent.click(screen.getByText('관리'))
    const dialog = await screen.findByRole('dialog', { name: '아직 올리는 사진이 있습니다' })
    fireEvent.click(within(dialog).getByText('나가기'))
    expect(await screen.findByRole('heading', { name: '관리 첫 화면' })).toBeVisible()
  })

  it('does not ask after all uploads have finished, and the list can be cleared', async () => {
    await show()
    expect(screen.getByRole('status')).toHaveTextContent('2장 가운데 2장을 마쳤습니다.')
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    fireEvent.click(screen.getByText('목록 지우기'))
    expect(screen.queryByRole('listitem')).toBeNull()
    fireEvent.click(screen.getByText('관리'))
    expect(await screen.findByRole('heading', { name: '관리 첫 화면' })).toBeVisible()
  })

  it('aborts all uploads', async () => {
    const signals: (AbortSignal | undefined)[] = []
    upload.mockImplementation((_key, _body, options) => {
      signals.push(options?.signal)
      return new Promise(() => undefined)
    })
    const { result: queue, unmount } = start()
    await add(queue, 'a.jpg', 'b.jpg', 'c.jpg')
    unmount()
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true])
  })
})
