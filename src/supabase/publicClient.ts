import { PostgrestClient } from '@supabase/postgrest-js'
import { READ_TIMEOUT_MS } from '@/config/constants'
import { warnOnce } from '@/lib/logger'
import { backendKey, backendUrl } from './backendUrl'
import { timeLimit } from './timeLimit'

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
  const response = await fetch(input, { ...init, signal: timeLimit(READ_TIMEOUT_MS, init.signal) })
  const body = await response.text()
  const { status, statusText, headers } = response
  return new Response(body === '' ? null : body, { status, statusText, headers })
}
