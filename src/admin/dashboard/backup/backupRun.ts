import { create } from 'zustand'
import { dashboard } from '#messages/admin/dashboard'
import { common } from '#messages/common'
import { ChunkLoadError } from '@/lib/browser/chunkLoadError'
import { logger } from '@/lib/logger'
import { lastBackupQuery } from '@/posts/owner/adminOverviewQueries'
import { saveLastBackup } from '@/posts/owner/adminSettings'
import { queryClient } from '@/posts/read/queryClient'
import { useAdminSession } from '@/stores/adminSession'
import { countPosts } from '@/supabase/archive/format'
import { DataError, type DataErrorKind } from '@/supabase/errors'
import { serverNow } from '@/supabase/serverClock'
import { showToast } from '@/ui/toaster'
import { errorMessage } from '../../components/errorMessage'
import { toSeoulFields } from '../../components/seoulTime'
import { asOwner, ensureOwner } from '../../connection/connection'
import { chooseTarget, type BackupTarget } from './backupTarget'

/** Error kinds that mean that rows or files were removed during the backup. */
const SHRUNK_KINDS: readonly DataErrorKind[] = ['conflict', 'missing']

/** Returns the message for a failed backup. */
export function backupErrorMessage(error: unknown): string {
  if (error instanceof DataError && SHRUNK_KINDS.includes(error.kind)) return dashboard.backup.shrunk
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return dashboard.backup.noSpace
  if (error instanceof DOMException) return dashboard.backup.notWritten
  return dashboard.backup.failed(errorMessage(error))
}

interface BackupRun {
  state: 'idle' | 'choosing' | 'packing'
  /** Progress, 0 to 1. */
  share: number
  /** Error of the last attempt. */
  error: { cause: unknown } | null
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
    useBackupRun.setState({ ...idle, error: reportFailure(error) ? null : { cause: error } })
  }
}

/** Shows a toast for temporary errors. Returns false for errors that stay visible. */
function reportFailure(error: unknown): boolean {
  if (controller.signal.aborted) {
    showToast(dashboard.backup.canceled)
    return true
  }
  logger.warn('The backup failed.', error)
  if (!(error instanceof ChunkLoadError)) return false
  showToast(dashboard.backup.notStarted, {
    tone: 'error',
    action: { label: common.retry, onSelect: () => void startBackup() },
  })
  return true
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
    await recordBackup({ at, posts: countPosts(manifest), bytes }, target.kind)
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

/** Records the date of the backup. A failure does not affect the file. */
async function recordBackup(
  backup: { at: string; posts: number; bytes: number },
  kind: BackupTarget['kind'],
) {
  try {
    await asOwner(() => saveLastBackup(backup))
    showToast(dashboard.backup.results[kind].done)
  } catch (error) {
    logger.warn('The date of the backup could not be saved.', error)
    showToast(dashboard.backup.results[kind].notRecorded, { tone: 'error' })
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
