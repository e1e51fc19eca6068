/**
 * The build's settings, parsed once; `vite.config.ts` has checked them. Each variable is read by its full name, so that
 * only these reach the bundle.
 */

/** Where rows come from: nowhere, the embedded backend at the page's own origin, or a Supabase project. */
export type Backend =
  | { kind: 'none' }
  | { kind: 'embedded'; key: string }
  | { kind: 'hosted'; url: string; key: string }

/** `VITE_SUPABASE_URL` of the embedded backend: the page's own origin, whatever its port. */
const EMBEDDED_URL = '/'

function parseBackend(url: string | undefined, key: string | undefined): Backend {
  if (!url || !key) return { kind: 'none' }
  if (url === EMBEDDED_URL) return { kind: 'embedded', key }
  return { kind: 'hosted', url: url.replace(/\/+$/, ''), key }
}

export const env = {
  backend: parseBackend(import.meta.env.VITE_SUPABASE_URL, import.meta.env.VITE_SUPABASE_ANON_KEY),
  /** Whether the storage may make renditions of pictures: a Supabase project on the free plan makes none. */
  hasTransforms: import.meta.env.VITE_SUPABASE_TRANSFORMS !== 'off',
  /** PBKDF2 verifier of the admin password, or empty when login is off. */
  adminPasswordHash: import.meta.env.VITE_ADMIN_PASSWORD_HASH ?? '',
  /** The seeded owner's account, prefilled in dev and demo, absent from production bundles. */
  devOwner:
    import.meta.env.VITE_DEV_OWNER_EMAIL && import.meta.env.VITE_DEV_OWNER_PASSWORD
      ? { email: import.meta.env.VITE_DEV_OWNER_EMAIL, password: import.meta.env.VITE_DEV_OWNER_PASSWORD }
      : null,
  /** Public address of the site, its base path included, without a trailing slash; empty when unknown. */
  siteUrl: (import.meta.env.VITE_SITE_URL ?? '').replace(/\/+$/, ''),
} as const
