// `npm run db:check -- postgres://…`: do the migrations and policies hold on that PostgreSQL server? Without an address, on one
// that is started of this machine's own programs for the while.
import { spawnSync } from 'node:child_process'
import { BackendFault } from '../../backend/fault.ts'
import { runScript } from './backendAccess.ts'
import { postgresPrograms, startPostgres } from './localPostgres.ts'
import { packageBin } from '../test/packageBin.ts'
import { POLICY_SUITES } from '../test/policySuites.ts'

const HELP = `사용법: npm run db:check [-- postgres://사용자:암호@주소:5432/postgres]

  PostgreSQL 15 이상의 서버에 임시 데이터베이스를 만들어 마이그레이션을 모두 적용하고,
  표와 버킷에 대한 권한 시험을 그 위에서 돌린 뒤 지웁니다. 기존 데이터베이스는 건드리지 않습니다.
  사용자는 데이터베이스와 역할(anon, authenticated, service_role)을 만들 수 있어야 합니다.
`
/** What goes through the backend's own server, too. */
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
  if (status !== 0) throw new BackendFault('이 서버에서는 지켜지지 않는 것이 있습니다.')
}

await runScript(async () => {
  const [server] = process.argv.slice(2)
  if (server !== undefined) {
    if (!/^postgres(ql)?:\/\//.test(server) || !URL.canParse(server)) throw new BackendFault(HELP)
    return check(server)
  }
  const programs = postgresPrograms()
  if (!programs) throw new BackendFault(`이 컴퓨터에서 PostgreSQL 15 이상을 찾지 못했습니다.\n\n${HELP}`)
  const local = await startPostgres(programs)
  try {
    check(local.url)
  } finally {
    await local.stop()
  }
})
