import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CHROMIUM_ALONE, LEFT_OUT } from '../../e2e/firefox.ts'
import { root } from './files.ts'
import { isPromised } from './promises.ts'

const specs = readdirSync(join(root, 'e2e')).filter((name) => name.endsWith('.spec.ts'))

test('Firefox walks every journey of a visitor, but those that are named with a reason', () => {
  const leftOut = specs.filter((name) => LEFT_OUT.some((pattern) => pattern.test(`/${name}`)))
  const visitors = leftOut.filter((name) => !name.startsWith('owner-'))
  expect(visitors).toEqual(Object.keys(CHROMIUM_ALONE).map((name) => `${name}.spec.ts`))
  for (const reason of Object.values(CHROMIUM_ALONE)) expect(reason.length).toBeGreaterThan(20)
  expect(isPromised(`journeys but ${visitors.length},`)).toBe(true)
  expect(specs.length - leftOut.length).toBeGreaterThan(20)
  expect(existsSync(join(root, 'e2e/owner-keyboard.spec.ts'))).toBe(true)
  expect(leftOut).not.toContain('owner-keyboard.spec.ts')
})

test('every push is walked in Firefox', () => {
  expect(readFileSync(join(root, '.github/workflows/ci.yml'), 'utf8')).toContain(
    '- run: npm run test:firefox\n',
  )
})
