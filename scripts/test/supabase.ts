// `npm run test:supabase -- URL KEY SECRET [DB_URL]`: tests a real Supabase project with the suites of the embedded backend.
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { type Account, accountsFrom, ensureAccounts } from '../../backend/accounts.ts'
import { BackendError } from '../../backend/backendError.ts'
import { COLLECTIONS } from '../../backend/collections.ts'
import { openDatabase } from '../../backend/database.ts'
import { createApiClient } from '../data/backendAccess.ts'
import { parseArguments, runScript } from '../data/commandLine.ts'
import { packageBin } from './packageBin.ts'
import { PROJECT_VARIABLE, type TestProject } from './testProject.ts'

const HELP = `사용법: npm run test:supabase -- URL KEY SECRET [DB_URL] [--throwaway]

  버려도 되는 Supabase 프로젝트 하나를 시험합니다. 그 안의 글과 파일을 모두 지웁니다.
  URL     프로젝트의 주소 (https://….supabase.co)
  KEY     publishable key
  SECRET  secret key
  DB_URL  데이터베이스의 주소 (postgres://…). 없으면 정책과 답의 시험은 건너뜁니다.

  마이그레이션이 적용되어 있어야 합니다 (supabase db push).
  글이나 주인이 있는 프로젝트는 --throwaway가 있어야 시험합니다.
`

/** Suites that read or prepare rows with SQL, by what they check. */
const DATABASE_SUITES = {
  '표와 버킷의 제약': 'tests/backend/migrations.test.ts',
  '역할마다의 권한': 'tests/backend/grants.test.ts',
  '글에 대한 정책': 'tests/backend/matrix.test.ts',
  '관리 화면의 표와 함수에 대한 정책': 'tests/backend/adminMatrix.test.ts',
  '파일에 대한 정책': 'tests/backend/storageMatrix.test.ts',
  '문서에 적힌 API의 답': 'tests/backend/postgrest.test.ts',
}
const STORAGE_SUITES = { '파일 올리기': 'tests/backend/storage.test.ts' }
const JOURNEY = 'e2e/owner-publish.spec.ts'
const PORT = process.env['E2E_PORT'] ?? '4189'

/** Throws a BackendError if tables are missing, or if the project has content and may not be emptied. */
async function checkProject(client: SupabaseClient, isThrowaway: boolean) {
  const found: string[] = []
  for (const table of [...COLLECTIONS.map((collection) => `posts_${collection}`), 'owners']) {
    const { count, error, status } = await client.from(table).select('*', { count: 'exact', head: true })
    if (error || count === null)
      throw new BackendError(
        `${table}을(를) 읽지 못했습니다 (HTTP ${status}). 주소와 secret key, 마이그레이션(supabase db push)을 확인해 주세요.`,
      )
    if (count > 0) found.push(`${table} ${count}`)
  }
  if (found.length === 0 || isThrowaway) return
  throw new BackendError(
    `비어 있지 않은 프로젝트입니다: ${found.join(', ')}.\n` +
      '이 시험은 글과 파일을 모두 지웁니다. 버려도 되는 프로젝트라면 --throwaway를 붙여 주세요.',
  )
}

const newAccount = (name: string): Account => ({
  email: `${name}-${randomBytes(4).toString('hex')}@blankpage.test`,
  password: randomBytes(18).toString('base64url'),
})

interface TestAccounts {
  accounts: TestProject['accounts']
  /** Removes the accounts again. */
  remove: () => Promise<void>
}

/** Creates an owner and a stranger with SQL. */
async function createWithDatabase(address: string): Promise<TestAccounts> {
  const accounts = { owner: newAccount('owner'), stranger: newAccount('stranger') }
  const database = await openDatabase(address)
  await ensureAccounts(database, accounts)
  return {
    accounts,
    remove: async () => {
      const emails = Object.values(accounts).map(({ email }) => email)
      await database.query('delete from auth.users where email in ($1, $2)', emails)
      await database.close()
    },
  }
}

/**
 * Creates an owner and a stranger with the Auth API. The embedded backend has none: its accounts are created with SQL, or
 * the seeded ones are used.
 */
async function createAccounts(client: SupabaseClient, database: string | null): Promise<TestAccounts> {
  const accounts = { owner: newAccount('owner'), stranger: newAccount('stranger') }
  const ids: string[] = []
  for (const account of Object.values(accounts)) {
    const { data, error } = await client.auth.admin.createUser({ ...account, email_confirm: true })
    if (error?.status === 404 && database !== null) return createWithDatabase(database)
    if (error?.status === 404) return { accounts: accountsFrom(process.env), remove: async () => undefined }
    if (error) throw new BackendError(`계정을 만들지 못했습니다: ${error.message}`, error)
    ids.push(data.user.id)
  }
  await client.from('owners').insert({ user_id: ids[0] }).throwOnError()
  return {
    accounts,
    remove: async () => {
      for (const id of ids) await client.auth.admin.deleteUser(id)
    },
  }
}

/** Runs one step and reports it. Returns whether it succeeded. */
function step(title: string, args: string[], env: Record<string, string>): boolean {
  console.info(`\n── ${title}`)
  const { status } = spawnSync(process.execPath, args, { env: { ...process.env, ...env }, stdio: 'inherit' })
  return status === 0
}

/** Runs all suites. Returns a line for each: what was checked, and whether it holds. */
function runSteps(project: TestProject): { title: string; mark: '✓' | '✗' | '–' }[] {
  const suites = { ...(project.database === null ? {} : DATABASE_SUITES), ...STORAGE_SUITES }
  const vitest = [packageBin('vitest'), 'run', '--project', 'backend']
  const env = { [PROJECT_VARIABLE]: JSON.stringify(project) }
  const { owner } = project.accounts
  const journey = {
    CI: 'true',
    E2E_PORT: PORT,
    E2E_SUPABASE_URL: project.url,
    E2E_SUPABASE_KEY: project.key,
    VITE_SUPABASE_URL: project.url,
    VITE_SUPABASE_ANON_KEY: project.key,
    VITE_DEV_OWNER_EMAIL: owner.email,
    VITE_DEV_OWNER_PASSWORD: owner.password,
  }
  const results = Object.entries(suites).map(([title, file]) => ({
    title: `${title} (${file})`,
    mark: step(title, [...vitest, file], env) ? ('✓' as const) : ('✗' as const),
  }))
  const playwright = [packageBin('playwright'), 'test', JOURNEY, '--project', 'desktop']
  const skipped = project.database === null ? Object.entries(DATABASE_SUITES) : []
  return [
    ...results,
    {
      title: `주인의 여정: 사진을 올리고 게시하고 사이트에서 본다 (${JOURNEY})`,
      mark: step('주인의 여정', playwright, journey) ? '✓' : '✗',
    },
    ...skipped.map(([title, file]) => ({
      title: `${title} (${file}): DB_URL이 없어 건너뜀`,
      mark: '–' as const,
    })),
  ]
}

await runScript(async () => {
  const { values, positionals } = parseArguments(
    {
      allowPositionals: true,
      options: { throwaway: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    },
    HELP,
  )
  const [address, key, secret, database = null, ...others] = positionals
  if (values.help) return console.info(HELP)
  if (!address || !key || !secret || others.length > 0 || !URL.canParse(address)) throw new BackendError(HELP)
  const url = address.replace(/\/+$/, '')
  const client = createApiClient(url, secret)
  await checkProject(client, values.throwaway === true)
  console.info(`${url} 을(를) 시험합니다. 버려도 되는 프로젝트여야 합니다: 글과 파일을 모두 지웁니다.`)
  const { accounts, remove } = await createAccounts(client, database)
  try {
    const results = runSteps({ url, key, secret, database, accounts })
    console.info(`\n${results.map(({ title, mark }) => `${mark} ${title}`).join('\n')}`)
    if (results.some(({ mark }) => mark === '✗'))
      throw new BackendError('\n이 프로젝트에서는 지켜지지 않는 것이 있습니다.')
  } finally {
    await remove()
  }
})
