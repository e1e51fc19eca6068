import { press, resetAdminPage, messages } from '../adminPage'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-data'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '@/posts/read/queryClient'
import { listTrash, purgePosts, restorePosts, getTrashSummary, type TrashedPost } from '@/posts/trash/trash'
import { readAdminSetting } from '@/posts/owner/adminSettings'
import { deleteExpiredTrash, deleteReleasedMedia, emptyTrash } from '@/posts/trash/emptyTrash'
import { useTrashCleanup } from '@/posts/trash/trashCleanup'
import { DataError } from '@/supabase/errors'
import { daysLeft } from '@/admin/trash/trashMessages'
import TrashList from '@/admin/trash/TrashList'
import { toasts } from '@/ui/toaster/store'
import { settle } from '../../support/settle'

vi.mock('@/posts/trash/trash', () => ({
  listTrash: vi.fn<() => unknown>(),
  getTrashSummary: vi.fn<() => unknown>(),
  restorePosts: vi.fn<() => unknown>(),
  purgePosts: vi.fn<() => unknown>(),
}))
vi.mock('@/posts/trash/emptyTrash', () => ({
  emptyTrash: vi.fn<() => unknown>(),
  deleteExpiredTrash: vi.fn<() => unknown>(),
  deleteReleasedMedia: vi.fn<() => unknown>(),
}))
vi.mock('@/posts/owner/adminSettings', () => ({ readAdminSetting: vi.fn<() => unknown>() }))
vi.mock('@/posts/owner/ownerRepository', () => ({}))
vi.mock('@/supabase/ownerClient', () => import('../../support/ownerClient'))

const HOOK = 'https://api.netlify.com/build_hooks/65a1'
const trashed = (more: Partial<TrashedPost>): TrashedPost => ({
  key: 'a7c2-1',
  collection: 'a7c2',
  id: 1,
  title: '비 오는 창',
  thumbnail: null,
  image: null,
  deletedAt: new Date().toISOString(),
  pictures: 2,
  bytes: 6_500_000,
  versions: 5,
  ...more,
})
const rain = trashed({})
const witch = trashed({
  key: 'fanart-5',
  collection: 'fanart',
  id: 5,
  title: '달을 건너는 마녀',
  versions: 0,
})
const weight = { at: '2026-11-22T10:00:00Z', posts: 2, pictures: 4, bytes: 13_000_000, versions: 5 }

const rows = () => [...document.querySelectorAll('tr[data-id]')].map((row) => row.getAttribute('data-id'))
const clickInDialog = async (name: string) => {
  fireEvent.click(within(screen.getByRole('alertdialog')).getByText(name))
  await settle()
}

async function open(address = '/admin/Trash') {
  const router = createMemoryRouter([{ path: '*', element: <TrashList /> }], { initialEntries: [address] })
  render(<RouterProvider router={router} />)
  await settle()
  return router
}

beforeEach(() => {
  resetAdminPage()
  vi.spyOn(console, 'error').mockReturnValue()
  useTrashCleanup.setState({ running: 0, failure: null })
  queryClient.setDefaultOptions({ queries: { retry: false } })
  vi.mocked(listTrash).mockResolvedValue({ posts: [rain, witch], total: 2 })
  vi.mocked(getTrashSummary).mockResolvedValue(weight)
  vi.mocked(restorePosts).mockResolvedValue(1)
})
afterEach(cleanup)

describe('the trash', () => {
  it('shows posts of all collections with their details and remaining days', async () => {
    await open()
    expect(rows()).toEqual(['a7c2-1', 'fanart-5'])
    expect(screen.getByText('지운 글 2편 · 12.4MB')).toBeVisible()
    expect(screen.getByText('A7C2 · 그림 2장 6.2MB · 이전 판 5개')).toBeVisible()
    expect(screen.getAllByText('30일 남음')).toHaveLength(2)
  })

  it('shows an empty state without actions', async () => {
    vi.mocked(listTrash).mockResolvedValue({ posts: [], total: 0 })
    vi.mocked(getTrashSummary).mockResolvedValue({ ...weight, posts: 0, bytes: 0 })
    await open()
    expect(screen.getByRole('heading', { name: '휴지통이 비어 있습니다.' })).toBeVisible()
    expect(screen.getByText('지운 글이 없습니다')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('queries the server with the parameters of the URL', async () => {
    const router = await open('/admin/Trash?kind=photos&sort=latest&q=창&page=2')
    expect(vi.mocked(listTrash).mock.calls[0]?.[0]).toEqual({
      search: '창',
      kind: 'photos',
      sort: 'latest',
      page: 2,
    })
    fireEvent.click(screen.getByRole('button', { name: '물건' }))
    await settle()
    expect(router.state.location.search).toContain('kind=favorites')
  })

  it('shows an error and retries', async () => {
    vi.mocked(listTrash).mockRejectedValue(new DataError('denied', 'no'))
    await open()
    expect(screen.getByRole('alert')).toHaveTextContent('목록을 불러오지 못했습니다. 서버가 이 일을 허락하지')
    vi.mocked(listTrash).mockResolvedValue({ posts: [rain], total: 1 })
    await press('다시 시도')
    expect(rows()).toEqual(['a7c2-1'])
  })

  it('shows a refetch error beside the known posts, and never the empty state', async () => {
    const refetch = async () => {
      await act(() => queryClient.invalidateQueries())
      await settle()
    }
    await open()
    vi.mocked(listTrash).mockRejectedValue(new DataError('offline', 'no'))
    await refetch()
    expect(screen.getByRole('alert')).toHaveTextContent('목록을 불러오지 못했습니다.')
    expect(rows()).toEqual(['a7c2-1', 'fanart-5'])

    vi.mocked(listTrash).mockResolvedValue({ posts: [], total: 0 })
    await refetch()
    expect(screen.queryByRole('alert')).toBeNull()
    vi.mocked(listTrash).mockRejectedValue(new DataError('offline', 'no'))
    await refetch()
    expect(screen.getByRole('alert')).toHaveTextContent('목록을 불러오지 못했습니다.')
    expect(screen.queryByText('휴지통이 비어 있습니다.')).toBeNull()
  })
})

describe('the remaining days', () => {
  it('follow the calendar in Seoul', () => {
    const at = Date.parse('2026-11-20T16:00:00Z') // 1 a.m. of the 21st in Seoul
    expect(daysLeft('2026-11-20T14:59:00Z', at)).toBe(29)
    expect(daysLeft('2026-11-20T15:01:00Z', at)).toBe(30)
    expect(daysLeft('2026-10-01T00:00:00Z', at)).toBe(0)
  })
})

describe('restoring', () => {
  it('moves the focus to the next row', async () => {
    await open()
    const button = screen.getByRole('button', { name: '비 오는 창 되살리기' })
    button.focus()
    vi.mocked(listTrash).mockResolvedValue({ posts: [witch], total: 1 })
    fireEvent.click(button)
    await settle()
    expect(rows()).toEqual(['fanart-5'])
    expect(screen.getByRole('row', { name: /달을 건너는 마녀/ })).toHaveFocus()
  })

  it('sends one request for repeated clicks', async () => {
    let done = (_changed: number) => {}
    vi.mocked(restorePosts).mockReturnValue(new Promise((resolve) => (done = resolve)))
    await open()
    const button = screen.getByRole('button', { name: '비 오는 창 되살리기' })
    fireEvent.click(button)
    fireEvent.click(button)
    await settle()
    expect(rows()).toEqual(['fanart-5'])
    vi.mocked(listTrash).mockResolvedValue({ posts: [witch], total: 1 })
    done(1)
    await settle()
    expect(restorePosts).toHaveBeenCalledExactlyOnceWith(['a7c2-1'])
    expect(messages()).toEqual(['‘비 오는 창’을 되살렸습니다. 임시저장에 있습니다.'])
    expect(toasts.getState()[0]?.action?.label).toBe('열기')
  })

  it('shows the post again with an error if it fails', async () => {
    vi.mocked(restorePosts).mockRejectedValue(new DataError('offline', 'no'))
    await open()
    await press('비 오는 창 되살리기')
    expect(rows()).toEqual(['a7c2-1', 'fanart-5'])
    expect(messages()).toEqual([expect.stringContaining('되살리지 못했습니다. 서버에 닿지 못했습니다.')])
  })
})

describe('deleting permanently', () => {
  it('lists the losses and does nothing if it is cancelled', async () => {
    await open()
    await press('비 오는 창 완전히 지우기')
    const question = screen.getByRole('alertdialog', { name: '‘비 오는 창’을 완전히 지울까요?' })
    expect(question).toHaveAccessibleDescription('지금 지우면 30일이 남아 있어도 되살릴 수 없습니다.')
    expect(within(question).getByText('취소')).toHaveFocus()
    expect(
      within(question)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['원본 사진과 크기별 그림2장 · 6.2MB', '이전 판5개', '주소/gallery/a7c2/View/1'])
    await clickInDialog('취소')
    expect(purgePosts).not.toHaveBeenCalled()
  })

  it('has no address to lose for a kind of commission', async () => {
    const cover: TrashedPost = {
      ...witch,
      key: 'commissions-3',
      collection: 'commissions',
      id: 3,
      title: '책 표지',
    }
    vi.mocked(listTrash).mockResolvedValue({ posts: [cover], total: 1 })
    await open()
    await press('책 표지 완전히 지우기')
    const question = screen.getByRole('alertdialog')
    expect(within(question).getAllByRole('listitem').at(-1)).toHaveTextContent('주소없음')
    expect(question).not.toHaveTextContent('이 주소로 온 사람')
  })

  it('applies to a selection', async () => {
    vi.mocked(purgePosts).mockResolvedValue(2)
    await open()
    fireEvent.click(screen.getByRole('checkbox', { name: '모두 선택' }))
    await press('완전히 지우기')
    expect(screen.getByRole('alertdialog')).toHaveTextContent('‘비 오는 창’ 외 1편을 완전히 지울까요?')
    vi.mocked(listTrash).mockResolvedValue({ posts: [], total: 0 })
    await clickInDialog('완전히 지우기')
    expect(purgePosts).toHaveBeenCalledExactlyOnceWith(['a7c2-1', 'fanart-5'])
    expect(messages()).toEqual(['‘비 오는 창’ 외 1편을 완전히 지웠습니다.'])
  })

  it('tells how many of a selection another tab has deleted already', async () => {
    vi.mocked(purgePosts).mockResolvedValue(1)
    await open()
    fireEvent.click(screen.getByRole('checkbox', { name: '모두 선택' }))
    await press('완전히 지우기')
    await clickInDialog('완전히 지우기')
    expect(messages()).toEqual(['1편을 완전히 지웠습니다. 1편은 이미 휴지통에 없었습니다.'])
  })

  it('empties the trash as of the time of the question and reports a failure', async () => {
    vi.mocked(emptyTrash).mockRejectedValueOnce(new DataError('server', 'no'))
    await open()
    await press('휴지통 비우기')
    expect(screen.getByRole('alertdialog')).toHaveTextContent('2편을 모두 완전히 지울까요?')
    await clickInDialog('완전히 지우기')
    expect(emptyTrash).toHaveBeenCalledExactlyOnceWith({ at: weight.at })
    expect(messages()).toEqual([expect.stringContaining('휴지통을 다 비우지 못했습니다.')])
    expect(rows()).toHaveLength(2)
  })

  it('offers to rebuild the site after the trash was emptied', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn<() => Promise<Response>>().mockResolvedValue(new Response('', { status: 404 })),
    )
    vi.mocked(emptyTrash).mockResolvedValue(2)
    vi.mocked(readAdminSetting).mockResolvedValue({ url: HOOK })
    const router = await open()
    await press('휴지통 비우기')
    await clickInDialog('완전히 지우기')
    expect(messages()).toEqual(['휴지통을 비웠습니다. 사이트에서는 다시 지을 때 빠집니다.'])
    const toast = toasts.getState()[0]
    expect(toast?.action?.label).toBe('다시 짓기')
    await act(async () => toast?.action?.onSelect())
    await settle()
    expect(fetch).toHaveBeenCalledWith(HOOK, expect.objectContaining({ method: 'POST' }))
    expect(router.state.location.pathname).toBe('/admin')
    vi.unstubAllGlobals()
  })

  it('says that files or expired posts were left and retries, also on the empty page', async () => {
    vi.mocked(listTrash).mockResolvedValue({ posts: [], total: 0 })
    await open()
    const error = new DataError('server', 'canceling statement due to statement timeout')
    act(() => useTrashCleanup.setState({ failure: { what: 'files', error } }))
    expect(screen.getByRole('alert')).toHaveTextContent(
      '완전히 지운 글의 사진이 아직 저장소에 남아 있습니다. 서버에 문제가 생겼습니다. 잠시 후 다시 시도해 주세요.',
    )
    await press('다시 시도')
    expect(deleteReleasedMedia).toHaveBeenCalledOnce()

    vi.mocked(deleteExpiredTrash).mockResolvedValue(1)
    act(() => useTrashCleanup.setState({ failure: { what: 'posts', error } }))
    expect(screen.getByRole('alert')).toHaveTextContent('30일이 지난 글을 휴지통에서 다 지우지 못했습니다.')
    vi.mocked(listTrash).mockClear()
    await press('다시 시도')
    expect(deleteExpiredTrash).toHaveBeenCalledOnce()
    expect(listTrash).toHaveBeenCalledOnce()

    act(() => useTrashCleanup.setState({ failure: null }))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
