// A certificate for one run, so that the bench can serve as hosts do: HTTP/2, which browsers only speak over TLS.
import { spawnSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Certificate {
  key: string
  cert: string
  /** SHA-256 of its public key, base64, by which a browser can be told to trust it. */
  fingerprint: string
}

const OPENSSL =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout key.pem -out cert.pem'

/** A certificate of localhost signed by itself; undefined where there is no `openssl`. */
export function makeCertificate(): Certificate | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'blank-page-bench-'))
  try {
    if (spawnSync('openssl', OPENSSL.split(' '), { cwd: folder }).status !== 0) return undefined
    const cert = readFileSync(join(folder, 'cert.pem'), 'utf8')
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
    return {
      key: readFileSync(join(folder, 'key.pem'), 'utf8'),
      cert,
      fingerprint: createHash('sha256').update(publicKey).digest('base64'),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
