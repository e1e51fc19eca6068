// Serves a build like a static host: clean addresses, the same headers, brotli, fallback and 404.
import { existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { resolveAddress } from './resolveAddress.ts'
import { cacheControlOf, securityHeaders } from './rules.ts'

/** Content types of the files that are compressed, by extension. */
const TEXT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}
/** Faster than the default quality 11. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

interface StaticHostOptions {
  /** The folder of the build. */
  folder: string
  /** The site's base path, with a trailing slash. */
  base?: string
}

/** Reads the headers for `/*` from the build's `_headers`. Returns the defaults if there is no such file. */
function readCommonHeaders(folder: string): [name: string, value: string][] {
  const file = join(folder, '_headers')
  if (!existsSync(file)) return Object.entries(securityHeaders(''))
  const [, all = ''] = /^\/\*\n((?: {2}.*\n?)+)/m.exec(readFileSync(file, 'utf8')) ?? []
  return [...all.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value])
}

/** Creates a Connect middleware that answers every GET and HEAD request below the base path. */
export function staticHost({ folder, base = '/' }: StaticHostOptions) {
  const headers = readCommonHeaders(folder)
  const sendFile = sirv(folder, { dev: true, etag: true })

  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    // `new URL` would parse `//name` as a host.
    const [, pathname = '/', search = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '/') ?? []
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || !`${pathname}/`.startsWith(base)) return next()
    for (const [name, value] of headers) response.setHeader(name, value)
    if (pathname.length < base.length) return redirect(response, base + search)
    const answer = resolveAddress(folder, `/${pathname.slice(base.length)}`)
    if (answer.kind === 'malformed') return void response.writeHead(400).end()
    if (answer.kind === 'absent')
      return void response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found')
    if (answer.kind === 'redirect')
      return redirect(response, base.slice(0, -1) + encodeURI(answer.to) + search)
    response.setHeader('Cache-Control', cacheControlOf(answer.file))
    if (extname(answer.file) in TEXT_TYPES)
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
  response.setHeader('Content-Type', TEXT_TYPES[extname(path)] ?? '')
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

/**
 * Vite plugin: the preview server answers like a static host. It answers every GET that reaches it, so the embedded backend
 * must come before it.
 */
export function hostedPreview(): Plugin {
  return {
    name: 'site-hosted-preview',
    apply: 'serve',
    configurePreviewServer({ config, middlewares }) {
      const folder = resolve(config.root, config.build.outDir)
      middlewares.use(staticHost({ folder, base: config.base }))
    },
  }
}
