import { PostgrestClient, type PostgrestError } from '@supabase/postgrest-js'
import { READ_TIMEOUT_MS } from '@/config/constants'
import { warnOnce } from '@/lib/logger'
import { backendKey, backendUrl } from './backendUrl'
import { DataError, kindOfStatus } from './errors'

export type PublicClient = PostgrestClient

let client: PostgrestClient | undefined

/**
 * The anonymous, reading client (supabase-js's own query part). Retries belong to the query layer, so they are off
 * here. Null, with one warning, when no backend is configured: the site is then a valid static one (decisions §2).
 */
export function publicClient(): PostgrestClient | null {
  const url = backendUrl()
  const key = backendKey()
  if (url === null || key === null) {
    warnOnce('unconfigured', '연결된 서버가 없어 목록이 비어 있습니다. VITE_SUPABASE_URL을 설정하십시오.')
    return null
  }
  client ??= new PostgrestClient(`${url}/rest/v1`, {
    headers: { apikey: key },
    retry: false,
    fetch: fetchInTime,
  })
  return client
}

/**
 * `fetch` that gives up 10 s after it was asked. The client's own limit ends with the answer's head; here a body that
 * never comes counts too.
 */
async function fetchInTime(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), READ_TIMEOUT_MS)
  const cancel = () => controller.abort()
  init.signal?.addEventListener('abort', cancel)
  if (init.signal?.aborted) cancel()
  try {
    const response = await fetch(input, { ...init, signal: controller.signal })
    const body = await response.text()
    const { status, statusText, headers } = response
    return new Response(body === '' ? null : body, { status, statusText, headers })
  } finally {
    clearTimeout(timer)
    init.signal?.removeEventListener('abort', cancel)
  }
}

interface Answer {
  data: unknown
  error: PostgrestError | null
  status: number
}

/**
 * Unwraps an answer into its rows. Throws `DataError`; `signal` tells a cancelled read from a slow one.
 */
export function rowsOf({ data, error, status }: Answer, signal?: AbortSignal): unknown[] {
  if (error) throw dataErrorOf(error, status, signal)
  if (!Array.isArray(data)) throw new DataError('malformed', 'The answer is not a list of rows.', { status })
  return data
}

function dataErrorOf(error: PostgrestError, status: number, signal?: AbortSignal): DataError {
  const options = { status, cause: error }
  if (signal?.aborted) return new DataError('aborted', 'The read was cancelled.', options)
  if (status === 0)
    return /abort|timed? ?out/i.test(error.message)
      ? new DataError('timeout', `No answer within ${READ_TIMEOUT_MS} ms.`, options)
      : new DataError('offline', error.message, options)
  // PostgREST answers in JSON; a page of HTML with a good status is somebody else's answer.
  if (status < 400) return new DataError('malformed', 'The answer is not JSON.', options)
  return new DataError(kindOfStatus(status), error.message, options)
}
