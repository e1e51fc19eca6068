// An HTTP/2 proxy before the HTTP/1.1 server, as the edge of a host is.
import { request as ask, type OutgoingHttpHeaders } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { createBrotliCompress } from 'node:zlib'
import type { Certificate } from './certificate.ts'

/** Headers that HTTP/2 forbids. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade'])

function passOn(target: number, incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void {
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')),
  )
  const { method, url: path } = incoming
  const inner = ask({ port: target, host: '127.0.0.1', method, path, headers }, (answer) => {
    const reply: OutgoingHttpHeaders = Object.fromEntries(
      Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.has(name)),
    )
    // Hosted Supabase compresses rows; the embedded backend does not.
    const isPlainJson = /^application\/(\w+\.)*\w*\+?json/.test(answer.headers['content-type'] ?? '')
    const compress = isPlainJson && !reply['content-encoding'] && method === 'GET'
    if (compress) {
      delete reply['content-length']
      reply['content-encoding'] = 'br'
    }
    outgoing.writeHead(answer.statusCode ?? 502, reply)
    if (compress) answer.pipe(createBrotliCompress()).pipe(outgoing)
    else answer.pipe(outgoing)
  })
  inner.on('error', () => outgoing.stream.destroy())
  incoming.pipe(inner)
}

/** Serves HTTP/2 at `port` from the HTTP/1.1 server at `target`. */
export function serveFront(port: number, target: number, { key, cert }: Certificate): Promise<void> {
  const server = createSecureServer({ key, cert }, (incoming, outgoing) => passOn(target, incoming, outgoing))
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', resolve)
  })
}
