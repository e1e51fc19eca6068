// With its ending, because Vite's configuration reads this file, too.
import { PASSWORD_ITERATIONS } from '../config/constants.ts'

/**
 * What ships in place of the admin password (decisions §3): `pbkdf2-sha256:ITERATIONS:SALT:HASH`, the last two in
 * base64url. No `$` in it, because dotenv would expand that.
 */
export interface PasswordVerifier {
  iterations: number
  salt: Uint8Array<ArrayBuffer>
  hash: Uint8Array<ArrayBuffer>
}

const FORM = /^pbkdf2-sha256:(\d{1,9}):([\w-]{22,}):([\w-]{43})$/
/** Some seconds of work; more is a slip of the pen that would lock the owner out. */
const MOST_ITERATIONS = 10_000_000
const SALT_BYTES = 16
const HASH_BITS = 256

/** Reads a verifier; null when it is absent, malformed, weaker than the floor or too slow to try. */
export function parseVerifier(text: string): PasswordVerifier | null {
  const [, iterations, salt, hash] = FORM.exec(text) ?? []
  if (iterations === undefined || salt === undefined || hash === undefined) return null
  if (Number(iterations) < PASSWORD_ITERATIONS || Number(iterations) > MOST_ITERATIONS) return null
  if (salt.length % 4 === 1) return null // no bytes are written so
  return { iterations: Number(iterations), salt: decode(salt), hash: decode(hash) }
}

/** Makes the verifier of a password, with a salt of its own. */
export async function makeVerifier(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
  const hash = await derive(password, salt, PASSWORD_ITERATIONS)
  return ['pbkdf2-sha256', PASSWORD_ITERATIONS, encode(salt), encode(hash)].join(':')
}

/**
 * Whether the password is the verifier's. Web Crypto works beside the main thread. Rejects where it is missing, which is
 * on pages that are neither https nor localhost.
 */
export async function verifyPassword(password: string, verifier: PasswordVerifier): Promise<boolean> {
  const hash = await derive(password, verifier.salt, verifier.iterations)
  // The same work whatever byte differs first.
  return hash.reduce((difference, byte, at) => difference | (byte ^ (verifier.hash[at] ?? 256)), 0) === 0
}

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number) {
  // Macs type Hangul decomposed, other keyboards composed: both are one password.
  const bytes = new TextEncoder().encode(password.normalize('NFC'))
  const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits'])
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations }
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, key, HASH_BITS))
}

function encode(bytes: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...bytes))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function decode(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )
}
