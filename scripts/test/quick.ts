// `npm run test:quick`: format, types, lint, and the tests that the changed files can reach. Changed are the files that differ from HEAD,
// or from the commit named after `--`. Leaves out what judges the whole: import rule, unused exports, duplication, byte budgets.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isFork } from '../mine/sample.ts'
import { runGit } from '../mine/workingCopy.ts'
import { CHECKS } from './checks.ts'
import { packageBin } from './packageBin.ts'
import { createRunner } from './runner.ts'
import { productFolder } from './sampleCopy.ts'

const root = process.cwd()
const product = productFolder(root)
const since = process.argv[2] ?? 'HEAD'

/** Returns the existing files that differ from a commit, those that are not yet tracked included. */
function changedFiles(): string[] {
  const tracked = runGit(root, 'diff', '--name-only', '--relative', '-z', since).split('\0')
  const others = runGit(root, 'ls-files', '-o', '--exclude-standard', '-z').split('\0')
  return [...tracked, ...others].filter((file) => file && existsSync(join(product, file)))
}

const changed = changedFiles()
const named = (pattern: RegExp) => changed.filter((file) => pattern.test(file))
/** A fork's product is a copy without commits: there, only changed journeys are known. */
const affected = isFork(root) ? named(/^e2e\/.+\.spec\.ts$/) : [`--only-changed=${since}`]

/** Returns whether the change reaches a journey. */
function reachesJourney(): boolean {
  if (affected.length === 0) return false
  const { stdout } = spawnSync(process.execPath, [packageBin('playwright'), 'test', '--list', ...affected], {
    cwd: product,
    encoding: 'utf8',
  })
  return /^Total: [1-9]/m.test(stdout)
}

const { format = [], types = [], lint = [], 'style lint': styleLint = [] } = CHECKS
const [styles, sources] = [named(/\.scss$/), named(/\.(?:[jt]s|tsx|mjs)$/)]
const { checks, playwright, finish } = createRunner(product)
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
  await checks({ 'demo build': ['tsx', 'scripts/build/demo.ts'] })
  await playwright('journeys of the change', affected)
}
finish()
