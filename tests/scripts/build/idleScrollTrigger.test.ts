import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withoutLoop } from '../../../scripts/build/idleScrollTrigger.ts'

const installed = readFileSync('node_modules/gsap/ScrollTrigger.js', 'utf8')

test('the installed ScrollTrigger loses its endless loop, and nothing else', () => {
  expect(installed).toContain('requestAnimationFrame(_rafBugFix)')
  const still = withoutLoop(installed)
  expect(still).not.toContain('requestAnimationFrame(_rafBugFix)')
  expect(still.length).toBeGreaterThan(installed.length - 100)
})

test('a version that looks otherwise is not let through in silence', () => {
  expect(() => withoutLoop('export {}')).toThrow('not where it was')
})
