import { PostgrestClient } from '@supabase/postgrest-js'
import { READ_TIMEOUT_MS } from '@/config/constants'
import { warnOnce } from '@/lib/logger'
import { backendKey, backendUrl } from './backendUrl'
import { timeoutSignal } from './timeoutSignal'

export type PublicClient = PostgrestClient

let client: PostgrestClient | undefined

/**
 * Returns the anonymous client for reading. It does not retry, because the query cache does. Returns null and warns once
 * if no backend is configured: the site is then a static one with empty lists.
 */
export function publicClient(): PostgrestClient | null {
  const url = backendUrl()
  const key = backendKey()
  if (url === null || key === null) {
    warnOnce('unconfigured', 'Lists are empty without a backend. Set VITE_SUPABASE_URL.')
    return null
  }
  client ??= new PostgrestClient(`${url}/rest/v1`, {
    headers: { apikey: key },
    retry: false,
    fetch: fetchWithTimeout,
  })
  return client
}

/**
 * `fetch` with a timeout of 10 s that includes the body. The client's own timeout ends when the headers arrive, so it would
 * not catch a stalled body.
 */
async function fetchWithTimeout(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(input, { ...init, signal: timeoutSignal(READ_TIMEOUT_MS, init.signal) })
  const body = await response.text()
  const { status, statusText, headers } = response
  return new Response(body === '' ? null : body, { status, statusText, headers })
}
