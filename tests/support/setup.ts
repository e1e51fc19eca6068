import { afterEach, expect } from 'vitest'
import { resetWarnings } from '@/lib/logger'

/** Warning of GSAP and of `MotionKit` about an animation target that is not found. Fails the test. */
const MISSING_TARGET = /target .* not found/
const missingTargets: string[] = []
const { warn } = console

// oxlint-disable-next-line no-console -- GSAP warns through console.warn only
console.warn = (...parts: unknown[]) => {
  const message = parts.join(' ')
  if (MISSING_TARGET.test(message)) missingTargets.push(message)
  warn(...parts)
}

afterEach(() => {
  resetWarnings()
  expect(missingTargets.splice(0)).toEqual([])
})
