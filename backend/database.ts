import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { type App, appliedVersions, type Connection, recordVersion } from '@supabase/lite'
import { createPgliteConnection, PGlite } from '@supabase/lite/pglite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import { isApplied } from '../scripts/build/contentFolder.ts'
import { BackendError, errorMessage } from './backendError.ts'
import { grantStorage } from './lite.ts'

type Parameter = string | number | boolean | null

/** Common interface to PGlite and a PostgreSQL server. */
export type Database = {
  connection: Connection
  /** Runs several statements in one transaction. */
  run(script: string): Promise<void>
  query<Row extends object>(sql: string, parameters?: Parameter[]): Promise<Row[]>
  close(): Promise<void>
}

/** Opens PGlite on a cluster folder, or connects to a PostgreSQL server by its `postgres://` URL. */
export async function openDatabase(url: string): Promise<Database> {
  return /^postgres(ql)?:/.test(url) ? openPostgres(url) : openPglite(url)
}

const TIMESTAMPTZ = 1184

/** Converts a timestamp to PostgREST's format (`2026-01-22T08:24:48+00:00`). Not every browser parses Postgres's own. */
function isoTime(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
}

/**
 * Starts PGlite with V8's baseline compiler only. Optimizing Postgres's large WebAssembly code costs more than it saves: a
 * start and a thousand requests would take a quarter more CPU time.
 */
async function startPglite(options: Parameters<typeof createPgliteConnection>[0]) {
  setFlagsFromString('--liftoff-only')
  try {
    const connection = await createPgliteConnection(options)
    await connection.driver.waitReady
    return connection
  } finally {
    setFlagsFromString('--no-liftoff-only')
  }
}

async function openPglite(url: string): Promise<Database> {
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'] // The default of 128 MB would stay resident.
  const connection = await startPglite({
    url,
    pgliteOptions: { startParams, parsers: { [TIMESTAMPTZ]: isoTime } },
  })
  const { driver } = connection
  return {
    connection,
    run: (script) => driver.transaction(async (transaction) => void (await transaction.exec(script))),
    query: async <Row extends object>(sql: string, parameters: Parameter[] = []) =>
      (await driver.query<Row>(sql, parameters)).rows,
    close: () => connection.close(),
  }
}

async function openPostgres(url: string): Promise<Database> {
  const { default: postgres } = await import('postgres')
  const quiet = { onnotice: () => {} }
  const moment = { to: TIMESTAMPTZ, from: [TIMESTAMPTZ], serialize: String, parse: isoTime }
  const connection = createPostgresConnection({ url, postgresOptions: { ...quiet, types: { moment } } })
  const sql = postgres(url, { max: 1, ...quiet })
  return {
    connection,
    run: (script) =>
      sql
        .begin(async (transaction) => void (await transaction.unsafe(script).simple()))
        .then(() => undefined),
    query: async <Row extends object>(text: string, parameters: Parameter[] = []) =>
      await sql.unsafe<Row[]>(text, parameters),
    close: async () => {
      await sql.end()
      await connection.close()
    },
  }
}

/**
 * Creates Supabase's roles. Lite creates them on the first request, but the migrations need them earlier. Roles belong to
 * the whole server, so another database may create them at the same time.
 */
const ROLES = `do $$
declare role_name text;
begin
  foreach role_name in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      begin
        execute format('create role %I nologin %s', role_name, case when role_name = 'service_role' then 'bypassrls' else '' end);
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
    begin
      execute format('grant %I to current_user', role_name);
    exception when unique_violation then null;
    end;
  end loop;
end $$`

/** Default privileges of Supabase projects that were created before 30 May 2026. */
const AUTOMATIC_GRANTS = ['tables', 'sequences', 'functions']
  .map(
    (objects) =>
      `alter default privileges in schema public grant all on ${objects} to anon, authenticated, service_role;`,
  )
  .join('\n')

interface MigrateOptions {
  app: App
  /** The folder of the migrations. */
  folder: string
  /** Sets up an empty database with the default privileges of older projects. */
  automaticGrants?: boolean | undefined
  /** Accepts a database with migrations that the folder does not have, and changes nothing in it. */
  acceptsUnknown?: boolean | undefined
}

/** Creates Supabase's own schemas and applies the folder's missing migrations in order. Throws a BackendError. */
export async function migrate(database: Database, options: MigrateOptions): Promise<void> {
  const { app, folder, automaticGrants = false, acceptsUnknown = false } = options
  await app.ensureSystemSchema()
  await database.run(ROLES)
  const applied = new Set(await appliedVersions(database.connection))
  await grantStorage(database.connection, applied.size === 0)
  if (automaticGrants) await database.run(AUTOMATIC_GRANTS)
  const root = join(folder, '..', '..')
  const files = (await readdir(folder))
    .filter((name) => /^\d{14}_\w+\.sql$/.test(name) && isApplied(root, name))
    .toSorted()
  const known = new Set(files.map((name) => name.slice(0, 14)))
  const unknown = [...applied].filter((version) => !known.has(version))
  if (unknown.length > 0) {
    if (acceptsUnknown) return
    throw new BackendError(
      [
        `The database has migrations that this code does not know: ${unknown.length}, the last one is ${unknown.toSorted().at(-1)}.`,
        '  · To move your own posts and pictures, run in this order:',
        '    npm run backup -- FILE.zip, npm run db:reset, npm run restore -- FILE.zip',
        '  · With the code that has these migrations, the database works as it is.',
      ].join('\n'),
    )
  }
  for (const file of files) {
    const version = file.slice(0, 14)
    if (applied.has(version)) continue
    const script = await readFile(join(folder, file), 'utf8')
    await database.run(script).catch((error: unknown) => {
      throw new BackendError(`The migration ${file} could not be applied: ${errorMessage(error)}`, error)
    })
    await recordVersion(database.connection, { version, name: file.slice(15, -4), statements: [script] })
  }
}
