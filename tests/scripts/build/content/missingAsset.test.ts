import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { findMissingAsset } from '../../../../scripts/build/content/missingAsset.ts'

const folder = mkdtempSync(join(tmpdir(), 'content-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('names a picture that a module imports but that does not exist', () => {
  mkdirSync(join(folder, 'series/ink/art'), { recursive: true })
  writeFileSync(join(folder, 'series/ink/art/index.ts'), "import left from './left.webp'\n")
  expect(findMissingAsset(folder)).toBe(
    'series/ink/art/left.webp is missing, but series/ink/art/index.ts imports it.',
  )
  writeFileSync(join(folder, 'series/ink/art/left.webp'), '')
  expect(findMissingAsset(folder)).toBeUndefined()
})
