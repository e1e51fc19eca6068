import * as v from 'valibot'
import { create } from 'zustand'
import { OWNER } from '@/posts/ownerQueries'
import { queryClient } from '@/posts/queryClient'
import { REBUILD_LIMIT_MS, REBUILD_POLL_MS, REBUILD_STORAGE_KEY } from '@/config/constants'
import { isWithin } from '@/lib/storage/expiry'
import { logger } from '@/lib/logger'
import { localSafeStorage } from '@/lib/storage/safeStorage'
import { showToast } from '@/ui/toaster'
import { isLater, readSiteBuild } from './siteBuild'

/** Why no new site comes. */
export type Failure = 'unreachable' | 'refused' | 'late'

/** How far the host is with a new site, as far as the desk can see. */
type Rebuild =
  | { phase: 'idle' | 'done' }
  /** Since `startedAt`, ms since 1970; `unread` where the host does not let its answer be read. */
  | { phase: 'building'; startedAt: number; unread?: true }
  /** The host was not reached, it refused, or no new site came in time. */
  | { phase: 'failed'; why: Failure }

const idle: Rebuild = { phase: 'idle' }

/** Of this browser: it goes on while the owner is elsewhere, and after a reload. */
export const useRebuild = create<Rebuild>()(() => idle)

/** What was asked for in this browser; `before` is the build that was up then. */
const keptSchema = v.object({ startedAt: v.number(), before: v.nullable(v.string()) })
type Kept = v.InferOutput<typeof keptSchema>

/** How it ended, as it is said wherever the owner is. */
export const REBUILD_WORDS = {
  done: '새 사이트가 올라갔습니다.',
  failed: '다시 만들지 못했습니다. 사이트는 이전 그대로입니다.',
} as const

/** The queries whose answers a new site changes. */
export const BUILD_KEY = [OWNER, 'build']
const CHANGES_KEY = [OWNER, 'changes']

/** The row is on screen: it says itself how it ended. */
let onScreen = 0
/** The asking that is followed here. */
let followed: Kept | null = null

/** Follows what this browser asked for, whichever tab it was, while something shows it. Returns the way to stop showing. */
export function showRebuild(): () => void {
  onScreen += 1
  const other = ({ key }: StorageEvent) => {
    if (key !== REBUILD_STORAGE_KEY) return
    if (followed && !isKept(followed)) void look(followed)
    else resume()
  }
  window.addEventListener('storage', other)
  resume()
  return () => {
    onScreen -= 1
    window.removeEventListener('storage', other)
    if (useRebuild.getState().phase === 'done') useRebuild.setState(idle, true)
  }
}

/** Goes on with what was asked for before a reload or in another tab; says whether there is such a thing. */
function resume(): boolean {
  if (useRebuild.getState().phase === 'building') return true
  const kept = readKept()
  if (!kept || !isWithin(kept.startedAt, REBUILD_LIMIT_MS, Date.now())) return false
  useRebuild.setState({ phase: 'building', startedAt: kept.startedAt }, true)
  follow(kept)
  return true
}

function readKept(): Kept | null {
  try {
    return v.parse(keptSchema, JSON.parse(localSafeStorage.get(REBUILD_STORAGE_KEY) ?? 'null'))
  } catch {
    return null
  }
}

/** Whether it is still waited for in this browser: the tab that sees it end forgets it. */
const isKept = ({ startedAt }: Kept) => readKept()?.startedAt === startedAt

/**
 * Has the host build the site anew, once, however often it is asked for. What it refuses is told at once; of a host whose
 * answer cannot be read only the site that comes tells.
 */
export async function startRebuild(hook: string): Promise<void> {
  if (resume()) return
  const startedAt = Date.now()
  useRebuild.setState({ phase: 'building', startedAt }, true)
  try {
    const before = (await readSiteBuild())?.builtAt ?? null
    // Without headers it needs no leave beforehand: it is sent once, whether or not its answer may be read.
    const sent = fetch(hook, {
      method: 'POST',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // It arrives though the page is left.
      keepalive: true,
    })
    const kept = { startedAt, before }
    localSafeStorage.set(REBUILD_STORAGE_KEY, JSON.stringify(kept))
    follow(kept)
    const { ok, status } = await sent
    if (ok) return
    logger.warn('호스트가 배포 훅을 받지 않았습니다.', status)
    if (followed === kept) end({ phase: 'failed', why: 'refused' })
  } catch (error) {
    logger.warn('사이트를 다시 만들게 하지 못했습니다.', error)
    if (useRebuild.getState().phase !== 'building') return
    // The network was there a moment ago: the host has heard of it, and keeps its answer to itself.
    if (followed && navigator.onLine)
      useRebuild.setState({ phase: 'building', startedAt, unread: true }, true)
    else end({ phase: 'failed', why: 'unreachable' })
  }
}

function follow(kept: Kept) {
  followed = kept
  setTimeout(() => void look(kept), REBUILD_POLL_MS)
}

async function look(kept: Kept) {
  // A network that is away for a while changes nothing.
  const build = await readSiteBuild().catch(() => null)
  if (followed !== kept) return
  if (build && isLater(build, kept.before)) return end({ phase: 'done' })
  if (!isWithin(kept.startedAt, REBUILD_LIMIT_MS, Date.now())) return end({ phase: 'failed', why: 'late' })
  if (!isKept(kept)) return endedElsewhere()
  follow(kept)
}

/** Another tab has told how it ended, and may have asked for the next one. */
function endedElsewhere() {
  rest(idle)
  resume()
}

function rest(outcome: Rebuild) {
  followed = null
  useRebuild.setState(outcome, true)
  void queryClient.invalidateQueries({ queryKey: BUILD_KEY })
  void queryClient.invalidateQueries({ queryKey: CHANGES_KEY })
}

/** Nothing is under way any more; who is elsewhere is told. */
function end(outcome: Rebuild) {
  if (followed && isKept(followed)) localSafeStorage.remove(REBUILD_STORAGE_KEY)
  rest(outcome)
  if (onScreen > 0) return
  if (outcome.phase === 'done') showToast(REBUILD_WORDS.done)
  else showToast(REBUILD_WORDS.failed, { tone: 'error' })
}
