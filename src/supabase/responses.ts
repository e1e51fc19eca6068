import { CACHED_STATUS } from '@/config/cacheName'
import { DataError, errorKindForStatus } from './errors'

/** A response of Supabase's clients. `status` is 0 if none arrived. */
interface SupabaseResponse {
  data: unknown
  error: { message: string; code?: string } | null
  status: number
}

/** Returns the data of a response. Throws `DataError`. `signal` distinguishes an aborted request from a timeout. */
export function unwrapData({ data, error, status }: SupabaseResponse, signal?: AbortSignal): unknown {
  if (error) throw toDataError(error, status, signal)
  return data
}

/** Signals of reads that the service worker has answered from its cache, because the host did not respond. */
const cachedReads = new WeakSet<AbortSignal>()

/** Returns whether a read with this signal was answered from the service worker's cache. */
export const wasCached = (signal: AbortSignal) => cachedReads.has(signal)

/** Returns the rows of a response. Throws `DataError`. `signal` distinguishes an aborted request from a timeout. */
export function unwrapRows(response: SupabaseResponse, signal?: AbortSignal): unknown[] {
  const data = unwrapData(response, signal)
  if (signal && response.status === CACHED_STATUS) cachedReads.add(signal)
  if (!Array.isArray(data))
    throw new DataError('malformed', 'The response is not a list of rows.', { status: response.status })
  return data
}

/** SQLSTATE that the database trigger raises for a scheduled time in the past. */
const TIME_PASSED = '22008'

/** Converts an error of one of Supabase's clients. `status` is 0 if no response arrived. */
export function toDataError(
  error: { message: string; code?: string | undefined },
  status: number,
  signal?: AbortSignal,
): DataError {
  const options = { status, cause: error }
  if (error.code === TIME_PASSED) return new DataError('past', error.message, options)
  if (signal?.aborted) return new DataError('aborted', 'The request was aborted.', options)
  if (status === 0 && /abort|timed? ?out/i.test(error.message))
    return new DataError('timeout', 'The request timed out.', options)
  // PostgREST always responds with JSON. HTML with a success status comes from a proxy or another server.
  if (status >= 200 && status < 400) return new DataError('malformed', 'The response is not JSON.', options)
  return new DataError(errorKindForStatus(status), error.message, options)
}
