import { describe, expect, it } from 'vitest'
import { createVerifier, parseVerifier, verifyPassword, type PasswordVerifier } from '@/lib/passwordVerifier'

async function verifierOf(password: string): Promise<PasswordVerifier> {
  const verifier = parseVerifier(await createVerifier(password))
  if (!verifier) throw new Error('The created verifier cannot be parsed.')
  return verifier
}

describe('the admin password', () => {
  it('is the only one that matches its verifier', async () => {
    const verifier = await verifierOf('blank page of paper')
    expect(await verifyPassword('blank page of paper', verifier)).toBe(true)
    expect(await verifyPassword('blank page of papel', verifier)).toBe(false)
    expect(await verifyPassword('', verifier)).toBe(false)
  })

  it('matches in composed and decomposed Hangul', async () => {
    const verifier = await verifierOf('빈 페이지의 주인'.normalize('NFD'))
    expect(await verifyPassword('빈 페이지의 주인'.normalize('NFC'), verifier)).toBe(true)
  })

  it('gets a random salt, and a verifier that contains the iterations', async () => {
    const [one, two] = [await createVerifier('same'), await createVerifier('same')]
    expect(one).not.toBe(two)
    expect(one).toMatch(/^pbkdf2-sha256:600000:/)
    expect(one).not.toMatch(/[$#\s]/)
  })

  it.each([
    ['an empty text', ''],
    ['the password itself', 'blank-page-desk'],
    ['too few iterations', `pbkdf2-sha256:599999:${'a'.repeat(22)}:${'a'.repeat(43)}`],
    ['a short hash', `pbkdf2-sha256:600000:${'a'.repeat(22)}:${'a'.repeat(42)}`],
    ['another algorithm', `argon2:600000:${'a'.repeat(22)}:${'a'.repeat(43)}`],
  ])('cannot be checked with %s', (_, text) => {
    expect(parseVerifier(text)).toBeNull()
  })
})
