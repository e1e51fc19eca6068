import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withoutLoop } from '../../../scripts/build/idleScrollTrigger.ts'

const installed = readFileSync('node_modules/gsap/ScrollTrigger.js', 'utf8')

test('removes only the frame loop from the installed ScrollTrigger', () => {
  expect(installed).toContain('requestAnimationFrame(_rafBugFix)')
  const patched = withoutLoop(installed)
  expect(patched).not.toContain('requestAnimationFrame(_rafBugFix)')
  expect(patched.length).toBeGreaterThan(installed.length - 100)
})

test('throws if ScrollTrigger has no such loop', () => {
  expect(() => withoutLoop('export {}')).toThrow('not where it was')
})
