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

const STORAGE = '/storage/'
/** Time to connect to another host, in ms: three round trips of 150 ms for its address, TCP and TLS. */
const CONNECT_MS = 450

/**
 * Returns a function that delays the storage's answers as if it were another host: those of a visit's first request and of all
 * requests that follow while its connection is being made.
 */
function createStorageDelay() {
  const connectedAt = new WeakMap<object, number>()
  return ({ url, stream: { session } }: Http2ServerRequest, answer: () => void) => {
    if (!session || !url.startsWith(STORAGE)) return answer()
    const time = connectedAt.get(session) ?? performance.now() + CONNECT_MS
    connectedAt.set(session, time)
    setTimeout(answer, Math.max(0, time - performance.now()))
  }
}

interface ProxyOptions extends Certificate {
  /** The storage answers as another host would. */
  hasStorageOrigin: boolean
}

/** Starts an HTTP/2 server at `port` that forwards to the HTTP/1.1 server at `target`. */
export function startHttp2Proxy(port: number, target: number, options: ProxyOptions): Promise<void> {
  const { key, cert, hasStorageOrigin } = options
  const delay = createStorageDelay()
  const server = createSecureServer({ key, cert }, (incoming, outgoing) => {
    const answer = () => forward(target, incoming, outgoing)
    if (hasStorageOrigin) delay(incoming, answer)
    else answer()
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', resolve)
  })
}
