// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { buildEnv, DEMO_MODE } from '../../scripts/build-env.ts'

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
