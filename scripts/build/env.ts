// Reads and checks the settings of a build before anything is bundled.
import { pbkdf2Sync } from 'node:crypto'
import { loadEnv } from 'vite'
import { accountsFrom } from '../../backend/accounts.ts'
import { PUBLISHABLE_KEY } from '../../backend/keys.ts'
import { parseVerifier, type PasswordVerifier } from '../../src/lib/passwordVerifier.ts'
import { DEVELOPMENT_PASSWORD } from '../data/developmentPassword.ts'
import { isLegacyKey, supabaseSettingErrors } from '../data/supabaseSettings.ts'
import { type CopySettings, readCopySettings } from '../media/settings.ts'

/** Vite's mode for the build that `npm run preview` serves with the embedded backend. */
export const DEMO_MODE = 'demo'

/** Modes that contain the development password and the sample owner's account. All other modes are production. */
const DEVELOPMENT_MODES: readonly string[] = ['development', DEMO_MODE]

/** Default of VITE_SITE_URL for the demo: the preview's address. */
const DEMO_SITE_URL = 'http://localhost:4173'

/** Verifier of `DEVELOPMENT_PASSWORD`, for the development modes only. */
export const DEVELOPMENT_PASSWORD_HASH =
  'pbkdf2-sha256:600000:4l-tW18_PiHPOB6yNKh75w:w0Oqnq2bed0qxp2yFdYPMIUWFTPUwysULj6P2m34Fdw'

export interface BuildEnv {
  /** Whether the embedded backend serves this mode. */
  embedded: boolean
  /** Whether a Supabase project is configured. */
  configured: boolean
  /** Base path of the site, with a slash at both ends. */
  base: string
  /** The site's public address with its base path and without a trailing slash. Empty if not configured. */
  siteUrl: string
  /** `siteUrl` of a site that may be published already: empty for the demo's default. */
  liveUrl: string
  /** Settings for copies of pictures. Null if they are off. */
  copies: CopySettings | null
  /** Whether the public key is a legacy `anon` key, which Supabase removes at the end of 2026. */
  usesLegacyKey: boolean
  /** Origin of the configured Supabase project. Empty without one. */
  backendOrigin: string
  /** Replacements for `import.meta.env.*`. */
  define: Record<string, string>
}

/**
 * Reads and checks the settings of a mode. Without VITE_SUPABASE_URL, the development modes use the embedded backend and
 * production builds a static site. Throws an error that lists all invalid settings.
 */
export function buildEnv(mode: string, root: string): BuildEnv {
  const env = loadEnv(mode, root, ['VITE_', 'MEDIA_COPIES'])
  const isProduction = !DEVELOPMENT_MODES.includes(mode)
  // Variables set by hosts or CI often end with a line break.
  const url = env['VITE_SUPABASE_URL']?.trim() ?? ''
  const key = env['VITE_SUPABASE_ANON_KEY']?.trim() ?? ''
  const configuredSiteUrl = env['VITE_SITE_URL']?.trim() ?? ''
  const errors = isProduction || url ? supabaseSettingErrors(url, key) : []
  if (configuredSiteUrl && !isHttpUrl(configuredSiteUrl))
    errors.push('VITE_SITE_URL is not an http(s) address.')
  if (!['', 'on', 'off'].includes(env['VITE_SUPABASE_TRANSFORMS'] ?? ''))
    errors.push('VITE_SUPABASE_TRANSFORMS is neither on nor off.')
  if (!isStorageSize(env['VITE_STORAGE_GB'] ?? ''))
    errors.push('VITE_STORAGE_GB is not a number of gigabytes above 0.')
  if (!['', 'vercel', 'off'].includes(env['VITE_ANALYTICS'] ?? ''))
    errors.push('VITE_ANALYTICS is neither vercel nor off.')
  errors.push(...verifierErrors(env['VITE_ADMIN_PASSWORD_HASH'] ?? '', isProduction))
  const { copies, errors: copyErrors } = readCopySettings(env)
  errors.push(...copyErrors)
  if (errors.length > 0) throw new Error(`Settings to correct:\n- ${errors.join('\n- ')}`)

  const embedded = !isProduction && !url
  const { owner } = accountsFrom(env)
  const siteUrl = configuredSiteUrl || (mode === DEMO_MODE ? DEMO_SITE_URL : '')
  const values: Record<string, string> = {
    VITE_SUPABASE_URL: embedded ? '/' : url,
    VITE_SUPABASE_ANON_KEY: embedded ? PUBLISHABLE_KEY : key,
    VITE_SUPABASE_TRANSFORMS: env['VITE_SUPABASE_TRANSFORMS'] ?? '',
    VITE_STORAGE_GB: env['VITE_STORAGE_GB'] ?? '',
    VITE_SITE_URL: siteUrl,
    VITE_ANALYTICS: isProduction ? env['VITE_ANALYTICS'] || defaultAnalytics() : '',
    VITE_ADMIN_PASSWORD_HASH:
      env['VITE_ADMIN_PASSWORD_HASH'] || (isProduction ? '' : DEVELOPMENT_PASSWORD_HASH),
    // The seeded owner's account prefills a form in the development modes. A production bundle must not contain it.
    VITE_DEV_OWNER_EMAIL: isProduction ? '' : owner.email,
    VITE_DEV_OWNER_PASSWORD: isProduction ? '' : owner.password,
  }
  return {
    embedded,
    base: isProduction && configuredSiteUrl ? new URL(configuredSiteUrl).pathname.replace(/\/*$/, '/') : '/',
    configured: url !== '',
    usesLegacyKey: isLegacyKey(key),
    siteUrl: siteUrl.replace(/\/+$/, ''),
    liveUrl: configuredSiteUrl.replace(/\/+$/, ''),
    copies,
    backendOrigin: url && new URL(url).origin,
    define: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
    ),
  }
}

/** Only Vercel serves the analytics script; it sets VERCEL in its builds (https://vercel.com/docs/environment-variables). */
const defaultAnalytics = () => (process.env['VERCEL'] === '1' ? 'vercel' : '')

function verifierErrors(verifier: string, isProduction: boolean): string[] {
  if (verifier === '') return []
  const remedy = 'create one with `npm run admin:password`.'
  const parsed = parseVerifier(verifier)
  if (!parsed) return [`VITE_ADMIN_PASSWORD_HASH is not a valid verifier: ${remedy}`]
  return isProduction && isDevelopmentPassword(parsed)
    ? [`VITE_ADMIN_PASSWORD_HASH is the verifier of the development password: ${remedy}`]
    : []
}

/** Returns true for a verifier of the development password with any salt. */
function isDevelopmentPassword({ salt, iterations, hash }: PasswordVerifier): boolean {
  return pbkdf2Sync(DEVELOPMENT_PASSWORD, salt, iterations, hash.length, 'sha256').equals(hash)
}

const isStorageSize = (value: string) => value === '' || (/^\d+(\.\d+)?$/.test(value) && Number(value) > 0)

function isHttpUrl(value: string): boolean {
  return /^https?:\/\//i.test(value) && URL.canParse(value)
}
