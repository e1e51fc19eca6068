import type { IncomingMessage } from 'node:http'
import { json, type Reply, storageFault } from './reply.ts'

/**
 * The answer to a token that names another way of signing than the one the backend signs with (`none` above all). Lite
 * would serve its bearer as a visitor; a hosted project refuses.
 */
export function refusedToken({ headers }: IncomingMessage, path: string): Reply | undefined {
  const [, head] = /^Bearer\s+([\w-]+)\.[\w-]*\.[\w-]*$/i.exec(headers.authorization ?? '') ?? []
  if (head === undefined || algorithm(head) === 'HS256') return undefined
  const message = 'No suitable key or wrong key type'
  if (path.startsWith('/storage/v1')) return storageFault(403, 'Unauthorized', message)
  return json(401, { code: 'PGRST301', details: null, hint: null, message })
}

function algorithm(head: string): unknown {
  try {
    const read: unknown = JSON.parse(Buffer.from(head, 'base64url').toString('utf8'))
    return typeof read === 'object' && read !== null && 'alg' in read ? read.alg : undefined
  } catch {
    return undefined
  }
}
