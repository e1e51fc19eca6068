// A temporary, empty PostgreSQL server for tests, from the programs that are installed on this machine.
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { openDatabase } from '../../backend/database.ts'

/**
 * Backend suites that test only the database: tables, policies, grants, triggers and functions. `npm test` runs them on PGlite (17), `npm run test:all`
 * also on the local PostgreSQL.
 */
export const POLICY_SUITES = [
  'tests/backend/migrations.test.ts',
  'tests/backend/collections.test.ts',
  'tests/backend/grants.test.ts',
  'tests/backend/matrix.test.ts',
  'tests/backend/storageMatrix.test.ts',
  'tests/backend/adminMatrix.test.ts',
  'tests/backend/settings.test.ts',
  'tests/backend/versions.test.ts',
  'tests/backend/trash.test.ts',
  'tests/backend/schedule.test.ts',
  'tests/backend/lists.test.ts',
  'tests/backend/serialWorks.test.ts',
  'tests/backend/inquiries.test.ts',
] as const

export interface LocalPostgres {
  /** Connection string of the superuser. */
  url: string
  version: string
  /** Stops the server and removes its data. */
  stop(): Promise<void>
}

/** Debian and Ubuntu install each version's programs here, outside PATH. */
const DEBIAN_FOLDER = '/usr/lib/postgresql'
const MIN_VERSION = 15
/** User and group `nobody`, because PostgreSQL refuses to run as root. */
const NOBODY = 65_534
const INITDB_OPTIONS = '-U postgres -A scram-sha-256 -E UTF8 --locale C --no-sync'.split(' ')
const START_TIMEOUT_MS = 60_000
const RETRY_DELAY_MS = 100

function readVersion(folder: string): number {
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  return Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1] ?? 0)
}

/** Returns the folder of the oldest supported PostgreSQL on this machine, or null. PGlite covers the newest one. */
export function findPostgres(path = process.env['PATH'] ?? ''): string | null {
  const debian = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER).map((version) => join(DEBIAN_FOLDER, version, 'bin'))
    : []
  const folders = [...path.split(delimiter), ...debian]
    .filter((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
    .map((folder) => ({ folder, version: readVersion(folder) }))
    .filter(({ version }) => version >= MIN_VERSION)
  return folders.toSorted((one, other) => one.version - other.version)[0]?.folder ?? null
}

function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function waitForConnection(url: string, hasExited: () => boolean) {
  const end = Date.now() + START_TIMEOUT_MS
  for (;;)
    try {
      const database = await openDatabase(url)
      await database.query('select 1')
      return await database.close()
    } catch (error) {
      if (hasExited() || Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
    }
}

/** Starts a server on a free local port with a random password. */
export async function startPostgres(programs: string): Promise<LocalPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'blank-page-postgres-'))
  const data = join(folder, 'data')
  const password = randomBytes(16).toString('hex')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  if (user.uid) for (const path of [folder, passwordFile]) chownSync(path, NOBODY, NOBODY)
  const discard = () => rmSync(folder, { recursive: true, force: true })

  const { status, stderr } = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '--pwfile', passwordFile, ...INITDB_OPTIONS],
    { ...user, cwd: folder, encoding: 'utf8' },
  )
  if (status !== 0) {
    discard()
    throw new Error(`initdb: ${stderr}`)
  }
  const port = await freePort()
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: folder, fsync: 'off' }
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...user, cwd: folder, stdio: 'ignore' },
  )
  const stop = async () => {
    const exited = server.exitCode === null ? once(server, 'exit') : null
    // Immediate shutdown: the data is not kept.
    server.kill('SIGQUIT')
    await exited
    discard()
  }
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  try {
    await waitForConnection(url, () => server.exitCode !== null)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, version: String(readVersion(programs)), stop }
}
