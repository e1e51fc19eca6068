// What of Supabase Lite 0.10 answers otherwise than a hosted project, set right in one place.
import type { Connection } from '@supabase/lite'
import type { Database } from './database.ts'
import { restError } from './restErrors.ts'

/**
 * Lite grants every table to every role when it first answers. Lets it do so now, on a migrated database, and then gives
 * the roles no more than the migrations do.
 */
export async function settleGrants(database: Database): Promise<void> {
  const { connection } = database
  const grant: unknown = Reflect.get(connection, 'ensureRlsContext')
  if (typeof grant !== 'function') throw new Error('Supabase Lite no longer grants as it did in 0.10.')
  await grant.call(connection)
  await database.query('select private.settle_grants()')
}

/** Answers what Postgres refuses as PostgREST does. */
export function answerAsPostgrest(connection: Connection): void {
  connection.normalizeDbError = restError
}
