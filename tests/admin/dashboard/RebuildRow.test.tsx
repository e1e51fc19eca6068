import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetDeskSetting, keepDeskSetting, readDeskSetting } from '@/posts/deskSettings'
import { countChangesSince } from '@/posts/postsChanged'
import { queryClient } from '@/posts/queryClient'
import { DataError } from '@/supabase/errors'
import { useConnection } from '@/admin/connection/connection'
import { RebuildNote } from '@/admin/dashboard/RebuildNote'
import { RebuildRow } from '@/admin/dashboard/RebuildRow'
import { useRebuild } from '@/admin/rebuild/rebuild'
import { toasts } from '@/ui/toaster/store'
import { useFakeClock } from '../../support/clock'
import { installDialogMethods } from '../../support/dialog'
import { settle } from '../../support/settle'

vi.mock('@/posts/deskSettings', () => ({
  readDeskSetting: vi.fn<() => unknown>(),
  keepDeskSetting: vi.fn<() => unknown>(),
  forgetDeskSetting: vi.fn<() => unknown>(),
}))
vi.mock('@/posts/postsChanged', async () => {
  const { useQuery } = await import('@tanstack/react-query')
  const { queryClient: cache } = await import('@/posts/queryClient')
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
vi.mock('@/posts/ownerRepository', () => ({}))
vi.mock('@/supabase/backendUrl', () => import('../../support/backendUrl'))
vi.mock('@/supabase/ownerClient', () => import('../../support/ownerClient'))

const HOOK = 'https://api.netlify.com/build_hooks/65a1'
const OLD = '2026-11-16T05:10:00.000Z'
const NEW = '2026-11-22T05:10:00.000Z'

let builtAt: string | null
const called = vi.fn<(address: string) => Promise<Response>>()
const answer = (address: string) => {
  if (address.startsWith('https:')) return called(address)
  return Promise.resolve(
    builtAt === null ? new Response('', { status: 404 }) : Response.json({ builtAt, posts: 3 }),
  )
}

const said = () => screen.getByRole('status').textContent
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
  vi.resetAllMocks()
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('scrollTo', () => undefined)
  installDialogMethods()
  useConnection.setState({ state: 'connected', asking: null })
  useRebuild.setState({ phase: 'idle' }, true)
  toasts.setState([], true)
  queryClient.clear()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  builtAt = OLD
  called.mockResolvedValue(new Response())
  vi.mocked(readDeskSetting).mockResolvedValue({ url: HOOK })
  vi.mocked(countChangesSince).mockResolvedValue(3)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the row', () => {
  it('says how many posts were changed since the site was made, and when that was', async () => {
    await open()
    expect(countChangesSince).toHaveBeenCalledExactlyOnceWith(OLD)
    expect(said()).toBe('마지막 배포 뒤 바뀐 글 3편')
    expect(screen.getByText('마지막 배포 11월 16일 오후 2:10 · 약 2분 걸립니다')).toBeVisible()
    expect(button('사이트 다시 만들기')).toBeVisible()
  })

  it('has no such button without a hook, but says why and how to have one', async () => {
    vi.mocked(readDeskSetting).mockResolvedValue(null)
    await open()
    expect(screen.getByText('배포 훅 주소를 넣으면 여기서 사이트를 다시 만들 수 있습니다.')).toBeVisible()
    expect(screen.queryByRole('button', { name: '사이트 다시 만들기' })).toBeNull()
    expect(screen.getAllByRole('button')).toEqual([button('배포 훅 넣기')])
  })

  it('is not there while nothing was changed: a quiet line says when the site was made', async () => {
    vi.mocked(countChangesSince).mockResolvedValue(0)
    await open()
    expect(screen.queryByRole('listitem')).toBeNull()
    expect(screen.getByText('사이트는 최신입니다. 마지막 배포 11월 16일 오후 2:10')).toBeVisible()
    await press('사이트 다시 만들기')
    expect(called).toHaveBeenCalledExactlyOnceWith(HOOK)
    expect(screen.getByRole('link', { name: /^보기/ })).toHaveFocus()
  })

  it('is not there where the site says nothing of itself, or nobody is connected', async () => {
    builtAt = null
    await open()
    expect(screen.queryByRole('listitem')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    await act(async () => useConnection.setState({ state: 'disconnected' }))
    expect(screen.queryByRole('listitem')).toBeNull()
  })

  it('says what could not be found out, and asks that again', async () => {
    vi.mocked(countChangesSince).mockRejectedValue(new DataError('offline', 'no'))
    await open()
    expect(said()).toBe('사이트가 언제 만들어졌는지 불러오지 못했습니다.')
    vi.mocked(countChangesSince).mockResolvedValue(1)
    await press('다시 시도')
    expect(said()).toBe('마지막 배포 뒤 바뀐 글 1편')
  })
})

describe('building', () => {
  it('shows how long it has been, and ends with the new site', async () => {
    await open()
    await press('사이트 다시 만들기')
    expect(called).toHaveBeenCalledExactlyOnceWith(HOOK)
    expect(said()).toBe('사이트를 다시 만드는 중…')
    expect(screen.getByRole('progressbar', { name: '사이트를 다시 만드는 중' })).toBeVisible()
    const look = screen.getByRole('link', { name: /^보기/ })
    expect(look).toHaveFocus()
    expect(look).toHaveAttribute('href', 'https://app.netlify.com')
    // A double click is meant for the button that stood there.
    expect(fireEvent.click(look)).toBe(false)
    builtAt = NEW
    vi.mocked(countChangesSince).mockResolvedValue(0)
    await act(async () => useRebuild.setState({ phase: 'done' }, true))
    await act(async () => queryClient.invalidateQueries())
    await settle()
    expect(said()).toBe('새 사이트가 올라갔습니다.')
    expect(screen.getByRole('link', { name: /^보기/ })).toHaveAttribute('href', '/')
  })

  it('tells the seconds, and fills the bar by what hosts usually take, never to its end', async () => {
    useFakeClock()
    useRebuild.setState({ phase: 'building', startedAt: Date.now() }, true)
    render(<RebuildRow />)
    await act(() => vi.advanceTimersByTimeAsync(40_000))
    expect(screen.getByRole('listitem')).toHaveTextContent('사이트를 다시 만드는 중… 40초')
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33')
    await act(() => vi.advanceTimersByTimeAsync(100_000))
    expect(screen.getByRole('listitem')).toHaveTextContent('사이트를 다시 만드는 중… 2분 20초')
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '95')
  })

  it('says where the host’s answer cannot be read', async () => {
    called.mockRejectedValue(new TypeError('Failed to fetch'))
    await open()
    await press('사이트 다시 만들기')
    expect(said()).toBe('사이트를 다시 만드는 중…')
    expect(screen.getByText(/호스트의 답은 읽을 수 없습니다/)).toBeVisible()
    expect(called).toHaveBeenCalledTimes(1)
  })

  it('that the host refuses leaves the site as it is, and may be tried again', async () => {
    called.mockResolvedValue(new Response('', { status: 404 }))
    await open()
    await press('사이트 다시 만들기')
    expect(said()).toBe('다시 만들지 못했습니다. 사이트는 이전 그대로입니다.')
    expect(screen.getByText(/호스트가 받아들이지 않았습니다/)).toBeVisible()
    expect(button('배포 훅 바꾸기')).toBeVisible()
    expect(called).toHaveBeenCalledTimes(1)
    called.mockResolvedValue(new Response())
    await press('다시 시도')
    expect(said()).toBe('사이트를 다시 만드는 중…')
    expect(called).toHaveBeenCalledTimes(2)
  })

  it('that no site came of says so', async () => {
    useRebuild.setState({ phase: 'failed', why: 'late' }, true)
    await open()
    expect(screen.getByText(/15분이 지나도 새 사이트가 올라오지 않았습니다/)).toBeVisible()
  })
})

describe('the hook', () => {
  const field = () => screen.getByLabelText('배포 훅 주소')
  const type = (value: string) => fireEvent.change(field(), { target: { value } })

  it('is entered once, however often it is saved, and the button is there', async () => {
    vi.mocked(readDeskSetting).mockResolvedValue(null)
    await open()
    await press('배포 훅 넣기')
    expect(screen.getByRole('dialog', { name: '배포 훅' })).toBeVisible()
    expect(field()).toHaveFocus()
    type(` ${HOOK} `)
    let done = () => {}
    vi.mocked(keepDeskSetting).mockReturnValue(new Promise((resolve) => (done = resolve)))
    fireEvent.click(button('저장하기'))
    await press('저장하기')
    done()
    await settle()
    expect(keepDeskSetting).toHaveBeenCalledExactlyOnceWith('deploy_hook', { url: HOOK })
    expect(button('사이트 다시 만들기')).toBeVisible()
    expect(toasts.getState()[0]?.message).toBe('배포 훅을 저장했습니다.')
  })

  it('is refused beside its field where it is none', async () => {
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
    expect(keepDeskSetting).not.toHaveBeenCalled()
  })

  it.each([
    ['offline', '서버에 닿지 못했습니다.'],
    ['denied', '서버가 이 일을 허락하지 않았습니다.'],
    ['conflict', '다른 곳에서 먼저 바뀌었습니다.'],
    ['server', '서버에 문제가 생겼습니다.'],
    ['rejected', '서버가 이 내용을 받지 않았습니다.'],
  ] as const)('that the server does not keep (%s) stays in its field', async (kind, why) => {
    vi.mocked(keepDeskSetting).mockRejectedValue(new DataError(kind, 'no'))
    await open()
    await press('배포 훅 바꾸기')
    type(`${HOOK}2`)
    await press('저장하기')
    expect(screen.getByRole('alert')).toHaveTextContent(why)
    expect(field()).toHaveValue(`${HOOK}2`)
  })

  it('is taken away', async () => {
    vi.mocked(forgetDeskSetting).mockResolvedValue()
    await open()
    await press('배포 훅 바꾸기')
    await press('지우기')
    expect(forgetDeskSetting).toHaveBeenCalledExactlyOnceWith('deploy_hook')
    expect(button('배포 훅 넣기')).toBeVisible()
  })
})
