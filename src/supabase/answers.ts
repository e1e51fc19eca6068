import { DataError, kindOfStatus } from './errors'

/** An answer as Supabase's clients give it; `status` is 0 when none came. */
interface Answer {
  data: unknown
  error: { message: string; code?: string } | null
  status: number
}

/** What an answer holds. Throws `DataError`; `signal` tells a cancelled call from a slow one. */
export function valueOf({ data, error, status }: Answer, signal?: AbortSignal): unknown {
  if (error) throw dataErrorOf(error, status, signal)
  return data
}

/** The rows of an answer. Throws `DataError`; `signal` tells a cancelled read from a slow one. */
export function rowsOf(answer: Answer, signal?: AbortSignal): unknown[] {
  const data = valueOf(answer, signal)
  if (!Array.isArray(data))
    throw new DataError('malformed', 'The answer is not a list of rows.', { status: answer.status })
  return data
}

/** SQLSTATE that the posts' trigger gives a time to publish at that has passed. */
const TIME_PASSED = '22008'

function dataErrorOf(
  error: { message: string; code?: string },
  status: number,
  signal?: AbortSignal,
): DataError {
  const options = { status, cause: error }
  if (error.code === TIME_PASSED) return new DataError('past', error.message, options)
  if (signal?.aborted) return new DataError('aborted', 'The call was cancelled.', options)
  if (status === 0 && /abort|timed? ?out/i.test(error.message))
    return new DataError('timeout', 'No answer came in time.', options)
  // PostgREST answers in JSON; a page of HTML with a good status is somebody else's answer.
  if (status >= 200 && status < 400) return new DataError('malformed', 'The answer is not JSON.', options)
  return new DataError(kindOfStatus(status), error.message, options)
}
