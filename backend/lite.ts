// Corrects where Supabase Lite 0.10 differs from a hosted project.
import type { Connection } from '@supabase/lite'
import type { Database } from './database.ts'
import { toRestError } from './restErrors.ts'

/**
 * Lite grants every table to every role on its first request. This triggers that grant on the migrated database and then
 * restores the grants of the migrations.
 */
export async function applyGrants(database: Database): Promise<void> {
  const { connection } = database
  const grant: unknown = Reflect.get(connection, 'ensureRlsContext')
  if (typeof grant !== 'function') throw new Error('Supabase Lite no longer grants as it did in 0.10.')
  await grant.call(connection)
  await database.query('select private.settle_grants()')
}

/** Makes Lite report Postgres errors as PostgREST does. */
export function mapDatabaseErrors(connection: Connection): void {
  connection.normalizeDbError = toRestError
}
