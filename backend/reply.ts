import type { ServerResponse } from 'node:http'

export type Reply = { status: number; headers: Record<string, string>; body?: Uint8Array }

/** A page of another port may talk to the backend, as with hosted Supabase. */
const CORS = { 'access-control-allow-origin': '*' }

/** An answer in JSON that pages of any origin may read. */
export function json(status: number, content: object): Reply {
  return {
    status,
    headers: { ...CORS, 'content-type': 'application/json; charset=utf-8' },
    body: Buffer.from(JSON.stringify(content)),
  }
}

/** A fault of the storage service in hosted Supabase's words: HTTP 400, the real status in the body. */
export function storageFault(statusCode: number, error: string, message: string): Reply {
  return json(400, { statusCode: String(statusCode), error, message })
}

/** A file that browsers keep and ask about again; `etag` in quotes. Answers 304 when the asker still has it. */
export function file(
  body: () => Promise<Uint8Array>,
  headers: Record<string, string>,
  known: string | undefined,
): Promise<Reply> | Reply {
  const shared = { ...CORS, 'x-content-type-options': 'nosniff', ...headers }
  const tags = known?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (tags?.includes(headers['etag'] ?? '') || tags?.includes('*')) return { status: 304, headers: shared }
  return body().then((bytes) => ({ status: 200, headers: shared, body: bytes }))
}

/** Sends a reply, to HEAD without its body; nothing when an answer has begun or the asker is gone. */
export function send(response: ServerResponse, reply: Reply, withBody: boolean): void {
  if (response.headersSent || response.destroyed) return
  const length = reply.body?.length ? { 'content-length': String(reply.body.length) } : {} // a 204 may tell none
  response.writeHead(reply.status, { ...reply.headers, ...length })
  response.end(withBody ? reply.body : undefined)
}
