import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { removeUnusedPictures } from '@/collections/ownerMedia'
import { getOwnerPost } from '@/collections/ownerRepository'
import { insertPost, updatePost } from '@/collections/ownerWrites'
import type { Post } from '@/collections/post'
import { queryClient } from '@/collections/queries'
import { a7c2 } from '@/collections/registry'
import { DataError } from '@/data/errors'
import { uploadObject } from '@/data/uploads'
import { declined, useConnection } from '@/features/collection-admin/connection/connection'
import Editor from '@/features/collection-admin/editor/Editor'
import { dropLocalDraft, readLocalDraft } from '@/features/collection-admin/editor/localDrafts'
import { toasts } from '@/ui/toaster/store'
import { installDialogMethods } from '../../../dialog'
import { FakeWorker, fileOf, imageOf, pick, postOf } from '../desk'

const server = vi.hoisted(() => ({ session: true }))
vi.mock('@/collections/ownerWrites', () => ({
  insertPost: vi.fn<() => unknown>(),
  updatePost: vi.fn<() => unknown>(),
}))
vi.mock('@/collections/ownerRepository', () => ({
  getOwnerPost: vi.fn<() => unknown>(),
  findPostByImage: () => Promise.resolve(null),
}))
vi.mock('@/collections/ownerMedia', () => ({ removeUnusedPictures: vi.fn<() => unknown>() }))
vi.mock('@/data/ownerClient', () => ({
  hasOwnerSession: () => Promise.resolve(server.session),
  isOwner: () => Promise.resolve(true),
}))
vi.mock('@/data/backendUrl', () => ({ backendUrl: () => 'http://localhost', backendKey: () => 'key' }))
vi.mock('@/data/uploads', () => ({
  uploadObject: vi.fn<() => unknown>(),
  removeObjects: vi.fn<() => unknown>(),
  newImageKeys: () => ({ full: 'new.webp', thumbnail: 'new-640.webp' }),
  publicObjectUrl: (key: string) => `/storage/v1/object/public/media/${key}`,
}))

const insert = vi.mocked(insertPost)
const update = vi.mocked(updatePost)
/** A row that could be published as it is. */
const whole = postOf({ image: '/storage/v1/object/public/media/a.webp', alt: '안개 낀 산', summary: '가을' })

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** Lets answers arrive, and nothing that waits on purpose. */
const settle = () => pass(50)

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetAllMocks()
  installDialogMethods()
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal('scrollTo', () => undefined)
  HTMLElement.prototype.scrollIntoView = () => undefined
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => undefined
  FakeWorker.reply = ({ id }) => ({ id, image: imageOf() })
  useConnection.setState({ state: 'connected', asking: null })
  server.session = true
  queryClient.clear()
  toasts.setState([], true)
  vi.mocked(getOwnerPost).mockResolvedValue(whole)
  insert.mockImplementation((_of, draft) => Promise.resolve(postOf({ ...draft, id: 7 })))
  update.mockImplementation((_of, id, draft) =>
    Promise.resolve(postOf({ ...draft, id, updatedAt: '2026-11-20T13:00:00Z' })),
  )
})

afterEach(async () => {
  cleanup()
  await settle()
  for (const key of ['a7c2/new', 'a7c2/7']) void dropLocalDraft(key)
  await settle()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(row: Post | null = null) {
  if (row) vi.mocked(getOwnerPost).mockResolvedValue(row)
  const path = row ? `${a7c2.uploadPath}/${row.id}` : a7c2.uploadPath
  history.replaceState({ idx: 0 }, '', path)
  const view = render(
    <BrowserRouter>
      <Routes>
        <Route path={path} element={<Editor collection={a7c2} id={row?.id ?? null} />} />
        <Route path={a7c2.adminListPath} element={<h1>목록</h1>} />
      </Routes>
    </BrowserRouter>,
  )
  await settle()
  return view
}

const field = (label: string) => screen.getByLabelText(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = async (name: string) => {
  fireEvent.click(screen.getByText(name, { selector: 'button' }))
  await settle()
}
const ctrlS = (more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { key: 's', code: 'KeyS', ctrlKey: true, ...more })
async function kept(key = 'a7c2/new') {
  const reading = readLocalDraft(key)
  await settle()
  return reading
}

describe('unsaved work', () => {
  it('is kept in the browser three seconds after the last change', async () => {
    await open()
    type('제목', '겹')
    await pass(2000)
    type('제목', '겹겹의 새벽')
    await pass(2900)
    expect(await kept()).toBeNull()
    expect(screen.getAllByText('저장하지 않은 내용이 있습니다')).not.toHaveLength(0)
    await pass(100)
    expect(await kept()).toMatchObject({ draft: { title: '겹겹의 새벽' }, baseUpdatedAt: null })
    expect(screen.getAllByText('방금 임시저장됨')).not.toHaveLength(0)
  })

  it('is kept at once when the page is hidden', async () => {
    await open()
    type('제목', '겹겹의 새벽')
    fireEvent(window, new Event('pagehide'))
    expect(await kept()).toMatchObject({ draft: { title: '겹겹의 새벽' } })
  })

  it('is kept at once when the editor goes away, as on a forced logout', async () => {
    const { unmount } = await open()
    type('제목', '겹겹의 새벽')
    unmount()
    expect(await kept()).toMatchObject({ draft: { title: '겹겹의 새벽' } })
  })

  it('stays in the tab, and says so, when the browser has no room left', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { unmount } = await open()
    type('제목', '겹겹의 새벽')
    await pass(3050)
    expect(screen.getAllByText(/저장소가 가득 차 이 탭에만 보관합니다/)).not.toHaveLength(0)
    unmount()
    await open()
    await press('복원')
    expect(field('제목')).toHaveValue('겹겹의 새벽')
  })

  it('is not kept any longer once it is taken back', async () => {
    await open(whole)
    type('제목', '다른 제목')
    await pass(3050)
    expect(await kept('a7c2/7')).not.toBeNull()
    type('제목', whole.title)
    await settle()
    expect(await kept('a7c2/7')).toBeNull()
  })
})

describe('work of an earlier visit', () => {
  async function leftBehind(row: Post | null = null) {
    const { unmount } = await open(row)
    type('제목', '두고 간 제목')
    type('렌즈', '35mm')
    unmount()
    await settle()
  }

  it('is offered, and holds the form until it is answered', async () => {
    await leftBehind()
    await open()
    expect(screen.getByText('저장하지 않은 내용이 남아 있습니다.')).toBeVisible()
    expect(field('제목').closest('[inert]')).not.toBeNull()
    expect(screen.getByText('게시하기').closest('[inert]')).not.toBeNull()
    ctrlS()
    await settle()
    expect(screen.queryByText('제목을 입력해 주세요.')).toBeNull()
  })

  it('comes back whole', async () => {
    await leftBehind()
    await open()
    await press('복원')
    expect(field('제목')).toHaveValue('두고 간 제목')
    expect(field('렌즈')).toHaveValue('35mm')
    expect(field('제목').closest('[inert]')).toBeNull()
    expect(screen.queryByText('복원')).toBeNull()
  })

  it('is gone for good once it is thrown away', async () => {
    await leftBehind(whole)
    const { unmount } = await open(whole)
    await press('버리기')
    expect(field('제목')).toHaveValue(whole.title)
    unmount()
    await open(whole)
    expect(screen.queryByText('복원')).toBeNull()
  })

  it('warns when the row has been saved elsewhere meanwhile', async () => {
    await leftBehind(whole)
    const { unmount } = await open(whole)
    expect(screen.queryByText(/다른 곳에서 바뀌었습니다/)).toBeNull()
    unmount()
    await settle()
    await open({ ...whole, updatedAt: '2026-11-20T12:30:00Z' })
    expect(screen.getByText(/다른 곳에서 바뀌었습니다/)).toBeVisible()
  })

  it('brings back a picture, and does not send again what was stored', async () => {
    const { unmount } = await open()
    pick(field('이미지'), fileOf('a.jpg'))
    await settle()
    type('제목', '겹겹의 새벽')
    unmount()
    await settle()
    vi.mocked(uploadObject).mockClear()
    await open()
    await press('복원')
    await press('임시저장')
    expect(uploadObject).not.toHaveBeenCalled()
    expect(insert.mock.lastCall?.[1]).toMatchObject({ image: '/storage/v1/object/public/media/new.webp' })
  })
})

describe('saving', () => {
  it('makes a draft of nothing but a title, and its address is the row’s', async () => {
    await open()
    type('제목', '겹겹의 새벽')
    await press('임시저장')
    expect(insert).toHaveBeenCalledTimes(1)
    expect(insert.mock.lastCall?.[1]).toMatchObject({ title: '겹겹의 새벽', image: null, status: 'draft' })
    expect(location.pathname).toBe(`${a7c2.uploadPath}/7`)
    expect(toasts.getState().map(({ message }) => message)).toEqual(['임시저장했습니다.'])
    expect(screen.getAllByText('모두 저장되었습니다')).not.toHaveLength(0)
    expect(await kept()).toBeNull()
  })

  it('sends once however often it is asked for, and changes its own row afterwards', async () => {
    let answer = (_post: Post) => {}
    insert.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    await open()
    type('제목', '겹겹의 새벽')
    await press('임시저장')
    await press('임시저장')
    ctrlS()
    await settle()
    expect(insert).toHaveBeenCalledTimes(1)
    answer(postOf({ title: '겹겹의 새벽' }))
    await settle()
    type('제목', '겹겹의 밤')
    await press('임시저장')
    expect(insert).toHaveBeenCalledTimes(1)
    expect(update.mock.lastCall?.slice(1)).toEqual([
      7,
      expect.objectContaining({ title: '겹겹의 밤' }),
      { expectedUpdatedAt: postOf().updatedAt },
    ])
  })

  it('saves what is typed while the picture is still on its way', async () => {
    let answer = () => {}
    vi.mocked(uploadObject).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    await open()
    type('제목', '겹')
    pick(field('이미지'), fileOf('a.jpg'))
    await settle()
    await press('임시저장')
    type('제목', '겹겹의 새벽')
    expect(insert).not.toHaveBeenCalled()
    answer()
    await settle()
    expect(insert.mock.lastCall?.[1]).toMatchObject({ title: '겹겹의 새벽', width: 2560 })
  })

  it('keeps what is typed meanwhile, as unsaved', async () => {
    let answer = (_post: Post) => {}
    update.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    await open(whole)
    type('제목', '첫 제목')
    await press('임시저장')
    type('요약', '그사이에 쓴 요약')
    answer({ ...whole, title: '첫 제목', updatedAt: '2026-11-20T13:00:00Z' })
    await settle()
    expect(field('제목')).toHaveValue('첫 제목')
    expect(field('요약')).toHaveValue('그사이에 쓴 요약')
    expect(screen.getAllByText('저장하지 않은 내용이 있습니다')).not.toHaveLength(0)
  })

  it.each([
    ['Ctrl+S', {}],
    ['⌘S', { ctrlKey: false, metaKey: true }],
    ['the S of a Korean layout', { key: 'ㄴ' }],
    ['an S that has moved', { code: 'Semicolon' }],
  ])('answers to %s', async (_name, keys) => {
    await open(whole)
    type('제목', '새 제목')
    expect(ctrlS(keys)).toBe(false)
    await settle()
    expect(update).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['within a composition', { isComposing: true }],
    ['with Alt, which types letters', { altKey: true }],
    ['without Ctrl', { ctrlKey: false }],
  ])('does not answer to an S %s', async (_name, keys) => {
    await open(whole)
    type('제목', '새 제목')
    expect(ctrlS(keys)).toBe(true)
    await settle()
    expect(update).not.toHaveBeenCalled()
  })

  it('asks for the title first, and puts the focus there', async () => {
    await open()
    await press('임시저장')
    expect(insert).not.toHaveBeenCalled()
    expect(field('제목')).toHaveFocus()
    expect(field('제목')).toBeInvalid()
    expect(field('제목')).toHaveAccessibleDescription('제목을 입력해 주세요.')
    type('제목', '겹')
    expect(field('제목')).toBeValid()
  })

  it('tells why it failed, and loses nothing', async () => {
    update.mockRejectedValueOnce(new DataError('offline', 'gone'))
    await open(whole)
    type('제목', '새 제목')
    await press('임시저장')
    expect(screen.getByRole('alert')).toHaveTextContent(
      '저장하지 못했습니다. 서버에 닿지 못했습니다. 네트워크를 확인하고 다시 시도해 주세요.',
    )
    expect(field('제목')).toHaveValue('새 제목')
    await press('임시저장')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(update).toHaveBeenCalledTimes(2)
  })
})

describe('publishing', () => {
  it('waits for title, picture and words for it, each a button that leads there', async () => {
    await open()
    await press('게시하기')
    expect(insert).not.toHaveBeenCalled()
    const gate = screen.getByText(/게시하려면 아직 필요합니다/)
    for (const [name, goal] of [
      ['제목', field('제목')],
      ['이미지', screen.getByText('파일 고르기')],
      ['대체 텍스트', field('대체 텍스트')],
    ] as const) {
      fireEvent.click(within(gate).getByText(name))
      expect(goal).toHaveFocus()
    }
    type('대체 텍스트', '안개 낀 산')
    expect(within(gate).queryByText('대체 텍스트')).toBeNull()
  })

  it('shows the row to visitors when nothing is missing', async () => {
    await open(whole)
    await press('게시하기')
    expect(update.mock.lastCall?.[2]).toMatchObject({ title: whole.title, status: 'published' })
    expect(toasts.getState()[0]).toMatchObject({
      message: '게시했습니다.',
      action: { label: '사이트에서 보기' },
    })
  })

  it('stores the picture before the row, and no row without it', async () => {
    vi.mocked(uploadObject).mockRejectedValue(new DataError('tooLarge', 'no', { status: 413 }))
    await open()
    type('제목', '겹겹의 새벽')
    type('대체 텍스트', '안개 낀 산')
    pick(field('이미지'), fileOf('a.jpg'))
    await settle()
    await press('게시하기')
    expect(insert).not.toHaveBeenCalled()
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining('파일이 서버가 받는 크기보다 큽니다.'),
    )
    vi.mocked(uploadObject).mockResolvedValue()
    await press('게시하기')
    expect(insert.mock.lastCall?.[1]).toMatchObject({
      image: '/storage/v1/object/public/media/new.webp',
      width: 2560,
      status: 'published',
    })
  })

  it('removes the picture that it replaces, once the row shows the new one', async () => {
    await open(whole)
    pick(field('이미지'), fileOf('b.jpg'))
    await settle()
    expect(removeUnusedPictures).not.toHaveBeenCalled()
    await press('게시하기')
    expect(removeUnusedPictures).toHaveBeenCalledExactlyOnceWith([
      expect.objectContaining({ image: whole.image }),
    ])
  })
})

describe('a row that was changed elsewhere', () => {
  async function meetConflict() {
    update.mockRejectedValueOnce(new DataError('conflict', 'changed'))
    await open(whole)
    type('제목', '내 제목')
    await press('게시하기')
    expect(screen.getByRole('dialog', { name: '다른 곳에서 먼저 바뀌었습니다' })).toBeVisible()
  }

  it('is overwritten only on the owner’s word', async () => {
    await meetConflict()
    expect(update).toHaveBeenCalledTimes(1)
    await press('덮어쓰기')
    expect(update.mock.lastCall?.slice(2)).toEqual([
      expect.objectContaining({ title: '내 제목', status: 'published' }),
      { expectedUpdatedAt: undefined },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is read again, and the own text is kept', async () => {
    await meetConflict()
    const reload = vi.fn<() => unknown>()
    const page = location
    vi.stubGlobal(
      'location',
      new Proxy({}, { get: (_, name) => (name === 'reload' ? reload : Reflect.get(page, name)) }),
    )
    await press('다시 불러오기')
    expect(reload).toHaveBeenCalledOnce()
    expect(await kept('a7c2/7')).toMatchObject({ draft: { title: '내 제목' } })
    const closing = new Event('beforeunload', { cancelable: true })
    fireEvent(window, closing)
    expect(closing.defaultPrevented).toBe(false)
  })
})

describe('what a photograph tells of itself', () => {
  it('fills the fields that are empty, and never what was typed', async () => {
    FakeWorker.reply = ({ id }) => ({
      id,
      image: imageOf({ camera: 'SONY A7C2', lens: 'FE 35mm F1.8', aperture: 1.8, shutter: '1/640' }),
    })
    await open()
    type('렌즈', '할아버지의 렌즈')
    pick(field('이미지'), fileOf('겹겹의_새벽.jpg'.normalize('NFD')))
    await settle()
    expect(field('제목')).toHaveValue('겹겹의 새벽')
    expect(field('카메라')).toHaveValue('SONY A7C2')
    expect(field('조리개 (f/)')).toHaveValue('1.8')
    expect(field('렌즈')).toHaveValue('할아버지의 렌즈')
    expect(screen.getByText('자동으로 채웠습니다')).toBeVisible()
    type('제목', '내 제목')
    pick(field('이미지'), fileOf('다른 사진.jpg'))
    await settle()
    expect(field('제목')).toHaveValue('내 제목')
  })
})

describe('deleting', () => {
  it('says plainly when nobody is connected to do it', async () => {
    useConnection.setState({ state: 'disconnected' })
    server.session = false
    await open(whole)
    await press('삭제')
    fireEvent.click(within(screen.getByRole('dialog')).getByText('삭제'))
    await settle()
    act(declined)
    await settle()
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^삭제하지 못했습니다. 서버가 이 일을 허락하지 않았습니다. 서버 연결을 확인해 주세요.$/,
    )
  })

  it('leads back to the list, with the way back in a toast', async () => {
    await open(whole)
    type('제목', '버릴 제목')
    await press('삭제')
    const dialog = screen.getByRole('dialog')
    expect(within(dialog).getByText('취소')).toHaveFocus()
    fireEvent.click(within(dialog).getByText('삭제'))
    await settle()
    expect(screen.getByRole('heading', { name: '목록' })).toBeVisible()
    expect(toasts.getState()[0]).toMatchObject({ message: '삭제했습니다.', action: { label: '되돌리기' } })
    expect(await kept('a7c2/7')).toBeNull()
  })
})
