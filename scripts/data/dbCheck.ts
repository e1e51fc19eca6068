// `npm run db:check -- postgres://…`: tests migrations and policies on that PostgreSQL server. Without an address it starts a
// temporary server with the PostgreSQL that is installed on this machine.
import { spawnSync } from 'node:child_process'
import { BackendError } from '../../backend/backendError.ts'
import { runScript } from './commandLine.ts'
import { findPostgres, POLICY_SUITES, startPostgres } from './localPostgres.ts'
import { packageBin } from '../test/packageBin.ts'

const HELP = `사용법: npm run db:check [-- postgres://사용자:암호@주소:5432/postgres]

  PostgreSQL 15 이상의 서버에 임시 데이터베이스를 만들어 마이그레이션을 모두 적용하고,
  표와 버킷에 대한 권한 시험을 그 위에서 돌린 뒤 지웁니다. 기존 데이터베이스는 건드리지 않습니다.
  사용자는 데이터베이스와 역할(anon, authenticated, service_role)을 만들 수 있어야 합니다.
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
  if (status !== 0) throw new BackendError('이 서버에서는 지켜지지 않는 것이 있습니다.')
}

await runScript(async () => {
  const [server] = process.argv.slice(2)
  if (server !== undefined) {
    if (!/^postgres(ql)?:\/\//.test(server) || !URL.canParse(server)) throw new BackendError(HELP)
    return check(server)
  }
  const programs = findPostgres()
  if (!programs) throw new BackendError(`이 컴퓨터에서 PostgreSQL 15 이상을 찾지 못했습니다.\n\n${HELP}`)
  const local = await startPostgres(programs)
  try {
    check(local.url)
  } finally {
    await local.stop()
  }
})
