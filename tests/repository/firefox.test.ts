import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CHROMIUM_ONLY, EXCLUDED_SPECS } from '../../e2e/firefox.ts'
import { root } from './files.ts'

const specs = readdirSync(join(root, 'e2e')).filter((name) => name.endsWith('.spec.ts'))

test('Firefox runs every visitor journey except those that are listed with a reason', () => {
  const leftOut = specs.filter((name) => EXCLUDED_SPECS.some((pattern) => pattern.test(`/${name}`)))
  const visitors = leftOut.filter((name) => !name.startsWith('owner-'))
  expect(visitors).toEqual(Object.keys(CHROMIUM_ONLY).map((name) => `${name}.spec.ts`))
  expect(specs.length - leftOut.length).toBeGreaterThan(20)
  expect(existsSync(join(root, 'e2e/owner-keyboard.spec.ts'))).toBe(true)
  expect(leftOut).not.toContain('owner-keyboard.spec.ts')
})
