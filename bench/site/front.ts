// The HTTP/2 end in front of the site's own server, as a host's edge stands before its files.
import { request as ask, type OutgoingHttpHeaders } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { createBrotliCompress } from 'node:zlib'
import type { Certificate } from './certificate.ts'

/** Headers of one connection, which HTTP/2 forbids. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade'])

/** Passes one request on to an HTTP/1.1 server of this machine and its answer back. */
function passOn(target: number, incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void {
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')),
  )
  const { method, url: path } = incoming
  const inner = ask({ port: target, host: '127.0.0.1', method, path, headers }, (answer) => {
    const passed = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.has(name))
    const reply: OutgoingHttpHeaders = Object.fromEntries(passed)
    // Rows: hosted Supabase compresses them, the embedded one leaves it to whoever stands before it.
    const plainJson = /^application\/(\w+\.)*\w*\+?json/.test(answer.headers['content-type'] ?? '')
    if (plainJson && !reply['content-encoding'] && method === 'GET') {
      delete reply['content-length']
      outgoing.writeHead(answer.statusCode ?? 502, { ...reply, 'content-encoding': 'br' })
      answer.pipe(createBrotliCompress()).pipe(outgoing)
      return
    }
    outgoing.writeHead(answer.statusCode ?? 502, reply)
    answer.pipe(outgoing)
  })
  inner.on('error', () => outgoing.stream.destroy())
  incoming.pipe(inner)
}

/** Answers HTTP/2 at a port from the HTTP/1.1 server at another. Gives what closes it. */
export async function serveFront(port: number, target: number, { key, cert }: Certificate) {
  const server = createSecureServer({ key, cert }, (incoming, outgoing) => passOn(target, incoming, outgoing))
  const sessions = new Set<{ destroy(): void }>()
  server.on('session', (session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
    session.on('error', () => sessions.delete(session))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', resolve)
  })
  return () => {
    for (const session of sessions) session.destroy()
    server.close()
  }
}
