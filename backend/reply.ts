import type { ServerResponse } from 'node:http'

export type Reply = { status: number; headers: Record<string, string>; body?: Uint8Array }

/** Returns a JSON reply. */
export function jsonReply(status: number, content: object): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: Buffer.from(JSON.stringify(content)),
  }
}

/** Returns a storage error in hosted Supabase's format: HTTP 400 with the real status in the body. */
export function storageErrorReply(statusCode: number, error: string, message: string): Reply {
  return jsonReply(400, { statusCode: String(statusCode), error, message })
}

/** Returns a cacheable file reply with a quoted `etag`, or 304 if the client has that version. */
export function fileReply(
  body: () => Promise<Uint8Array>,
  headers: Record<string, string>,
  ifNoneMatch: string | undefined,
): Promise<Reply> | Reply {
  const shared = { 'x-content-type-options': 'nosniff', ...headers }
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (tags?.includes(headers['etag'] ?? '') || tags?.includes('*')) return { status: 304, headers: shared }
  return body().then((bytes) => ({ status: 200, headers: shared, body: bytes }))
}

/** Sends a reply, optionally without its body. Does nothing if a response has started or the client has disconnected. */
export function sendReply(response: ServerResponse, reply: Reply, withBody: boolean): void {
  if (response.headersSent || response.destroyed) return
  const length = reply.body?.length ? { 'content-length': String(reply.body.length) } : {} // A 204 must not have a content-length.
  response.writeHead(reply.status, { ...reply.headers, ...length })
  response.end(withBody ? reply.body : undefined)
}
