// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { buildEnv, DEMO_MODE, DEVELOPMENT_PASSWORD_HASH } from '../../../scripts/build/env.ts'
import { createVerifier, parseVerifier, verifyPassword } from '../../../src/lib/passwordVerifier.ts'

const folders: string[] = []
afterEach(() => {
  vi.unstubAllEnvs()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** Creates a project folder with these lines in its .env file. */
function projectWith(...lines: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-env-'))
  folders.push(folder)
  writeFileSync(join(folder, '.env'), lines.join('\n'))
  return folder
}

const hosted = ['VITE_SUPABASE_URL=https://abc.supabase.co', 'VITE_SUPABASE_ANON_KEY=key']

test.each(['development', DEMO_MODE])(
  '%s without settings uses the embedded backend and the sample owner',
  (mode) => {
    const { embedded, define } = buildEnv(mode, projectWith())
    expect(embedded).toBe(true)
    expect(define['import.meta.env.VITE_SUPABASE_URL']).toBe('"/"')
    expect(define['import.meta.env.VITE_DEV_OWNER_EMAIL']).toMatch(/@/)
  },
)

test.each(['development', DEMO_MODE, 'production'])('%s accepts a hosted project', (mode) => {
  const { embedded, define } = buildEnv(mode, projectWith(...hosted))
  expect(embedded).toBe(false)
  expect(define['import.meta.env.VITE_SUPABASE_URL']).toBe('"https://abc.supabase.co"')
})

test('trims the site address', () => {
  vi.stubEnv('VITE_SITE_URL', 'https://blank.example/portfolio/\n')
  const { base, siteUrl, define } = buildEnv('production', projectWith(...hosted))
  expect(base).toBe('/portfolio/')
  expect(siteUrl).toBe('https://blank.example/portfolio')
  expect(define['import.meta.env.VITE_SITE_URL']).toBe('"https://blank.example/portfolio/"')
})

test('lists every invalid setting by its variable', () => {
  const folder = projectWith('VITE_SUPABASE_URL=abc.supabase.co', 'VITE_SITE_URL=ftp://x')
  expect(() => buildEnv('production', folder)).toThrow(
    /VITE_SUPABASE_URL[^]*VITE_SUPABASE_ANON_KEY[^]*VITE_SITE_URL/,
  )
})

test('VITE_SUPABASE_TRANSFORMS is on, off or unset', () => {
  const transforms = (...lines: string[]) =>
    buildEnv('production', projectWith(...hosted, ...lines)).define[
      'import.meta.env.VITE_SUPABASE_TRANSFORMS'
    ]
  expect(transforms()).toBe('""')
  expect(transforms('VITE_SUPABASE_TRANSFORMS=off')).toBe('"off"')
  expect(() => transforms('VITE_SUPABASE_TRANSFORMS=no')).toThrow(/VITE_SUPABASE_TRANSFORMS is neither/)
})

test('VITE_STORAGE_GB is a positive number or unset', () => {
  const storage = (...lines: string[]) =>
    buildEnv('production', projectWith(...lines)).define['import.meta.env.VITE_STORAGE_GB']
  expect(storage()).toBe('""')
  expect(storage('VITE_STORAGE_GB=0.5')).toBe('"0.5"')
  for (const size of ['0', '-1', '1GB', '1e3'])
    expect(() => storage(`VITE_STORAGE_GB=${size}`)).toThrow(/VITE_STORAGE_GB is not a number/)
})

test('rejects a key without an address', () => {
  expect(() => buildEnv('production', projectWith('VITE_SUPABASE_ANON_KEY=key'))).toThrow(/VITE_SUPABASE_URL/)
})

const token = (payload: object) =>
  ['{"alg":"HS256"}', JSON.stringify(payload), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.')
const withKey = (key: string) =>
  projectWith('VITE_SUPABASE_URL=https://abc.supabase.co', `VITE_SUPABASE_ANON_KEY=${key}`)

test.each([
  ['a new secret key', 'sb_secret_N7UND0UgjKTVK'],
  ['an older service key', token({ role: 'service_role', iss: 'supabase' })],
  ["somebody's session", token({ role: 'authenticated', sub: '1' })],
  ['a token without a role', token({ iss: 'supabase' })],
])('%s is rejected and never printed', (_name, key) => {
  for (const mode of ['production', DEMO_MODE, 'development']) {
    const build = () => buildEnv(mode, withKey(key))
    expect(build).toThrow(/VITE_SUPABASE_ANON_KEY is a secret key/)
    expect(build).not.toThrow(key)
  }
})

const service = token({ role: 'service_role' })

// In environment variables, because dotenv would trim the value.
test.each([
  ['a trailing line break', `${service}\n`],
  ['a leading space', ` ${service}`],
  ['a leading tab', `\tsb_secret_N7UND0UgjKTVK`],
  ['a Bearer prefix', `Bearer ${service}`],
  ['quotes', `"${service}"`],
  ['padding', `${service}=`],
  ['a padded payload', service.replace(/\.(?=[^.]*$)/, '=.')],
  ['a fourth part', `${service}.x`],
  ['an invisible character', `\u200b${service}`],
  ['an account access token instead', 'sbp_0123456789abcdef'],
])('a secret key with %s is rejected and never printed', (_name, key) => {
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', key)
  for (const mode of ['production', DEMO_MODE, 'development']) {
    const build = () => buildEnv(mode, projectWith('VITE_SUPABASE_URL=https://abc.supabase.co'))
    expect(build).toThrow(/VITE_SUPABASE_ANON_KEY is (a secret|no) key/)
    expect(build).not.toThrow(key.trim())
  }
})

test('trims the backend address and the public key', () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abc.supabase.co\n')
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', ' sb_publishable_x\n')
  const { define } = buildEnv('production', projectWith())
  expect(define['import.meta.env.VITE_SUPABASE_URL']).toBe('"https://abc.supabase.co"')
  expect(define['import.meta.env.VITE_SUPABASE_ANON_KEY']).toBe('"sb_publishable_x"')
})

test.each(['sb_publishable_x', token({ role: 'anon' })])('accepts a public key: %s', (key) => {
  expect(buildEnv('production', withKey(key)).configured).toBe(true)
})

test('reports a legacy anon key, and no publishable one', () => {
  expect(buildEnv('production', withKey(token({ role: 'anon' }))).usesLegacyKey).toBe(true)
  expect(buildEnv('production', withKey('sb_publishable_x')).usesLegacyKey).toBe(false)
})

test('accepts an unencrypted address only on this machine', () => {
  const build = (url: string) =>
    buildEnv('production', projectWith(`VITE_SUPABASE_URL=${url}`, 'VITE_SUPABASE_ANON_KEY=key'))
  for (const url of ['http://localhost:54321', 'http://127.0.0.1:54321', 'http://[::1]:54321'])
    expect(build(url).configured).toBe(true)
  for (const url of ['http://abc.supabase.co', 'http://192.168.0.2:54321', 'http://localhost.example.com'])
    expect(() => build(url)).toThrow(/VITE_SUPABASE_URL is not encrypted/)
})

test.each(['production', 'staging', 'test', 'Production'])(
  'mode %s without a project has no backend, and never the development password or an account',
  (mode) => {
    const account = ['VITE_DEV_OWNER_EMAIL=me@example.com', 'VITE_DEV_OWNER_PASSWORD=secret']
    const { embedded, define } = buildEnv(mode, projectWith(...account))
    expect(embedded).toBe(false)
    for (const name of ['SUPABASE_URL', 'ADMIN_PASSWORD_HASH', 'DEV_OWNER_EMAIL', 'DEV_OWNER_PASSWORD'])
      expect(define[`import.meta.env.VITE_${name}`], name).toBe('""')
  },
)

test('production rejects a malformed verifier and one of the development password', async () => {
  const verifier = `VITE_ADMIN_PASSWORD_HASH=${DEVELOPMENT_PASSWORD_HASH}`
  expect(() => buildEnv('production', projectWith(...hosted, verifier))).toThrow(/development password/)
  const salted = `VITE_ADMIN_PASSWORD_HASH=${await createVerifier('blank-page-desk')}`
  expect(() => buildEnv('production', projectWith(...hosted, salted))).toThrow(/development password/)
  const own = `VITE_ADMIN_PASSWORD_HASH=${await createVerifier('my own and no other')}`
  expect(() => buildEnv('production', projectWith(...hosted, own))).not.toThrow()
  const badSalt = `pbkdf2-sha256:600000:${'a'.repeat(25)}:${'b'.repeat(43)}`
  for (const malformed of ['secret', badSalt])
    expect(() =>
      buildEnv('production', projectWith(...hosted, `VITE_ADMIN_PASSWORD_HASH=${malformed}`)),
    ).toThrow(/VITE_ADMIN_PASSWORD_HASH is not a valid verifier/)
})

test('a hosted project has no default verifier; development accepts the password in .env.example', async () => {
  expect(
    buildEnv('production', projectWith(...hosted)).define['import.meta.env.VITE_ADMIN_PASSWORD_HASH'],
  ).toBe('""')
  expect(buildEnv('development', projectWith()).define['import.meta.env.VITE_ADMIN_PASSWORD_HASH']).toBe(
    JSON.stringify(DEVELOPMENT_PASSWORD_HASH),
  )
  const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
  const [, password = ''] = /^# development password: (.+)$/m.exec(example) ?? []
  const verifier = parseVerifier(DEVELOPMENT_PASSWORD_HASH)
  expect(verifier && (await verifyPassword(password, verifier))).toBe(true)
})

test.each([
  ['a build on Vercel', '1', [], 'vercel'],
  ['a build on Vercel with analytics off', '1', ['VITE_ANALYTICS=off'], 'off'],
  ['a build elsewhere', undefined, [], ''],
  ['a build elsewhere for Vercel', undefined, ['VITE_ANALYTICS=vercel'], 'vercel'],
])('%s sets the analytics provider', (_name, vercel, lines, provider) => {
  vi.stubEnv('VERCEL', vercel)
  const { define } = buildEnv('production', projectWith(...lines))
  expect(define['import.meta.env.VITE_ANALYTICS']).toBe(JSON.stringify(provider))
  const demo = buildEnv(DEMO_MODE, projectWith(...lines)).define
  expect(demo['import.meta.env.VITE_ANALYTICS']).toBe('""')
})

test('rejects an unknown analytics provider', () => {
  expect(() => buildEnv('production', projectWith('VITE_ANALYTICS=on'))).toThrow(/VITE_ANALYTICS/)
})
