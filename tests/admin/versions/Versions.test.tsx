import { resetAdminPage, messages } from '../adminPage'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-data'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { getOwnerPost } from '@/posts/owner/ownerRepository'
import { updatePost } from '@/posts/owner/ownerWrites'
import type { Post } from '@/posts/post'
import { listPostVersions } from '@/posts/owner/postVersions'
import { queryClient } from '@/posts/read/queryClient'
import { a7c2 } from '../../support/galleries'
import { RowChangedError } from '@/posts/owner/postChanges'
import { READ_RETRIES, READ_RETRY_BASE_MS } from '@/config/constants'
import { DataError } from '@/supabase/errors'
import { objectExists } from '@/supabase/uploads'
import Versions from '@/admin/versions/Versions'
import { chooseToastAction, toasts } from '@/ui/toaster/store'
import { buildPost } from '../../support/posts'
import { stubMatchMedia } from '../../support/mediaQuery'
import { stubResizeObserver } from '../../support/observers'

vi.mock('@/posts/owner/ownerWrites', () => ({ updatePost: vi.fn<() => unknown>() }))
vi.mock('@/posts/owner/ownerRepository', () => ({
  getOwnerPost: vi.fn<() => unknown>(),
}))
vi.mock('@/supabase/ownerClient', () => ({
  hasOwnerSession: () => Promise.resolve(true),
  isOwner: () => Promise.resolve(true),
  ownerClient: vi.fn<() => unknown>(),
}))
vi.mock('@/supabase/uploads', () => import('../../support/uploads'))
vi.mock('@/posts/owner/postVersions', () => ({ listPostVersions: vi.fn<() => unknown>() }))

const update = vi.mocked(updatePost)
const IMAGE = '/storage/v1/object/public/media/now.webp'
const now = buildPost({
  title: '겹겹의 새벽',
  alt: '안개 낀 산',
  image: IMAGE,
  summary: '지금 요약',
  updatedAt: '2026-11-18T12:04:00Z',
})
const older = buildPost({
  ...now,
  title: '산의 새벽',
  summary: '예전 요약',
  updatedAt: '2026-11-12T09:42:00Z',
})

const settle = () => act(() => vi.advanceTimersByTimeAsync(50))
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}

beforeEach(() => {
  resetAdminPage()
  vi.useFakeTimers()
  stubResizeObserver()
  stubMatchMedia(() => true)
  HTMLElement.prototype.scrollIntoView = () => undefined
  vi.spyOn(console, 'error').mockReturnValue()
  vi.mocked(objectExists).mockResolvedValue(true)
  update.mockImplementation((_of, id, changes) =>
    Promise.resolve({ ...now, ...changes, id, updatedAt: '2026-11-20T13:00:00Z' }),
  )
})

afterEach(async () => {
  cleanup()
  await settle()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(row: Post | null = now, versions: Post[] = [older]) {
  vi.mocked(getOwnerPost).mockResolvedValue(row)
  vi.mocked(listPostVersions).mockResolvedValue(
    versions.map((post, index) => ({ id: 90 - index, savedAt: post.updatedAt ?? '', post })),
  )
  return show()
}

async function show() {
  const router = createMemoryRouter([{ path: '/', element: <Versions collection={a7c2} id={7} /> }])
  onTestFinished(() => router.dispose())
  render(<RouterProvider router={router} />)
  await settle()
}

describe('earlier versions', () => {
  it('are compared with the current row, not only by colour', async () => {
    await open()
    expect(screen.getByText('A7C2 · 겹겹의 새벽 · 판 2개')).toBeVisible()
    const removed = document.querySelector('del')
    const added = document.querySelector('ins')
    expect(removed).toHaveTextContent('지워짐 −산의')
    expect(added).toHaveTextContent('더해짐 +겹겹의')
    expect(screen.getByText('다른 곳 2곳')).toBeVisible()
    fireEvent.keyDown(document.body, { key: 'ㅜ', code: 'KeyN' })
    fireEvent.keyDown(document.body, { key: 'n' })
    expect(screen.getByText('2번째')).toBeVisible()
    fireEvent.keyDown(document.body, { key: 'p' })
    expect(screen.getByText('1번째')).toBeVisible()
    expect(document.querySelectorAll('[data-current]')).toHaveLength(2)
  })

  it('show empty states for no versions, no differences and a deleted post', async () => {
    await open(now, [])
    expect(screen.getByText('아직 이전 판이 없습니다.')).toBeVisible()
    cleanup()
    queryClient.clear()
    await open(now, [{ ...now, status: 'published' }])
    expect(screen.getByText('두 판의 글이 같습니다.')).toBeVisible()
    cleanup()
    queryClient.clear()
    await open(null)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('찾을 수 없습니다.')
  })

  it('can be loaded again after an error', async () => {
    vi.mocked(getOwnerPost).mockResolvedValue(now)
    vi.mocked(listPostVersions).mockRejectedValue(new DataError('server', 'HTTP 500'))
    await show()
    await act(() => vi.advanceTimersByTimeAsync(READ_RETRY_BASE_MS * 2 ** READ_RETRIES))
    expect(screen.getByRole('alert')).toHaveTextContent('판을 불러오지 못했습니다. 서버에 문제가 생겼습니다.')
    vi.mocked(listPostVersions).mockResolvedValue([])
    await press('다시 시도')
    expect(screen.getByText('아직 이전 판이 없습니다.')).toBeVisible()
  })
})

describe('restoring a version', () => {
  const inHours = () => new Date(Date.now() + 9e6).toISOString()

  it('saves the differences once and can be undone', async () => {
    let answer = () => {}
    update.mockImplementationOnce(
      (_of, id, changes) =>
        new Promise((resolve) => {
          answer = () => resolve({ ...now, ...changes, id, updatedAt: '2026-11-20T13:00:00Z' })
        }),
    )
    await open()
    await press('이 판으로 되돌리기')
    await press('이 판으로 되돌리기')
    answer()
    await settle()
    expect(update).toHaveBeenCalledTimes(1)
    expect(update.mock.lastCall?.slice(1)).toEqual([
      7,
      { title: '산의 새벽', summary: '예전 요약' },
      { expectedUpdatedAt: now.updatedAt },
    ])
    expect(messages()).toEqual(['11월 12일의 판으로 되돌렸습니다.'])
    chooseToastAction(toasts.getState()[0]!.id)
    await settle()
    expect(update.mock.lastCall?.slice(1)).toEqual([
      7,
      { title: '겹겹의 새벽', summary: '지금 요약' },
      { expectedUpdatedAt: '2026-11-20T13:00:00Z' },
    ])
    expect(messages()).toContain('되돌리기를 취소했습니다.')
  })

  it('asks before visitors see the change', async () => {
    await open({ ...now, status: 'published' }, [{ ...older, status: 'published' }])
    await press('이 판으로 되돌리기')
    expect(update).not.toHaveBeenCalled()
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText('사이트에도 바로 보입니다.')).toBeVisible()
    fireEvent.click(dialog.getByRole('button', { name: '되돌려 게시하기' }))
    await settle()
    expect(update.mock.lastCall?.[2]).toEqual({ title: '산의 새벽', summary: '예전 요약' })
  })

  it.each([
    ['published', () => null, /대체 텍스트가 있어야 게시할 수 있습니다/],
    ['scheduled', inHours, /되돌린 글은 임시저장에 둡니다/],
  ])('saves a draft if a %s post would fail the publish gate', async (_state, publishedAt, says) => {
    await open({ ...now, status: 'published', publishedAt: publishedAt() }, [{ ...older, alt: null }])
    await press('이 판으로 되돌리기')
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText(says)).toBeVisible()
    expect(dialog.queryByRole('button', { name: '되돌려 게시하기' })).toBeNull()
    fireEvent.click(dialog.getByRole('button', { name: '임시저장으로 되돌리기' }))
    await settle()
    expect(update.mock.lastCall?.[2]).toMatchObject({ alt: null, status: 'draft' })
  })

  it('of a scheduled post keeps its schedule and does not ask', async () => {
    await open({ ...now, status: 'published', publishedAt: inHours() }, [older])
    await press('이 판으로 되돌리기')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(update.mock.lastCall?.[2]).toEqual({ title: '산의 새벽', summary: '예전 요약' })
  })

  it('of a published post does not restore an earlier publication time', async () => {
    const publishedAt = inHours()
    const published: Post = { ...now, status: 'published', publishedAt: '2026-11-18T12:04:00Z' }
    await open(published, [{ ...published, publishedAt }])
    expect(screen.getByText('두 판의 글이 같습니다.')).toBeVisible()
    cleanup()
    queryClient.clear()
    await open(published, [{ ...older, status: 'published', publishedAt }])
    await press('이 판으로 되돌리기')
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText('사이트에도 바로 보입니다.')).toBeVisible()
    fireEvent.click(dialog.getByRole('button', { name: '되돌려 게시하기' }))
    await settle()
    expect(update.mock.lastCall?.[2]).toEqual({ title: '산의 새벽', summary: '예전 요약' })
  })

  it('warns that the picture is gone and keeps the current one', async () => {
    vi.mocked(objectExists).mockResolvedValue(false)
    const gone = { ...older, image: IMAGE.replace('now', 'gone'), alt: '사라진 산' }
    await open(now, [gone])
    expect(screen.getByText('이 판의 사진은 남아 있지 않습니다.')).toBeVisible()
    await press('이 판으로 되돌리기')
    expect(update).not.toHaveBeenCalled()
    expect(screen.getByRole('dialog')).toHaveTextContent(
      '사진과 대체 텍스트는 지금 것을 두고 나머지만 되돌립니다.',
    )
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '되돌리기' }))
    await settle()
    expect(update.mock.lastCall?.[2]).toEqual({ title: '산의 새벽', summary: '예전 요약' })
  })

  it('saves nothing if the check of the storage fails', async () => {
    vi.mocked(objectExists).mockRejectedValue(new DataError('offline', 'gone'))
    await open(now, [{ ...older, image: IMAGE.replace('now', 'old') }])
    await press('이 판으로 되돌리기')
    expect(update).not.toHaveBeenCalled()
    expect(screen.getByRole('alert')).toHaveTextContent('되돌리지 못했습니다. 서버에 닿지 못했습니다.')
  })

  it('shows one error if it fails, and can be retried', async () => {
    update.mockRejectedValue(new DataError('denied', 'no', { status: 403 }))
    await open()
    await press('이 판으로 되돌리기')
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(screen.getByRole('alert')).toHaveTextContent('되돌리지 못했습니다. 서버가 이 일을 허락하지')
    update.mockResolvedValue({ ...now, ...older })
    await press('이 판으로 되돌리기')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('reports a conflict with another tab and overwrites only on confirmation', async () => {
    const theirs = { ...now, summary: '다른 탭', updatedAt: '2026-11-19T00:00:00Z' }
    update.mockRejectedValueOnce(new RowChangedError(theirs))
    await open()
    await press('이 판으로 되돌리기')
    const dialog = within(screen.getByRole('dialog', { name: '다른 곳에서 먼저 바뀌었습니다' }))
    expect(dialog.getByText(/‘요약’의 내용이/)).toBeVisible()
    fireEvent.click(dialog.getByRole('button', { name: '덮어쓰기' }))
    await settle()
    expect(update.mock.lastCall?.slice(2)).toEqual([
      { title: '산의 새벽', summary: '예전 요약' },
      { expectedUpdatedAt: theirs.updatedAt },
    ])
  })
})
