import { resetAdminPage } from '../adminPage'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteAdminSetting, saveAdminSetting, readAdminSetting } from '@/posts/owner/adminSettings'
import { countChangesSince } from '@/posts/owner/changesSince'
import { queryClient } from '@/posts/read/queryClient'
import { DataError } from '@/supabase/errors'
import { useConnection } from '@/admin/connection/connection'
import { RebuildNote } from '@/admin/dashboard/RebuildNote'
import { RebuildRow } from '@/admin/dashboard/RebuildRow'
import { useRebuild } from '@/admin/rebuild/rebuild'
import { toasts } from '@/ui/toaster/store'
import { installFakeClock } from '../../support/clock'
import { settle } from '../../support/settle'

vi.mock('@/posts/owner/adminSettings', () => ({
  readAdminSetting: vi.fn<() => unknown>(),
  saveAdminSetting: vi.fn<() => unknown>(),
  deleteAdminSetting: vi.fn<() => unknown>(),
}))
vi.mock('@/posts/owner/changesSince', async () => {
  const { useQuery } = await import('@tanstack/react-query')
  const { queryClient: cache } = await import('@/posts/read/queryClient')
  const count = vi.fn<(since: string | null) => Promise<number>>()
  return {
    countChangesSince: count,
    useChangesSince: (since: string | null) =>
      useQuery(
        {
          queryKey: ['owner', 'changes', since],
          meta: { table: 'count_changes' },
          queryFn: () => count(since),
          enabled: since !== null,
          staleTime: 0,
        },
        cache,
      ),
  }
})
vi.mock('@/posts/owner/ownerRepository', () => ({}))
vi.mock('@/supabase/ownerClient', () => import('../../support/ownerClient'))

const HOOK = 'https://api.netlify.com/build_hooks/65a1'
const OLD = '2026-11-16T05:10:00.000Z'
const NEW = '2026-11-22T05:10:00.000Z'

let builtAt: string | null
let media: object | null
const callHook = vi.fn<(url: string) => Promise<Response>>()
const fakeFetch = (url: string) => {
  if (url.startsWith('https:')) return callHook(url)
  return Promise.resolve(
    builtAt === null ? new Response('', { status: 404 }) : Response.json({ builtAt, posts: 3, media }),
  )
}

const statusText = () => screen.getByRole('status').textContent
const button = (name: string) => screen.getByRole('button', { name })
const press = async (name: string) => {
  button(name).focus()
  fireEvent.click(button(name))
  await settle()
}

async function open() {
  render(
    <>
      <ul>
        <RebuildRow />
      </ul>
      <RebuildNote />
    </>,
  )
  await settle()
}

beforeEach(() => {
  resetAdminPage()
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('fetch', fakeFetch)
  useRebuild.setState({ phase: 'idle' }, true)
  queryClient.setDefaultOptions({ queries: { retry: false } })
  ;[builtAt, media] = [OLD, null]
  callHook.mockResolvedValue(new Response())
  vi.mocked(readAdminSetting).mockResolvedValue({ url: HOOK })
  vi.mocked(countChangesSince).mockResolvedValue(3)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the row', () => {
  it('shows how many posts changed since the last deployment, and its date', async () => {
    await open()
    expect(countChangesSince).toHaveBeenCalledExactlyOnceWith(OLD)
    expect(statusText()).toBe('마지막 배포 뒤 바뀐 글 3편')
    expect(screen.getByText('마지막 배포 11월 16일 오후 2:10 · 약 2분 걸립니다')).toBeVisible()
    expect(button('사이트 다시 만들기')).toBeVisible()
  })

  it('without a hook explains why there is no rebuild button', async () => {
    vi.mocked(readAdminSetting).mockResolvedValue(null)
    await open()
    expect(screen.getByText('배포 훅 주소를 넣으면 여기서 사이트를 다시 만들 수 있습니다.')).toBeVisible()
    expect(screen.queryByRole('button', { name: '사이트 다시 만들기' })).toBeNull()
    expect(screen.getAllByRole('button')).toEqual([button('배포 훅 넣기')])
  })

  it('is hidden without changes; a line shows the last deployment', async () => {
    vi.mocked(countChangesSince).mockResolvedValue(0)
    await open()
    expect(screen.queryByRole('listitem')).toBeNull()
    expect(screen.getByText('사이트는 최신입니다. 마지막 배포 11월 16일 오후 2:10')).toBeVisible()
    await press('사이트 다시 만들기')
    expect(callHook).toHaveBeenCalledExactlyOnceWith(HOOK)
    expect(screen.getByRole('link', { name: /^보기/ })).toHaveFocus()
  })

  it('is accompanied by the figures of the copies in the site', async () => {
    media = { pictures: 92, files: 640, bytes: 40_000_000, small: 3, missing: 0 }
    await open()
    expect(screen.getByText('사이트에 담긴 사진 92장 · 사본 640개 38.1MB · 작은 것만 3장')).toBeVisible()
  })

  it('is hidden without build metadata and while disconnected', async () => {
    builtAt = null
    await open()
    expect(screen.queryByRole('listitem')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    await act(async () => useConnection.setState({ state: 'disconnected' }))
    expect(screen.queryByRole('listitem')).toBeNull()
  })

  it('reports a failed query and retries it', async () => {
    vi.mocked(countChangesSince).mockRejectedValue(new DataError('offline', 'no'))
    await open()
    expect(statusText()).toBe('사이트가 언제 만들어졌는지 불러오지 못했습니다.')
    vi.mocked(countChangesSince).mockResolvedValue(1)
    await press('다시 시도')
    expect(statusText()).toBe('마지막 배포 뒤 바뀐 글 1편')
  })
})

describe('a rebuild', () => {
  it('is shown until the new site is deployed', async () => {
    await open()
    await press('사이트 다시 만들기')
    expect(callHook).toHaveBeenCalledExactlyOnceWith(HOOK)
    expect(statusText()).toBe('사이트를 다시 만드는 중…')
    expect(screen.getByRole('progressbar', { name: '사이트를 다시 만드는 중' })).toBeVisible()
    const look = screen.getByRole('link', { name: /^보기/ })
    expect(look).toHaveFocus()
    expect(look).toHaveAttribute('href', 'https://app.netlify.com')
    // The second click of a double click is ignored.
    expect(fireEvent.click(look)).toBe(false)
    builtAt = NEW
    vi.mocked(countChangesSince).mockResolvedValue(0)
    await act(async () => useRebuild.setState({ phase: 'done' }, true))
    await act(async () => queryClient.invalidateQueries())
    await settle()
    expect(statusText()).toBe('새 사이트가 올라갔습니다.')
    expect(screen.getByRole('link', { name: /^보기/ })).toHaveAttribute('href', '/')
  })

  it('shows the elapsed time and an estimated progress that never reaches 100 %', async () => {
    installFakeClock()
    useRebuild.setState({ phase: 'building', startedAt: Date.now() }, true)
    render(<RebuildRow />)
    await act(() => vi.advanceTimersByTimeAsync(40_000))
    expect(screen.getByRole('listitem')).toHaveTextContent('사이트를 다시 만드는 중… 40초')
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33')
    await act(() => vi.advanceTimersByTimeAsync(100_000))
    expect(screen.getByRole('listitem')).toHaveTextContent('사이트를 다시 만드는 중… 2분 20초')
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '95')
  })

  it('says that the host’s response cannot be read', async () => {
    callHook.mockRejectedValue(new TypeError('Failed to fetch'))
    await open()
    await press('사이트 다시 만들기')
    expect(statusText()).toBe('사이트를 다시 만드는 중…')
    expect(screen.getByText(/호스트의 답은 읽을 수 없습니다/)).toBeVisible()
    expect(callHook).toHaveBeenCalledTimes(1)
  })

  it('rejected by the host can be retried', async () => {
    callHook.mockResolvedValue(new Response('', { status: 404 }))
    await open()
    await press('사이트 다시 만들기')
    expect(statusText()).toBe('다시 만들지 못했습니다. 사이트는 이전 그대로입니다.')
    expect(screen.getByText(/호스트가 받아들이지 않았습니다/)).toBeVisible()
    expect(button('배포 훅 바꾸기')).toBeVisible()
    expect(callHook).toHaveBeenCalledTimes(1)
    callHook.mockResolvedValue(new Response())
    await press('다시 시도')
    expect(statusText()).toBe('사이트를 다시 만드는 중…')
    expect(callHook).toHaveBeenCalledTimes(2)
  })

  it('that timed out shows a message', async () => {
    useRebuild.setState({ phase: 'failed', reason: 'late' }, true)
    await open()
    expect(screen.getByText(/15분이 지나도 새 사이트가 올라오지 않았습니다/)).toBeVisible()
  })
})

describe('the hook', () => {
  const field = () => screen.getByLabelText('배포 훅 주소')
  const type = (value: string) => fireEvent.change(field(), { target: { value } })

  it('is saved once on repeated clicks, and then the rebuild button appears', async () => {
    vi.mocked(readAdminSetting).mockResolvedValue(null)
    await open()
    await press('배포 훅 넣기')
    expect(screen.getByRole('dialog', { name: '배포 훅' })).toBeVisible()
    expect(field()).toHaveFocus()
    type(` ${HOOK} `)
    let done = () => {}
    vi.mocked(saveAdminSetting).mockReturnValue(new Promise((resolve) => (done = resolve)))
    fireEvent.click(button('저장하기'))
    await press('저장하기')
    done()
    await settle()
    expect(saveAdminSetting).toHaveBeenCalledExactlyOnceWith('deploy_hook', { url: HOOK })
    expect(button('사이트 다시 만들기')).toBeVisible()
    expect(toasts.getState()[0]?.message).toBe('배포 훅을 저장했습니다.')
  })

  it('shows an error beside the field if it is invalid', async () => {
    await open()
    await press('배포 훅 바꾸기')
    expect(field()).toHaveValue(HOOK)
    type('https://example.com/hook')
    await press('저장하기')
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Vercel, Netlify, Cloudflare의 배포 훅만 쓸 수 있습니다.',
    )
    expect(field()).toHaveFocus()
    expect(field()).toBeInvalid()
    expect(saveAdminSetting).not.toHaveBeenCalled()
  })

  it('keeps the input if saving fails', async () => {
    vi.mocked(saveAdminSetting).mockRejectedValue(new DataError('denied', 'no'))
    await open()
    await press('배포 훅 바꾸기')
    type(`${HOOK}2`)
    await press('저장하기')
    expect(screen.getByRole('alert')).toHaveTextContent('서버가 이 일을 허락하지 않았습니다.')
    expect(field()).toHaveValue(`${HOOK}2`)
  })

  it('can be deleted', async () => {
    vi.mocked(deleteAdminSetting).mockResolvedValue()
    await open()
    await press('배포 훅 바꾸기')
    await press('지우기')
    expect(deleteAdminSetting).toHaveBeenCalledExactlyOnceWith('deploy_hook')
    expect(button('배포 훅 넣기')).toBeVisible()
  })
})
