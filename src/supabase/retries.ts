// Imports have endings because scripts load this file in Node.
import pRetry from 'p-retry'
import { READ_RETRIES, READ_RETRY_BASE_MS } from '@/config/constants.ts'
import { DataError, isRetryable } from './errors.ts'

interface RetryLimits {
  retries: number
  /** Delay before the first retry, in ms. It doubles with each retry. */
  baseMs: number
  signal?: AbortSignal | undefined
}

/**
 * Calls `run` until it succeeds, with exponential backoff, as long as the network or the server is at fault. Returns its
 * result. Throws its last error, or the signal's reason once that is aborted.
 */
export async function withRetry<Result>(
  run: (attempt: number) => Promise<Result>,
  { retries, baseMs, signal }: RetryLimits,
): Promise<Result> {
  try {
    return await pRetry(run, {
      retries,
      minTimeout: baseMs,
      factor: 2,
      shouldRetry: ({ error }) => isRetryable(error),
      signal,
    })
  } catch (error) {
    // p-retry replaces an abort reason that belongs to another realm.
    if (!(error instanceof DataError)) signal?.throwIfAborted()
    throw error
  }
}

/** Retries a read as often as the query cache does. */
export function retryRead<Result>(read: () => Promise<Result>): Promise<Result> {
  return withRetry(read, { retries: READ_RETRIES, baseMs: READ_RETRY_BASE_MS })
}
