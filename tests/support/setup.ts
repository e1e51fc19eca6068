import { afterEach, expect } from 'vitest'
import { resetWarnings } from '@/lib/logger'

/** What the animation library, and our own kit, say of motion that finds nothing to move. */
const MISSING_TARGET = /target .* not found/
const missingTargets: string[] = []
const { warn } = console

// oxlint-disable-next-line no-console -- the library warns there and nowhere else
console.warn = (...parts: unknown[]) => {
  const text = parts.join(' ')
  if (MISSING_TARGET.test(text)) missingTargets.push(text)
  warn(...parts)
}

afterEach(() => {
  resetWarnings()
  expect(missingTargets.splice(0)).toEqual([])
})
