import { create } from 'zustand'
import { lastBackupQuery } from '@/posts/deskOverviewQueries'
import { keepLastBackup } from '@/posts/lastBackup'
import { queryClient } from '@/posts/queryClient'
import { postsIn } from '@/supabase/archive/format'
import { serverNow } from '@/supabase/serverClock'
import { ChunkLoadError } from '@/lib/browser/chunkLoadError'
import { logger } from '@/lib/logger'
import { useAdminSession } from '@/stores/adminSession'
import { showToast } from '@/ui/toaster'
import { asOwner, ensureOwner } from '../../connection/connection'
import { seoulFields } from '../../components/seoulTime'
import { chooseTarget, type BackupTarget } from './target'
import { DataError, type DataErrorKind } from '@/supabase/errors'
import { errorMessage } from '../../components/errorMessage'

/** Less came than there had been. */
const FEWER: readonly DataErrorKind[] = ['conflict', 'missing']

/** What stopped a backup, and what to do. */
function faultWords(error: unknown): string {
  if (error instanceof DataError && FEWER.includes(error.kind))
    return '백업하는 동안 글이나 사진이 줄어 마치지 못했습니다. 다시 시도해 주세요.'
  if (error instanceof DataError) return `백업을 마치지 못했습니다. ${errorMessage(error)}`
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return '백업을 마치지 못했습니다. 이 기기에 자리가 모자랍니다.'
  if (error instanceof DOMException) return '백업을 쓰지 못했습니다. 다른 곳을 골라 다시 시도해 주세요.'
  return `백업을 마치지 못했습니다. ${errorMessage(error)}`
}

interface BackupRun {
  state: 'idle' | 'choosing' | 'packing'
  /** 0 to 1. */
  share: number
  /** What stopped the last try. */
  fault: string | null
}

const idle: BackupRun = { state: 'idle', share: 0, fault: null }

/** The backup that is being made; it goes on while the owner looks at other pages of the desk. */
export const useBackupRun = create<BackupRun>()(() => idle)

let controller = new AbortController()

/** Makes a backup, unless one is being made; says by toast how it went. Never rejects. */
export async function startBackup(): Promise<void> {
  if (useBackupRun.getState().state !== 'idle') return
  controller = new AbortController()
  useBackupRun.setState({ ...idle, state: 'choosing' })
  try {
    const at = new Date(serverNow()).toISOString()
    const target = await chooseTarget(`blank-page-${seoulFields(at).date}.zip`)
    if (target) await pack(target, at)
    useBackupRun.setState(idle)
  } catch (error) {
    useBackupRun.setState({ ...idle, fault: tellFault(error) })
  }
}

/** Tells what passes by a toast; gives the words for what stays. */
function tellFault(error: unknown): string | null {
  if (controller.signal.aborted) {
    showToast('백업을 그만두었습니다.')
    return null
  }
  logger.warn('백업을 마치지 못했습니다.', error)
  if (!(error instanceof ChunkLoadError)) return faultWords(error)
  showToast('백업을 시작하지 못했습니다. 연결을 확인해 주세요.', {
    tone: 'error',
    action: { label: '다시 시도', onSelect: () => void startBackup() },
  })
  return null
}

/** Stops the backup that is being made; nothing of it stays. */
export function cancelBackup() {
  controller.abort()
}

async function pack(target: BackupTarget, at: string) {
  const stopHolding = holdTab()
  useBackupRun.setState({ state: 'packing' })
  try {
    const { makeBackup } = await prepared(target)
    const { manifest, bytes } = await makeBackup(target, {
      signal: controller.signal,
      onProgress: (share) => useBackupRun.setState({ share }),
    })
    await note({ at, posts: postsIn(manifest), bytes }, words[target.kind])
  } finally {
    stopHolding()
  }
}

/** What packs, once the owner is connected. */
async function prepared(target: BackupTarget) {
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

const words = {
  file: {
    done: '백업을 내려받았습니다.',
    unnoted: '백업은 내려받았지만, 언제 했는지 서버에 적어 두지 못했습니다.',
  },
  download: {
    done: '백업 내려받기를 시작했습니다.',
    unnoted: '백업 내려받기는 시작했지만, 언제 했는지 서버에 적어 두지 못했습니다.',
  },
} as const

/** The file is there, whatever becomes of the note about it. */
async function note(
  backup: { at: string; posts: number; bytes: number },
  { done, unnoted }: (typeof words)[BackupTarget['kind']],
) {
  try {
    await asOwner(() => keepLastBackup(backup))
    showToast(done)
  } catch (error) {
    logger.warn('백업한 때를 적어 두지 못했습니다.', error)
    showToast(unnoted, { tone: 'error' })
  }
  await queryClient.invalidateQueries({ queryKey: lastBackupQuery.queryKey })
}

const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()

/** Closing the tab would lose the backup: the browser asks. Logging out ends it. */
function holdTab() {
  window.addEventListener('beforeunload', onBeforeUnload)
  const stopWatching = useAdminSession.subscribe(({ isLoggedIn }) => {
    if (isLoggedIn) return
    window.removeEventListener('beforeunload', onBeforeUnload)
    cancelBackup()
  })
  return () => {
    window.removeEventListener('beforeunload', onBeforeUnload)
    stopWatching()
  }
}
