import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useChangesSince } from '@/posts/owner/changesSince'
import { queryClient } from '@/posts/read/queryClient'
import { useConnection } from '../connection/connection'
import { useDeployHook } from './deployHookQuery'
import { BUILD_KEY, type FailureReason, watchRebuild, useRebuild } from './rebuild'
import { readSiteBuild, type SiteCopies } from './siteBuild'

/** State of the deployed site relative to the database and to a running rebuild. */
export type SiteState =
  /** `isResponseOpaque`: CORS prevents reading the host's response. */
  | { kind: 'building'; startedAt: number; isResponseOpaque: boolean }
  | { kind: 'failed'; reason: FailureReason }
  | { kind: 'done' }
  /** Loading the state failed. */
  | { kind: 'error'; retry: () => void }
  /** `count` posts were changed since the last deployment. */
  | { kind: 'changed'; count: number; builtAt: string }
  | { kind: 'current'; builtAt: string }

interface Site {
  /** Null while loading, while disconnected, or if the site has no build metadata. */
  state: SiteState | null
  /** Deploy hook URL; null without one. */
  hook: string | null
  /** Copies of pictures in the deployed site. Null without any. */
  copies: SiteCopies | null
}

/** Returns the state of the site. Follows a running rebuild. */
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
  useEffect(watchRebuild, [])

  const state = (): SiteState | null => {
    if (rebuild.phase === 'building')
      return {
        kind: 'building',
        startedAt: rebuild.startedAt,
        isResponseOpaque: rebuild.isResponseOpaque ?? false,
      }
    if (rebuild.phase === 'failed') return { kind: 'failed', reason: rebuild.reason }
    if (!connected) return null
    const failed = [build, hook, changes].filter(({ isError }) => isError)
    if (failed.length > 0)
      return { kind: 'error', retry: () => failed.forEach(({ refetch }) => void refetch()) }
    const count = changes.data
    if (rebuild.phase === 'done' && !count) return { kind: 'done' }
    if (builtAt === null || count === undefined || hook.isPending) return null
    return count > 0 ? { kind: 'changed', count, builtAt } : { kind: 'current', builtAt }
  }
  return { state: state(), hook: hook.data ?? null, copies: build.data?.media ?? null }
}
