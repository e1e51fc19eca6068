// Reads stored pictures for the build.
import { errorMessage } from '../../backend/backendError.ts'
import { DataError, errorKindForStatus } from '../../src/supabase/errors.ts'
import { retryRead } from '../../src/supabase/retries.ts'

const TIMEOUT_MS = 30_000

/** Reads a picture, with the same retries as rows. Throws `DataError`. */
export function readOriginal(url: string): Promise<Buffer> {
  return retryRead(async () => {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(throwOffline)
    if (!answer.ok) {
      await answer.body?.cancel()
      throw new DataError(errorKindForStatus(answer.status), `HTTP ${answer.status}`, {
        status: answer.status,
      })
    }
    return Buffer.from(await answer.arrayBuffer().catch(throwOffline))
  })
}

function throwOffline(error: unknown): never {
  throw new DataError('offline', errorMessage(error), { cause: error })
}
