// Serves a build as a static host does: clean addresses, the same headers, brotli, fallback and 404.
import { existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import sirv from 'sirv'
import { resolveAddress } from './resolveAddress.ts'
import { cacheOf, securityHeaders } from './rules.ts'

/** The types that are compressed, by extension. */
const TEXT: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}
/** Hosts compress once and better. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

interface StaticHostOptions {
  /** The folder of the build. */
  folder: string
  /** The site's base path, with a trailing slash. */
  base?: string
}

/** The headers for `/*` in the build's `_headers`; the defaults if it has no such file. */
function commonHeaders(folder: string): [name: string, value: string][] {
  const file = join(folder, '_headers')
  if (!existsSync(file)) return Object.entries(securityHeaders(''))
  const [, all = ''] = /^\/\*\n((?: {2}.*\n?)+)/m.exec(readFileSync(file, 'utf8')) ?? []
  return [...all.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value])
}

/** Connect middleware that answers each GET and HEAD below the base path. */
export function staticHost({ folder, base = '/' }: StaticHostOptions) {
  const headers = commonHeaders(folder)
  const sendFile = sirv(folder, { dev: true, etag: true })

  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    // `new URL` would take what follows two slashes for a host.
    const [, pathname = '/', search = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '/') ?? []
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || !`${pathname}/`.startsWith(base)) return next()
    for (const [name, value] of headers) response.setHeader(name, value)
    if (pathname.length < base.length) return redirect(response, base + search)
    const answer = resolveAddress(folder, `/${pathname.slice(base.length)}`)
    if (answer.kind === 'malformed') return void response.writeHead(400).end()
    if (answer.kind === 'redirect')
      return redirect(response, base.slice(0, -1) + encodeURI(answer.to) + search)
    response.setHeader('Cache-Control', cacheOf(answer.file))
    if (extname(answer.file) in TEXT)
      return sendText(request, response, join(folder, answer.file), answer.status)
    request.url = `/${encodeURI(answer.file)}`
    sendFile(request, response, () => void response.writeHead(404).end())
  }
}

function redirect(response: ServerResponse, to: string): void {
  response.writeHead(308, { Location: to }).end()
}

/** Compressed files by encoding, path and ETag. */
const compressed = new Map<string, Buffer>()

function sendText(request: IncomingMessage, response: ServerResponse, path: string, status: number): void {
  const { size, mtimeMs } = statSync(path)
  const etag = `W/"${size}-${mtimeMs}"`
  response.setHeader('Content-Type', TEXT[extname(path)] ?? '')
  response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('ETag', etag)
  if (status === 200 && request.headers['if-none-match'] === etag) return void response.writeHead(304).end()
  const accepted = String(request.headers['accept-encoding'])
  const encoding = ['br', 'gzip'].find((each) => accepted.includes(each))
  const key = `${encoding} ${path} ${etag}`
  let body = compressed.get(key) ?? readFileSync(path)
  if (encoding && !compressed.has(key)) {
    body = encoding === 'br' ? brotliCompressSync(body, BROTLI) : gzipSync(body)
    compressed.set(key, body)
  }
  if (encoding) response.setHeader('Content-Encoding', encoding)
  response.writeHead(status, { 'Content-Length': body.length }).end(body)
}
