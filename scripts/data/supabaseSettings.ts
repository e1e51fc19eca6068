// Checks the address and the public key of a Supabase project. Both are visible to every visitor.
import { createHash } from 'node:crypto'

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Lists the errors in a project's address and public key, by variable. Both may be empty. */
export function supabaseSettingErrors(url: string, key: string): string[] {
  if (!url && !key) return []
  return [...addressErrors(url), ...keyErrors(key)]
}

function addressErrors(url: string): string[] {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
    return [`VITE_SUPABASE_URL is not an http(s) address: "${url}".`]
  const { protocol, hostname } = new URL(url)
  // The owner's password and session are sent there.
  return protocol === 'https:' || LOCAL_HOSTS.has(hostname)
    ? []
    : [
        `VITE_SUPABASE_URL is not encrypted: "${url}" it must begin with https:// unless it is on this machine.`,
      ]
}

function keyErrors(key: string): string[] {
  if (!key) return ['VITE_SUPABASE_ANON_KEY is missing.']
  const fingerprint = `(SHA-256 ${createHash('sha256').update(key).digest('hex').slice(0, 8)}…)`
  // Quotes, spaces or a prefix would bypass the check for secret keys below.
  if (!/^[\w.-]+$/.test(key))
    return [
      `VITE_SUPABASE_ANON_KEY is no key ${fingerprint}: enter only the key, without quotes or other words.`,
    ]
  if (!/^(sb_secret|sbp)_/i.test(key) && (!key.includes('.') || readRole(key) === 'anon')) return []
  return [
    `VITE_SUPABASE_ANON_KEY is a secret key ${fingerprint}, which gives everyone full access: ` +
      'use the publishable key, and replace the secret key if it was ever built into a site.',
  ]
}

/** Returns true for a legacy `anon` key. It still works, but Supabase replaces it by publishable keys. */
export function isLegacyKey(key: string): boolean {
  return readRole(key) === 'anon'
}

/** Returns the role in a legacy key, which is a JSON Web Token. Returns undefined if the key is not a token with a role. */
function readRole(key: string): string | undefined {
  try {
    const payload = key.split('.')[1] ?? ''
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
    return typeof claims === 'object' && claims !== null && 'role' in claims ? String(claims.role) : undefined
  } catch {
    return undefined
  }
}
