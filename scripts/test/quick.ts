// `npm run test:quick`: format, types, lint, and the tests that the changed files can reach. Changed are the files that differ from HEAD,
// or from the commit named after `--`. Leaves out what judges the whole: import rule, unused exports, duplication, byte budgets.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { SAMPLE_ENV } from '../build/contentFolder.ts'
import { CHECKS } from './checks.ts'
import { packageBin } from './packageBin.ts'
import { createRunner } from './runner.ts'

const since = process.argv[2] ?? 'HEAD'

/** Runs a Git command that lists files. Throws an error with its message if it fails. */
function listFiles(...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr.trim()}`)
  return stdout.split('\0').filter(Boolean)
}

/** Returns the existing files that differ from a commit, those that are not yet tracked included. */
function changedFiles(): string[] {
  const tracked = listFiles('diff', '--name-only', '--relative', '-z', since)
  const others = listFiles('ls-files', '-o', '--exclude-standard', '-z')
  return [...tracked, ...others].filter((file) => existsSync(file))
}

const changed = changedFiles()
const named = (pattern: RegExp) => changed.filter((file) => pattern.test(file))
const affected = `--only-changed=${since}`

/** Returns whether the change reaches a journey. */
function reachesJourney(): boolean {
  const { stdout } = spawnSync(process.execPath, [packageBin('playwright'), 'test', '--list', affected], {
    encoding: 'utf8',
  })
  return /^Total: [1-9]/m.test(stdout)
}

const { format = [], types = [], lint = [], 'style lint': styleLint = [] } = CHECKS
const [styles, sources] = [named(/\.scss$/), named(/\.(?:[jt]s|tsx|mjs)$/)]
const { checks, playwright, finish } = createRunner()
await Promise.all([
  checks({
    format,
    types,
    ...(sources.length > 0 && { lint: [...lint, ...sources] }),
    ...(styles.length > 0 && { 'style lint': [...styleLint.slice(0, 1), ...styles] }),
  }),
  changed.length > 0 &&
    checks({
      'tests of the change': [
        'vitest',
        'related',
        '--run',
        '--passWithNoTests',
        '--project',
        'unit*',
        '--project',
        'backend',
        ...changed,
      ],
    }),
])
if (reachesJourney()) {
  await checks({ 'demo build': ['tsx', 'scripts/build/demo.ts'] }, { env: SAMPLE_ENV })
  await playwright('journeys of the change', [affected])
}
finish()
