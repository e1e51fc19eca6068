import * as v from 'valibot'
import { localSafeStorage } from '@/lib/safeStorage'
import { backendKey, backendUrl } from './backendUrl'
import { OWNER_TOKEN_KEY } from './ownerToken'

const session = v.object({ access_token: v.string() })

/**
 * Deletes rows while the page is being closed: a request that outlives the page, in the owner's name, without an answer.
 * Only for deletions that the owner has confirmed.
 */
export function deleteWithKeepalive(table: string, ids: readonly number[]) {
  const [url, key] = [backendUrl(), backendKey()]
  const token = ownerToken()
  if (url === null || key === null || token === null || ids.length === 0) return
  fetch(`${url}/rest/v1/${table}?id=in.(${ids.join(',')})`, {
    method: 'DELETE',
    keepalive: true,
    headers: { apikey: key, Authorization: `Bearer ${token}` },
  }).catch(() => undefined)
}

function ownerToken(): string | null {
  try {
    const stored: unknown = JSON.parse(localSafeStorage.get(OWNER_TOKEN_KEY) ?? 'null')
    const result = v.safeParse(session, stored)
    return result.success ? result.output.access_token : null
  } catch {
    return null
  }
}
