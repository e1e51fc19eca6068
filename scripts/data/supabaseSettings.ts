// The two settings of a Supabase project, both of which every visitor gets to see.
import { createHash } from 'node:crypto'

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]'])

/** What is wrong with a project's address and public key, by the names of the variables; nothing when both are absent. */
export function supabaseFaults(url: string, key: string): string[] {
  if (!url && !key) return []
  return [...addressFaults(url), ...keyFaults(key)]
}

function addressFaults(url: string): string[] {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
    return [`VITE_SUPABASE_URL is not an http(s) address: "${url}".`]
  const { protocol, hostname } = new URL(url)
  // The owner's password and session travel there.
  return protocol === 'https:' || LOCAL.has(hostname)
    ? []
    : [`VITE_SUPABASE_URL is not encrypted: "${url}" must begin with https://, unless it is this machine.`]
}

function keyFaults(key: string): string[] {
  if (!key) return ['VITE_SUPABASE_ANON_KEY is missing.']
  const mark = `(SHA-256 ${createHash('sha256').update(key).digest('hex').slice(0, 8)}…)`
  // What stands beside or around a key would hide from the next line which one it is.
  if (!/^[\w.-]+$/.test(key))
    return [`VITE_SUPABASE_ANON_KEY is no key ${mark}: enter it alone, without quotes or words beside it.`]
  if (!/^(sb_secret|sbp)_/i.test(key) && (!key.includes('.') || roleOf(key) === 'anon')) return []
  return [
    `VITE_SUPABASE_ANON_KEY is a secret key ${mark}, with which everyone may do everything: ` +
      'take the publishable one, and make a new secret key if this one was ever built into a site.',
  ]
}

/** The role in a key of the older kind, a JSON Web Token; nothing for what names none. */
function roleOf(key: string): string | undefined {
  try {
    const payload = key.split('.')[1] ?? ''
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
    return typeof claims === 'object' && claims !== null && 'role' in claims ? String(claims.role) : undefined
  } catch {
    return undefined
  }
}
