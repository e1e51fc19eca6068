import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { SupabaseClient } from '@supabase/supabase-js'
import { type Account, accountsFrom } from '../../backend/accounts.ts'
import { type Backend, type BackendOptions, startBackend } from '../../backend/backend.ts'
import { openDatabase } from '../../backend/database.ts'
import { PUBLISHABLE_KEY } from '../../backend/keys.ts'
import { listen } from '../../backend/listen.ts'
import { createApiClient } from '../../scripts/data/backendAccess.ts'
import { project, projectServer } from './project.ts'

export type TestServer = {
  /** URL of the backend, without a trailing slash. */
  url: string
  key: string
  backend: Backend
  accounts: { owner: Account; stranger: Account }
  /** A visitor's client. */
  visitor(): SupabaseClient
  /** A client with a session of the seeded owner or stranger. */
  signedIn(who: 'owner' | 'stranger'): Promise<SupabaseClient>
  /** Removes stored objects without asking the policies. */
  removeObjects(keys: readonly string[]): Promise<void>
  /** Stops the server and deletes its data. */
  close(): Promise<void>
}

const accounts = accountsFrom({})

type Content = Pick<BackendOptions, 'samples' | 'automaticGrants'>
interface Options extends Content {
  /** The service_role key of an embedded backend. */
  secretKey?: string
}

/**
 * Starts a separate backend with real HTTP on a free port, with the sample content unless `samples` is false. With
 * BLANK_PAGE_TEST_DB=postgres://… it uses a temporary database on that PostgreSQL server instead of PGlite. `npm run
 * test:supabase` makes it use a project instead, of which all rows and stored objects are removed.
 */
export async function testServer(options: Options = {}): Promise<TestServer> {
  return withClients(project ? await projectServer(project) : await localServer(options))
}

type Server = Omit<TestServer, 'visitor' | 'signedIn'>

async function localServer({ secretKey, ...content }: Options): Promise<Server> {
  const postgres = process.env['BLANK_PAGE_TEST_DB']
  const { backend, discard } = postgres
    ? await onPostgres(postgres, content)
    : await onPglite(content, secretKey)
  const server = await listen(backend)
  return {
    url: server.url,
    key: PUBLISHABLE_KEY,
    backend,
    accounts,
    removeObjects: async (keys) => {
      const names = keys.map((_key, index) => `$${index + 1}`).join(', ')
      await backend.database.query(`delete from storage.objects where name in (${names})`, [...keys])
    },
    close: async () => {
      await server.close()
      await discard()
    },
  }
}

function withClients(server: Server): TestServer {
  const visitor = () => createApiClient(server.url, server.key)
  return {
    ...server,
    visitor,
    signedIn: async (who) => {
      const client = visitor()
      const { error } = await client.auth.signInWithPassword(server.accounts[who])
      if (error) throw error
      return client
    },
  }
}

/** Stores a few small pictures. */
export async function addPictures(owner: SupabaseClient): Promise<void> {
  const folder = 'supabase/seed/sample/media/sample'
  for (const name of readdirSync(folder).filter((file) => /^a7c2-.*-640\.webp$/.test(file))) {
    const bytes = readFileSync(join(folder, name))
    const { error } = await owner.storage.from('media').upload(name, bytes, { contentType: 'image/webp' })
    if (error) throw error
  }
}

/** Creates a temporary folder. The test deletes it. */
export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'blank-page-test-'))
}

async function onPglite(content: Content, secretKey?: string) {
  const data = temporaryFolder()
  await cp(await preparedFolder(content), data, { recursive: true })
  return {
    backend: await startBackend({ data, accounts, ...(secretKey && { secretKey }) }),
    discard: () => rm(data, { recursive: true, force: true }),
  }
}

async function onPostgres(server: string, content: Content) {
  const admin = await openDatabase(server)
  const name = `blank_page_test_${randomBytes(6).toString('hex')}`
  await admin.query(`create database ${name}`)
  const url = new URL(server)
  url.pathname = name
  return {
    backend: await startBackend({ postgres: url.href, ...content, accounts }),
    discard: async () => {
      await admin.query(`drop database ${name} with (force)`)
      await admin.close()
    },
  }
}

/** Returns a data folder after its first start, cached by a hash of the code, because copying it is faster than a start. */
export async function preparedFolder(content: Content): Promise<string> {
  const hash = createHash('sha1')
  for (const folder of ['backend', 'supabase/migrations', 'supabase/seed/sample']) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isFile()) hash.update(entry.name).update(readFileSync(join(folder, entry.name)))
    }
  }
  const folder = resolve('.cache', 'backend-tests', hash.update(JSON.stringify(content)).digest('hex'))
  if (existsSync(folder)) return folder
  const unfinished = `${folder}.${process.pid}`
  const backend = await startBackend({ data: unfinished, ...content, accounts })
  await backend.close()
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }))
  return folder
}
