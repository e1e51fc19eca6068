import { resetAdminPage } from '../adminPage'
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-data'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  getOverview,
  listRecentEdits,
  getStorageUsage,
  type AdminOverview,
} from '@/posts/owner/adminOverview'
import { readLastBackup } from '@/posts/owner/adminSettings'
import { countOwnerPosts, findGoneIds } from '@/posts/owner/ownerRepository'
import { listInquiries } from '@/inquiries/ownerInquiries'
import { blankDraft } from '@/posts/owner/postDraft'
import { queryClient } from '@/posts/read/queryClient'
import { portfolio } from '@/posts/collections'
import { a7c2 } from '../../support/galleries'
import { DataError } from '@/supabase/errors'
import { useConnection } from '@/admin/connection/connection'
import { Dashboard } from '@/admin/dashboard/Dashboard'
import '@/admin/dashboard/Overview'
import { TodoRow } from '@/admin/dashboard/TodoRow'
import { deleteLocalDraft, saveLocalDraft } from '@/admin/editor/localDrafts'
import { inquiry, pageOf } from '../inquiries/inquiryFixtures'
import { buildPost } from '../../support/posts'
import { settle } from '../../support/settle'

vi.mock('@/posts/owner/adminOverview', () => ({
  getOverview: vi.fn<() => unknown>(),
  getStorageUsage: vi.fn<() => unknown>(),
  listRecentEdits: vi.fn<() => unknown>(),
}))
vi.mock('@/posts/owner/adminSettings', () => ({ readLastBackup: vi.fn<() => unknown>() }))
vi.mock('@/posts/owner/ownerRepository', () => ({
  countOwnerPosts: vi.fn<() => unknown>(),
  findGoneIds: vi.fn<() => unknown>(),
}))
vi.mock('@/inquiries/ownerInquiries', async (original) => ({
  ...(await original<object>()),
  listInquiries: vi.fn<() => unknown>(),
}))
vi.mock('@/supabase/ownerClient', () => import('../../support/ownerClient'))
// Tested separately.
const rebuildRow = vi.hoisted(() => ({ title: '' }))
vi.mock('@/admin/dashboard/RebuildRow', () => ({
  RebuildRow: () => rebuildRow.title !== '' && <TodoRow tone="info" icon={null} title={rebuildRow.title} />,
}))
vi.mock('@/admin/dashboard/RebuildNote', () => ({ RebuildNote: () => null }))

const NONE = { count: 0, posts: [] }
const nothing: AdminOverview = {
  at: '2026-11-22T05:00:00Z',
  missingAlt: NONE,
  drafts: NONE,
  pictures: NONE,
  links: NONE,
  scheduled: NONE,
}
const full: AdminOverview = {
  ...nothing,
  missingAlt: {
    count: 5,
    posts: [
      { collection: 'a7c2', id: 3, title: '빈 꽃병의 오후' },
      { collection: 'fanart', id: 1, title: '유월의 옥상' },
    ],
  },
  drafts: {
    count: 2,
    posts: [{ collection: 'fanart', id: 9, title: '고개를 넘는 불꽃', since: '2026-11-03T05:00:00Z' }],
  },
  pictures: { count: 1, posts: [{ collection: 'portfolio', id: 7, title: '두바퀴상회', place: 3 }] },
  links: { count: 1, posts: [{ collection: 'portfolio', id: 7, title: '두바퀴상회', words: '여기' }] },
  scheduled: {
    count: 6,
    posts: [{ collection: 'a7c2', id: 12, title: '유월의 옥상', at: '2099-11-28T00:00:00Z' }],
  },
}
const GB = 1024 ** 3
const weight = { photos: 2 * GB, works: GB, versions: 0, trash: 0, unused: 0 }

const region = (name: string) => within(screen.getByRole('region', { name }))
const rows = () => region('할 일').queryAllByRole('listitem')

async function open() {
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Dashboard /> }])} />)
  await screen.findByRole('region', { name: '할 일' })
  await settle()
}

beforeEach(() => {
  resetAdminPage()
  vi.spyOn(console, 'error').mockReturnValue()
  rebuildRow.title = ''
  queryClient.setDefaultOptions({ queries: { retry: false } })
  vi.mocked(getOverview).mockResolvedValue(nothing)
  vi.mocked(getStorageUsage).mockResolvedValue(weight)
  vi.mocked(listRecentEdits).mockResolvedValue([])
  vi.mocked(readLastBackup).mockResolvedValue(null)
  vi.mocked(listInquiries).mockResolvedValue(pageOf([], ['received']))
  vi.mocked(countOwnerPosts).mockResolvedValue({
    a7c2: { total: 128, drafts: 1, scheduled: 2, trashed: 0 },
    fanart: { total: 23, drafts: 0, scheduled: 0, trashed: 0 },
  })
})
afterEach(cleanup)

describe('the to-do list', () => {
  it('begins with new inquiries and their senders', async () => {
    const letters = ['다솔', '라온서점', '구월', '여울'].map((name, id) => inquiry({ id: id + 1, name }))
    vi.mocked(listInquiries).mockResolvedValue(pageOf(letters, ['received']))
    vi.mocked(getOverview).mockResolvedValue(full)
    await open()
    expect(rows()[0]).toHaveTextContent('새 문의 4통다솔, 라온서점, 구월 외 1통읽으러 가기')
    expect(region('할 일').getByRole('link', { name: '읽으러 가기' })).toHaveAttribute(
      'href',
      '/admin/Inquiries?state=received',
    )
  })

  it('lists each task with a description and a link to the editor', async () => {
    rebuildRow.title = '마지막 배포 뒤 바뀐 글 3편'
    vi.mocked(getOverview).mockResolvedValue(full)
    await open()
    expect(rows().map((row) => row.textContent)).toEqual([
      '끊어진 그림 1개포트폴리오 ‘두바퀴상회’ 본문의 세 번째 그림고치러 가기',
      '끊어진 링크 1개포트폴리오 ‘두바퀴상회’ 본문의 ‘여기’고치러 가기',
      '대체 텍스트 없는 사진 5장빈 꽃병의 오후, 유월의 옥상 외 3장채우러 가기',
      '마지막 배포 뒤 바뀐 글 3편',
      '임시저장 2편고개를 넘는 불꽃은 19일째 기다리고 있습니다이어 쓰기',
    ])
    expect(region('할 일').getByText('5가지')).toBeVisible()
    const links = region('할 일').getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `${portfolio.uploadPath}/7?field=body`,
      `${portfolio.uploadPath}/7?field=body`,
      `${a7c2.uploadPath}/3?field=alt`,
      '/admin/FanartUpload/9',
    ])
    expect(links[2]).toHaveAccessibleName('‘빈 꽃병의 오후’ 채우러 가기')
  })

  it('lists local drafts of deleted rows only', async () => {
    const draft = { ...blankDraft(), title: '두고 간 글' }
    const work = { draft, picture: null, stored: null, base: { draft, updatedAt: null } }
    const keys = ['a7c2/7/one', 'a7c2/8/two', 'a7c2/new/three']
    for (const key of keys) await saveLocalDraft(key, work)
    vi.mocked(findGoneIds).mockImplementation((_of, ids) => Promise.resolve(ids.filter((id) => id === 7)))
    await open()
    expect(rows().map((row) => row.textContent)).toEqual([
      '지워진 글에 쓰던 내용 1편A7C2 ‘두고 간 글’. 이 브라우저에 남아 있습니다.보러 가기',
    ])
    expect(region('할 일').getByRole('link').getAttribute('href')).toBe(`${a7c2.uploadPath}/7`)
    for (const key of keys) await deleteLocalDraft(key)
  })

  it('says that it is empty, unless there is a rebuild row', async () => {
    await open()
    expect(region('할 일').getByText('할 일이 없습니다. 빈 페이지를 채울 시간입니다.')).toBeVisible()
    cleanup()
    rebuildRow.title = '마지막 배포 뒤 바뀐 글 3편'
    await open()
    expect(region('할 일').queryByText(/할 일이 없습니다/)).toBeNull()
    expect(region('할 일').getByText('1가지')).toBeVisible()
  })
})

describe('each block', () => {
  it('fails independently and can be retried', async () => {
    vi.mocked(getStorageUsage).mockRejectedValue(new DataError('server', 'no'))
    await open()
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(region('저장 공간').getByRole('alert')).toHaveTextContent('불러오지 못했습니다. 서버에 문제가')
    vi.mocked(getStorageUsage).mockResolvedValue(weight)
    fireEvent.click(screen.getByRole('button', { name: '저장 공간 다시 시도' }))
    await settle()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(region('저장 공간').getByText('3.0GB')).toBeVisible()
  })

  it.each(['disconnected', 'offline'] as const)('sends no request while %s', async (state) => {
    useConnection.setState({ state })
    await open()
    expect(getOverview).not.toHaveBeenCalled()
    expect(region('예약').getByText('서버에 연결하면 여기에 보입니다.')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

it('a collection shows its unpublished posts', async () => {
  await open()
  const cards = region('컬렉션')
  expect(cards.getByRole('link', { name: '임시저장 1' })).toHaveAttribute(
    'href',
    `${a7c2.adminListPath}?status=draft`,
  )
  expect(cards.getByText('모두 게시됨')).toBeVisible()
  expect(cards.getByRole('link', { name: 'A7C2: 새 사진 새로 올리기' })).toHaveAttribute(
    'href',
    a7c2.uploadPath,
  )
})

it('the storage bar has a text alternative for each part', async () => {
  await open()
  const storage = region('저장 공간')
  expect(storage.getByRole('img')).toHaveAccessibleName(
    '3.0GB / 10GB 가운데 30%: 사진 2.0GB, 작업 그림 1.0GB, 이전 판 0KB, 휴지통 0KB',
  )
  expect(storage.getAllByRole('listitem')).toHaveLength(4)
})

it('a scheduled post links to its editor, and further posts are counted', async () => {
  vi.mocked(getOverview).mockResolvedValue(full)
  await open()
  const scheduled = region('예약')
  expect(scheduled.getByRole('link')).toHaveAttribute('href', `${a7c2.uploadPath}/12`)
  expect(scheduled.getByRole('link')).toHaveTextContent('유월의 옥상 A7C22099년 11월 28일 오전 9:00')
  expect(scheduled.getByText('6편')).toBeVisible()
  expect(scheduled.getByText('그 밖에 5편')).toBeVisible()
})

it('recent edits describe their changes, link to the comparison and can all be shown', async () => {
  const edit = (id: number) => ({
    collection: a7c2,
    version: 40 + id,
    before: buildPost({ id, title: '새벽', status: 'draft' }),
    after: buildPost({ id, title: '겹겹의 새벽', status: 'published', updatedAt: '2026-11-18T12:04:00Z' }),
  })
  vi.mocked(listRecentEdits).mockImplementation((take) =>
    Promise.resolve([1, 2, 3, 4].slice(0, take).map(edit)),
  )
  await open()
  const edits = region('최근 판')
  expect(edits.getAllByRole('link')).toHaveLength(3)
  const [first] = edits.getAllByRole('link')
  expect(first).toHaveAttribute('href', `${a7c2.uploadPath}/1/versions?version=41`)
  expect(first).toHaveTextContent(
    /겹겹의 새벽게시, 제목 1?곳?,?.*A7C2.*11\. 18\. 21:04|겹겹의 새벽게시, 제목A7C2/,
  )
  fireEvent.click(edits.getByRole('button', { name: '모두 보기' }))
  await settle()
  expect(edits.getAllByRole('link')).toHaveLength(4)
  expect(edits.getByRole('button', { name: '줄여 보기' })).toHaveAttribute('aria-expanded', 'true')
})
