import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { replaceFolder } from '../../../scripts/mine/replaceFolder.ts'

test('the folder stays as it was if the next one cannot be moved', () => {
  const root = mkdtempSync(join(tmpdir(), 'replace-folder-'))
  try {
    mkdirSync(join(root, 'seed'))
    writeFileSync(join(root, 'seed', 'posts.json'), '{}')
    expect(() => replaceFolder(join(root, 'seed'), join(root, 'missing'))).toThrow('ENOENT')
    expect(readdirSync(root)).toEqual(['seed'])
    expect(readdirSync(join(root, 'seed'))).toEqual(['posts.json'])
  } finally {
    rmSync(root, { recursive: true })
  }
})
