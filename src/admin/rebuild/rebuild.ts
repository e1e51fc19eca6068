import * as v from 'valibot'
import { create } from 'zustand'
import { rebuild as words } from '#messages/admin/rebuild'
import { REBUILD_TIMEOUT_MS, REBUILD_POLL_MS, REBUILD_STORAGE_KEY } from '@/config/constants'
import { logger } from '@/lib/logger'
import { isWithinWindow } from '@/lib/storage/isWithinWindow'
import { localSafeStorage } from '@/lib/storage/safeStorage'
import { OWNER_KEY } from '@/posts/owner/ownerQueries'
import { queryClient } from '@/posts/read/queryClient'
import { showToast } from '@/ui/toaster'
import { isNewerBuild, readSiteBuild } from './siteBuild'

/** Reasons for which no new site was deployed. */
export type FailureReason = 'unreachable' | 'refused' | 'late'

/** State of a rebuild as far as the browser can observe it. */
type Rebuild =
  | { phase: 'idle' | 'done' }
  /** `startedAt` is in ms since 1970. `isResponseOpaque`: CORS prevents reading the host's response. */
  | { phase: 'building'; startedAt: number; isResponseOpaque?: true }
  | { phase: 'failed'; reason: FailureReason }

const idle: Rebuild = { phase: 'idle' }

/** Rebuild state of this browser. Survives navigation and reloads. */
export const useRebuild = create<Rebuild>()(() => idle)

/** Requested rebuild in local storage; `before` is the time of the build that was deployed at that moment. */
const pendingSchema = v.object({ startedAt: v.number(), before: v.nullable(v.string()) })
type PendingRebuild = v.InferOutput<typeof pendingSchema>

/** Keys of the queries that a new deployment changes. */
export const BUILD_KEY = [OWNER_KEY, 'build']
const CHANGES_KEY = [OWNER_KEY, 'changes']

/** Number of visible rows that show the state. While there is one, no toast reports the outcome. */
let watchers = 0
/** The rebuild that this tab polls for. */
let active: PendingRebuild | null = null

/** Follows a rebuild that any tab of this browser requested, while a component shows it. Returns the cleanup function. */
export function watchRebuild(): () => void {
  watchers += 1
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== REBUILD_STORAGE_KEY) return
    if (active && !isPending(active)) void poll(active)
    else resume()
  }
  window.addEventListener('storage', onStorage)
  resume()
  return () => {
    watchers -= 1
    window.removeEventListener('storage', onStorage)
    if (useRebuild.getState().phase === 'done') useRebuild.setState(idle, true)
  }
}

/** Resumes a rebuild requested before a reload or in another tab. Returns whether one is running. */
function resume(): boolean {
  if (useRebuild.getState().phase === 'building') return true
  const pending = readPending()
  if (!pending || !isWithinWindow(pending.startedAt, REBUILD_TIMEOUT_MS, Date.now())) return false
  useRebuild.setState({ phase: 'building', startedAt: pending.startedAt }, true)
  schedulePoll(pending)
  return true
}

function readPending(): PendingRebuild | null {
  try {
    return v.parse(pendingSchema, JSON.parse(localSafeStorage.get(REBUILD_STORAGE_KEY) ?? 'null'))
  } catch {
    return null
  }
}

/** Returns whether the rebuild is still pending in this browser. The tab that sees it end removes it from storage. */
const isPending = ({ startedAt }: PendingRebuild) => readPending()?.startedAt === startedAt

/**
 * Triggers a rebuild, unless one is running. A rejected request fails immediately. If the response cannot be read, only
 * the deployed site shows whether the request succeeded.
 */
export async function startRebuild(hook: string): Promise<void> {
  if (resume()) return
  const startedAt = Date.now()
  useRebuild.setState({ phase: 'building', startedAt }, true)
  try {
    const before = (await readSiteBuild())?.builtAt ?? null
    // A request without custom headers needs no CORS preflight, so it is sent even if the response is not readable.
    const request = fetch(hook, {
      method: 'POST',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // Completes even if the page is unloaded.
      keepalive: true,
    })
    const pending = { startedAt, before }
    localSafeStorage.set(REBUILD_STORAGE_KEY, JSON.stringify(pending))
    schedulePoll(pending)
    const { ok, status } = await request
    if (ok) return
    logger.warn('The host refused the deploy hook.', status)
    if (active === pending) endWith({ phase: 'failed', reason: 'refused' })
  } catch (error) {
    logger.warn('The rebuild could not be requested.', error)
    if (useRebuild.getState().phase !== 'building') return
    // The browser is online, so the host probably received the request and only CORS hides its response.
    if (active && navigator.onLine)
      useRebuild.setState({ phase: 'building', startedAt, isResponseOpaque: true }, true)
    else endWith({ phase: 'failed', reason: 'unreachable' })
  }
}

function schedulePoll(pending: PendingRebuild) {
  active = pending
  setTimeout(() => void poll(pending), REBUILD_POLL_MS)
}

async function poll(pending: PendingRebuild) {
  // A temporary network failure does not end the rebuild.
  const build = await readSiteBuild().catch(() => null)
  if (active !== pending) return
  if (build && isNewerBuild(build, pending.before)) return endWith({ phase: 'done' })
  if (!isWithinWindow(pending.startedAt, REBUILD_TIMEOUT_MS, Date.now()))
    return endWith({ phase: 'failed', reason: 'late' })
  if (!isPending(pending)) return endedInOtherTab()
  schedulePoll(pending)
}

/** Another tab has reported the outcome and may have requested the next rebuild. */
function endedInOtherTab() {
  setOutcome(idle)
  resume()
}

function setOutcome(outcome: Rebuild) {
  active = null
  useRebuild.setState(outcome, true)
  void queryClient.invalidateQueries({ queryKey: BUILD_KEY })
  void queryClient.invalidateQueries({ queryKey: CHANGES_KEY })
}

/** Ends the rebuild. Shows a toast if no component shows the state. */
function endWith(outcome: Rebuild) {
  if (active && isPending(active)) localSafeStorage.remove(REBUILD_STORAGE_KEY)
  setOutcome(outcome)
  if (watchers > 0) return
  if (outcome.phase === 'done') showToast(words.done)
  else showToast(words.failed, { tone: 'error' })
}
