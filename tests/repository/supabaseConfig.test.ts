import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ADMIN_SESSION_LIFETIME_MS } from '@/config/constants'

const HOUR_MS = 60 * 60 * 1000

/** The settings in `supabase/config.toml`, by `section.name`. */
const settings = new Map<string, string>()
let section = ''
for (const line of readFileSync('supabase/config.toml', 'utf8').split('\n')) {
  section = /^\[(.+)\]$/.exec(line)?.[1] ?? section
  const [, name, value] = /^(\w+) = (.+)$/.exec(line) ?? []
  if (name !== undefined && value !== undefined) settings.set(`${section}.${name}`, value)
}
const hours = (name: string) => Number(/^"(\d+)h"$/.exec(settings.get(name) ?? '')?.[1])

test('the server ends a session at the same time as the admin, and an unused one earlier', () => {
  expect(hours('auth.sessions.timebox') * HOUR_MS).toBe(ADMIN_SESSION_LIFETIME_MS)
  expect(hours('auth.sessions.inactivity_timeout')).toBeLessThan(hours('auth.sessions.timebox'))
})

test.each([
  ['auth.enable_signup', 'false'],
  ['api.auto_expose_new_tables', 'false'],
  // Its `false` would disable the owner's sign-in with e-mail.
  ['auth.email.enable_signup', 'true'],
  ['auth.enable_anonymous_sign_ins', 'false'],
  ['auth.enable_refresh_token_rotation', 'true'],
  ['auth.email.secure_password_change', 'true'],
  ['auth.mfa.totp.enroll_enabled', 'true'],
  ['auth.mfa.totp.verify_enabled', 'true'],
])('config.toml sets %s = %s', (name, value) => expect(settings.get(name)).toBe(value))

test('passwords have at least fifteen characters, and tokens expire within an hour', () => {
  expect(Number(settings.get('auth.minimum_password_length'))).toBeGreaterThanOrEqual(15)
  expect(Number(settings.get('auth.jwt_expiry'))).toBeLessThanOrEqual(3600)
})
