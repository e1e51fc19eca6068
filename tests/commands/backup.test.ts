import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { BackendError } from '../../backend/backendError.ts'
import { parseArchiveArguments } from '../../scripts/data/commandLine.ts'

const TIMEOUT_MS = 60_000
const { argv } = process
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'blank-page-backup-'))
})
afterEach(() => {
  process.argv = argv
})
afterAll(() => rmSync(folder, { recursive: true }))

function parse(...args: string[]) {
  process.argv = ['node', 'script', ...args]
  return parseArchiveArguments('Usage')
}

test('accepts one file, no file or --help', () => {
  expect(parse('a.zip')).toEqual({ wantsHelp: false, file: 'a.zip' })
  expect(parse()).toEqual({ wantsHelp: false, file: undefined })
  expect(parse('-h')).toMatchObject({ wantsHelp: true })
})

test.each([[['a.zip', 'b.zip']], [['--force', 'a.zip']]])('rejects %o and prints the help', (args) => {
  expect(() => parse(...args)).toThrow(BackendError)
  expect(() => parse(...args)).toThrow(/Usage/)
})

/** Runs a script as `npm run` does, against an unreachable project. */
function run(script: 'backup' | 'restore', ...args: string[]) {
  const unreachable = { VITE_SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_SECRET_KEY: 'sb_secret_x' }
  const command = ['--import', 'tsx', `scripts/data/${script}.ts`, ...args]
  const env = { ...process.env, ...unreachable }
  return spawnSync(process.execPath, command, { env, encoding: 'utf8' })
}

test('restore without a file prints a message', { timeout: TIMEOUT_MS }, () => {
  const { status, stderr } = run('restore')
  expect(status).toBe(1)
  expect(stderr).toMatch(/^Give the file to restore\.\n\nUsage/)
})

test('backup of an unreachable project prints its error and leaves no file', { timeout: TIMEOUT_MS }, () => {
  const file = join(folder, 'a.zip')
  const { status, stderr } = run('backup', file)
  expect(status).toBe(1)
  expect(stderr).toMatch(/posts_favorites could not be read: .*fetch failed/)
  expect(stderr).toContain('VITE_SUPABASE_URL')
  expect(stderr).not.toMatch(/^\s+at /m)
  expect(existsSync(file) || existsSync(`${file}.part`)).toBe(false)
})
