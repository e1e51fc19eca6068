// What a build is told about its backend and its owner, checked before anything is bundled.
import { loadEnv } from 'vite'
import { accountsFrom } from '../backend/accounts.ts'
import { PUBLISHABLE_KEY } from '../backend/keys.ts'
import { parseVerifier } from '../src/lib/passwordVerifier.ts'

/** Vite's mode for the build that `npm run preview` serves with the embedded backend. */
export const DEMO_MODE = 'demo'

/** Verifier of the development password (see .env.example), for dev and demo only. */
export const DEVELOPMENT_PASSWORD_HASH =
  'pbkdf2-sha256:600000:4l-tW18_PiHPOB6yNKh75w:w0Oqnq2bed0qxp2yFdYPMIUWFTPUwysULj6P2m34Fdw'

export interface BuildEnv {
  /** Whether the embedded backend serves this mode. */
  embedded: boolean
  /** Replacements for `import.meta.env.*`. */
  define: Record<string, string>
}

/**
 * Reads and checks the settings of a mode. With no VITE_SUPABASE_URL, dev and demo use the embedded backend and
 * production builds a static site. Throws an error that lists every fault by the variable's name.
 */
export function buildEnv(mode: string, root: string): BuildEnv {
  const env = loadEnv(mode, root, 'VITE_')
  const production = mode === 'production'
  const url = env['VITE_SUPABASE_URL'] ?? ''
  const faults = production || url ? supabaseFaults(url, env['VITE_SUPABASE_ANON_KEY'] ?? '') : []
  if (env['VITE_SITE_URL'] && !isHttpUrl(env['VITE_SITE_URL']))
    faults.push('VITE_SITE_URL is not an http(s) address.')
  faults.push(...verifierFaults(env['VITE_ADMIN_PASSWORD_HASH'] ?? '', production))
  if (faults.length > 0) throw new Error(`Settings to correct (.env):\n- ${faults.join('\n- ')}`)

  const embedded = !production && !url
  const { owner } = accountsFrom(env)
  const values: Record<string, string> = {
    VITE_SUPABASE_URL: embedded ? '/' : url,
    VITE_SUPABASE_ANON_KEY: embedded ? PUBLISHABLE_KEY : (env['VITE_SUPABASE_ANON_KEY'] ?? ''),
    VITE_SITE_URL: env['VITE_SITE_URL'] ?? '',
    VITE_ADMIN_PASSWORD_HASH:
      env['VITE_ADMIN_PASSWORD_HASH'] || (production ? '' : DEVELOPMENT_PASSWORD_HASH),
    // The seeded owner's account prefills a form in dev and demo and never enters a production bundle.
    VITE_DEV_OWNER_EMAIL: production ? '' : owner.email,
    VITE_DEV_OWNER_PASSWORD: production ? '' : owner.password,
  }
  return {
    embedded,
    define: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
    ),
  }
}

function supabaseFaults(url: string, key: string): string[] {
  if (!url && !key) return []
  return [
    ...(isHttpUrl(url) ? [] : [`VITE_SUPABASE_URL is not an http(s) address: "${url}".`]),
    ...(key ? [] : ['VITE_SUPABASE_ANON_KEY is missing.']),
  ]
}

function verifierFaults(verifier: string, production: boolean): string[] {
  const remedy = 'make your own with `npm run admin:password`.'
  if (production && verifier === DEVELOPMENT_PASSWORD_HASH)
    return [`VITE_ADMIN_PASSWORD_HASH is the development default: ${remedy}`]
  return verifier === '' || parseVerifier(verifier)
    ? []
    : [`VITE_ADMIN_PASSWORD_HASH is no verifier: ${remedy}`]
}

function isHttpUrl(value: string): boolean {
  return /^https?:\/\//i.test(value) && URL.canParse(value)
}
