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
    `글을 읽지 못해 빌드를 멈췄습니다: ${backendOrigin}/rest/v1/${table}
  · ${reasonOf(cause)}
  · 서버가 켜져 있는지, VITE_SUPABASE_URL과 VITE_SUPABASE_ANON_KEY가 맞는지 확인해 주세요.
  · 글 없이 빌드하고 방문자의 브라우저가 읽게 하려면: BLANK_PAGE_ROWS=off npm run build`,
    error,
  )
}

function reasonOf({ kind, status, message }: DataError): string {
  if (kind === 'offline') return `서버에 닿지 못했습니다. (${message})`
  if (kind === 'timeout') return '서버가 제때 답하지 않았습니다.'
  if (kind === 'malformed') return `알아볼 수 없는 답이 왔습니다. (HTTP ${status}: ${message})`
  if (kind === 'paused')
    return 'Supabase 프로젝트가 멈춰 있습니다. 대시보드에서 다시 시작해 주세요. (HTTP 540)'
  if (kind === 'quota') return `요금제의 한도를 넘어 Supabase가 요청을 거절합니다. (HTTP 402: ${message})`
  return `서버가 거절했습니다. (HTTP ${status}: ${message})`
}
