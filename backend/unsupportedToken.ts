import type { IncomingMessage } from 'node:http'
import { jsonReply, type Reply, storageErrorReply } from './reply.ts'

/**
 * Returns an error reply if the token was not signed with the backend's algorithm (for example `none`), or undefined. Lite
 * would treat such a request as a visitor's, but a hosted project rejects it.
 */
export function rejectUnsupportedToken({ headers }: IncomingMessage, path: string): Reply | undefined {
  const [, header] = /^Bearer\s+([\w-]+)\.[\w-]*\.[\w-]*$/i.exec(headers.authorization ?? '') ?? []
  if (header === undefined || readAlgorithm(header) === 'HS256') return undefined
  const message = 'No suitable key or wrong key type'
  if (path.startsWith('/storage/v1')) return storageErrorReply(403, 'Unauthorized', message)
  return jsonReply(401, { code: 'PGRST301', details: null, hint: null, message })
}

function readAlgorithm(header: string): unknown {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(header, 'base64url').toString('utf8'))
    return typeof parsed === 'object' && parsed !== null && 'alg' in parsed ? parsed.alg : undefined
  } catch {
    return undefined
  }
}
