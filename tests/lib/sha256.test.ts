import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sha256 } from '@/lib/sha256'

const expected = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe('the hash of bytes as they come', () => {
  it.each([0, 1, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000])(
    'is the one of all %i bytes at once',
    (length) => {
      const bytes = new Uint8Array(randomBytes(length))
      const hash = sha256()
      hash.update(bytes)
      expect(hash.digest()).toBe(expected(bytes))
    },
  )

  it('does not mind how they are cut', () => {
    const bytes = new Uint8Array(randomBytes(5000))
    const hash = sha256()
    for (let from = 0, size = 1; from < bytes.length; from += size, size = (size * 7) % 131)
      hash.update(bytes.subarray(from, from + size))
    expect(hash.digest()).toBe(expected(bytes))
  })
})
