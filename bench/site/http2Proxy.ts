// An HTTP/2 proxy in front of the HTTP/1.1 server, like the edge of a host.
import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { request, type OutgoingHttpHeaders } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { createBrotliCompress } from 'node:zlib'

interface Certificate {
  key: string
  cert: string
  /** SHA-256 of the public key in base64, for Chromium's argument that trusts the certificate. */
  fingerprint: string
}

const OPENSSL =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout - -out -'

/** Makes a self-signed certificate for localhost. Throws if there is no `openssl`. */
export function makeCertificate(): Certificate {
  const pem = execFileSync('openssl', OPENSSL.split(' '), { encoding: 'utf8', stdio: 'pipe' })
  const publicKey = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' })
  return { key: pem, cert: pem, fingerprint: createHash('sha256').update(publicKey).digest('base64') }
}

/** Headers that HTTP/2 forbids. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade'])

function forward(target: number, incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void {
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')),
  )
  headers['host'] = incoming.authority // The embedded backend compares it with the page's origin.
  const { method, url: path } = incoming
  const proxied = request({ port: target, host: '127.0.0.1', method, path, headers }, (answer) => {
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
  proxied.on('error', () => outgoing.stream.destroy())
  incoming.pipe(proxied)
}

/** Starts an HTTP/2 server at `port` that forwards to the HTTP/1.1 server at `target`. */
export function startHttp2Proxy(port: number, target: number, { key, cert }: Certificate): Promise<void> {
  const server = createSecureServer({ key, cert }, (incoming, outgoing) =>
    forward(target, incoming, outgoing),
  )
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', resolve)
  })
}
