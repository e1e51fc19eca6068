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

const HELP = `Usage: npm run test:supabase -- URL KEY SECRET [DB_URL] [--throwaway]

  Tests a Supabase project that can be thrown away. Deletes all its posts and files.
  URL     address of the project (https://….supabase.co)
  KEY     publishable key
  SECRET  secret key
  DB_URL  address of the database (postgres://…). Without it, policies and answers are not tested.

  The migrations must be applied (supabase db push).
  A project with posts or an owner is tested only with --throwaway.
`

/** Suites that read or prepare rows with SQL, by what they check. */
const DATABASE_SUITES = {
  'Constraints of tables and buckets': 'tests/backend/migrations.test.ts',
  'Privileges of roles': 'tests/backend/grants.test.ts',
  'Policies of posts': 'tests/backend/matrix.test.ts',
  'Policies of the admin area’s tables and functions': 'tests/backend/adminMatrix.test.ts',
  'Policies of files': 'tests/backend/storageMatrix.test.ts',
  'Documented answers of the API': 'tests/backend/postgrest.test.ts',
}
const STORAGE_SUITES = { 'Uploading files': 'tests/backend/storage.test.ts' }
const JOURNEY = 'e2e/owner-publish.spec.ts'
const PORT = process.env['E2E_PORT'] ?? '4189'

/** Throws a BackendError if tables are missing, or if the project has content and may not be emptied. */
async function checkProject(client: SupabaseClient, isThrowaway: boolean) {
  const found: string[] = []
  for (const table of [...COLLECTIONS.map((collection) => `posts_${collection}`), 'owners']) {
    const { count, error, status } = await client.from(table).select('*', { count: 'exact', head: true })
    if (error || count === null)
      throw new BackendError(
        `${table} could not be read (HTTP ${status}). Check the address, the secret key and the migrations (supabase db push).`,
      )
    if (count > 0) found.push(`${table} ${count}`)
  }
  if (found.length === 0 || isThrowaway) return
  throw new BackendError(
    `The project is not empty: ${found.join(', ')}.\n` +
      'This test deletes all posts and files. If the project can be thrown away, add --throwaway.',
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
    if (error) throw new BackendError(`The account could not be created: ${error.message}`, error)
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
      title: `The owner’s journey: uploads a picture, publishes it and sees it on the site (${JOURNEY})`,
      mark: step('The owner’s journey', playwright, journey) ? '✓' : '✗',
    },
    ...skipped.map(([title, file]) => ({
      title: `${title} (${file}): skipped without DB_URL`,
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
  console.info(`Testing ${url}. It must be a project to throw away: all posts and files are deleted.`)
  const { accounts, remove } = await createAccounts(client, database)
  try {
    const results = runSteps({ url, key, secret, database, accounts })
    console.info(`\n${results.map(({ title, mark }) => `${mark} ${title}`).join('\n')}`)
    if (results.some(({ mark }) => mark === '✗'))
      throw new BackendError('\nThis project does not hold to everything.')
  } finally {
    await remove()
  }
})
