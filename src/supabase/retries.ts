// With endings, because scripts read this file, too.
import { READ_RETRIES, READ_RETRY_BASE_MS } from '@/config/constants.ts'
import { isRetryable } from './errors.ts'

/** Whether a read is tried again that has failed so often before, and now by this. */
export function isTriedAgain(failures: number, error: unknown): boolean {
  return failures < READ_RETRIES && isRetryable(error)
}

/** How long to wait before that, in ms. */
export function pauseBeforeRetry(failures: number): number {
  return READ_RETRY_BASE_MS * 2 ** failures
}

/** Reads as insistently as the query layer, where there is none. Throws what the last try threw. */
export async function retryRead<Result>(read: () => Promise<Result>, failures = 0): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    if (!isTriedAgain(failures, error)) throw error
  }
  await new Promise((resolve) => setTimeout(resolve, pauseBeforeRetry(failures)))
  return retryRead(read, failures + 1)
}
