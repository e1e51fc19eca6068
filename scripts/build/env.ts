// What a build is told about its backend and its owner, checked before anything is bundled.
import { pbkdf2Sync } from 'node:crypto'
import { loadEnv } from 'vite'
import { accountsFrom } from '../../backend/accounts.ts'
import { PUBLISHABLE_KEY } from '../../backend/keys.ts'
import { parseVerifier, type PasswordVerifier } from '../../src/lib/passwordVerifier.ts'
import { DEVELOPMENT_PASSWORD } from '../data/developmentPassword.ts'
import { supabaseFaults } from '../data/supabaseSettings.ts'

/** Vite's mode for the build that `npm run preview` serves with the embedded backend. */
export const DEMO_MODE = 'demo'

/** The modes that may carry the development password and the sample owner's account; every other is a production. */
const TRIAL_MODES: readonly string[] = ['development', DEMO_MODE]

/** Where the demo says that it stands, unless VITE_SITE_URL says otherwise: the preview's usual address. */
const DEMO_SITE_URL = 'http://localhost:4173'

/** Verifier of `DEVELOPMENT_PASSWORD`, for dev and demo only. */
export const DEVELOPMENT_PASSWORD_HASH =
  'pbkdf2-sha256:600000:4l-tW18_PiHPOB6yNKh75w:w0Oqnq2bed0qxp2yFdYPMIUWFTPUwysULj6P2m34Fdw'

export interface BuildEnv {
  /** Whether the embedded backend serves this mode. */
  embedded: boolean
  /** Whether a Supabase project is configured. */
  configured: boolean
  /** The path that the site is served below: that of its public address, with a slash at both ends. */
  base: string
  /** The site's public address without a slash at its end, base path included; empty when nobody has said it. */
  siteUrl: string
  /** Origin of the Supabase project that the pages read from; empty with none and with the embedded backend. */
  backendOrigin: string
  /** Replacements for `import.meta.env.*`. */
  define: Record<string, string>
}

/**
 * Reads and checks the settings of a mode. With no VITE_SUPABASE_URL, dev and demo use the embedded backend and
 * production builds a static site. Throws an error that lists every fault by the variable's name.
 */
export function buildEnv(mode: string, root: string): BuildEnv {
  const env = loadEnv(mode, root, 'VITE_')
  const production = !TRIAL_MODES.includes(mode)
  // Variables of a host or of CI often end with a line break.
  const url = env['VITE_SUPABASE_URL']?.trim() ?? ''
  const key = env['VITE_SUPABASE_ANON_KEY']?.trim() ?? ''
  const given = env['VITE_SITE_URL']?.trim() ?? ''
  const faults = production || url ? supabaseFaults(url, key) : []
  if (given && !isHttpUrl(given)) faults.push('VITE_SITE_URL is not an http(s) address.')
  if (!['', 'on', 'off'].includes(env['VITE_SUPABASE_TRANSFORMS'] ?? ''))
    faults.push('VITE_SUPABASE_TRANSFORMS is neither on nor off.')
  if (!isStorageSize(env['VITE_STORAGE_GB'] ?? ''))
    faults.push('VITE_STORAGE_GB is no number of gigabytes above 0.')
  if (!['', 'vercel', 'off'].includes(env['VITE_ANALYTICS'] ?? ''))
    faults.push('VITE_ANALYTICS is neither vercel nor off.')
  faults.push(...verifierFaults(env['VITE_ADMIN_PASSWORD_HASH'] ?? '', production))
  if (faults.length > 0) throw new Error(`Settings to correct (.env):\n- ${faults.join('\n- ')}`)

  const embedded = !production && !url
  const { owner } = accountsFrom(env)
  const siteUrl = given || (mode === DEMO_MODE ? DEMO_SITE_URL : '')
  const values: Record<string, string> = {
    VITE_SUPABASE_URL: embedded ? '/' : url,
    VITE_SUPABASE_ANON_KEY: embedded ? PUBLISHABLE_KEY : key,
    VITE_SUPABASE_TRANSFORMS: env['VITE_SUPABASE_TRANSFORMS'] ?? '',
    VITE_STORAGE_GB: env['VITE_STORAGE_GB'] ?? '',
    VITE_SITE_URL: siteUrl,
    VITE_ANALYTICS: production ? env['VITE_ANALYTICS'] || whoseBuild() : '',
    VITE_ADMIN_PASSWORD_HASH:
      env['VITE_ADMIN_PASSWORD_HASH'] || (production ? '' : DEVELOPMENT_PASSWORD_HASH),
    // The seeded owner's account prefills a form in dev and demo and never enters a production bundle.
    VITE_DEV_OWNER_EMAIL: production ? '' : owner.email,
    VITE_DEV_OWNER_PASSWORD: production ? '' : owner.password,
  }
  return {
    embedded,
    base: production && given ? new URL(given).pathname.replace(/\/*$/, '/') : '/',
    configured: url !== '',
    siteUrl: siteUrl.replace(/\/+$/, ''),
    backendOrigin: url && new URL(url).origin,
    define: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
    ),
  }
}

/** The counting script is answered by Vercel alone, whose builds say so (https://vercel.com/docs/environment-variables). */
const whoseBuild = () => (process.env['VERCEL'] === '1' ? 'vercel' : '')

function verifierFaults(verifier: string, production: boolean): string[] {
  if (verifier === '') return []
  const remedy = 'make your own with `npm run admin:password`.'
  const parsed = parseVerifier(verifier)
  if (!parsed) return [`VITE_ADMIN_PASSWORD_HASH is no verifier: ${remedy}`]
  return production && isDevelopments(parsed)
    ? [`VITE_ADMIN_PASSWORD_HASH is of the development password: ${remedy}`]
    : []
}

/** Whatever salt it was made with. */
function isDevelopments({ salt, iterations, hash }: PasswordVerifier): boolean {
  return pbkdf2Sync(DEVELOPMENT_PASSWORD, salt, iterations, hash.length, 'sha256').equals(hash)
}

const isStorageSize = (value: string) => value === '' || (/^\d+(\.\d+)?$/.test(value) && Number(value) > 0)

function isHttpUrl(value: string): boolean {
  return /^https?:\/\//i.test(value) && URL.canParse(value)
}
