// `npm run db:check -- postgres://…`: tests migrations and policies on that PostgreSQL server. Without an address it starts a
// temporary server with the PostgreSQL that is installed on this machine.
import { spawnSync } from 'node:child_process'
import { BackendError } from '../../backend/backendError.ts'
import { packageBin } from '../test/packageBin.ts'
import { runScript } from './commandLine.ts'
import { findPostgres, POLICY_SUITES, startPostgres } from './localPostgres.ts'

const HELP = `Usage: npm run db:check [-- postgres://USER:PASSWORD@HOST:5432/postgres]

  Creates temporary databases on a server with PostgreSQL 15 or newer, applies all migrations, runs the tests of
  policies for tables and the bucket on them, and drops them. Existing databases are not touched.
  The user must be able to create databases and roles (anon, authenticated, service_role).
`
/** The policy suites, and those that test the backend's server on the database. */
const SUITES = [
  ...POLICY_SUITES,
  'changes',
  'overview',
  'postgrest',
  'auth',
  'storage.test',
  'orphans',
  'seed',
]

function check(server: string) {
  const vitest = [packageBin('vitest'), 'run', '--project', 'backend', ...SUITES]
  const { status } = spawnSync(process.execPath, vitest, {
    env: { ...process.env, BLANK_PAGE_TEST_DB: server },
    stdio: 'inherit',
  })
  if (status !== 0) throw new BackendError('Some tests fail on this server.')
}

await runScript(async () => {
  const [server] = process.argv.slice(2)
  if (server !== undefined) {
    if (!/^postgres(ql)?:\/\//.test(server) || !URL.canParse(server)) throw new BackendError(HELP)
    return check(server)
  }
  const programs = findPostgres()
  if (!programs) throw new BackendError(`There is no PostgreSQL 15 or newer on this machine.\n\n${HELP}`)
  const local = await startPostgres(programs)
  try {
    check(local.url)
  } finally {
    await local.stop()
  }
})
