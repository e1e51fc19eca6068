// The error of a build that cannot read its rows, and its message for the terminal.
import { BackendError } from '../../../backend/backendError.ts'
import type { DataError } from '../../../src/supabase/errors.ts'

/** Rows that a build could not read. `cause` is the reason. */
export class UnreadRowsError extends Error {
  override readonly name = 'UnreadRowsError'
  readonly table: string

  constructor(table: string, cause: DataError) {
    super(`Rows of ${table} could not be read.`, { cause })
    this.table = table
  }
}

/** Compares the name, because the static renderer's bundle has its own copy of the class. */
function isUnreadRowsError(error: unknown): error is UnreadRowsError & { cause: DataError } {
  return error instanceof Error && error.name === 'UnreadRowsError'
}

/** Returns a BackendError that explains unread rows or a full disk and what to do. Returns other errors unchanged. */
export function describeBuildError(error: unknown, backendOrigin: string): unknown {
  if (error instanceof Error && error.name === 'FullDiskError') return new BackendError(error.message, error)
  if (!isUnreadRowsError(error)) return error
  const { table, cause } = error
  return new BackendError(
    `The build stopped because posts could not be read: ${backendOrigin}/rest/v1/${table}
  · ${reasonOf(cause)}
  · Check that the server runs and that VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY are right.
  · To build without posts and let the visitor’s browser read them: BLANK_PAGE_ROWS=off npm run build`,
    error,
  )
}

function reasonOf({ kind, status, message }: DataError): string {
  if (kind === 'offline') return `The server could not be reached. (${message})`
  if (kind === 'timeout') return 'The server did not answer in time.'
  if (kind === 'malformed') return `The answer could not be understood. (HTTP ${status}: ${message})`
  if (kind === 'paused') return 'The Supabase project is paused. Restart it in the dashboard. (HTTP 540)'
  if (kind === 'quota')
    return `Supabase refuses requests because the plan’s limit is exceeded. (HTTP 402: ${message})`
  return `The server refused. (HTTP ${status}: ${message})`
}
