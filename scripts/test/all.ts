// `npm test`: runs all checks and test runners, then prints the failed tests and the total counts. In a fork they run on the sample,
// and the fork's own files are checked and built. If NEWEST_NODE is a version of Node, such as 26, some of them run on it.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isFork } from '../mine/sample.ts'
import { CHECKS, FORK_CHECKS } from './checks.ts'
import { findPostgres, MATRIX_SUITES, POLICY_SUITES, startPostgres } from '../data/localPostgres.ts'
import { fetchNode, pathWith } from './fetchNode.ts'
import { packageBin } from './packageBin.ts'
import { playwrightTally, type Tally, vitestTally } from './reports.ts'
import { productFolder } from './sampleCopy.ts'
import { hasWebKit, WEBKIT_INSTALLATION } from './webkitDriver.ts'

const reports = mkdtempSync(join(tmpdir(), 'blank-page-tests-'))
const root = process.cwd()
const product = productFolder(root)
const total: Tally = { passed: 0, failed: [] }
const newest = process.env['NEWEST_NODE']
const newestNode = newest === undefined ? process.execPath : fetchNode(newest)
/** The checks and tests that run on the newest Node. The demo build, the backend tests and the journeys' server use this process's Node. */
const ON_NEWEST = ['types', 'production build', 'unit tests']

interface Run {
  /** The product's folder by default. */
  folder?: string
  env?: Record<string, string>
  /** Prints the tool's output only after it has ended, for tools that run in parallel. */
  quiet?: boolean
}

/** Runs a tool (`package` or `package:command`) with its arguments. Resolves to true if it succeeded. */
async function run(
  title: string,
  [tool = '', ...args]: string[],
  { folder = product, env = {}, quiet = false }: Run = {},
) {
  const buffered: Buffer[] = []
  const print = (text: string) => (quiet ? buffered.push(Buffer.from(text)) : process.stdout.write(text))
  const isOnNewest = newest !== undefined && ON_NEWEST.includes(title)
  const node = isOnNewest ? newestNode : process.execPath
  print(`\n── ${title}${isOnNewest ? ` on Node ${newest}` : ''}\n`)
  const started = performance.now()
  const output = quiet ? 'pipe' : 'inherit'
  const child = spawn(node, [packageBin(tool), ...args], {
    cwd: folder,
    stdio: ['ignore', output, output],
    env: { ...process.env, PATH: pathWith(node), ...env },
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => buffered.push(data))
  const ok = await new Promise<boolean>((resolve, reject) => {
    child.on('error', reject).on('close', (code) => resolve(code === 0))
  })
  print(`── ${title}: ${ok ? 'ok' : 'FAILED'} in ${Math.round((performance.now() - started) / 1000)} s\n`)
  process.stdout.write(Buffer.concat(buffered))
  return ok
}

/** Runs checks one after another. Each counts as one test. */
async function checks(list: Readonly<Record<string, string[]>>, folder = product) {
  for (const [name, args] of Object.entries(list)) {
    const title = folder === product ? name : `${name} of this site`
    if (await run(title, args, { folder, quiet: true })) total.passed += 1
    else total.failed.push(title)
  }
}

/**
 * Runs a test runner that writes a JSON report. It counts as one failure if it fails without a failed test or runs no
 * tests.
 */
async function runner(
  title: string,
  args: string[],
  { folder = product, env = {} }: Run,
  read: (report: unknown) => Tally,
) {
  const file = join(reports, `${title.replaceAll(' ', '-')}.json`)
  const withFile = (text: string) => text.replace('REPORT', file)
  const ok = await run(title, args.map(withFile), {
    folder,
    env: Object.fromEntries(Object.entries(env).map(([name, value]) => [name, withFile(value)])),
  })
  const tally = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: [] }
  total.passed += tally.passed
  total.failed.push(...tally.failed)
  if (tally.failed.length === 0 && (!ok || tally.passed === 0)) total.failed.push(title)
}

const BUILD = ['tsx', 'scripts/build/build.ts']

// In parallel, because most of them use one core.
await Promise.all([
  checks(CHECKS),
  // Before the tests, which build too: this fills the caches of social cards and fonts.
  checks({
    'production build': BUILD,
    'demo build': ['tsx', 'scripts/build/demo.ts'],
    'size budgets': ['size-limit'],
  }),
])
if (isFork(root)) await checks({ ...FORK_CHECKS, 'production build': BUILD }, root)

function vitest(title: string, args: string[], { folder = product, env = {} }: Run = {}) {
  const reporters = ['--reporter=default', '--reporter=json', '--outputFile.json=REPORT']
  return runner(title, ['vitest', 'run', ...args, ...reporters], { folder, env }, (report) =>
    vitestTally(report, folder),
  )
}

/**
 * Runs the backend tests on PGlite, which is PostgreSQL 17. If a PostgreSQL server is installed, the policy suites run there:
 * the matrix in addition, the rest instead.
 */
async function backendTests() {
  const programs = findPostgres()
  const matrix: readonly string[] = MATRIX_SUITES
  const elsewhere = programs ? POLICY_SUITES.filter((file) => !matrix.includes(file)) : []
  await vitest('backend tests', ['--project', 'backend', ...elsewhere.flatMap((file) => ['--exclude', file])])
  if (!programs) {
    process.stdout.write('\n── policies: only on PGlite, because no PostgreSQL 15 or newer is installed\n')
    return
  }
  const server = await startPostgres(programs)
  try {
    await vitest(`policies on PostgreSQL ${server.version}`, ['--project', 'backend', ...POLICY_SUITES], {
      env: { BLANK_PAGE_TEST_DB: server.url },
    })
  } finally {
    await server.stop()
  }
}

/** Runs the suite in WebKitGTK, unless it is not installed. */
async function webkitTests() {
  const title = 'WebKit'
  if (hasWebKit()) await vitest(title, ['-c', 'vitest.webkit.config.ts'])
  else process.stdout.write(`\n── ${title}: left out, because it is not installed: ${WEBKIT_INSTALLATION}\n`)
}

if (isFork(root)) await vitest('content tests of this site', ['--project', 'unit-content'], { folder: root })
await vitest('unit tests', ['--project', 'unit*'])
await backendTests()
// Not beside other tests: two browsers that paint without a GPU use both cores.
await webkitTests()
await runner(
  'journeys',
  ['playwright', 'test'],
  { env: { CI: 'true', DEMO_BUILT: 'true', PLAYWRIGHT_JSON_OUTPUT_NAME: 'REPORT' } },
  playwrightTally,
)

rmSync(reports, { recursive: true, force: true })
for (const name of total.failed) process.stdout.write(`\nfailed: ${name}`)
process.stdout.write(`\n${total.passed} passed, ${total.failed.length} failed\n`)
process.exitCode = total.failed.length === 0 ? 0 : 1
