import { describe, expect, it } from 'vitest'
import { makeVerifier, parseVerifier, verifyPassword, type PasswordVerifier } from '@/lib/passwordVerifier'

async function verifierOf(password: string): Promise<PasswordVerifier> {
  const verifier = parseVerifier(await makeVerifier(password))
  if (!verifier) throw new Error('a made verifier can be read')
  return verifier
}

describe('the admin password', () => {
  it('is told apart from others by its verifier', async () => {
    const verifier = await verifierOf('blank page of paper')
    expect(await verifyPassword('blank page of paper', verifier)).toBe(true)
    expect(await verifyPassword('blank page of papel', verifier)).toBe(false)
    expect(await verifyPassword('', verifier)).toBe(false)
  })

  it('is one password whether a keyboard composes Hangul or not', async () => {
    const verifier = await verifierOf('빈 페이지의 주인'.normalize('NFD'))
    expect(await verifyPassword('빈 페이지의 주인'.normalize('NFC'), verifier)).toBe(true)
  })

  it('has a salt of its own each time and names its iterations', async () => {
    const [one, two] = [await makeVerifier('same'), await makeVerifier('same')]
    expect(one).not.toBe(two)
    expect(one).toMatch(/^pbkdf2-sha256:600000:/)
    expect(one).not.toMatch(/[$#\s]/)
  })

  it.each([
    ['nothing', ''],
    ['the password itself', 'blank-page-desk'],
    ['too few iterations', `pbkdf2-sha256:599999:${'a'.repeat(22)}:${'a'.repeat(43)}`],
    ['a short hash', `pbkdf2-sha256:600000:${'a'.repeat(22)}:${'a'.repeat(42)}`],
    ['another kind', `argon2:600000:${'a'.repeat(22)}:${'a'.repeat(43)}`],
  ])('has no verifier in %s', (_what, text) => {
    expect(parseVerifier(text)).toBeNull()
  })
})
