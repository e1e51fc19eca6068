import {
  expireSession,
  field,
  fillStorage,
  insert,
  latestDraft,
  listDrafts,
  openEditor,
  press,
  settle,
  type,
  update,
  completePost,
} from './editorPage'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { getOwnerPost } from '@/posts/owner/ownerRepository'
import { chapters } from '@/posts/collections'
import { NumberTakenError } from '@/posts/serials/serialErrors'
import { ChapterForm } from '@/admin/chapters/ChapterForm'
import type * as seriesNumbers from '@/admin/episodes/seriesNumbers'
import { refetchSeriesNumbers, useSeriesNumbers } from '@/admin/episodes/seriesNumbers'
import { trashPosts } from '@/posts/owner/ownerWrites'
import { a7c2 } from '../../support/galleries'
import { RowChangedError } from '@/posts/owner/postChanges'
import type { Post } from '@/posts/post'
import { DataError } from '@/supabase/errors'
import { uploadObject } from '@/supabase/uploads'
import { cancelConnect } from '@/admin/connection/connection'
import { toasts } from '@/ui/toaster/store'
import { buildPost } from '../../support/posts'
import { FakeWorker, imageFile, processedImage, pickFiles } from '../fakeImageWorker'

vi.mock('@/admin/episodes/seriesNumbers', async (importOriginal) => ({
  ...(await importOriginal<typeof seriesNumbers>()),
  refetchSeriesNumbers: vi.fn<() => unknown>(),
  useSeriesNumbers: vi.fn<() => unknown>(),
}))

/** Opens a new item, fills what publishing requires and chooses a picture. */
async function openNewPhoto() {
  await openEditor()
  type('제목', '겹겹의 새벽')
  type('대체 텍스트', '안개 낀 산')
  pickFiles(field('이미지'), imageFile('a.jpg'))
  await settle()
}

/** Answers the file that the worker is processing: it is damaged. */
async function rejectFile() {
  const { id } = FakeWorker.newest.requests.at(-1) ?? { id: 0 }
  act(() => FakeWorker.newest.answer({ id, error: { kind: 'corrupt', message: 'raw' } }))
  await settle()
}

describe('publishing', () => {
  it('requires title, picture and alt text, and lists each as a button that focuses its field', async () => {
    await openEditor()
    await press('게시하기')
    expect(insert).not.toHaveBeenCalled()
    const gate = screen.getByText(/게시하려면 아직 필요합니다/)
    for (const [name, target] of [
      ['제목', field('제목')],
      ['이미지', screen.getByText('파일 고르기')],
      ['대체 텍스트', field('대체 텍스트')],
    ] as const) {
      fireEvent.click(within(gate).getByText(name))
      expect(target).toHaveFocus()
    }
    type('대체 텍스트', '안개 낀 산')
    expect(within(gate).queryByText('대체 텍스트')).toBeNull()
  })

  it('publishes a row when nothing is missing', async () => {
    await openEditor(completePost)
    await press('게시하기')
    expect(update.mock.lastCall?.[2]).toEqual({ status: 'published' })
    expect(toasts.getState()[0]).toMatchObject({
      message: '게시했습니다.',
      action: { label: '사이트에서 보기' },
    })
  })

  it('uploads the picture before writing the row, and writes no row if that fails', async () => {
    vi.mocked(uploadObject).mockRejectedValue(new DataError('tooLarge', 'no', { status: 413 }))
    await openNewPhoto()
    await press('게시하기')
    expect(insert).not.toHaveBeenCalled()
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining('파일이 서버가 받는 크기보다 큽니다.'),
    )
    vi.mocked(uploadObject).mockResolvedValue()
    await press('게시하기')
    expect(insert.mock.lastCall?.[1]).toMatchObject({
      // Each of the three attempts has its own key.
      image: '/storage/v1/object/public/media/3.webp',
      width: 2560,
      status: 'published',
    })
  })

  it('waits for a file that is being processed, and reports one that is not a picture', async () => {
    FakeWorker.reply = null
    await openNewPhoto()
    await press('게시하기')
    await rejectFile()
    expect(insert).not.toHaveBeenCalled()
    expect(field('이미지')).toBeInvalid()
    expect(screen.getByText('사진을 올려 주세요.')).toBeVisible()
    expect(screen.getByText(/파일이 손상되어/)).toBeVisible()
  })

  it('does not publish the previous picture when its replacement is not a picture', async () => {
    FakeWorker.reply = null
    await openEditor(completePost)
    pickFiles(field('이미지'), imageFile('b.jpg'))
    await press('게시하기')
    await rejectFile()
    expect(update).not.toHaveBeenCalled()
    expect(screen.getByText(/저장하지 못했습니다\. .*손상/)).toBeVisible()
    // The row can still be published with its previous picture.
    await press('게시하기')
    expect(update.mock.lastCall?.[2]).toEqual({ status: 'published' })
    expect(screen.getByText(/파일이 손상되어/)).toBeVisible()
  })

  it('keeps a file that is chosen during a save', async () => {
    let respond = (_post: Post) => {}
    insert.mockReturnValue(new Promise((resolve) => (respond = resolve)))
    await openNewPhoto()
    await press('게시하기')
    pickFiles(field('이미지'), imageFile('b.jpg'))
    await settle()
    respond(buildPost({ ...completePost, image: '/storage/v1/object/public/media/1.webp' }))
    await settle()
    expect(screen.getAllByText('저장하지 않은 내용이 있습니다')).not.toHaveLength(0)
    await press('게시하기')
    expect(update.mock.lastCall?.[2]).toMatchObject({ image: '/storage/v1/object/public/media/2.webp' })
  })

  it('validates again after the upload', async () => {
    let respond = () => {}
    vi.mocked(uploadObject).mockReturnValueOnce(new Promise((resolve) => (respond = resolve)))
    await openNewPhoto()
    await press('게시하기')
    type('대체 텍스트', '')
    respond()
    await settle()
    expect(insert).not.toHaveBeenCalled()
    expect(field('대체 텍스트')).toHaveFocus()
  })
})

describe('a row changed elsewhere', () => {
  const theirs = {
    ...completePost,
    title: '남의 제목',
    summary: '남의 요약',
    image: '/storage/v1/object/public/media/theirs.webp',
    updatedAt: '2026-11-20T12:30:00Z',
  }
  async function causeConflict() {
    update.mockRejectedValueOnce(new RowChangedError(theirs))
    await openEditor(completePost)
    type('제목', '내 제목')
    await press('게시하기')
    expect(screen.getByRole('dialog', { name: '다른 곳에서 먼저 바뀌었습니다' })).toBeVisible()
  }

  /** Replaces `location.reload`, which jsdom does not implement. */
  function stubReload() {
    const page = location
    const reload = vi.fn<() => unknown>()
    vi.stubGlobal(
      'location',
      new Proxy({}, { get: (_, name) => (name === 'reload' ? reload : Reflect.get(page, name)) }),
    )
    return reload
  }

  it('is overwritten only after confirmation', async () => {
    await causeConflict()
    expect(update).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('dialog')).toHaveTextContent('그곳에서 바꾼 ‘제목’의 내용이')
    vi.mocked(getOwnerPost).mockResolvedValue(theirs)
    await press('덮어쓰기')
    expect(update.mock.lastCall?.slice(2)).toEqual([
      { title: '내 제목', status: 'published' },
      { expectedUpdatedAt: theirs.updatedAt },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(field('요약')).toHaveValue('남의 요약')
  })

  it.each([
    ['게시하기', 'published', 'draft', /게시를 취소했습니다\. 덮어쓰면 사이트에 다시 보입니다/],
    ['임시저장', 'draft', 'published', /게시했습니다\. 덮어쓰면 사이트에서 내려갑니다/],
  ] as const)('warns that %s would revert its status', async (button, before, now, says) => {
    update.mockRejectedValueOnce(new RowChangedError({ ...theirs, title: completePost.title, status: now }))
    await openEditor({ ...completePost, status: before })
    type('제목', '내 제목')
    await press(button)
    expect(screen.getByRole('dialog')).toHaveTextContent('같은 항목을 바꾸지는 않아서')
    expect(screen.getByRole('dialog')).toHaveTextContent(says)
  })

  it('does not mention the status if it is unchanged', async () => {
    await causeConflict()
    expect(screen.getByRole('dialog')).not.toHaveTextContent('사이트')
  })

  it('does not reload when the browser cannot store the draft', async () => {
    fillStorage()
    await causeConflict()
    const reload = stubReload()
    await press('다시 불러오기')
    expect(reload).not.toHaveBeenCalled()
    expect(screen.getByRole('alert')).toHaveTextContent('다시 불러오지 않았습니다')
  })

  it('reloads and keeps the draft', async () => {
    await causeConflict()
    const reload = stubReload()
    await press('다시 불러오기')
    expect(reload).toHaveBeenCalledOnce()
    expect(await latestDraft(7)).toMatchObject({ draft: { title: '내 제목' } })
    const closing = new Event('beforeunload', { cancelable: true })
    fireEvent(window, closing)
    expect(closing.defaultPrevented).toBe(false)
  })
})

describe('EXIF of a photo', () => {
  it('fills empty fields and never overwrites typed ones', async () => {
    FakeWorker.reply = ({ id }) => ({
      id,
      image: processedImage({ camera: 'SONY A7C2', lens: 'FE 35mm F1.8', aperture: 1.8, shutter: '1/640' }),
    })
    await openEditor()
    type('렌즈', '할아버지의 렌즈')
    pickFiles(field('이미지'), imageFile('겹겹의_새벽.jpg'.normalize('NFD')))
    await settle()
    expect(field('제목')).toHaveValue('겹겹의 새벽')
    expect(field('카메라')).toHaveValue('SONY A7C2')
    expect(field('조리개 (f/)')).toHaveValue('1.8')
    expect(field('렌즈')).toHaveValue('할아버지의 렌즈')
    expect(screen.getByText('자동으로 채웠습니다')).toBeVisible()
    type('제목', '내 제목')
    pickFiles(field('이미지'), imageFile('다른 사진.jpg'))
    await settle()
    expect(field('제목')).toHaveValue('내 제목')
  })

  it('is replaced when another file is chosen, while typed values stay', async () => {
    const photos = [
      { camera: 'SONY A7C2', lens: 'FE 35mm F1.8', aperture: 1.8, iso: 100 },
      { camera: 'SONY A7C2', aperture: 8, iso: 400 },
      {},
    ]
    FakeWorker.reply = ({ id }) => ({ id, image: processedImage(photos.shift()) })
    await openEditor()
    pickFiles(field('이미지'), imageFile('잘못 고른 사진.jpg'))
    await settle()
    type('감도 (ISO)', '200')
    pickFiles(field('이미지'), imageFile('겹겹의 새벽.jpg'))
    await settle()
    const shown = () => ['제목', '카메라', '렌즈', '조리개 (f/)', '감도 (ISO)'].map((name) => field(name))
    const values = ['겹겹의 새벽', 'SONY A7C2', '', '8', '200']
    expect(shown()).toEqual(values.map((value) => expect.objectContaining({ value })))
    type('제목', '내 제목')
    pickFiles(field('이미지'), imageFile('정보 없는 사진.jpg'))
    await settle()
    expect(shown().slice(1)).toEqual(values.slice(1).map((value) => expect.objectContaining({ value })))
    expect(field('제목')).toHaveValue('내 제목')
  })
})

describe('publishing a chapter whose number is taken', () => {
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '비' }] }] }
  const meta = { novel: 'some', number: 41 }
  const chapter = buildPost({ title: '우산은 하나', body, meta })
  const taken = {
    id: 9,
    number: 41,
    title: '먼저 온 장',
    status: 'draft' as const,
    published_at: null,
    thumbnail: null,
    image: null,
  }
  const openChapter = () => openEditor(chapter, { collection: chapters, form: ChapterForm })
  const gateText = () => screen.getByRole('alertdialog', { name: '아직 게시할 수 없습니다' }).textContent

  it('says that the browser keeps the changes, and so does the bar', async () => {
    vi.mocked(refetchSeriesNumbers).mockResolvedValue([taken])
    vi.mocked(useSeriesNumbers).mockReturnValue([taken])
    await openChapter()
    type('제목', '우산은 둘')
    await press('게시하기')
    expect(await listDrafts(7, 'chapters')).toMatchObject([{ draft: { title: '우산은 둘' } }])
    expect(gateText()).toContain(
      '한 가지를 고치면 게시할 수 있습니다. 적은 것은 모두 이 브라우저에 보관했습니다.',
    )
    expect(screen.getAllByText('이 브라우저에 보관됨')).not.toHaveLength(0)
    expect(screen.queryByText('저장하지 않은 내용이 있습니다', { selector: 'p' })).toBeNull()
  })

  it('says that only this tab keeps the changes if the browser’s storage is full', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    vi.mocked(refetchSeriesNumbers).mockResolvedValue([taken])
    vi.mocked(useSeriesNumbers).mockReturnValue([taken])
    await openChapter()
    type('제목', '우산은 둘')
    await press('게시하기')
    expect(gateText()).toContain('브라우저 저장소가 가득 차 적은 것을 이 탭에만 보관했습니다.')
  })

  it('says that the server has everything if nothing was changed', async () => {
    vi.mocked(refetchSeriesNumbers).mockResolvedValueOnce([])
    vi.mocked(useSeriesNumbers).mockReturnValue([])
    update.mockRejectedValue(new NumberTakenError(chapters, 41, null, null))
    await openChapter()
    vi.mocked(refetchSeriesNumbers).mockResolvedValue([taken])
    vi.mocked(useSeriesNumbers).mockReturnValue([taken])
    await press('게시하기')
    expect(gateText()).toContain('적은 것은 모두 서버에 저장되어 있습니다.')
    expect(screen.getByText(/^저장하지 못했습니다/).textContent).not.toContain('이 브라우저에 보관했습니다')
  })
})

describe('deleting', () => {
  it('reports an error when the owner does not connect', async () => {
    expireSession()
    await openEditor(completePost)
    await press('삭제')
    act(cancelConnect)
    await settle()
    expect(toasts.getState()).toMatchObject([
      {
        tone: 'error',
        message: '휴지통에 넣지 못했습니다. 서버가 이 일을 허락하지 않았습니다. 서버 연결을 확인해 주세요.',
      },
    ])
  })

  it('goes back to the list and offers to undo in a toast', async () => {
    await openEditor(completePost)
    type('제목', '버릴 제목')
    vi.mocked(trashPosts).mockResolvedValueOnce([7])
    await press('삭제')
    expect(trashPosts).toHaveBeenCalledExactlyOnceWith(a7c2, [7])
    expect(screen.getByRole('heading', { name: '목록' })).toBeVisible()
    expect(toasts.getState()[0]).toMatchObject({
      message: expect.stringContaining('휴지통에 넣었습니다.'),
      action: { label: '되돌리기' },
    })
    // The draft stays for when the deletion is undone.
    expect(await latestDraft(7)).toMatchObject({ draft: { title: '버릴 제목' } })
  })
})
