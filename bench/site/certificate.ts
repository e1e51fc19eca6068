import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'

export interface Certificate {
  key: string
  cert: string
  /** SHA-256 of the public key in base64, by which Chromium can be made to trust the certificate. */
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
