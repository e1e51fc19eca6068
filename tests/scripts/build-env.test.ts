// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { buildEnv, DEMO_MODE, DEVELOPMENT_PASSWORD_HASH } from '../../scripts/build-env.ts'
import { parseVerifier, verifyPassword } from '../../src/lib/passwordVerifier.ts'

const folders: string[] = []
afterEach(() => {
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

test('every fault is listed by the name of its variable', () => {
  const folder = projectWith('VITE_SUPABASE_URL=abc.supabase.co', 'VITE_SITE_URL=ftp://x')
  expect(() => buildEnv('production', folder)).toThrow(
    /VITE_SUPABASE_URL[^]*VITE_SUPABASE_ANON_KEY[^]*VITE_SITE_URL/,
  )
})

test('a key without an address is a fault', () => {
  expect(() => buildEnv('production', projectWith('VITE_SUPABASE_ANON_KEY=key'))).toThrow(/VITE_SUPABASE_URL/)
})

test('production refuses the development verifier and one that is none', () => {
  const verifier = `VITE_ADMIN_PASSWORD_HASH=${DEVELOPMENT_PASSWORD_HASH}`
  expect(() => buildEnv('production', projectWith(...hosted, verifier))).toThrow(/development default/)
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
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
  const [, password = ''] = /^# development password: (.+)$/m.exec(example) ?? []
  const verifier = parseVerifier(DEVELOPMENT_PASSWORD_HASH)
  expect(verifier && (await verifyPassword(password, verifier))).toBe(true)
})
