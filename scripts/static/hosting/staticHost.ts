// Serves a build as a static host does: clean addresses, the same headers, brotli, fallback and 404.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import sirv from 'sirv'
import { resolveAddress } from './resolveAddress.ts'
import { cacheOf, securityHeaders } from './rules.ts'

/** Types that are worth compressing, by ending. */
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

interface StaticHostOptions {
  /** The build. */
  folder: string
  /** The site's path with a slash at its end. */
  base?: string
}

type Next = (error?: unknown) => void

/** What the build's own `_headers` says of every address, as Netlify reads it; without that file, what the rules say. */
function headersOfAll(folder: string): [name: string, value: string][] {
  const file = join(folder, '_headers')
  if (!existsSync(file)) return Object.entries(securityHeaders(''))
  const [, all = ''] = /^\/\*\n((?: {2}.*\n?)+)/m.exec(readFileSync(file, 'utf8')) ?? []
  return [...all.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value])
}

/** A connect middleware that answers every GET and HEAD below the base path; everything else goes on. */
export function staticHost({ folder, base = '/' }: StaticHostOptions) {
  const headers = headersOfAll(folder)
  const plain = sirv(folder, { dev: true, etag: true, dotfiles: false })
  const texts = new TextFiles(folder)
  const sendText = async (
    ...[request, response, file, status, next]: [...Parameters<TextFiles['send']>, Next]
  ) => {
    try {
      await texts.send(request, response, file, status)
    } catch (error) {
      next(error)
    }
  }

  return (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    // Not as a URL, which takes what follows two slashes for a host.
    const [, pathname = '/', search = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '/') ?? []
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || !`${pathname}/`.startsWith(base)) return next()
    for (const [name, value] of headers) response.setHeader(name, value)
    if (pathname.length < base.length) return redirect(response, base + search)
    const answer = resolveAddress(folder, `/${pathname.slice(base.length)}`)
    if (answer.kind === 'malformed') return end(response, 400)
    if (answer.kind === 'redirect')
      return redirect(response, base.slice(0, -1) + encodeURI(answer.to) + search)
    response.setHeader('Cache-Control', cacheOf(answer.file))
    if (extname(answer.file) in TEXT) {
      void sendText(request, response, answer.file, answer.status, next)
      return
    }
    request.url = `/${encodeURI(answer.file)}`
    plain(request, response, () => end(response, 404))
  }
}

function redirect(response: ServerResponse, to: string): void {
  response.setHeader('Location', to)
  end(response, 308)
}

function end(response: ServerResponse, status: number): void {
  response.statusCode = status
  response.end()
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** A middling quality: a host compresses once and better, a preview at each first sight. */
const BROTLI_QUALITY = 5

interface Text {
  modified: number
  etag: string
  whole: Buffer
  small: Map<string, Buffer>
}

/** Files of text, each read and compressed once as long as it does not change. */
class TextFiles {
  readonly #folder: string
  readonly #files = new Map<string, Text>()

  constructor(folder: string) {
    this.#folder = folder
  }

  async send(
    request: IncomingMessage,
    response: ServerResponse,
    file: string,
    status: number,
  ): Promise<void> {
    const text = await this.#read(file)
    response.setHeader('Content-Type', TEXT[extname(file)] ?? 'text/plain')
    response.setHeader('Vary', 'Accept-Encoding')
    response.setHeader('ETag', text.etag)
    if (status === 200 && request.headers['if-none-match'] === text.etag) return end(response, 304)
    const encoding = accepted(request.headers['accept-encoding'])
    const body = encoding === null ? text.whole : await compressed(text, encoding)
    if (encoding !== null) response.setHeader('Content-Encoding', encoding)
    response.setHeader('Content-Length', body.length)
    response.statusCode = status
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  async #read(file: string): Promise<Text> {
    const path = join(this.#folder, file)
    const { mtimeMs: modified } = await stat(path)
    const known = this.#files.get(file)
    if (known?.modified === modified) return known
    const whole = await readFile(path)
    const etag = `W/"${createHash('sha256').update(whole).digest('base64url').slice(0, 22)}"`
    const text: Text = { modified, etag, whole, small: new Map() }
    this.#files.set(file, text)
    return text
  }
}

function accepted(header: string | undefined): 'br' | 'gzip' | null {
  const encodings = new Set(header?.split(',').map((part) => part.split(';', 1)[0]?.trim()))
  return encodings.has('br') ? 'br' : encodings.has('gzip') ? 'gzip' : null
}

async function compressed({ whole, small }: Text, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const known = small.get(encoding)
  if (known) return known
  const body =
    encoding === 'br'
      ? await brotli(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : await zip(whole)
  small.set(encoding, body)
  return body
}
