// The embedded backend: Supabase Lite on PGlite, storage on disk, image transformation with sharp.
// Never import '@supabase/lite/cli' or '/vite': they read standard input to its end, which makes Vite exit.
import { randomBytes } from 'node:crypto'
import { dirname, join, resolve } from 'node:path'
import { App, setExperimental } from '@supabase/lite'
import { contentName } from '../scripts/build/contentFolder.ts'
import { type Accounts, accountsFrom, ensureAccounts } from './accounts.ts'
import { BackendError, errorMessage } from './backendError.ts'
import { createCluster } from './cluster.ts'
import { COLLECTIONS } from './collections.ts'
import { type Database, migrate, openDatabase } from './database.ts'
import { type DataFolder, brokenFolderError, dataPath, MEMORY, openDataFolder } from './dataFolder.ts'
import { createApiMiddleware } from './http.ts'
import { PUBLISHABLE_KEY } from './keys.ts'
import { mapDatabaseErrors } from './lite.ts'
import { restoreNodeWarnings } from './nodeWarnings.ts'
import { createPictureService } from './pictures.ts'
import { createRenderCache } from './renderCache.ts'
import { seedSamples } from './seed.ts'
import { createStorageAdapter } from './storageFiles.ts'

export type BackendOptions = {
  /** A data folder or `memory://`. Defaults to `dataPath()`. */
  data?: string
  /** URL of a PostgreSQL server to use instead of PGlite, with temporary files. For tests. */
  postgres?: string
  /** Whether the first start adds sample content. Defaults to true. */
  samples?: boolean
  /** Whether an empty database has the default privileges of projects created before 30 May 2026. For tests. */
  automaticGrants?: boolean
  /** Whether a database with migrations that the code does not know is opened as it is, so that it can be backed up. */
  acceptsUnknown?: boolean
  accounts?: Accounts
  /** The service_role key, for a backend that is not reachable by others. Random by default. */
  secretKey?: string
  /** The project's `supabase` folder. */
  project?: string
}

export type Backend = {
  /** Connect-style middleware for /rest/v1, /auth/v1 and /storage/v1. */
  middleware: ReturnType<typeof createApiMiddleware>
  database: Database
  /** Folder with one folder of files per bucket. */
  storage: string
  /** Publishes the server's URL to other processes on this machine. */
  announce(url: string): void
  close(): Promise<void>
}

/**
 * Opens the data, applies missing migrations and seeds sample content on the first start. Throws a BackendError with a
 * message for the terminal if the data is in use or damaged.
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
    await prepare(app, database, folder, { ...options, project, path })
    await ensureAccounts(database, options.accounts ?? accountsFrom(process.env))
    if (folder.fresh && options.samples !== false)
      await seedSamples(database, folder.storage, join(project, 'seed', contentName(dirname(project))))
    if (folder.fresh) folder.complete()
    const opened = database
    let closing: Promise<void> | undefined
    return {
      middleware: createApiMiddleware({
        app,
        pictures: createPictureService(folder.storage, createRenderCache(folder.renders)),
      }),
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
    throw brokenFolderError(path, 'The database could not be opened.', error)
  }
}

function createApp(
  { connection }: Database,
  folder: DataFolder,
  secretKey = `sb_secret_${randomBytes(24).toString('hex')}`,
): App {
  mapDatabaseErrors(connection)
  setExperimental('storage', true) // Lite reads the environment variable for this too early, on import.
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
  // oxlint-disable-next-line no-underscore-dangle -- Lite 0.10 has no other way to set a storage adapter
  app._storageAdapter = createStorageAdapter(folder.storage)
  return app
}

async function prepare(
  app: App,
  database: Database,
  folder: DataFolder,
  { project, path, ...options }: BackendOptions & { project: string; path: string },
): Promise<void> {
  try {
    await migrate(database, { ...options, app, folder: join(project, 'migrations') })
    // Two processes on one folder silently lose tables. Checking here avoids an empty site.
    for (const collection of COLLECTIONS)
      await database.query(`select 1 from public.posts_${collection} limit 1`)
  } catch (error) {
    if (folder.fresh || error instanceof BackendError) throw error
    throw brokenFolderError(
      path,
      `The tables of the database could not be read (${errorMessage(error)}).`,
      error,
    )
  }
}
