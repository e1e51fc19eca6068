import { create } from 'zustand'
import { lastBackupQuery } from '@/posts/adminOverviewQueries'
import { saveLastBackup } from '@/posts/adminSettings'
import { queryClient } from '@/posts/queryClient'
import { countPosts } from '@/supabase/archive/format'
import { serverNow } from '@/supabase/serverClock'
import { ChunkLoadError } from '@/lib/browser/chunkLoadError'
import { logger } from '@/lib/logger'
import { useAdminSession } from '@/stores/adminSession'
import { showToast } from '@/ui/toaster'
import { asOwner, ensureOwner } from '../../connection/connection'
import { toSeoulFields } from '../../components/seoulTime'
import { chooseTarget, type BackupTarget } from './backupTarget'
import { DataError, type DataErrorKind } from '@/supabase/errors'
import { errorMessage } from '../../components/errorMessage'

/** Error kinds that mean that rows or files were removed during the backup. */
const SHRUNK_KINDS: readonly DataErrorKind[] = ['conflict', 'missing']

/** Returns the Korean message for a failed backup. */
function backupErrorMessage(error: unknown): string {
  if (error instanceof DataError && SHRUNK_KINDS.includes(error.kind))
    return '백업하는 동안 글이나 사진이 줄어 마치지 못했습니다. 다시 시도해 주세요.'
  if (error instanceof DataError) return `백업을 마치지 못했습니다. ${errorMessage(error)}`
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return '백업을 마치지 못했습니다. 이 기기에 자리가 모자랍니다.'
  if (error instanceof DOMException) return '백업을 쓰지 못했습니다. 다른 곳을 골라 다시 시도해 주세요.'
  return `백업을 마치지 못했습니다. ${errorMessage(error)}`
}

interface BackupRun {
  state: 'idle' | 'choosing' | 'packing'
  /** Progress, 0 to 1. */
  share: number
  /** Error message of the last attempt. */
  error: string | null
}

const idle: BackupRun = { state: 'idle', share: 0, error: null }

/** State of the running backup. It continues while the owner visits other admin pages. */
export const useBackupRun = create<BackupRun>()(() => idle)

let controller = new AbortController()

/** Starts a backup unless one is running. Reports the outcome by a toast. Never rejects. */
export async function startBackup(): Promise<void> {
  if (useBackupRun.getState().state !== 'idle') return
  controller = new AbortController()
  useBackupRun.setState({ ...idle, state: 'choosing' })
  try {
    const at = new Date(serverNow()).toISOString()
    const target = await chooseTarget(`blank-page-${toSeoulFields(at).date}.zip`)
    if (target) await pack(target, at)
    useBackupRun.setState(idle)
  } catch (error) {
    useBackupRun.setState({ ...idle, error: reportFailure(error) })
  }
}

/** Shows a toast for temporary errors. Returns the message for errors that stay visible, or null. */
function reportFailure(error: unknown): string | null {
  if (controller.signal.aborted) {
    showToast('백업을 그만두었습니다.')
    return null
  }
  logger.warn('백업을 마치지 못했습니다.', error)
  if (!(error instanceof ChunkLoadError)) return backupErrorMessage(error)
  showToast('백업을 시작하지 못했습니다. 연결을 확인해 주세요.', {
    tone: 'error',
    action: { label: '다시 시도', onSelect: () => void startBackup() },
  })
  return null
}

/** Cancels the running backup and discards its file. */
export function cancelBackup() {
  controller.abort()
}

async function pack(target: BackupTarget, at: string) {
  const releaseTab = holdTab()
  useBackupRun.setState({ state: 'packing' })
  try {
    const { makeBackup } = await loadBackupModule(target)
    const { manifest, bytes } = await makeBackup(target, {
      signal: controller.signal,
      onProgress: (share) => useBackupRun.setState({ share }),
    })
    await recordBackup({ at, posts: countPosts(manifest), bytes }, messages[target.kind])
  } finally {
    releaseTab()
  }
}

/** Loads the code and ensures that the owner is connected. Discards the target on failure. */
async function loadBackupModule(target: BackupTarget) {
  try {
    const module = await import('./makeBackup').catch((cause: unknown) => {
      throw new ChunkLoadError(cause)
    })
    await ensureOwner()
    return module
  } catch (error) {
    await target.discard()
    throw error
  }
}

const messages = {
  file: {
    done: '백업을 내려받았습니다.',
    notRecorded: '백업은 내려받았지만, 언제 했는지 서버에 적어 두지 못했습니다.',
  },
  download: {
    done: '백업 내려받기를 시작했습니다.',
    notRecorded: '백업 내려받기는 시작했지만, 언제 했는지 서버에 적어 두지 못했습니다.',
  },
} as const

/** Records the date of the backup. A failure does not affect the file. */
async function recordBackup(
  backup: { at: string; posts: number; bytes: number },
  { done, notRecorded }: (typeof messages)[BackupTarget['kind']],
) {
  try {
    await asOwner(() => saveLastBackup(backup))
    showToast(done)
  } catch (error) {
    logger.warn('백업한 때를 적어 두지 못했습니다.', error)
    showToast(notRecorded, { tone: 'error' })
  }
  await queryClient.invalidateQueries({ queryKey: lastBackupQuery.queryKey })
}

const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()

/** Makes the browser ask before the tab is closed, and cancels the backup on log-out. Returns the cleanup function. */
function holdTab() {
  window.addEventListener('beforeunload', onBeforeUnload)
  const unsubscribe = useAdminSession.subscribe(({ isLoggedIn }) => {
    if (isLoggedIn) return
    window.removeEventListener('beforeunload', onBeforeUnload)
    cancelBackup()
  })
  return () => {
    window.removeEventListener('beforeunload', onBeforeUnload)
    unsubscribe()
  }
}
