/**
 * The build's environment variables, parsed once; `vite.config.ts` validates them. Each variable is read by its full name,
 * so that only these reach the bundle.
 */

/** Source of the rows: none, the embedded backend on the page's origin, or a Supabase project. */
export type Backend =
  | { kind: 'none' }
  | { kind: 'embedded'; key: string }
  | { kind: 'hosted'; url: string; key: string }

/** `VITE_SUPABASE_URL` of the embedded backend, which is served from the page's origin. */
const EMBEDDED_URL = '/'

function parseBackend(url: string | undefined, key: string | undefined): Backend {
  if (!url || !key) return { kind: 'none' }
  if (url === EMBEDDED_URL) return { kind: 'embedded', key }
  return { kind: 'hosted', url: url.replace(/\/+$/, ''), key }
}

export const env = {
  backend: parseBackend(import.meta.env.VITE_SUPABASE_URL, import.meta.env.VITE_SUPABASE_ANON_KEY),
  /** Whether the storage supports image transforms; Supabase's free plan does not. */
  hasTransforms: import.meta.env.VITE_SUPABASE_TRANSFORMS !== 'off',
  /** PBKDF2 verifier of the admin password; empty if the login is disabled. */
  adminPasswordHash: import.meta.env.VITE_ADMIN_PASSWORD_HASH ?? '',
  /** Account of the seeded owner, prefilled in dev and demo builds, null in production. */
  devOwner:
    import.meta.env.VITE_DEV_OWNER_EMAIL && import.meta.env.VITE_DEV_OWNER_PASSWORD
      ? { email: import.meta.env.VITE_DEV_OWNER_EMAIL, password: import.meta.env.VITE_DEV_OWNER_PASSWORD }
      : null,
  /** Public URL of the site including its base path, without a trailing slash; empty if unknown. */
  siteUrl: (import.meta.env.VITE_SITE_URL ?? '').replace(/\/+$/, ''),
} as const
