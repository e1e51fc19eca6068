import { press, resetAdminPage, messages } from '../adminPage'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveLastBackup, readLastBackup } from '@/posts/owner/adminSettings'
import { queryClient } from '@/posts/read/queryClient'
import type { Manifest } from '@/supabase/archive/format'
import { DataError } from '@/supabase/errors'
import { useBackupRun } from '@/admin/dashboard/backup/backupRun'
import { makeBackup } from '@/admin/dashboard/backup/makeBackup'
import { chooseTarget } from '@/admin/dashboard/backup/backupTarget'
import { BackupBlock } from '@/admin/dashboard/BackupBlock'
import { useAdminSession } from '@/stores/adminSession'
import { toasts } from '@/ui/toaster/store'
import { settle } from '../../support/settle'
import { installFakeDate } from '../../support/clock'

vi.mock('@/posts/owner/adminSettings', () => ({
  readLastBackup: vi.fn<() => unknown>(),
  saveLastBackup: vi.fn<() => unknown>(),
}))
vi.mock('@/posts/owner/adminOverview', () => ({}))
vi.mock('@/admin/dashboard/backup/makeBackup', () => ({
  makeBackup: vi.fn<() => unknown>(),
}))
vi.mock('@/admin/dashboard/backup/backupTarget', () => ({
  chooseTarget: vi.fn<() => unknown>(),
}))
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

/** Makes `makeBackup` run until the test finishes it. */
function holdBackup() {
  let resolve: (result: typeof made) => void = () => {}
  vi.mocked(makeBackup).mockImplementation(
    (_target, { signal }) =>
      new Promise((done, reject) => {
        resolve = done
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  )
  return {
    reportProgress: (share: number) =>
      act(() => vi.mocked(makeBackup).mock.calls.at(-1)?.[1].onProgress(share)),
    finish: async () => {
      resolve(made)
      await settle()
    },
  }
}

beforeEach(() => {
  resetAdminPage()
  vi.spyOn(console, 'warn').mockReturnValue()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  useAdminSession.setState({ isLoggedIn: true })
  useBackupRun.setState({ state: 'idle', share: 0, error: null })
  vi.mocked(readLastBackup).mockResolvedValue(null)
  vi.mocked(chooseTarget).mockResolvedValue(target)
  vi.mocked(makeBackup).mockResolvedValue(made)
  vi.mocked(saveLastBackup).mockResolvedValue()
})
afterEach(cleanup)

describe('a backup', () => {
  it('is created, reported and recorded with its posts and bytes', async () => {
    installFakeDate(new Date('2026-11-22T18:00:00Z'))
    render(<BackupBlock />)
    await settle()
    vi.mocked(readLastBackup).mockResolvedValue({ at: '2026-11-22T18:00:00.000Z', posts: 15, bytes: 4096 })
    await press('지금 내려받기')
    vi.useRealTimers()
    // The file name uses the date in Seoul.
    expect(chooseTarget).toHaveBeenCalledWith('blank-page-2026-11-23.zip')
    expect(saveLastBackup).toHaveBeenCalledWith({ at: '2026-11-22T18:00:00.000Z', posts: 15, bytes: 4096 })
    expect(messages()).toEqual(['백업을 내려받았습니다.'])
    expect(screen.getByText('글 15편과 사이트에 올린 사진')).toBeVisible()
  })

  it('shows its progress, keeps the focus and warns before the tab is closed', async () => {
    const run = holdBackup()
    render(<BackupBlock />)
    await settle()
    screen.getByRole('button', { name: '지금 내려받기' }).focus()
    await press('지금 내려받기')
    run.reportProgress(0.384)
    expect(screen.getByRole('button', { name: '묶는 중… 38%' })).toHaveFocus()
    expect(screen.getByRole('progressbar', { name: '백업 묶는 중' })).toHaveAttribute('aria-valuenow', '38')
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(leave()).toBe(false)
    // A second click does not start another backup.
    await press('묶는 중… 38%')
    expect(makeBackup).toHaveBeenCalledOnce()
    await run.finish()
    expect(leave()).toBe(true)
    expect(screen.getByRole('button', { name: '지금 내려받기' })).toHaveFocus()
  })

  it('continues while another page is shown', async () => {
    const run = holdBackup()
    render(<BackupBlock />)
    await press('지금 내려받기')
    cleanup()
    run.reportProgress(0.5)
    render(<BackupBlock />)
    expect(screen.getByRole('button', { name: '묶는 중… 50%' })).toBeVisible()
    await run.finish()
    expect(messages()).toEqual(['백업을 내려받았습니다.'])
  })

  it('is cancelled by the button and by logging out', async () => {
    const byButton = async () => {
      screen.getByRole('button', { name: '취소' }).focus()
      await press('취소')
      expect(screen.getByRole('button', { name: '지금 내려받기' })).toHaveFocus()
    }
    const byLoggingOut = () => Promise.resolve(useAdminSession.setState({ isLoggedIn: false }))
    for (const stop of [byButton, byLoggingOut]) {
      toasts.setState([], true)
      useAdminSession.setState({ isLoggedIn: true })
      holdBackup()
      render(<BackupBlock />)
      await press('지금 내려받기')
      await act(stop)
      await settle()
      expect(messages()).toEqual(['백업을 그만두었습니다.'])
      expect(screen.queryByRole('alert')).toBeNull()
      expect(screen.getByRole('button', { name: '지금 내려받기' })).toHaveAttribute('aria-disabled', 'false')
      expect(saveLastBackup).not.toHaveBeenCalled()
      cleanup()
    }
  })

  it('does not start if the file picker is cancelled', async () => {
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
  ])('shows an error and can be retried: %s', async (error, text) => {
    vi.mocked(makeBackup).mockRejectedValueOnce(error)
    render(<BackupBlock />)
    await press('지금 내려받기')
    expect(screen.getByRole('alert')).toHaveTextContent(text)
    await press('지금 내려받기')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(messages()).toEqual(['백업을 내려받았습니다.'])
  })

  it('succeeds even if it cannot be recorded', async () => {
    vi.mocked(saveLastBackup).mockRejectedValue(new DataError('server', 'no'))
    render(<BackupBlock />)
    await press('지금 내려받기')
    expect(messages()).toEqual(['백업은 내려받았지만, 언제 했는지 서버에 적어 두지 못했습니다.'])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['started', undefined, '백업 내려받기를 시작했습니다.'],
    [
      'not recorded',
      new DataError('server', 'no'),
      '백업 내려받기는 시작했지만, 언제 했는지 서버에 적어 두지 못했습니다.',
    ],
  ])('as a download is reported as started, not as completed: %s', async (_name, error, text) => {
    vi.mocked(chooseTarget).mockResolvedValue({ ...target, kind: 'download' })
    if (error) vi.mocked(saveLastBackup).mockRejectedValue(error)
    render(<BackupBlock />)
    await press('지금 내려받기')
    expect(messages()).toEqual([text])
  })
})
