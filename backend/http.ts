import type { IncomingMessage, ServerResponse } from 'node:http'
import type { App } from '@supabase/lite'
import pLimit from 'p-limit'
import { MEDIA_BUCKET } from '../src/config/constants.ts'
import type { createPictureService } from './pictures.ts'
import { jsonReply, type Reply, sendReply, storageErrorReply } from './reply.ts'
import { rejectUnsupportedToken } from './unsupportedToken.ts'

/** A picture of 20 MiB plus multipart overhead. */
const MAX_BODY_BYTES = 21 * 1024 * 1024

/** Allowed auth routes: sign-in, session and sign-out. None that creates users or sends links. */
const OPEN_AUTH_ROUTES = new Set([
  'POST /auth/v1/token',
  'POST /auth/v1/logout',
  'GET /auth/v1/user',
  'GET /auth/v1/settings',
  'GET /auth/v1/health',
])
const SIGN_UP = /^\/auth\/v1\/(signup|otp|magiclink|invite)$/
const PUBLIC_PICTURE = new RegExp(`^/storage/v1/(object|render/image)/public/(${MEDIA_BUCKET})/(.+)$`)

/** Cloudflare is not in front of this backend, so that a visitor has invented the address. */
const OMITTED_HEADERS = new Set(['transfer-encoding', 'cf-connecting-ip'])

type Backend = { app: Pick<App, 'fetch'>; pictures: ReturnType<typeof createPictureService> }
type Next = (error?: unknown) => void

/** Creates Connect-style middleware for /rest/v1, /auth/v1 and /storage/v1. Passes other requests to next(). */
export function createApiMiddleware({ app, pictures }: Backend) {
  const serialize = pLimit(1)

  const handle = async (request: IncomingMessage, url: URL): Promise<Reply> => {
    const method = request.method ?? 'GET'
    if (isForeignOrigin(request)) {
      const message = 'The embedded backend does not answer pages of another origin'
      return jsonReply(403, { error: 'forbidden_origin', message })
    }
    const closed = rejectClosedAuthRoute(method, url.pathname)
    if (closed) return closed
    const picture = PUBLIC_PICTURE.exec(url.pathname)
    if (picture && (method === 'GET' || method === 'HEAD')) {
      const [, kind, bucket = '', path = ''] = picture
      const key = safeDecode(path)
      if (key === undefined) return storageErrorReply(400, 'InvalidKey', `Invalid key: ${path}`)
      const headers = { accept: request.headers.accept, ifNoneMatch: request.headers['if-none-match'] }
      return kind === 'object'
        ? pictures.original(bucket, key, headers)
        : pictures.transformed(bucket, key, url.searchParams, headers)
    }
    const refused = rejectUnsupportedToken(request, url.pathname)
    if (refused) return refused
    const body = await readLimitedBody(request)
    if (!body)
      return storageErrorReply(413, 'Payload too large', 'The object exceeded the maximum allowed size')
    // PGlite is a single connection on which Lite opens a transaction with its own role per request. Concurrent requests
    // could run with each other's role, so they are serialized.
    return serialize(() => forwardToLite(app, request, url, body))
  }

  const serve = async (request: IncomingMessage, response: ServerResponse, url: URL) => {
    const reply = await handle(request, url).catch((error: unknown) => {
      if (!request.destroyed) console.error('[backend]', error)
      return jsonReply(500, { error: 'server_error', message: 'Internal server error' })
    })
    sendReply(response, reply, request.method !== 'HEAD')
  }

  return (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    const url = parseApiUrl(request.url)
    if (url) void serve(request, response, url)
    else next()
  }
}

/**
 * Parses the URL of an API request. Returns undefined for other requests. Resolves dot segments, so that no spelling of a
 * path bypasses the route checks.
 */
export function parseApiUrl(requestUrl = '/'): URL | undefined {
  try {
    const url = new URL(requestUrl, 'http://localhost')
    return /^\/(auth|rest|storage)\/v1(\/|$)/.test(url.pathname) ? url : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns whether a page of another origin sent the request. Browsers add the Origin header to every request that writes or that
 * scripts of other origins read. Other programs send none.
 */
function isForeignOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)
}

function safeDecode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

function rejectClosedAuthRoute(method: string, path: string): Reply | undefined {
  if (!path.startsWith('/auth/v1') || OPEN_AUTH_ROUTES.has(`${method} ${path}`)) return undefined
  if (SIGN_UP.test(path)) {
    return jsonReply(422, {
      code: 422,
      error_code: 'signup_disabled',
      msg: 'Signups not allowed for this instance',
    })
  }
  return jsonReply(404, {
    code: 404,
    error_code: 'not_found',
    msg: 'This route is closed on the embedded backend',
  })
}

/** Reads the body. Returns undefined if it is too large; it is still read to its end so that the client gets the response. */
async function readLimitedBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= MAX_BODY_BYTES) chunks.push(chunk)
    else chunks.length = 0
  }
  return size <= MAX_BODY_BYTES ? Buffer.concat(chunks) : undefined
}

async function forwardToLite(
  app: Backend['app'],
  incoming: IncomingMessage,
  url: URL,
  body: Buffer,
): Promise<Reply> {
  const method = incoming.method ?? 'GET'
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (OMITTED_HEADERS.has(name) || value === undefined) continue
    headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const hasBody = method !== 'GET' && method !== 'HEAD'
  if (hasBody) headers.set('content-length', String(body.length)) // Chunked requests lack it, but Lite's size limits need it.
  const request = new Request(url, { method, headers, ...(hasBody && { body: new Uint8Array(body) }) })
  const response = await app.fetch(request, { peerAddress: incoming.socket.remoteAddress ?? null })
  response.headers.delete('access-control-allow-origin') // Lite allows any origin, as hosted Supabase does.
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: new Uint8Array(await response.arrayBuffer()),
  }
}
