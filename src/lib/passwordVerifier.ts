// With the file extension, because the Vite configuration imports this file in Node.
import { PASSWORD_ITERATIONS } from '../config/constants.ts'

/**
 * Parsed form of the hash that ships instead of the admin password: `pbkdf2-sha256:ITERATIONS:SALT:HASH`, salt and hash in
 * base64url. The separator is not `$`, because dotenv would expand it.
 */
export interface PasswordVerifier {
  iterations: number
  salt: Uint8Array<ArrayBuffer>
  hash: Uint8Array<ArrayBuffer>
}

const FORMAT = /^pbkdf2-sha256:(\d{1,9}):([\w-]{22,}):([\w-]{43})$/
/** Takes some seconds. A higher number is probably a typo and would lock the owner out. */
const MAX_ITERATIONS = 10_000_000
const SALT_BYTES = 16
const HASH_BITS = 256

/** Parses a verifier. Returns null if it is empty, malformed, or its iterations are below the minimum or above the maximum. */
export function parseVerifier(text: string): PasswordVerifier | null {
  const [, iterations, salt, hash] = FORMAT.exec(text) ?? []
  if (iterations === undefined || salt === undefined || hash === undefined) return null
  if (Number(iterations) < PASSWORD_ITERATIONS || Number(iterations) > MAX_ITERATIONS) return null
  if (salt.length % 4 === 1) return null // not a valid base64 length
  return { iterations: Number(iterations), salt: decode(salt), hash: decode(hash) }
}

/** Creates the verifier of a password with a random salt. */
export async function createVerifier(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
  const hash = await derive(password, salt, PASSWORD_ITERATIONS)
  return ['pbkdf2-sha256', PASSWORD_ITERATIONS, encode(salt), encode(hash)].join(':')
}

/**
 * Checks a password against a verifier, off the main thread. Rejects if Web Crypto is missing, as on pages that are served
 * by neither https nor localhost.
 */
export async function verifyPassword(password: string, verifier: PasswordVerifier): Promise<boolean> {
  const hash = await derive(password, verifier.salt, verifier.iterations)
  // Constant time: compares all bytes.
  return hash.reduce((difference, byte, at) => difference | (byte ^ (verifier.hash[at] ?? 256)), 0) === 0
}

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number) {
  // macOS may produce decomposed Hangul, other systems composed; both must match.
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
