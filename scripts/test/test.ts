// `npm test`: all checks, one build with its byte budgets, the unit and backend tests, and the journeys of the main paths.
// `npm run test:all`: these and the rest. In a fork the product is tested with its sample, and the fork's content is checked and
// built. NEWEST_NODE names a version of Node, such as 26, on which types, build and unit tests run.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { hasOwnContent, SAMPLE_ENV } from '../build/contentFolder.ts'
import { findPostgres, POLICY_SUITES, startPostgres } from '../data/localPostgres.ts'
import { CHECKS, FORK_CHECKS } from './checks.ts'
import { fetchNode } from './fetchNode.ts'
import { findFirefox } from './findFirefox.ts'
import type { Tally } from './reports.ts'
import { createRunner, type Runner } from './runner.ts'
import { hasWebKit, WEBKIT_INSTALLATION } from './webkitDriver.ts'

/** The version of Node of `npm run test:all` if NEWEST_NODE is not set. */
const NEWEST_NODE = '26'
const BUILD = ['tsx', 'scripts/build/build.ts']
const DEMO_BUILD = ['tsx', 'scripts/build/demo.ts']

async function testMain({ checks, vitest, playwright }: Runner, node: string) {
  const { types, ...others } = CHECKS
  // Side by side, because most of them use one core.
  await Promise.all([
    checks({ types: types ?? [] }, { node }).then(() => checks(others)),
    checks({ 'demo build': DEMO_BUILD }, { node, env: SAMPLE_ENV }).then(() =>
      checks({ 'size budgets': ['size-limit'] }, { env: { SITE: 'dist-demo' } }),
    ),
  ])
  const projects = ['unit*', 'backend', 'built'].flatMap((name) => ['--project', name])
  await vitest('unit and backend tests', projects, { node })
  await playwright('journeys', ['--project', 'desktop', '--project', 'mobile', '--grep', '@main'])
}

async function testFork({ checks, vitest }: Runner) {
  const own = Object.entries({ ...FORK_CHECKS, 'production build': BUILD })
  await checks(Object.fromEntries(own.map(([title, command]) => [`${title} of this site`, command])))
  await vitest('content tests of this site', ['-c', 'vitest.content.config.ts'])
}

/** Runs the policy suites on PostgreSQL. They run on PGlite in `npm test`. */
async function testPostgres({ vitest }: Runner, programs: string) {
  const server = await startPostgres(programs)
  try {
    await vitest(`policies on PostgreSQL ${server.version}`, ['--project', 'backend', ...POLICY_SUITES], {
      env: { BLANK_PAGE_TEST_DB: server.url },
    })
  } finally {
    await server.stop()
  }
}

async function testRest(runner: Runner) {
  const { checks, vitest, playwright } = runner
  if (!existsSync('dist-demo')) await checks({ 'demo build': DEMO_BUILD }, { env: SAMPLE_ENV })
  await checks({ 'HTML standard': ['html-validate', '--preset', 'standard', 'dist-demo/**/*.html'] })
  await vitest('builds, commands and hostile content', ['--project', 'builds', '--project', 'hostile*'])
  const postgres = findPostgres()
  if (postgres) await testPostgres(runner, postgres)
  else note('policies: only on PGlite, because no PostgreSQL 15 or newer is installed')
  // Not beside other tests: two browsers that paint without a GPU use both cores.
  if (hasWebKit()) await vitest('WebKit', ['-c', 'vitest.webkit.config.ts'])
  else note(`WebKit: left out, because it is not installed: ${WEBKIT_INSTALLATION}`)
  if (findFirefox()) await playwright('Firefox', ['-c', 'playwright.firefox.config.ts', '--grep', '@main'])
  else note('Firefox: left out, because it is not installed')
  await playwright('further journeys', [], { JOURNEYS: 'rest' })
}

const note = (text: string) => void process.stdout.write(`\n── ${text}\n`)

/** `.ci/run` runs the rest after `npm test`: this file carries the count from one to the other. */
const tallyFile = process.env['TEST_TALLY']

/** Returns the count of `npm test` before the rest. Without its file, `npm test` did not get to its end. */
function earlierTally(): Tally | undefined {
  if (part !== 'rest' || !tallyFile) return undefined
  return existsSync(tallyFile)
    ? JSON.parse(readFileSync(tallyFile, 'utf8'))
    : { passed: 0, failed: ['npm test'] }
}

const part = process.argv[2] ?? 'main'
const newest = process.env['NEWEST_NODE'] ?? (part === 'all' ? NEWEST_NODE : undefined)
const runner = createRunner(earlierTally())
if (part !== 'rest') await testMain(runner, newest === undefined ? process.execPath : fetchNode(newest))
if (part !== 'rest' && hasOwnContent(process.cwd())) await testFork(runner)
if (part !== 'main') await testRest(runner)
const total = runner.finish()
if (tallyFile) writeFileSync(tallyFile, JSON.stringify(total))
