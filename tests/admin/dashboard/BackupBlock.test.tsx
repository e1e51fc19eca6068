import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepLastBackup, readLastBackup } from '@/posts/lastBackup'
import { queryClient } from '@/posts/queryClient'
import type { Manifest } from '@/supabase/archive/format'
import { DataError } from '@/supabase/errors'
import { useConnection } from '@/admin/connection/connection'
import { useBackupRun } from '@/admin/dashboard/backup/backupRun'
import { makeBackup } from '@/admin/dashboard/backup/makeBackup'
import { chooseTarget } from '@/admin/dashboard/backup/target'
import { BackupBlock } from '@/admin/dashboard/BackupBlock'
import { useAdminSession } from '@/stores/adminSession'
import { toasts } from '@/ui/toaster/store'
import { settle } from '../../support/settle'

vi.mock('@/posts/lastBackup', () => ({
  readLastBackup: vi.fn<() => unknown>(),
  keepLastBackup: vi.fn<() => unknown>(),
}))
vi.mock('@/posts/deskOverview', () => ({}))
vi.mock('@/admin/dashboard/backup/makeBackup', () => ({
  makeBackup: vi.fn<() => unknown>(),
}))
vi.mock('@/admin/dashboard/backup/target', () => ({
  chooseTarget: vi.fn<() => unknown>(),
}))
vi.mock('@/supabase/backendUrl', () => import('../../support/backendUrl'))
vi.mock('@/supabase/ownerClient', () => import('../../support/ownerClient'))

const counts = {
  posts_favorites: 1,
  posts_portfolio: 2,
  posts_a7c2: 3,
  posts_x100vi: 4,
  posts_fanart: 5,
  post_versions: 100,
  media: 50,
}
const made = { manifest: { format: 1, date: '', counts, files: [] } satisfies Manifest, bytes: 4096 }
const target = {
  kind: 'file' as const,
  write: vi.fn<() => Promise<void>>(),
  finish: vi.fn<() => Promise<void>>(),
  discard: vi.fn<() => Promise<void>>(),
}
const messages = () => toasts.getState().map(({ message }) => message)
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}

/** A backup that goes on until the test ends it, and what it was given. */
function underWay() {
  let resolve: (result: typeof made) => void = () => {}
  vi.mocked(makeBackup).mockImplementation(
    (_target, { signal }) =>
      new Promise((done, reject) => {
        resolve = done
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  )
  return {
    tell: (share: number) => act(() => vi.mocked(makeBackup).mock.calls.at(-1)?.[1].onProgress(share)),
    finish: async () => {
      resolve(made)
      await settle()
    },
  }
}

beforeEach(() => {
  vi.resetAllMocks()
  vi.spyOn(console, 'warn').mockReturnValue()
  queryClient.clear()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  toasts.setState([], true)
  useConnection.setState({ state: 'connected', asking: null })
  useAdminSession.setState({ isLoggedIn: true })
  useBackupRun.setState({ state: 'idle', share: 0, fault: null })
  vi.mocked(readLastBackup).mockResolvedValue(null)
  vi.mocked(chooseTarget).mockResolvedValue(target)
  vi.mocked(makeBackup).mockResolvedValue(made)
  vi.mocked(keepLastBackup).mockResolvedValue()
})
afterEach(cleanup)

describe('a backup', () => {
  it('is made, told of, and noted with its posts and bytes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T18:00:00Z') })
    render(<BackupBlock />)
    await settle()
    vi.mocked(readLastBackup).mockResolvedValue({ at: '2026-11-22T18:00:00.000Z', posts: 15, bytes: 4096 })
    await press('지금 내려받기')
    vi.useRealTimers()
    // The day is Seoul's.
    expect(chooseTarget).toHaveBeenCalledWith('blank-page-2026-11-23.zip')
    expect(keepLastBackup).toHaveBeenCalledWith({ at: '2026-11-22T18:00:00.000Z', posts: 15, bytes: 4096 })
    expect(messages()).toEqual(['백업을 내려받았습니다.'])
    expect(screen.getByText('글 15편과 사이트에 올린 사진')).toBeVisible()
  })

  it('says how far it is, keeps the focus, and holds the tab meanwhile', async () => {
    const run = underWay()
    render(<BackupBlock />)
    await settle()
    screen.getByRole('button', { name: '지금 내려받기' }).focus()
    await press('지금 내려받기')
    run.tell(0.384)
    expect(screen.getByRole('button', { name: '묶는 중… 38%' })).toHaveFocus()
    expect(screen.getByRole('progressbar', { name: '백업 묶는 중' })).toHaveAttribute('aria-valuenow', '38')
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(leave()).toBe(false)
    // Pressed again it is still one.
    await press('묶는 중… 38%')
    expect(makeBackup).toHaveBeenCalledOnce()
    await run.finish()
    expect(leave()).toBe(true)
    expect(screen.getByRole('button', { name: '지금 내려받기' })).toHaveFocus()
  })

  it('goes on while another page is looked at', async () => {
    const run = underWay()
    render(<BackupBlock />)
    await press('지금 내려받기')
    cleanup()
    run.tell(0.5)
    render(<BackupBlock />)
    expect(screen.getByRole('button', { name: '묶는 중… 50%' })).toBeVisible()
    await run.finish()
    expect(messages()).toEqual(['백업을 내려받았습니다.'])
  })

  it('is stopped by the owner, and by logging out', async () => {
    const byLoggingOut = () => Promise.resolve(useAdminSession.setState({ isLoggedIn: false }))
    for (const stop of [() => press('취소'), byLoggingOut]) {
      toasts.setState([], true)
      useAdminSession.setState({ isLoggedIn: true })
      underWay()
      render(<BackupBlock />)
      await press('지금 내려받기')
      await act(stop)
      await settle()
      expect(messages()).toEqual(['백업을 그만두었습니다.'])
      expect(screen.queryByRole('alert')).toBeNull()
      expect(screen.getByRole('button', { name: '지금 내려받기' })).toHaveAttribute('aria-disabled', 'false')
      expect(keepLastBackup).not.toHaveBeenCalled()
      cleanup()
    }
  })

  it('gives the focus back when it is stopped', async () => {
    underWay()
    render(<BackupBlock />)
    await press('지금 내려받기')
    screen.getByRole('button', { name: '취소' }).focus()
    await press('취소')
    expect(screen.getByRole('button', { name: '지금 내려받기' })).toHaveFocus()
  })

  it('is not begun without a place for it', async () => {
    vi.mocked(chooseTarget).mockResolvedValue(null)
    render(<BackupBlock />)
    await press('지금 내려받기')
    expect(makeBackup).not.toHaveBeenCalled()
    expect(messages()).toEqual([])
  })

  it.each([
    [new DataError('offline', 'no'), '백업을 마치지 못했습니다. 서버에 닿지 못했습니다.'],
    [new DataError('denied', 'no'), '백업을 마치지 못했습니다. 서버가 이 일을 허락하지 않았습니다.'],
    [
      new DataError('conflict', 'no'),
      '백업하는 동안 글이나 사진이 줄어 마치지 못했습니다. 다시 시도해 주세요.',
    ],
    [
      new DataError('missing', 'no'),
      '백업하는 동안 글이나 사진이 줄어 마치지 못했습니다. 다시 시도해 주세요.',
    ],
    [
      new DOMException('full', 'QuotaExceededError'),
      '백업을 마치지 못했습니다. 이 기기에 자리가 모자랍니다.',
    ],
    [new DOMException('no', 'NotAllowedError'), '백업을 쓰지 못했습니다. 다른 곳을 골라 다시 시도해 주세요.'],
  ])('that fails says why, and can be tried again: %s', async (error, words) => {
    vi.mocked(makeBackup).mockRejectedValueOnce(error)
    render(<BackupBlock />)
    await press('지금 내려받기')
    expect(screen.getByRole('alert')).toHaveTextContent(words)
    await press('지금 내려받기')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(messages()).toEqual(['백업을 내려받았습니다.'])
  })

  it('is there, though nobody could note it', async () => {
    vi.mocked(keepLastBackup).mockRejectedValue(new DataError('server', 'no'))
    render(<BackupBlock />)
    await press('지금 내려받기')
    expect(messages()).toEqual(['백업은 내려받았지만, 언제 했는지 서버에 적어 두지 못했습니다.'])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['begun', undefined, '백업 내려받기를 시작했습니다.'],
    [
      'not noted',
      new DataError('server', 'no'),
      '백업 내려받기는 시작했지만, 언제 했는지 서버에 적어 두지 못했습니다.',
    ],
  ])('that comes as a download is told as no more than that: %s', async (_name, fault, words) => {
    vi.mocked(chooseTarget).mockResolvedValue({ ...target, kind: 'download' })
    if (fault) vi.mocked(keepLastBackup).mockRejectedValue(fault)
    render(<BackupBlock />)
    await press('지금 내려받기')
    expect(messages()).toEqual([words])
  })
})
