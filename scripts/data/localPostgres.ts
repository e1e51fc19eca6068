// A PostgreSQL server of this machine's own programs, with nothing in it, for as long as a test lasts.
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { openDatabase } from '../../backend/database.ts'

export interface LocalPostgres {
  /** Address of a superuser. */
  url: string
  version: string
  /** Ends it and removes its data. */
  stop(): Promise<void>
}

/** Where Debian and Ubuntu keep each version's programs, which stand in no PATH. */
const DEBIAN = '/usr/lib/postgresql'
const OLDEST = 15
/** PostgreSQL refuses to run as root: it runs as a user who owns nothing. */
const NOBODY = 65_534
const START_TIMEOUT_MS = 60_000
const PAUSE_MS = 100

function versionOf(folder: string): number {
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  return Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1] ?? 0)
}

/** The folder of the newest PostgreSQL of this machine that is new enough, or null. */
export function postgresPrograms(path = process.env['PATH'] ?? ''): string | null {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : []
  const folders = [...path.split(delimiter), ...debian]
    .filter((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
    .map((folder) => ({ folder, version: versionOf(folder) }))
    .filter(({ version }) => version >= OLDEST)
  return folders.toSorted((one, other) => other.version - one.version)[0]?.folder ?? null
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

async function untilAnswered(url: string, ended: () => boolean) {
  const end = Date.now() + START_TIMEOUT_MS
  for (;;)
    try {
      const database = await openDatabase(url)
      await database.query('select 1')
      return await database.close()
    } catch (error) {
      if (ended() || Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
}

/** Starts a server of those programs on a free port of this machine alone, with a password of its own. */
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
    [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'scram-sha-256',
      '--pwfile',
      passwordFile,
      '-E',
      'UTF8',
      '--locale',
      'C',
      '--no-sync',
    ],
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
    const ended = server.exitCode === null ? once(server, 'exit') : null
    // At once: nothing of it is kept.
    server.kill('SIGQUIT')
    await ended
    discard()
  }
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  try {
    await untilAnswered(url, () => server.exitCode !== null)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, version: String(versionOf(programs)), stop }
}
