import type { IncomingMessage, ServerResponse } from 'node:http'
import type { App } from '@supabase/lite'
import pLimit from 'p-limit'
import { MEDIA_BUCKET } from '../src/config/constants.ts'
import type { pictures } from './pictures.ts'
import { json, type Reply, send, storageFault } from './reply.ts'
import { refusedToken } from './token.ts'

/** A picture of 20 MiB and the envelope of a form around it. */
const MAX_BODY_BYTES = 21 * 1024 * 1024

/** What of Supabase Auth is open: signing in, keeping a session, signing out. Nothing that makes a user or sends a link. */
const OPEN_AUTH = new Set([
  'POST /auth/v1/token',
  'POST /auth/v1/logout',
  'GET /auth/v1/user',
  'GET /auth/v1/settings',
  'GET /auth/v1/health',
])
const SIGN_UP = /^\/auth\/v1\/(signup|otp|magiclink|invite)$/
const PUBLIC_PICTURE = new RegExp(`^/storage/v1/(object|render/image)/public/(${MEDIA_BUCKET})/(.+)$`)

type Backend = { app: Pick<App, 'fetch'>; pictures: ReturnType<typeof pictures> }
type Next = (error?: unknown) => void

/** Connect-style middleware for the whole API under /rest/v1, /auth/v1 and /storage/v1; everything else goes to next(). */
export function apiMiddleware({ app, pictures }: Backend) {
  const inTurn = pLimit(1)

  const answer = async (request: IncomingMessage, url: URL): Promise<Reply> => {
    const method = request.method ?? 'GET'
    const closed = closedAuth(method, url.pathname)
    if (closed) return closed
    const picture = PUBLIC_PICTURE.exec(url.pathname)
    if (picture && (method === 'GET' || method === 'HEAD')) {
      const [, kind, bucket = '', path = ''] = picture
      const key = decode(path)
      if (key === undefined) return storageFault(400, 'InvalidKey', `Invalid key: ${path}`)
      const asked = { accept: request.headers.accept, ifNoneMatch: request.headers['if-none-match'] }
      return kind === 'object'
        ? pictures.original(bucket, key, asked)
        : pictures.transformed(bucket, key, url.searchParams, asked)
    }
    const refused = refusedToken(request, url.pathname)
    if (refused) return refused
    const body = await readBody(request)
    if (!body) return storageFault(413, 'Payload too large', 'The object exceeded the maximum allowed size')
    // PGlite is one connection, on which Lite opens a transaction per request, each with its own role. Nothing but
    // luck keeps two of them apart, and rights must not hang on luck: requests go one after the other.
    return inTurn(() => passOn(app, request, url, body))
  }

  const serve = async (request: IncomingMessage, response: ServerResponse, url: URL) => {
    const reply = await answer(request, url).catch((error: unknown) => {
      if (!request.destroyed) console.error('[backend]', error)
      return json(500, { error: 'server_error', message: 'Internal server error' })
    })
    send(response, reply, request.method !== 'HEAD')
  }

  return (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    const url = apiAddress(request.url)
    if (url) void serve(request, response, url)
    else next()
  }
}

/**
 * The address of a request to the API, nothing for any other. Dots and slashes are resolved, so that no spelling of a path
 * escapes the rules above.
 */
export function apiAddress(address = '/'): URL | undefined {
  try {
    const url = new URL(address, 'http://localhost')
    return /^\/(auth|rest|storage)\/v1(\/|$)/.test(url.pathname) ? url : undefined
  } catch {
    return undefined
  }
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

function closedAuth(method: string, path: string): Reply | undefined {
  if (!path.startsWith('/auth/v1') || method === 'OPTIONS' || OPEN_AUTH.has(`${method} ${path}`))
    return undefined
  if (SIGN_UP.test(path)) {
    return json(422, {
      code: 422,
      error_code: 'signup_disabled',
      msg: 'Signups not allowed for this instance',
    })
  }
  return json(404, {
    code: 404,
    error_code: 'not_found',
    msg: 'This route is closed on the embedded backend',
  })
}

/** The whole body, or nothing when it is too large (then it is read to its end and dropped, so that the answer arrives). */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= MAX_BODY_BYTES) chunks.push(chunk)
    else chunks.length = 0
  }
  return size <= MAX_BODY_BYTES ? Buffer.concat(chunks) : undefined
}

async function passOn(
  app: Backend['app'],
  incoming: IncomingMessage,
  url: URL,
  body: Buffer,
): Promise<Reply> {
  const method = incoming.method ?? 'GET'
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (name === 'transfer-encoding' || value === undefined) continue
    headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const hasBody = method !== 'GET' && method !== 'HEAD'
  if (hasBody) headers.set('content-length', String(body.length)) // a chunked body has none, and limits go by it
  const request = new Request(url, { method, headers, ...(hasBody && { body: new Uint8Array(body) }) })
  const response = await app.fetch(request, { peerAddress: incoming.socket.remoteAddress ?? null })
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: new Uint8Array(await response.arrayBuffer()),
  }
}
