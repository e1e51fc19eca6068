// Corrects where Supabase Lite 0.10 differs from a hosted project.
import type { Connection } from '@supabase/lite'
import { toRestError } from './restErrors.ts'

/**
 * On its first request, Lite grants each table with row-level security to every role. In an empty database this grants
 * only the tables of `storage`, as a hosted project does. Afterwards it never happens again: the tables of `public` get
 * only the grants of the migrations.
 */
export async function grantStorage(connection: Connection, isEmpty: boolean): Promise<void> {
  const grant: unknown = Reflect.get(connection, 'ensureRlsContext')
  if (typeof grant !== 'function' || Reflect.get(connection, 'rlsState') !== 'unknown')
    throw new Error('Supabase Lite no longer grants as it did in 0.10.')
  if (isEmpty) await grant.call(connection)
  else Reflect.set(connection, 'rlsState', 'active')
}

/** Makes Lite report Postgres errors as PostgREST does. */
export function mapDatabaseErrors(connection: Connection): void {
  connection.normalizeDbError = toRestError
}
