import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { READ_RETRIES } from '@/config/constants'
import { DataError, isRetryable } from '@/supabase/errors'
import { type HostRead, hostState, isHostFailing, unlessHostFails } from '@/supabase/hostState'
import { wasCached } from '@/supabase/responses'
import type * as lastBuildModule from './lastBuild'

/** The module that reads the last build. */
export type LastBuild = typeof lastBuildModule

/** One read of public rows from both of its sources. */
export interface PublicRead<Result> {
  /** Reads from the host. Throws `DataError`. */
  host: (signal: AbortSignal) => Promise<Result>
  /** Reads the same from the last build. Throws if the build does not have it. */
  build: (lastBuild: LastBuild) => Promise<Result>
}

/** The context of a query, which is retried after most failures. Without a query the first failure is the last. */
interface ReadContext {
  signal: AbortSignal
  client?: QueryClient
  queryKey?: QueryKey
}

/** Returns the result of the build, or null if it does not have it. */
async function readBuild<Result>(build: PublicRead<Result>['build']): Promise<{ result: Result } | null> {
  try {
    return { result: await build(await import('./lastBuild')) }
  } catch {
    return null
  }
}

/** Asks a failing host again. Loaded with the build's reader, so that visitors of a host that is well never load it. */
async function askHostAgain() {
  try {
    await (await import('./hostRecovery')).askHostAgain()
  } catch {
    // Without a network the module cannot load. The next read tries again.
  }
}

/** Reads the build instead of a host that has failed. From then on all reads prefer the build. */
async function replaceHost<Result>({ host, build }: PublicRead<Result>) {
  const built = await readBuild(build)
  if (built && !isHostFailing()) hostState.setState({ failedRead: host satisfies HostRead })
  return built
}

/** Returns whether the query sends no further request after this failure. Waiting for another timeout takes too long. */
function isFinal(error: DataError, { client, queryKey }: ReadContext): boolean {
  const failures = queryKey ? (client?.getQueryState(queryKey)?.fetchFailureCount ?? 0) : READ_RETRIES
  return failures >= READ_RETRIES || !isRetryable(error) || error.kind === 'timeout'
}

/**
 * Reads public rows from the host. If it fails, and while it fails, from the last build; then the host is asked again in the
 * background. Throws the host's `DataError` if the build does not have the rows.
 */
export async function readPublic<Result>(read: PublicRead<Result>, context: ReadContext): Promise<Result> {
  if (isHostFailing()) {
    void askHostAgain()
    const built = await readBuild(read.build)
    if (built) return built.result
  }
  try {
    const failure = new DataError('server', 'Another read has found that the host fails.')
    const result = await unlessHostFails(read.host(context.signal), failure)
    // Offline, the cached rows are all there is.
    const built = wasCached(context.signal) && navigator.onLine ? await replaceHost(read) : null
    return built ? built.result : result
  } catch (error) {
    if (!(error instanceof DataError) || error.kind === 'aborted') throw error
    const built = isFinal(error, context) || isHostFailing() ? await replaceHost(read) : null
    if (!built) throw error
    return built.result
  }
}
