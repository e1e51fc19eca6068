import { resetAdminPage } from '../adminPage'
import {
  FUJI,
  SONY,
  clearReceivedPhotos,
  installNavigator,
  storeReceivedPhoto,
  storedNames,
  stubCloneableBlobs,
} from './receivedFixtures'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-data'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { insertPost } from '@/posts/owner/ownerWrites'
import { useConnection } from '@/admin/connection/connection'
import Received from '@/admin/received/Received'
import { receivedUploader } from '@/admin/received/receivedUploader'
import { receivedPhotoStore } from '@/admin/received/receivedPhotoStore'
import { listDraftMetas } from '@/admin/editor/localDrafts'
import { isUnread, readEntries } from '@/admin/upload/cutEntries'
import { getCutFile } from '@/admin/upload/cutFiles'
import ReceivedLink from '@/admin/shell/ReceivedLink'
import { chooseToastAction, toasts } from '@/ui/toaster/store'
import { buildPost } from '../../support/posts'
import { settle } from '../../support/settle'
import { installFakeWorker } from '../fakeImageWorker'
import { stubResizeObserver } from '../../support/observers'

vi.mock('@/posts/owner/ownerWrites', () => ({ insertPost: vi.fn<() => unknown>() }))
vi.mock('@/supabase/ownerClient', () => import('../../support/ownerClient'))
vi.mock('@/supabase/uploads', () => import('../../support/uploads'))

beforeEach(async () => {
  resetAdminPage()
  stubCloneableBlobs()
  installNavigator()
  stubResizeObserver()
  installFakeWorker()
  receivedUploader.state.setState({ photos: null, failed: false, unreadable: new Set() })
  let ids = 0
  vi.mocked(insertPost).mockImplementation((_of, draft) =>
    Promise.resolve(buildPost({ ...draft, id: (ids += 1) })),
  )
  await clearReceivedPhotos()
})

async function settleAll() {
  for (let turns = 0; turns < 6; turns += 1) await settle()
}
async function open(search = '') {
  const router = createMemoryRouter(
    [
      {
        path: '/admin/Received',
        element: (
          <main id="main" tabIndex={-1}>
            <ul>
              <ReceivedLink onNavigate={undefined} />
            </ul>
            <Received />
          </main>
        ),
      },
      { path: '*', element: <h1>another page</h1> },
    ],
    { initialEntries: [`/admin/Received${search}`] },
  )
  render(<RouterProvider router={router} />)
  await settleAll()
  return () => router.state.location.pathname + router.state.location.search
}
const card = (name: string) => screen.getByRole('listitem', { name })
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await settleAll()
}

describe('the page of received photos', () => {
  it('shows the photos with the guessed collection, and lets the owner choose', async () => {
    await storeReceivedPhoto('DSC04211.jpg', SONY)
    await storeReceivedPhoto('DSCF1083.jpg', FUJI)
    await storeReceivedPhoto('IMG_1.jpg', null)
    await open()
    expect(screen.getByText('휴대전화에서 보낸 사진 3장')).toBeVisible()
    expect(screen.getByRole('link', { name: '받은 사진, 3장' })).toHaveAttribute('aria-current', 'page')
    expect(card('DSC04211.jpg')).toHaveTextContent('A7C2로 짐작했습니다 · ILCE-7CM2')
    const places = screen.getByRole('radiogroup', { name: 'IMG_1.jpg 올릴 곳' })
    expect(places).toHaveAttribute('data-undecided')
    expect(screen.getByText('한 장의 올릴 곳을 아직 고르지 않았습니다.')).toBeVisible()
    expect(screen.getByRole('button', { name: '2장 임시저장으로 올리기' })).toBeVisible()

    fireEvent.click(within(places).getByRole('radio', { name: 'X100VI' }))
    await settleAll()
    expect(card('IMG_1.jpg')).toHaveTextContent('X100VI로 골랐습니다')
    expect(places).not.toHaveAttribute('data-undecided')
    await press('3장 임시저장으로 올리기')
    const targets = vi.mocked(insertPost).mock.calls.map(([{ key }, { title }]) => `${key} ${title}`)
    expect(targets.toSorted()).toEqual(['a7c2 DSC04211', 'x100vi DSCF1083', 'x100vi IMG 1'])
    expect(await storedNames()).toEqual([])
    expect(screen.getByRole('heading', { name: '받은 사진이 없습니다.' })).toBeVisible()
    expect(screen.queryByRole('link', { name: /^받은 사진,/ })).toBeNull()
  })

  it('moves the photos to a new episode as its cuts, in their order', async () => {
    for (const name of ['b.jpg', 'a.jpg']) await storeReceivedPhoto(name, null)
    const address = await open()
    await press('새 회차의 컷으로')
    expect(address()).toBe('/admin/EpisodeUpload')
    expect(await storedNames()).toEqual([])
    const [meta = {}] = await listDraftMetas()
    const cuts = readEntries(meta).filter(isUnread)
    expect(cuts.map(({ name }) => name)).toEqual(['b.jpg', 'a.jpg'])
    for (const { source } of cuts) expect(await getCutFile(source)).not.toBeNull()
  })

  it('offers to open the created draft', async () => {
    await storeReceivedPhoto('a.jpg', SONY)
    const address = await open()
    await press('1장 임시저장으로 올리기')
    const [toast] = toasts.getState()
    expect(toast?.message).toBe('1장을 임시저장했습니다.')
    expect(toast?.action?.label).toBe('제목 쓰러 가기')
    act(() => chooseToastAction(toast?.id ?? 0))
    await settleAll()
    expect(address()).toBe('/admin/a7c2/Upload/1')
  })

  it('shows that started uploads wait, removes one, and asks before removing all', async () => {
    installNavigator(false)
    useConnection.setState({ state: 'offline' })
    for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) await storeReceivedPhoto(name, SONY)
    await open()
    expect(screen.getByRole('status')).toHaveTextContent(
      '연결되지 않았습니다.올리기를 눌러 두면 연결될 때 올립니다.이 화면을 닫아도 사진은 남아 있습니다.',
    )
    expect(screen.queryByText(/저절로/)).toBeNull()
    await press('3장 임시저장으로 올리기')
    expect(screen.getByRole('status')).toHaveTextContent(
      '연결되면 올립니다.이 화면을 닫아도 사진은 남아 있습니다.',
    )
    expect(screen.getByText('휴대전화에 보관 중 · 3장')).toBeVisible()
    expect(card('a.jpg')).toHaveTextContent('A7C2 · 기다리는 중')
    expect(screen.getByText('Wi-Fi나 데이터에 연결되면 저절로 이어서 올립니다.')).toBeVisible()
    expect(screen.getByRole('button', { name: '다시 시도' })).toBeVisible()

    await press('a.jpg 빼기')
    expect(await storedNames()).toEqual(['b.jpg', 'c.jpg'])
    expect(card('b.jpg')).toHaveFocus()
    await press('모두 빼기')
    const question = screen.getByRole('alertdialog', { name: '받은 사진 2장을 모두 뺄까요?' })
    expect(within(question).getByRole('button', { name: '취소' })).toHaveFocus()
    fireEvent.click(within(question).getByRole('button', { name: '모두 빼기' }))
    await settleAll()
    expect(await storedNames()).toEqual([])
    expect(insertPost).not.toHaveBeenCalled()
  })

  it('shows once how many photos could not be stored', async () => {
    await storeReceivedPhoto('a.jpg', SONY)
    const address = await open('?missed=2')
    expect(screen.getByRole('alert')).toHaveTextContent('이 기기에 자리가 모자라 2장은 보관하지 못했습니다.')
    expect(address()).toBe('/admin/Received')
  })

  it('reports a share that could not be read, and ignores other values', async () => {
    await open('?missed=all')
    expect(screen.getByRole('alert')).toHaveTextContent('다시 공유해 주세요')
    await open('?missed=%3Cb%3E')
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })

  it('shows why a file cannot be uploaded, and only the remove button', async () => {
    await storeReceivedPhoto('a.heic', null, { look: null, size: 24 })
    await open()
    expect(within(card('a.heic')).getByRole('alert')).toHaveTextContent('사진을 올리지 못했습니다')
    expect(within(card('a.heic')).queryByRole('radio')).toBeNull()
    expect(screen.getByRole('button', { name: '임시저장으로 올리기' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await press('a.heic 빼기')
    expect(await storedNames()).toEqual([])
  })

  it('reports an unreadable file, and reads it again only on request', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const file = vi
      .spyOn(receivedPhotoStore, 'getFile')
      .mockRejectedValue(new DOMException('gone', 'UnknownError'))
    await storeReceivedPhoto('a.heic', null, { look: null })
    await open()
    expect(screen.getByRole('alert')).toHaveTextContent('읽지 못했습니다')
    expect(card('a.heic')).toHaveTextContent('읽지 못했습니다.')
    expect(file).toHaveBeenCalledOnce()
    file.mockRestore()
    await press('다시 시도')
    expect(within(card('a.heic')).getByRole('alert')).toHaveTextContent('사진을 올리지 못했습니다')
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })

  it('reports an unreadable store and retries', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const broken = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
      throw new DOMException('blocked', 'InvalidStateError')
    })
    await storeReceivedPhoto('a.jpg', SONY)
    await open()
    expect(screen.getByRole('alert')).toHaveTextContent('읽지 못했습니다')
    broken.mockRestore()
    await press('다시 시도')
    expect(card('a.jpg')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
