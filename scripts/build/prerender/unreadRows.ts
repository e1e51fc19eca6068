// A build that cannot read its rows, in words for whoever runs it.
import { BackendFault } from '../../../backend/fault.ts'
import type { DataError } from '../../../src/supabase/errors.ts'

/** Rows that a build was to read and did not get; `cause` says why. */
export class UnreadRows extends Error {
  override readonly name = 'UnreadRows'
  readonly table: string

  constructor(table: string, cause: DataError) {
    super(`Rows of ${table} could not be read.`, { cause })
    this.table = table
  }
}

/** A class of its own for each bundle: what it is called tells. */
function isUnreadRows(error: unknown): error is UnreadRows & { cause: DataError } {
  return error instanceof Error && error.name === 'UnreadRows'
}

/** A fault of a build as it is told: unread rows with what was asked, where, and what to do; every other as it is. */
export function faultOfBuild(error: unknown, backendOrigin: string): unknown {
  if (!isUnreadRows(error)) return error
  const { table, cause } = error
  return new BackendFault(
    `글을 읽지 못해 빌드를 멈췄습니다: ${backendOrigin}/rest/v1/${table}
  · ${whatHappened(cause)}
  · 서버가 켜져 있는지, VITE_SUPABASE_URL과 VITE_SUPABASE_ANON_KEY가 맞는지 확인해 주세요.
  · 글 없이 빌드하고 방문자의 브라우저가 읽게 하려면: BLANK_PAGE_ROWS=off npm run build`,
    error,
  )
}

function whatHappened({ kind, status, message }: DataError): string {
  if (kind === 'offline') return `서버에 닿지 못했습니다. (${message})`
  if (kind === 'timeout') return '서버가 제때 답하지 않았습니다.'
  if (kind === 'malformed') return `알아볼 수 없는 답이 왔습니다. (HTTP ${status}: ${message})`
  return `서버가 거절했습니다. (HTTP ${status}: ${message})`
}
