import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useChangesSince } from '@/posts/postsChanged'
import { queryClient } from '@/posts/queryClient'
import { useConnection } from '../connection/connection'
import { useDeployHook } from './deployHookQuery'
import { BUILD_KEY, type Failure, showRebuild, useRebuild } from './rebuild'
import { readSiteBuild } from './siteBuild'

/** How the site that is up stands to what is written, and to a new one that is on its way. */
export type SiteState =
  /** `unread`: the host does not let its answer be read. */
  | { kind: 'building'; startedAt: number; unread: boolean }
  | { kind: 'failed'; why: Failure }
  | { kind: 'done' }
  /** It could not be found out. */
  | { kind: 'unread'; retry: () => void }
  /** So many posts were changed since. */
  | { kind: 'changed'; count: number; builtAt: string }
  | { kind: 'current'; builtAt: string }

interface Site {
  /** Null while nobody knows: it is asked for, the owner is not connected, or the site says nothing of itself. */
  state: SiteState | null
  /** The address that has the host build the site; null without one. */
  hook: string | null
}

/** What there is to say of the site. Follows a build that is under way. */
export function useSiteState(): Site {
  const connected = useConnection((connection) => connection.state === 'connected')
  const rebuild = useRebuild()
  const hook = useDeployHook(connected)
  const build = useQuery(
    {
      queryKey: BUILD_KEY,
      meta: { table: 'build.json' },
      queryFn: ({ signal }: { signal: AbortSignal }) => readSiteBuild(signal),
      staleTime: 0,
      enabled: connected,
    },
    queryClient,
  )
  const builtAt = build.data?.builtAt ?? null
  const changes = useChangesSince(connected ? builtAt : null)
  useEffect(showRebuild, [])

  const state = (): SiteState | null => {
    if (rebuild.phase === 'building')
      return { kind: 'building', startedAt: rebuild.startedAt, unread: rebuild.unread ?? false }
    if (rebuild.phase === 'failed') return { kind: 'failed', why: rebuild.why }
    if (!connected) return null
    const unread = [build, hook, changes].filter(({ isError }) => isError)
    if (unread.length > 0)
      return { kind: 'unread', retry: () => unread.forEach(({ refetch }) => void refetch()) }
    const count = changes.data
    if (rebuild.phase === 'done' && !count) return { kind: 'done' }
    if (builtAt === null || count === undefined || hook.isPending) return null
    return count > 0 ? { kind: 'changed', count, builtAt } : { kind: 'current', builtAt }
  }
  return { state: state(), hook: hook.data ?? null }
}
