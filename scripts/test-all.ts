// `npm test`: every check and every runner, one after another; ends with the tests that failed and one line that counts all.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresPrograms, startPostgres } from './local-postgres.ts'
import { packageBin } from './package-bin.ts'
import { playwrightTally, type Tally, vitestTally } from './test-reports.ts'

const reports = mkdtempSync(join(tmpdir(), 'blank-page-tests-'))
const total: Tally = { passed: 0, failed: [] }

/** Runs a tool (`package` or `package:command`) with its arguments; true when it ended well. */
function run(title: string, [tool = '', ...args]: string[], env: Record<string, string> = {}): boolean {
  process.stdout.write(`\n── ${title}\n`)
  const started = performance.now()
  const [packageName = '', command] = tool.split(':')
  const { status } = spawnSync(process.execPath, [packageBin(packageName, command), ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  process.stdout.write(
    `── ${title}: ${status === 0 ? 'ok' : 'FAILED'} in ${Math.round((performance.now() - started) / 1000)} s\n`,
  )
  return status === 0
}

/** A check that counts as one test. */
function check(title: string, args: string[]) {
  if (run(title, args)) total.passed += 1
  else total.failed.push(title)
}

/** A runner that writes a JSON report. One that failed without a failing test, or ran none, counts as one failure. */
function runner(
  title: string,
  args: string[],
  env: Record<string, string>,
  read: (report: unknown) => Tally,
) {
  const file = join(reports, `${title.replaceAll(' ', '-')}.json`)
  const withFile = (text: string) => text.replace('REPORT', file)
  const ok = run(
    title,
    args.map(withFile),
    Object.fromEntries(Object.entries(env).map(([k, v]) => [k, withFile(v)])),
  )
  const tally = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: [] }
  total.passed += tally.passed
  total.failed.push(...tally.failed)
  if (tally.failed.length === 0 && (!ok || tally.passed === 0)) total.failed.push(title)
}

check('format', ['oxfmt', '--check'])
check('types', ['typescript:tsc', '--noEmit'])
check('lint', ['oxlint', '--type-aware', '--deny-warnings'])
check('style lint', ['stylelint', 'src/**/*.scss'])
check('style lengths', ['tsx', 'scripts/lint-lengths.ts'])
check('import rule', [
  'dependency-cruiser:depcruise',
  'src',
  'backend',
  'scripts',
  '--config',
  '.dependency-cruiser/rule.js',
  '--no-progress',
])
// Before the tests, which build too: what it draws and cuts is kept, and drawn and cut once.
check('production build', ['tsx', 'scripts/build.ts'])
check('size budgets', ['size-limit'])

function vitest(title: string, args: string[], env: Record<string, string> = {}) {
  const told = ['--reporter=default', '--reporter=json', '--outputFile.json=REPORT']
  runner(title, ['vitest', 'run', ...args, ...told], env, (report) => vitestTally(report, process.cwd()))
}

/** What the database alone decides, where a PostgreSQL server can be had beside the embedded one. */
async function policiesOnPostgres() {
  const title = 'policies on PostgreSQL'
  const programs = postgresPrograms()
  if (!programs) {
    process.stdout.write(`\n── ${title}: left out, no PostgreSQL 15 or newer is installed here\n`)
    return
  }
  const server = await startPostgres(programs)
  const suites = ['migrations', 'matrix', 'storageMatrix', 'versions', 'trash', 'schedule', 'lists']
  try {
    vitest(title, ['--project', 'backend', ...suites], { BLANK_PAGE_TEST_DB: server.url })
  } finally {
    await server.stop()
  }
}

vitest('unit tests', ['--project', 'unit*'])
vitest('backend tests', ['--project', 'backend'])
await policiesOnPostgres()
runner(
  'journeys',
  ['playwright', 'test'],
  { CI: 'true', PLAYWRIGHT_JSON_OUTPUT_NAME: 'REPORT' },
  playwrightTally,
)

rmSync(reports, { recursive: true, force: true })
for (const name of total.failed) process.stdout.write(`\nfailed: ${name}`)
process.stdout.write(`\n${total.passed} passed, ${total.failed.length} failed\n`)
process.exitCode = total.failed.length === 0 ? 0 : 1
