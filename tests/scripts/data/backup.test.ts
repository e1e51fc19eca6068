import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { BackendFault } from '../../../backend/fault.ts'
import { archiveArguments } from '../../../scripts/data/archiveFile.ts'

const STARTS_SLOWLY_MS = 60_000
const { argv } = process
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'blank-page-backup-'))
})
afterEach(() => {
  process.argv = argv
})
afterAll(() => rmSync(folder, { recursive: true }))

function asked(...words: string[]) {
  process.argv = ['node', 'script', ...words]
  return archiveArguments('사용법')
}

test('a command names one file, or none, or wants help', () => {
  expect(asked('a.zip')).toEqual({ wantsHelp: false, file: 'a.zip' })
  expect(asked()).toEqual({ wantsHelp: false, file: undefined })
  expect(asked('-h')).toMatchObject({ wantsHelp: true })
})

test.each([[['a.zip', 'b.zip']], [['--force', 'a.zip']]])('%o is refused, with the help', (words) => {
  expect(() => asked(...words)).toThrow(BackendFault)
  expect(() => asked(...words)).toThrow(/사용법/)
})

/** Runs a script as `npm run` does, against a project that does not answer. */
function run(script: 'backup' | 'restore', ...words: string[]) {
  const closed = { VITE_SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_x' }
  const command = ['--import', 'tsx', `scripts/data/${script}.ts`, ...words]
  const env = { ...process.env, ...closed }
  return spawnSync(process.execPath, command, { env, encoding: 'utf8' })
}

test('nothing to restore is said in words', { timeout: STARTS_SLOWLY_MS }, () => {
  const { status, stderr } = run('restore')
  expect(status).toBe(1)
  expect(stderr).toMatch(/^되돌릴 파일을 적어 주세요\.\n\n사용법/)
})

test('a project that does not answer is named, and no file is left', { timeout: STARTS_SLOWLY_MS }, () => {
  const file = join(folder, 'a.zip')
  const { status, stderr } = run('backup', file)
  expect(status).toBe(1)
  expect(stderr).toMatch(/posts_favorites을\(를\) 읽지 못했습니다: .*fetch failed/)
  expect(stderr).toContain('VITE_SUPABASE_URL')
  expect(stderr).not.toMatch(/^\s+at /m)
  expect(existsSync(file) || existsSync(`${file}.part`)).toBe(false)
})
