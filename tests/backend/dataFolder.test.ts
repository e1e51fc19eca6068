import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Backend, startBackend } from '../../backend/backend.ts'
import { dataPath, MEMORY, openDataFolder } from '../../backend/dataFolder.ts'
import { lockHolder, acquireLock } from '../../backend/lock.ts'
import { preparedFolder, temporaryFolder } from './server.ts'

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
  vi.spyOn(console, 'info').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the lock of a data folder', () => {
  const file = () => join(folder, 'server.lock')

  test('records its holder and URL until it is released', () => {
    const lock = acquireLock(file())
    lock.announce('http://localhost:5173')
    expect(lockHolder(file())).toMatchObject({ pid: process.pid, url: 'http://localhost:5173' })
    lock.release()
    expect(existsSync(file())).toBe(false)
  })

  test.each<[string, NodeJS.Signals[]]>([
    ['running', []],
    ['suspended', ['SIGSTOP']],
  ])('of a %s process cannot be taken, and the error explains what to do', async (_name, signals) => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    await once(other, 'spawn')
    for (const signal of signals) other.kill(signal)
    writeFileSync(file(), JSON.stringify({ pid: other.pid, started: '' }))
    expect(() => acquireLock(file())).toThrow(
      new RegExp(`Another server already uses the data folder \\(process ${other.pid}\\)`),
    )
    other.kill('SIGKILL')
    await once(other, 'exit')
    acquireLock(file()).release() // The lock of a dead process is replaced.
  })

  test.each([
    ['with a reused pid', JSON.stringify({ pid: process.pid, started: '1' })],
    ['that is not JSON', '{'],
    ['with an unexpected content', '17'],
  ])('%s is replaced', (_name, content) => {
    writeFileSync(file(), content)
    const minuteAgo = Date.now() / 1000 - 60
    utimesSync(file(), minuteAgo, minuteAgo)
    acquireLock(file()).release()
    expect(existsSync(file())).toBe(false)
  })

  test('that is empty because it was just created is respected', () => {
    writeFileSync(file(), '')
    expect(() => acquireLock(file())).toThrow('a process that has just started')
  })
})

describe('a data folder', () => {
  test('comes from BLANK_PAGE_DATA and defaults to supabase/.temp', () => {
    expect(dataPath('')).toBe(join(process.cwd(), 'supabase/.temp'))
    expect(dataPath('/tmp/elsewhere')).toBe(resolve('/tmp/elsewhere'))
    expect(dataPath(MEMORY)).toBe(MEMORY)
  })

  test('whose seeding was interrupted is recreated, without touching other files', () => {
    openDataFolder(folder).release()
    mkdirSync(join(folder, 'data'))
    writeFileSync(join(folder, 'data/half'), '')
    writeFileSync(join(folder, 'notes.txt'), '')
    const again = openDataFolder(folder)
    expect(again.fresh).toBe(true)
    again.release()
    expect(readdirSync(folder).toSorted()).toEqual(['notes.txt', 'state.json', 'storage'])
  })

  test.each<[string, (path: string) => void]>([
    ['lost its cluster', (path) => rmSync(join(path, 'data'), { recursive: true })],
    ['lost its pictures', (path) => rmSync(join(path, 'storage/media'), { recursive: true })],
    ['lost its state', (path) => rmSync(join(path, 'state.json'))],
    ['has an incomplete state file', (path) => writeFileSync(join(path, 'state.json'), '{"seed":')],
  ])('that %s throws an explanation and is not changed', (_name, damage) => {
    const made = openDataFolder(folder)
    mkdirSync(made.database)
    writeFileSync(join(made.database, 'PG_VERSION'), '')
    made.complete()
    made.release()
    damage(folder)
    const entries = () => new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    const before = entries()
    expect(() => openDataFolder(folder)).toThrow(/is damaged.*npm run db:reset/s)
    expect(entries()).toEqual(before)
  })

  test('of `memory://` is deleted on release', () => {
    const opened = openDataFolder(MEMORY)
    expect(existsSync(opened.storage)).toBe(true)
    opened.release()
    expect(existsSync(opened.storage)).toBe(false)
  })
})

describe('a used data folder', () => {
  let prepared: string
  beforeAll(async () => {
    prepared = await preparedFolder({})
  })
  beforeEach(() => cpSync(prepared, folder, { recursive: true }))

  const titles = async (backend: Backend) => {
    const rows = await backend.database.query<{ title: string }>(
      'select title from posts_favorites order by id',
    )
    return rows.map(({ title }) => title)
  }

  test('cannot be opened twice, and keeps its content and sessions for the accounts of the next start', async () => {
    const first = await startBackend({ data: folder })
    await expect(startBackend({ data: folder })).rejects.toThrow('Another server already uses')
    await first.database.query("insert into posts_favorites (title) values ('내 글')")
    await first.database.query('delete from posts_favorites where id = 1')
    const before = await titles(first)
    expect(before).toHaveLength(7)
    await first.close()
    const secret = readFileSync(join(folder, 'state.json'), 'utf8')

    const owner = { email: 'new-owner@example.com', password: 'another-password' }
    const stranger = { email: 'new-stranger@example.com', password: 'another-password' }
    const second = await startBackend({ data: folder, accounts: { owner, stranger } })
    expect(await titles(second)).toEqual(before)
    expect(readFileSync(join(folder, 'state.json'), 'utf8')).toBe(secret)
    expect(await second.database.query('select email from auth.users order by id')).toEqual([
      { email: owner.email },
      { email: stranger.email },
    ])
    await second.close()
  })

  test.each([
    ['its control file', 'data/global/pg_control'],
    ['its tables', 'data/base'],
  ])('that lost %s throws an explanation and keeps the rest', async (_name, lost) => {
    rmSync(join(folder, lost), { recursive: true })
    await expect(startBackend({ data: folder })).rejects.toThrow(/is damaged.*npm run db:reset/s)
    expect(existsSync(join(folder, 'storage/media/sample'))).toBe(true)
    expect(existsSync(join(folder, 'server.lock'))).toBe(false)
  })

  test('that lost a table throws an explanation', async () => {
    const backend = await startBackend({ data: folder })
    await backend.database.query('drop table posts_x100vi cascade')
    await backend.close()
    await expect(startBackend({ data: folder })).rejects.toThrow(/could not be read.*npm run db:reset/s)
  })

  test('with a migration unknown to the code throws an explanation, and can still be backed up', async () => {
    const backend = await startBackend({ data: folder })
    await backend.database.query(
      "insert into supabase_migrations.schema_migrations (version) values ('29990101000000')",
    )
    await backend.close()
    await expect(startBackend({ data: folder })).rejects.toThrow(/29990101000000.*npm run backup/s)
    const opened = await startBackend({ data: folder, acceptsUnknown: true })
    expect(await titles(opened)).toHaveLength(7)
    await opened.close()
  })
})

test('a failing migration is named, and the next start begins with an empty folder', async () => {
  const migration = join(folder, 'project/migrations/20990101000000_torn.sql')
  mkdirSync(dirname(migration), { recursive: true })
  writeFileSync(migration, 'create table half (id int); select nonsense;')
  const data = join(folder, 'data-folder')
  await expect(startBackend({ data, project: join(folder, 'project') })).rejects.toMatchObject({
    message: expect.stringMatching(/20990101000000_torn\.sql.*nonsense/s),
    cause: { message: expect.stringContaining('nonsense') },
  })
  const next = openDataFolder(data)
  expect([next.fresh, existsSync(next.database)]).toEqual([true, false])
  next.release()
})
