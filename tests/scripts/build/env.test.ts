// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { buildEnv, DEMO_MODE, DEVELOPMENT_PASSWORD_HASH } from '../../../scripts/build/env.ts'
import { makeVerifier, parseVerifier, verifyPassword } from '../../../src/lib/passwordVerifier.ts'

const folders: string[] = []
afterEach(() => {
  vi.unstubAllEnvs()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A project folder whose .env holds these lines. */
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

test('production without settings is a static site without a backend', () => {
  const { embedded, define } = buildEnv('production', projectWith())
  expect(embedded).toBe(false)
  expect(define['import.meta.env.VITE_SUPABASE_URL']).toBe('""')
})

test('production never carries the sample owner, even when .env names one', () => {
  const { define } = buildEnv(
    'production',
    projectWith(...hosted, 'VITE_DEV_OWNER_EMAIL=me@example.com', 'VITE_DEV_OWNER_PASSWORD=secret'),
  )
  expect(define['import.meta.env.VITE_DEV_OWNER_EMAIL']).toBe('""')
  expect(define['import.meta.env.VITE_DEV_OWNER_PASSWORD']).toBe('""')
})

test.each(['development', DEMO_MODE, 'production'])('%s takes a real project', (mode) => {
  const { embedded, define } = buildEnv(mode, projectWith(...hosted))
  expect(embedded).toBe(false)
  expect(define['import.meta.env.VITE_SUPABASE_URL']).toBe('"https://abc.supabase.co"')
})

test('a line break after the address of the site is none of it', () => {
  vi.stubEnv('VITE_SITE_URL', 'https://blank.example/portfolio/\n')
  const { base, siteUrl, define } = buildEnv('production', projectWith(...hosted))
  expect(base).toBe('/portfolio/')
  expect(siteUrl).toBe('https://blank.example/portfolio')
  expect(define['import.meta.env.VITE_SITE_URL']).toBe('"https://blank.example/portfolio/"')
})

test('every fault is listed by the name of its variable', () => {
  const folder = projectWith('VITE_SUPABASE_URL=abc.supabase.co', 'VITE_SITE_URL=ftp://x')
  expect(() => buildEnv('production', folder)).toThrow(
    /VITE_SUPABASE_URL[^]*VITE_SUPABASE_ANON_KEY[^]*VITE_SITE_URL/,
  )
})

test('whether the project makes renditions is on, off or not said', () => {
  const transforms = (...lines: string[]) =>
    buildEnv('production', projectWith(...hosted, ...lines)).define[
      'import.meta.env.VITE_SUPABASE_TRANSFORMS'
    ]
  expect(transforms()).toBe('""')
  expect(transforms('VITE_SUPABASE_TRANSFORMS=off')).toBe('"off"')
  expect(() => transforms('VITE_SUPABASE_TRANSFORMS=no')).toThrow(/VITE_SUPABASE_TRANSFORMS is neither/)
})

test('what the storage holds is a number of gigabytes, or not said', () => {
  const storage = (...lines: string[]) =>
    buildEnv('production', projectWith(...lines)).define['import.meta.env.VITE_STORAGE_GB']
  expect(storage()).toBe('""')
  expect(storage('VITE_STORAGE_GB=0.5')).toBe('"0.5"')
  for (const size of ['0', '-1', '1GB', '1e3'])
    expect(() => storage(`VITE_STORAGE_GB=${size}`)).toThrow(/VITE_STORAGE_GB is no number/)
})

test('a key without an address is a fault', () => {
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
])('%s is never built in, and never printed', (_name, key) => {
  for (const mode of ['production', DEMO_MODE, 'development']) {
    const build = () => buildEnv(mode, withKey(key))
    expect(build).toThrow(/VITE_SUPABASE_ANON_KEY is a secret key/)
    expect(build).not.toThrow(key)
  }
})

const service = token({ role: 'service_role' })

/** A secret key as a variable of CI may hold it: `.env` would drop what stands around it. */
test.each([
  ['a line break behind it', `${service}\n`],
  ['a space before it', ` ${service}`],
  ['a tab before it', `\tsb_secret_N7UND0UgjKTVK`],
  ['the word of a header', `Bearer ${service}`],
  ['quotes', `"${service}"`],
  ['padding', `${service}=`],
  ['a padded payload', service.replace(/\.(?=[^.]*$)/, '=.')],
  ['another part', `${service}.x`],
  ['an invisible letter', `\u200b${service}`],
  ['a token of the account in its place', 'sbp_0123456789abcdef'],
])('a secret key with %s is never built in, and never printed', (_name, key) => {
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', key)
  for (const mode of ['production', DEMO_MODE, 'development']) {
    const build = () => buildEnv(mode, projectWith('VITE_SUPABASE_URL=https://abc.supabase.co'))
    expect(build).toThrow(/VITE_SUPABASE_ANON_KEY is (a secret|no) key/)
    expect(build).not.toThrow(key.trim())
  }
})

test('a line break behind the address or a public key is dropped', () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abc.supabase.co\n')
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', ' sb_publishable_x\n')
  const { define } = buildEnv('production', projectWith())
  expect(define['import.meta.env.VITE_SUPABASE_URL']).toBe('"https://abc.supabase.co"')
  expect(define['import.meta.env.VITE_SUPABASE_ANON_KEY']).toBe('"sb_publishable_x"')
})

test.each(['sb_publishable_x', token({ role: 'anon' })])('a public key is taken: %s', (key) => {
  expect(buildEnv('production', withKey(key)).configured).toBe(true)
})

test('an address that is not encrypted is taken on this machine alone', () => {
  const build = (url: string) =>
    buildEnv('production', projectWith(`VITE_SUPABASE_URL=${url}`, 'VITE_SUPABASE_ANON_KEY=key'))
  for (const url of ['http://localhost:54321', 'http://127.0.0.1:54321', 'http://[::1]:54321'])
    expect(build(url).configured).toBe(true)
  for (const url of ['http://abc.supabase.co', 'http://192.168.0.2:54321', 'http://localhost.example.com'])
    expect(() => build(url)).toThrow(/VITE_SUPABASE_URL is not encrypted/)
})

test.each(['staging', 'test', 'Production'])(
  'mode %s is a production: no development password, no account, no embedded backend',
  (mode) => {
    const { embedded, define } = buildEnv(mode, projectWith('VITE_DEV_OWNER_PASSWORD=secret'))
    expect(embedded).toBe(false)
    const secrets = ['VITE_ADMIN_PASSWORD_HASH', 'VITE_DEV_OWNER_EMAIL', 'VITE_DEV_OWNER_PASSWORD']
    expect(secrets.map((name) => define[`import.meta.env.${name}`])).toEqual(['""', '""', '""'])
  },
)

test('a verifier whose salt is no bytes is a fault like any other', () => {
  const verifier = `pbkdf2-sha256:600000:${'a'.repeat(25)}:${'b'.repeat(43)}`
  expect(() =>
    buildEnv('production', projectWith(...hosted, `VITE_ADMIN_PASSWORD_HASH=${verifier}`)),
  ).toThrow(/VITE_ADMIN_PASSWORD_HASH is no verifier/)
})

test('production refuses a verifier of the development password and one that is none', async () => {
  const verifier = `VITE_ADMIN_PASSWORD_HASH=${DEVELOPMENT_PASSWORD_HASH}`
  expect(() => buildEnv('production', projectWith(...hosted, verifier))).toThrow(/development password/)
  const salted = `VITE_ADMIN_PASSWORD_HASH=${await makeVerifier('blank-page-desk')}`
  expect(() => buildEnv('production', projectWith(...hosted, salted))).toThrow(/development password/)
  const own = `VITE_ADMIN_PASSWORD_HASH=${await makeVerifier('my own and no other')}`
  expect(() => buildEnv('production', projectWith(...hosted, own))).not.toThrow()
  expect(() => buildEnv('production', projectWith(...hosted, 'VITE_ADMIN_PASSWORD_HASH=secret'))).toThrow(
    /VITE_ADMIN_PASSWORD_HASH is no verifier/,
  )
})

test('production without a verifier carries none; dev takes the password of .env.example', async () => {
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
  ['a build on Vercel that says no', '1', ['VITE_ANALYTICS=off'], 'off'],
  ['a build elsewhere', undefined, [], ''],
  ['a build elsewhere for Vercel', undefined, ['VITE_ANALYTICS=vercel'], 'vercel'],
])('%s counts visits where somebody hears of them', (_name, vercel, lines, counted) => {
  vi.stubEnv('VERCEL', vercel)
  const { define } = buildEnv('production', projectWith(...lines))
  expect(define['import.meta.env.VITE_ANALYTICS']).toBe(JSON.stringify(counted))
  const demo = buildEnv(DEMO_MODE, projectWith(...lines)).define
  expect(demo['import.meta.env.VITE_ANALYTICS']).toBe('""')
})

test('a counter that nobody knows is a fault', () => {
  expect(() => buildEnv('production', projectWith('VITE_ANALYTICS=on'))).toThrow(/VITE_ANALYTICS/)
})
