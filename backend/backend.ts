// The embedded backend: Supabase Lite on PGlite, storage on disk, pictures by sharp.
// '@supabase/lite/cli' and '/vite' are never imported: they drain standard input, on whose end Vite exits.
import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { restoreNodeWarnings } from './nodeWarnings.ts'
import { App, setExperimental } from '@supabase/lite'
import { type Accounts, accountsFrom, ensureAccounts } from './accounts.ts'
import { createCluster } from './cluster.ts'
import { COLLECTIONS } from './collections.ts'
import { type DataFolder, brokenFolder, dataPath, MEMORY, openDataFolder } from './dataFolder.ts'
import { type Database, migrate, openDatabase } from './database.ts'
import { BackendFault, reason } from './fault.ts'
import { apiMiddleware } from './http.ts'
import { PUBLISHABLE_KEY } from './keys.ts'
import { answerAsPostgrest, settleGrants } from './lite.ts'
import { pictures } from './pictures.ts'
import { renderCache } from './renderCache.ts'
import { seedSamples } from './seed.ts'
import { storageFiles } from './storageFiles.ts'

export type BackendOptions = {
  /** A data folder or `memory://`; by default as `dataPath()` says. */
  data?: string
  /** A PostgreSQL server to use in place of PGlite, with files kept for this run only (for tests). */
  postgres?: string
  /** Sample content on the first start (default), or accounts alone. */
  samples?: boolean
  accounts?: Accounts
  /** The key of the administrator (service_role), for a backend that nobody else reaches. By default nobody knows it. */
  secretKey?: string
  /** The project's `supabase` folder. */
  project?: string
}

export type Backend = {
  /** Connect-style middleware for /rest/v1, /auth/v1 and /storage/v1. */
  middleware: ReturnType<typeof apiMiddleware>
  database: Database
  /** The folder that holds a folder of files per bucket. */
  storage: string
  /** Tells other processes on this machine where the server answers. */
  announce(url: string): void
  close(): Promise<void>
}

/**
 * Opens the data, applies what migrations are missing, seeds on the first start.
 * Throws a BackendFault, in words for the terminal, when the data is in use or not as it was left.
 */
export async function startBackend(options: BackendOptions = {}): Promise<Backend> {
  const project = resolve(options.project ?? 'supabase')
  const path = options.postgres ? MEMORY : (options.data ?? dataPath())
  const folder = openDataFolder(path)
  let database: Database | undefined
  try {
    if (folder.fresh && !options.postgres) await createCluster(folder.database)
    database = await open(options.postgres ?? folder.database, path)
    const app = createApp(database, folder, options.secretKey)
    await prepare(app, database, folder, project, path)
    await ensureAccounts(database, options.accounts ?? accountsFrom(process.env))
    if (folder.fresh && options.samples !== false)
      await seedSamples(database, folder.storage, join(project, 'seed'))
    if (folder.fresh) folder.complete()
    const opened = database
    let closing: Promise<void> | undefined
    return {
      middleware: apiMiddleware({ app, pictures: pictures(folder.storage, renderCache(folder.renders)) }),
      database: opened,
      storage: folder.storage,
      announce: (url) => folder.announce(url),
      close: () => (closing ??= opened.close().finally(() => folder.release())),
    }
  } catch (error) {
    await database?.close().catch(() => undefined)
    folder.release()
    throw error
  }
}

async function open(url: string, path: string): Promise<Database> {
  try {
    return await openDatabase(url)
  } catch (error) {
    throw brokenFolder(path, '데이터베이스를 열 수 없습니다.', error)
  }
}

function createApp(
  { connection }: Database,
  folder: DataFolder,
  secretKey = `sb_secret_${randomBytes(24).toString('hex')}`,
): App {
  answerAsPostgrest(connection)
  setExperimental('storage', true) // the environment variable of the same purpose is read when Lite is imported
  restoreNodeWarnings()
  const app = new App({
    connection,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      enable_signup: false,
      jwt_secret: folder.jwtSecret,
      jwt_expiry: 3600,
      publishable_key: PUBLISHABLE_KEY,
      secret_key: secretKey,
      email: { enable_signup: false },
    },
    storage: { enabled: true, file_size_limit: '20MiB' },
    options: { server: { admin: false } },
  })
  // oxlint-disable-next-line no-underscore-dangle -- Lite 0.10 has no other way to give it a storage
  app._storageAdapter = storageFiles(folder.storage)
  return app
}

async function prepare(
  app: App,
  database: Database,
  folder: DataFolder,
  project: string,
  path: string,
): Promise<void> {
  try {
    await migrate(app, database, join(project, 'migrations'))
    await settleGrants(database)
    // Two processes on one folder lose tables without a word: say it here, not as an empty site.
    for (const collection of COLLECTIONS)
      await database.query(`select 1 from public.posts_${collection} limit 1`)
  } catch (error) {
    if (folder.fresh || error instanceof BackendFault) throw error
    throw brokenFolder(path, `데이터베이스의 표를 읽을 수 없습니다 (${reason(error)}).`, error)
  }
}
